import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { undoWork } from '#modules/mes/contract/work-calls.ts'
import { makeRework, reworkOf } from '#modules/production/contract/work-order/rework-calls.ts'
import { withdrawWorkOrders } from '#modules/production/contract/work-order/work-order-calls.ts'
import { lotTrace } from '#modules/stock/contract/lot-trace.ts'
import { expectedOf } from '#modules/stock/server/index.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { inspectionStage, type InspectionStage } from '#test/inspection-stage.ts'
import { outcome } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { workOrderCost } from '../../contract/work-order-story/work-cost-calls.ts'
import { reworkStage, type AskedRework } from '#test/rework-stage.ts'

onPostgres((open) => {
  describe('What the final inspection has found defective', { timeout: 180_000 }, () => {
    let stage: InspectionStage
    let rework: ReturnType<typeof reworkStage>
    beforeAll(async () => {
      stage = await inspectionStage(await open(demo))
      rework = reworkStage(stage)
      await lotControl('1')
    })
    const lotControl = (control: '0' | '1' | '2') =>
      stage.database.owner('write', (tx) =>
        tx.execute(
          sql`UPDATE item SET lot_control = ${control} WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd}`,
        ),
      )
    /** Made of five pieces, of which three are good and two are not. */
    const judged = async () => {
      const no = await stage.made('5')
      const last = await stage.finished(no, '5')
      await stage.judge(no, { good_qty: '3', defective_qty: '2', reason_cd: '10' })
      return { no, last }
    }
    const mend = async ({ no, last }: Awaited<ReturnType<typeof judged>>, more: Partial<AskedRework> = {}) =>
      (
        await stage.call(makeRework, {
          ...{ work_order_no: no, process_no: 0, qty: '2', processes: [last], parts: [] },
          ...{ due_dt: '2026-11-27', reason: '外観不良の手直し', remarks: '', ...more },
        })
      ).work_order_no
    const left = async (no: string) => (await stage.call(reworkOf, { work_order_no: no })).judged.left_qty
    const coming = async (numbers: readonly string[]) => {
      const found = await inContext(stage.database, { company_cd: 'DEMO' }, (context) =>
        expectedOf(context, { items: [stage.item_cd], today: orderDay }),
      )
      const ours = (found.get(stage.item_cd) ?? []).filter(({ counts }) => counts === 'production')
      return numbers.map((of) => ours.find(({ no }) => no === of)?.qty ?? '0')
    }
    /** On shelves and in work, by quality; of this order's lot. */
    const lying = (no: string) =>
      stage.ask(
        { quality: z.string(), qty: z.string() },
        sql`SELECT b.quality, trim_scale(sum(b.qty))::text AS qty FROM stock_balance AS b
          WHERE b.company_cd = 'DEMO' AND b.item_cd = ${stage.item_cd} AND b.lot_no = ${no} AND b.qty <> 0 GROUP BY 1 ORDER BY 1`,
      )

    it('is mended by an order of its own, counted once all the time, and judged again', async () => {
      const order = await judged()
      expect(await left(order.no)).toBe('2')
      expect(await coming([order.no])).toEqual(['0'])
      const no = await mend(order)
      expect(await left(order.no)).toBe('0')
      expect(await coming([order.no, no])).toEqual(['0', '2'])
      expect(await outcome(mend(order, { qty: '1' }))).toBe('BIZ_REWORK_NONE_JUDGED')
      const [before] = [await stage.onHand(stage.item_cd)]
      await rework.finish(no, '2')
      expect(await lying(order.no)).toEqual([
        { quality: '0', qty: '3' },
        { quality: '1', qty: '2' },
      ])
      expect(await coming([order.no, no])).toEqual(['0', '2'])
      expect(await stage.problems()).toEqual([])
      await stage.judge(no, { good_qty: '2' })
      expect(await lying(order.no)).toEqual([{ quality: '0', qty: '5' }])
      expect(await stage.onHand(stage.item_cd)).toBe(before + 2)
      expect(await coming([order.no, no])).toEqual(['0', '0'])
      expect(await left(order.no)).toBe('0')
      const { edges } = await stage.call(lotTrace, { item_cd: stage.item_cd, lot_no: order.no })
      expect(edges.filter(({ from, to }) => from === to)).toEqual([])
      expect(await stage.problems()).toEqual([])
    })

    it('takes nothing from what its first order is still to make', async () => {
      const no = await stage.made('5')
      await stage.supplied(no)
      const steps = await stage.processes(no)
      for (const { process_no } of steps) {
        await stage.event(no, process_no, '1')
        await stage.event(no, process_no, '4', { good_qty: '3' })
      }
      await stage.judge(no, { good_qty: '1', defective_qty: '2', reason_cd: '10' })
      expect(await coming([no])).toEqual(['2'])
      const mending = await mend({ no, last: steps.at(-1)?.process_no ?? 0 })
      expect(await coming([no, mending])).toEqual(['2', '2'])
      await stage.call(withdrawWorkOrders, await rework.seen(mending))
      expect(await coming([no, mending])).toEqual(['2', '0'])
      expect(await stage.problems()).toEqual([])
    })

    it('loses nothing of its value on the way, and what is taken back lies there again', async () => {
      const order = await judged()
      const worth = async () =>
        (
          await stage.ask(
            { value: z.number() },
            sql`SELECT amount::float8 AS value FROM item_cost WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd} AND factory_cd = 'F01'`,
          )
        )[0]?.value
      const before = await worth()
      const no = await mend(order)
      const [{ process_no } = { process_no: 0 }] = await stage.processes(no)
      await stage.event(no, process_no, '1')
      const { event_no } = await stage.event(no, process_no, '5', { good_qty: '2' })
      expect(await worth()).toBe(before)
      const { parts } = await stage.call(workOrderCost, { work_order_no: no })
      expect(parts).toMatchObject([{ item_cd: stage.item_cd, used_qty: '2', usage: '0', price: '0' }])
      await stage.call(undoWork, { work_order_no: no, process_no, event_no, reason: '誤り' })
      expect(await worth()).toBe(before)
      expect(await lying(order.no)).toEqual([
        { quality: '0', qty: '3' },
        { quality: '2', qty: '2' },
      ])
      expect(await stage.problems()).toEqual([])
    })

    it('is mended by no more than was judged and still lies there, by processes that are the order’s and begin in house', async () => {
      const order = await judged()
      expect(await outcome(mend(order, { qty: '3' }))).toBe('BIZ_REWORK_QTY')
      expect(await outcome(mend(order, { processes: [7] }))).toBe('BIZ_REWORK_UNKNOWN')
      const none = { no: await stage.made('1'), last: order.last }
      expect(await outcome(mend(none, { qty: '1' }))).toBe('BIZ_REWORK_NONE_JUDGED')
      const no = await mend(order)
      await stage.database.owner('write', (tx) =>
        tx.execute(
          sql`UPDATE stock_balance SET qty = 1 WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd} AND lot_no = ${order.no} AND quality = '2'`,
        ),
      )
      const [{ process_no } = { process_no: 0 }] = await stage.processes(no)
      await stage.event(no, process_no, '1')
      expect(await outcome(stage.event(no, process_no, '5', { good_qty: '2' }))).toBe('20129')
      await stage.database.owner('write', (tx) =>
        tx.execute(
          sql`UPDATE stock_balance SET qty = 2 WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd} AND lot_no = ${order.no} AND quality = '2'`,
        ),
      )
      expect(await outcome(stage.event(no, process_no, '5', { good_qty: '2' }))).toBe('saved')
    })

    it('may be mended anew when its order of rework is withdrawn', async () => {
      const order = await judged()
      const no = await mend(order)
      await stage.call(withdrawWorkOrders, await rework.seen(no))
      expect(await left(order.no)).toBe('2')
      expect(await coming([order.no, no])).toEqual(['0', '0'])
    })

    it('is found by each of its serial numbers, entered or given by the order, and mended as one', async () => {
      await lotControl('2')
      const no = await stage.made('3')
      await stage.supplied(no)
      const steps = await stage.processes(no)
      const last = steps.at(-1)?.process_no ?? 0
      for (const { process_no } of steps) {
        await stage.event(no, process_no, '1')
        const serial_nos = process_no === last ? ['', `NR-${no}`, ''] : []
        await stage.event(no, process_no, '5', { good_qty: '3', serial_nos })
      }
      const numbers = [`NR-${no}`, `${no}-001`, `${no}-002`]
      expect((await stage.waiting(no)).map(({ lot_no }) => lot_no).toSorted()).toEqual(numbers)
      for (const defective_qty of ['0', '1', '1'])
        await stage.judge(no, { good_qty: defective_qty === '0' ? '1' : '0', defective_qty, reason_cd: '10' })
      expect(await stage.waiting(no)).toEqual([])
      expect(await left(no)).toBe('2')
      const mending = await mend({ no, last }, { qty: '2' })
      await rework.finish(mending, '2')
      const mended = (await stage.waiting(mending)).map(({ lot_no }) => lot_no)
      expect(mended.toSorted()).toEqual([`${mending}-001`, `${mending}-002`])
      for (const lot_no of mended) expect(await stage.judge(mending, { lot_no, good_qty: '1' })).toBeTruthy()
      expect(await stage.waiting(mending)).toEqual([])
      expect(await stage.problems()).toEqual([])
    })

    it('is found by its serial numbers, and by its place where it has no lot', async () => {
      const table = [
        ['2', '1'],
        ['0', '2'],
      ] as const
      for (const [control, qty] of table) {
        await lotControl(control)
        const no = await stage.made(qty)
        const last = await stage.finished(no, qty)
        await stage.judge(no, { defective_qty: qty, reason_cd: '10' })
        expect(await left(no)).toBe(qty)
        const mending = await mend({ no, last }, { qty })
        await rework.finish(mending, qty)
        expect(await stage.waiting(mending)).toMatchObject([{ awaiting_qty: qty }])
        expect(await stage.problems()).toEqual([])
      }
    })
  })
})
