import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { arrivalStage, type ArrivalStage } from '#test/arrival-stage.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome } from '#test/master-stage.ts'
import { product } from '#test/product.ts'
import '#test/property-seed.ts'
import { cancelAcceptance, cancelArrival } from '../../contract/arrival/arrival-calls.ts'
import { placeOrderBacklogList } from '../../contract/order/place-order-backlog.ts'
import { cancelPlaceOrder, closePlaceOrderLines } from '../../contract/order/place-order-calls.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { placeOrderExamination } from '../order/place-order-examination.ts'
import { arrivalExamination } from './arrival-examination.ts'

const reason = '入力間違い'
const verbs = [
  ...(['receive', 'receive', 'accept', 'accept', 'sendBack', 'cancelArrival', 'cancelAcceptance'] as const),
  ...(['change', 'close', 'cancelOrder'] as const),
] as const
type Verb = (typeof verbs)[number]

/** One order and what has followed from it. */
interface Course {
  readonly po_no: string
  readonly arrivals: string[]
  readonly acceptances: string[]
}

onPostgres((open) => {
  let stage: ArrivalStage
  beforeAll(async () => {
    stage = await arrivalStage(await open(demo))
  })

  const changeQty = async (po_no: string, qty: string) => {
    const { header, lines, update_cnt } = await stage.call(placeOrderSlip.endpoints.getDetail, { po_no })
    return stage.call(placeOrderSlip.endpoints.doEdit, {
      ...{ assign_mode: '1', update_cnt, header: { ...header, change_reason: reason } },
      lines: lines.map((line) => ({ ...line, qty })),
    })
  }
  const of = (all: readonly string[], figure: number) => all[figure % Math.max(all.length, 1)] ?? ''

  /** What a buyer, the gate or the inspection does next; what is refused there changes nothing. */
  async function act({ po_no, arrivals, acceptances }: Course, verb: Verb, figure: number): Promise<void> {
    const qty = String(1 + (figure % 7))
    const arrival_no = of(arrivals, figure)
    const sent = { arrival_line_no: 1, redeliver: figure % 4 < 2, reason: 'キズ' }
    const judge = (line: Readonly<Record<string, string | number | boolean>>) =>
      stage
        .accepted(arrival_no, [{ ...sent, ...line }])
        .then(({ header }) => acceptances.push(header.acceptance_no))
    const doing: Readonly<Record<Verb, () => Promise<unknown>>> = {
      receive: () =>
        stage
          .received([{ po_no, po_line_no: '1', qty, location_cd: stage.goods.place }])
          .then(({ header }) => arrivals.push(header.arrival_no)),
      accept: () => judge({ good_qty: qty, return_qty: String(1 + (figure % 3)) }),
      sendBack: () => judge({ judged_goods: '0', return_qty: qty, return_ground: '2' }),
      cancelArrival: () => stage.call(cancelArrival, { arrival_no, reason }),
      cancelAcceptance: () =>
        stage.call(cancelAcceptance, { acceptance_no: of(acceptances, figure), reason }),
      change: () => changeQty(po_no, String(10 + (figure % 20))),
      close: () => stage.call(closePlaceOrderLines, { po_no, lines: [1], reason }),
      cancelOrder: () => stage.call(cancelPlaceOrder, { po_no, reason }),
    }
    await outcome(doing[verb]())
  }

  /** By the slips alone: what came, what went back to come again. */
  const bySlips = async (po_no: string) => {
    const [found] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { received: z.string(), redelivery: z.string() },
        sql`SELECT (SELECT coalesce(sum(l.qty), 0) FROM arrival_line l JOIN arrival h USING (company_cd, factory_cd, arrival_no)
              WHERE l.company_cd = 'DEMO' AND l.po_no = ${po_no} AND h.arrival_status = '1' AND l.outcome = '0')::text AS received,
            (SELECT coalesce(sum(j.return_qty), 0) FROM acceptance_line j JOIN acceptance h USING (company_cd, factory_cd, acceptance_no)
              JOIN arrival_line l ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.arrival_no = h.arrival_no
                AND l.line_no = j.arrival_line_no
              WHERE l.company_cd = 'DEMO' AND l.po_no = ${po_no} AND h.acceptance_status = '1' AND j.redeliver)::text AS redelivery`,
      ),
    )
    return { received: Number(found?.received), redelivery: Number(found?.redelivery) }
  }
  const listed = async (po_no: string) => {
    const { list } = await stage.call(placeOrderBacklogList.endpoints.getList, { po_no, line_status: '0,1' })
    return list.map(({ backlog_qty }) => Number(backlog_qty))
  }

  it('発注残 = ordered + re-delivery − received − closed by the slips themselves, in the list and in the doctor, whatever is ordered, received, judged, sent back, closed and taken back', async () => {
    const step = fc.record({ verb: fc.constantFrom(...verbs), figure: fc.nat(99) })
    const course = fc.record({
      kind: fc.nat(3),
      steps: fc.array(step, { minLength: 8, maxLength: 14 }),
    })
    const done = new Set<string>()
    await fc.assert(
      fc.asyncProperty(course, async ({ kind, steps }) => {
        const { inspected, plain } = stage.goods
        const po_no = await stage.ordered([stage.bought(kind > 0 ? inspected : plain, '20', '10')])
        const standing: Course = { po_no, arrivals: [], acceptances: [] }
        let closed = 0
        for (const { verb, figure } of [{ verb: 'receive' as const, figure: 4 }, ...steps]) {
          const [before] = await listed(po_no)
          const wasClosed = Number((await stage.orderLine(po_no))?.closed_qty)
          await act(standing, verb, figure)
          const line = await stage.orderLine(po_no)
          // Only closing closes, and just what was still to come.
          if (Number(line?.closed_qty) !== wasClosed) closed += before ?? 0
          if (Number(line?.closed_qty) !== wasClosed) done.add(verb)
          const { received, redelivery } = await bySlips(po_no)
          if (received > 0) done.add('came')
          if (redelivery > 0) done.add('again')
          if (Number(line?.returned_qty) > redelivery) done.add('unwanted')
          const backlog = Number(line?.qty) + redelivery - received - closed
          expect(line).toMatchObject({ received_qty: String(received), redelivery_qty: String(redelivery) })
          expect(Number(line?.closed_qty)).toBe(closed)
          const isOpen = line?.line_status === '1'
          expect(isOpen).toBe(line?.line_status !== '9' && backlog > 0)
          expect(await listed(po_no)).toEqual(isOpen ? [backlog] : [])
        }
        for (const one of [placeOrderExamination, arrivalExamination])
          expect(await one.examine(stage.database, product.registered)).toMatchObject({ state: 'ok' })
      }),
      { numRuns: 5 },
    )
    expect([...done].sort()).toEqual(['again', 'came', 'close', 'unwanted'])
  }, 120_000)

  it('the doctor names a line that differs from what came for it', async () => {
    const po_no = await stage.ordered([stage.bought(stage.goods.plain, '20', '10')])
    const set = (qty: string) =>
      stage.database.owner('write', (tx) =>
        tx.execute(
          sql`UPDATE place_order_line SET received_qty = ${qty}::numeric WHERE company_cd = 'DEMO' AND po_no = ${po_no}`,
        ),
      )
    await set('3')
    const found = await arrivalExamination.examine(stage.database, product.registered)
    expect([found.state, found.says.includes(`${po_no}/1`)]).toEqual(['fail', true])
    await set('0')
  })
})
