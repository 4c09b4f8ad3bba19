import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { placeOrderBacklog } from '#modules/place-order/contract/order/place-order-figures.ts'
import { written } from '#platform/contract/decimal.ts'
import { arrivalStage, more, type ArrivalStage } from '#test/arrival-stage.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { dice } from '#test/dice.ts'
import { outcome, refused } from '#test/master-stage.ts'
import { textOfPages } from '#test/pdf-text.ts'
import type { Endpoint, fileAnswer, SentInputOf } from '#platform/contract/endpoint.ts'
import type { z } from 'zod'
import { pegLine, promisesOfOrder } from '#modules/receive-order/contract/allocation-calls.ts'
import { supplyOf } from '../../contract/order/place-order-number.ts'
import {
  cancelAcceptance,
  cancelArrival,
  printArrivalLabels,
  printReturnSlip,
  receiveArrival,
} from '../../contract/arrival/arrival-calls.ts'

onPostgres((open) => {
  let stage: ArrivalStage
  beforeAll(async () => {
    stage = await arrivalStage(await open(demo))
  })

  const delivered = (po_no: string, qty: string) => ({
    ...{ po_no, po_line_no: '1', qty, location_cd: stage.goods.place },
  })
  const judged = (good_qty: string, defective_qty: string, return_qty: string) => ({
    ...{ arrival_line_no: 1, good_qty, defective_qty, return_qty, reason: 'キズ' },
  })
  const cells = async (attempt: Promise<unknown>) =>
    (await refused(attempt)).fields.map(({ path, code }) => [path, code])
  const backlog = async (po_no: string) => {
    const line = await stage.orderLine(po_no)
    return line ? written(placeOrderBacklog(line), 0) : undefined
  }
  const paper = async <E extends Endpoint<z.ZodType, typeof fileAnswer>>(call: E, input: SentInputOf<E>) => {
    const { content } = await stage.call(call, input)
    return content instanceof Uint8Array ? textOfPages(content).map((page) => page.replaceAll(/\s/g, '')) : []
  }
  const reason = '入力間違い'

  describe('a delivery of what was ordered', () => {
    it('comes in instalments at the order’s price, is owed for, and ends the order with the last of them', async () => {
      const { plain } = stage.goods
      const before = await stage.onHand(plain)
      const po_no = await stage.ordered([stage.bought(plain, '10', '12.5')])
      const first = await stage.received([delivered(po_no, '4')])
      expect(first.header).toMatchObject({ supplier_cd: stage.goods.supplier_cd })
      expect(first.lines[0]).toMatchObject({ item_cd: plain, instalment_no: '1', unit_price: '12.5' })
      expect(await stage.orderLine(po_no)).toMatchObject({
        ...{ received_qty: '4', inspected_qty: '4', accepted_qty: '4', purchased_qty: '4', line_status: '1' },
      })
      const second = await stage.received([delivered(po_no, '6')])
      expect(second.lines[0]).toMatchObject({ instalment_no: '2' })
      expect(await stage.orderLine(po_no)).toMatchObject({ received_qty: '10', line_status: '2' })
      expect(await stage.onHand(plain)).toEqual(more(before, { '0:0': 10 }))
      expect(await stage.owed(po_no)).toBe(125)
      await stage.addsUp()
    })

    it('does not arrive when its supplier ships it to the customer', async () => {
      const po_no = await stage.ordered([stage.bought(stage.goods.plain, '5', '1')])
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE place_order_line SET treatment_div = '1' WHERE po_no = ${po_no}`),
      )
      expect(await cells(stage.received([delivered(po_no, '1')]))).toEqual([
        ['lines.0.po_no', 'BIZ_ARRIVAL_DIRECT'],
      ])
    })

    it('is refused beyond the tolerance, from another supplier, of another item, and before the order is issued', async () => {
      const { plain, inspected } = stage.goods
      const po_no = await stage.ordered([stage.bought(plain, '100', '1')])
      const trying = (line: object, header = {}) =>
        cells(stage.received([{ ...delivered(po_no, '1'), ...line }], header))
      expect(await trying({ qty: '101' })).toEqual([['lines.0.qty', 'BIZ_TOLERANCE']])
      expect(await trying({ item_cd: inspected })).toEqual([['lines.0.item_cd', 'BIZ_ARRIVAL_ITEM']])
      expect(await trying({ po_line_no: '2', item_cd: plain })).toEqual([
        ['lines.0.po_no', 'BIZ_ARRIVAL_ORDER'],
      ])
      await stage.database.owner('write', (tx) =>
        tx.execute(
          sql`UPDATE supplier SET over_tolerance = 5 WHERE company_cd = 'DEMO' AND supplier_cd = ${stage.goods.supplier_cd}`,
        ),
      )
      expect(await trying({ qty: '105.5' })).toEqual([['lines.0.qty', 'BIZ_TOLERANCE']])
      const odd = await stage.ordered([stage.bought(plain, '50', '1')])
      expect((await refused(stage.received([delivered(odd, '53')]))).fields).toMatchObject([
        { path: 'lines.0.qty', code: 'BIZ_TOLERANCE', params: { most: '52' } },
      ])
      await stage.received([delivered(po_no, '105')])
      expect(await backlog(po_no)).toBe('-5')
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE supplier SET over_tolerance = 0 WHERE company_cd = 'DEMO'`),
      )
    })

    it('that came beyond the order within its tolerance is inspected as any other: what goes back of it is not wanted again', async () => {
      const { inspected, supplier_cd } = stage.goods
      const tolerated = (percent: number) =>
        stage.database.owner('write', (tx) =>
          tx.execute(
            sql`UPDATE supplier SET over_tolerance = ${percent} WHERE company_cd = 'DEMO' AND supplier_cd = ${supplier_cd}`,
          ),
        )
      await tolerated(5)
      const po_no = await stage.ordered([stage.bought(inspected, '100', '10')])
      const { arrival_no } = (await stage.received([delivered(po_no, '104')])).header
      const first = await stage.accepted(arrival_no, [judged('90', '0', '2')])
      expect(await backlog(po_no)).toBe('-2')
      const again = async ({ header: { acceptance_no } }: typeof first) =>
        /キズ(要\d*)?/.exec((await paper(printReturnSlip, { acceptance_no })).join(''))?.[1] ?? ''
      expect(await again(first)).toBe('')
      const second = await stage.accepted(arrival_no, [judged('6', '0', '6')])
      expect(await backlog(po_no)).toBe('4')
      expect(await again(second)).toBe('要4')
      // Printed again it says what was wanted when the goods went back.
      expect(await again(first)).toBe('')
      expect(await stage.orderLine(po_no)).toMatchObject({
        accepted_qty: '96',
        returned_qty: '8',
        line_status: '1',
      })
      await stage.addsUp()
      const cancelled = ({ header: { acceptance_no } }: typeof first) =>
        stage.call(cancelAcceptance, { acceptance_no, reason: '判定の誤り' })
      await cancelled(first)
      expect(await backlog(po_no)).toBe('2')
      // Six come again, and one more than was ordered: what they replace cannot be found good any more.
      await stage.received([delivered(po_no, '3')])
      expect(await again(second)).toBe('要4')
      expect(await refused(cancelled(second))).toMatchObject({ code: 'BIZ_PO_OVER' })
      await tolerated(20)
      await cancelled(second)
      expect(await backlog(po_no)).toBe('-7')
      await tolerated(0)
      await stage.addsUp()
    })

    it('that is defective goes back, is not owed for, and is expected again', async () => {
      const { inspected } = stage.goods
      const before = await stage.onHand(inspected)
      const po_no = await stage.ordered([stage.bought(inspected, '10', '100')])
      const { arrival_no } = (await stage.received([delivered(po_no, '10')])).header
      expect(await stage.owed(po_no)).toBe(1000)
      expect(await stage.orderLine(po_no)).toMatchObject({ line_status: '2', accepted_qty: '0' })
      const { acceptance_no } = (await stage.accepted(arrival_no, [judged('7', '1', '2')])).header
      expect(await stage.orderLine(po_no)).toMatchObject({
        ...{ inspected_qty: '10', accepted_qty: '7', returned_qty: '2', redelivery_qty: '2' },
        ...{ purchased_qty: '8', line_status: '1' },
      })
      expect(await backlog(po_no)).toBe('2')
      expect(await stage.owed(po_no)).toBe(800)
      const again = (await stage.received([delivered(po_no, '2')])).header.arrival_no
      expect(await backlog(po_no)).toBe('0')
      await stage.addsUp()
      await stage.call(cancelArrival, { arrival_no: again, reason })
      await stage.call(cancelAcceptance, { acceptance_no, reason })
      await stage.call(cancelArrival, { arrival_no, reason })
      expect(await stage.orderLine(po_no)).toMatchObject({
        ...{
          received_qty: '0',
          inspected_qty: '0',
          accepted_qty: '0',
          returned_qty: '0',
          redelivery_qty: '0',
        },
        ...{ purchased_qty: '0', line_status: '1' },
      })
      expect(await stage.owed(po_no)).toBe(0)
      expect(await stage.onHand(inspected)).toEqual(before)
      await stage.addsUp()
    })

    it('has labels for what came, and a slip for what goes back', async () => {
      const { inspected } = stage.goods
      const po_no = await stage.ordered([stage.bought(inspected, '10', '100')])
      const { arrival_no } = (await stage.received([delivered(po_no, '10')], { supplier_slip_no: 'D-900' }))
        .header
      const [label = ''] = await paper(printArrivalLabels, { arrival_no })
      expect(label).toContain(inspected)
      const all = (await stage.accepted(arrival_no, [judged('4', '0', '0')])).header
      expect(await refused(stage.call(printReturnSlip, { acceptance_no: all.acceptance_no }))).toMatchObject({
        code: 'BIZ_RETURN_NOTHING',
      })
      const { acceptance_no } = (await stage.accepted(arrival_no, [judged('3', '0', '3')])).header
      const [slip = ''] = await paper(printReturnSlip, { acceptance_no })
      for (const words of ['返品票', acceptance_no, 'D-900', `${po_no}-1`, inspected, '300', 'キズ要'])
        expect(slip).toContain(words)
    })

    it('is owed for when it is accepted, where the company counts so', async () => {
      await stage.setBasis('2')
      const { inspected } = stage.goods
      const po_no = await stage.ordered([stage.bought(inspected, '10', '100')])
      const { arrival_no } = (await stage.received([delivered(po_no, '10')])).header
      expect(await stage.owed(po_no)).toBe(0)
      const { acceptance_no } = (await stage.accepted(arrival_no, [judged('6', '0', '4')])).header
      expect(await stage.owed(po_no)).toBe(600)
      await stage.call(cancelAcceptance, { acceptance_no, reason })
      expect(await stage.owed(po_no)).toBe(0)
      await stage.setBasis('1')
    })
  })

  it('goods that are inspected serve whoever waits for them when they are accepted, and not before', async () => {
    const { inspected } = stage.goods
    const po_no = await stage.ordered([stage.bought(inspected, '20', '10')])
    const { order_no } = (await stage.enter([{ item_cd: inspected, qty: '8' }])).header
    await stage.call(pegLine, { order_no, line_no: 1, ...supplyOf(po_no, 1), qty: '8' })
    const promised = async () => {
      const [line] = (await stage.call(promisesOfOrder, { order_no })).list
      return [line?.pegged_qty, line?.allocated_qty]
    }
    const { arrival_no } = (await stage.received([delivered(po_no, '9')])).header
    expect(await promised()).toEqual(['8', '0'])
    const { acceptance_no } = (await stage.accepted(arrival_no, [judged('3', '0', '0')])).header
    expect(await promised()).toEqual(['5', '3'])
    await stage.accepted(arrival_no, [judged('4', '1', '1')])
    expect(await promised()).toEqual(['1', '7'])
    await stage.addsUp()
    await stage.call(cancelAcceptance, { acceptance_no, reason })
    await stage.addsUp()
  })

  it('eight clerks receive, send back and cancel the same order: nothing waits in a circle, and all sums agree', async () => {
    const { inspected } = stage.goods
    const before = await stage.onHand(inspected)
    const po_no = await stage.ordered([stage.bought(inspected, '60', '10')])
    const arrivals: string[] = []
    const known = new Set<string>()
    const clerk = async (seed: number) => {
      const roll = dice(seed)
      for (let n = 0; n < 4; n++) {
        const arrival_no = arrivals[roll(arrivals.length)]
        const act = roll(4)
        if (arrival_no === undefined || act === 0) {
          const { header } = await stage.entered([delivered(po_no, String(1 + roll(9)))])
          const did = await outcome(stage.call(receiveArrival, { arrival_no: header.arrival_no }))
          known.add(did)
          if (did === 'saved') arrivals.push(header.arrival_no)
        } else if (act === 1) known.add(await outcome(stage.call(cancelArrival, { arrival_no, reason })))
        else known.add(await outcome(stage.accepted(arrival_no, [judged('1', '0', '1')])))
      }
    }
    await Promise.all(Array.from({ length: 8 }, (_, n) => clerk(n + 1)))
    const refusals = ['BIZ_TOLERANCE', 'BIZ_ARRIVAL_STATE', 'BIZ_ARRIVAL_ACCEPTED', 'BIZ_ACCEPTANCE_TOO_MANY']
    expect(
      [...known].filter((one) => ![...refusals, 'BIZ_ACCEPTANCE_UNKNOWN', 'saved'].includes(one)),
    ).toEqual([])
    const line = await stage.orderLine(po_no)
    const [received, returned, accepted] = [line?.received_qty, line?.returned_qty, line?.accepted_qty].map(
      Number,
    )
    const now = await stage.onHand(inspected)
    expect(now).toEqual(
      more(before, {
        '0:0': accepted ?? 0,
        '0:1': (received ?? 0) - (returned ?? 0) - (accepted ?? 0),
      }),
    )
    expect(await stage.owed(po_no)).toBe(((received ?? 0) - (returned ?? 0)) * 10)
    await stage.addsUp()
  })
})
