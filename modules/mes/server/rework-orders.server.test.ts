import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { planOnGantt } from '#modules/production/contract/gantt/gantt-calls.ts'
import { reworkOf } from '#modules/production/contract/work-order/rework-calls.ts'
import { expectedOf } from '#modules/stock/server/index.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome, refused } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { reworkStage, type AskedRework } from '#test/rework-stage.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { terminalJobs } from '../contract/terminal-calls.ts'
import { undoWork } from '../contract/work-calls.ts'

onPostgres((open) => {
  let stage: WorkStage
  let rework: ReturnType<typeof reworkStage>
  beforeAll(async () => {
    stage = await workStage(await open(demo))
    rework = reworkStage(stage)
  })

  const coming = async (item_cd: string, numbers: readonly string[]) => {
    const found = await inContext(stage.database, { company_cd: 'DEMO' }, (context) =>
      expectedOf(context, { items: [item_cd], today: orderDay }),
    )
    return numbers.map(
      (no) =>
        (found.get(item_cd) ?? []).find((one) => one.counts === 'production' && one.no === no)?.qty ?? '0',
    )
  }
  describe('An order of rework (手直し指示)', () => {
    it('is refused for more than was found defective, and for processes and parts that it cannot be of', async () => {
      const order = await rework.withDefects()
      const { no, first, second, last, steps } = order
      const [{ part_no: part } = { part_no: 0 }] = await stage.ask(
        { part_no: z.int() },
        sql`SELECT part_no FROM work_order_part WHERE company_cd = 'DEMO' AND work_order_no = ${no} AND process_no = ${first} LIMIT 1`,
      )
      const after = steps.filter((process_no) => process_no > first)
      const table: readonly (readonly [Partial<AskedRework>, string])[] = [
        [{ work_order_no: 'W999999' }, '404'],
        [{ qty: '3' }, 'BIZ_REWORK_QTY'],
        [{ qty: '1.5' }, 'MST_UNIT_DECIMALS'],
        [{ process_no: second, processes: after }, 'BIZ_REWORK_NONE'],
        [{ process_no: 7 }, 'BIZ_REWORK_UNKNOWN'],
        [{ processes: [...steps, 7] }, 'BIZ_REWORK_UNKNOWN'],
        [{ processes: steps.filter((process_no) => process_no !== last) }, 'BIZ_REWORK_LEFT_OUT'],
        [{ processes: after, parts: [part] }, 'BIZ_REWORK_PART'],
        [{ processes: [] }, '400'],
        [{ due_dt: orderDay }, 'BIZ_WORK_ORDER_DUE'],
        [{ reason: '' }, '400'],
      ]
      const told: string[] = []
      for (const [more] of table) told.push(await outcome(rework.mend(order, more)))
      expect(told).toEqual(table.map(([, code]) => code))
      const said = await refused(rework.mend(order, { qty: '3' }))
      expect(said.fields.map(({ path }) => path)).toEqual(['qty'])
      expect(await rework.left(no, first)).toBe('2')
    })

    it('begins with a process in house', async () => {
      const order = await rework.withDefects()
      const { no, first, second, steps } = order
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE work_order_operation SET outside_flg = true WHERE company_cd = 'DEMO' AND work_order_no = ${no}
          AND process_no = ${second}`),
      )
      const after = steps.filter((process_no) => process_no > first)
      expect(await outcome(rework.mend(order, { processes: after }))).toBe('BIZ_REWORK_OUTSIDE_FIRST')
      expect(await outcome(rework.mend(order))).toBe('saved')
    })

    it('no piece is mended twice: neither by a second order nor by the next process', async () => {
      const order = await rework.withDefects()
      const { no, first, second } = order
      const one = await rework.mend(order, { qty: '1' })
      expect(await rework.left(no, first)).toBe('1')
      expect(await outcome(rework.mend(order))).toBe('BIZ_REWORK_QTY')
      const [job] = (await stage.call(terminalJobs, { work_order_no: no, process_no: String(second) })).list
      expect(job).toMatchObject({ rework_left: '1' })
      await stage.event(no, second, '1')
      const both = { good_qty: '6', rework_qty: '2' }
      expect(await outcome(stage.event(no, second, '4', both))).toBe('20129')
      await stage.event(no, second, '4', { good_qty: '5', rework_qty: '1' })
      expect(await outcome(rework.mend(order, { qty: '1' }))).toBe('BIZ_REWORK_NONE')
      await rework.finish(one, '1')
      expect(await stage.problems()).toEqual([])
    })

    it('what of the defective pieces has been thrown away is not there to be mended', async () => {
      const order = await rework.withDefects()
      const thrown = (qty: string) =>
        stage.database.owner('write', (tx) =>
          tx.execute(sql`UPDATE stock_balance AS b SET qty = ${qty}::numeric FROM work_order AS h WHERE h.company_cd = b.company_cd
            AND h.lot_no = b.lot_no AND h.item_cd = b.item_cd AND h.work_order_no = ${order.no} AND b.quality = '2'`),
        )
      await thrown('1')
      expect(await outcome(rework.mend(order))).toBe('BIZ_REWORK_STOCK')
      const one = await rework.mend(order, { qty: '1' })
      expect(await rework.left(order.no, order.first)).toBe('0')
      await thrown('0')
      await stage.event(one, order.first, '1')
      expect(await outcome(stage.event(one, order.first, '4', { good_qty: '1' }))).toBe('20129')
      await thrown('2')
    })

    it('takes no parts, conserves pieces, and comes out good of the same lot', async () => {
      const before = await stage.onHand(stage.item_cd)
      const order = await rework.withDefects()
      const no = await rework.mend(order)
      expect(await rework.lying(no)).toEqual([
        { process_no: String(order.first), quality: '0', qty: '4' },
        { process_no: String(order.first), quality: '2', qty: '2' },
      ])
      await rework.finish(order.no, '4')
      expect(await stage.onHand(stage.item_cd)).toBe(before + 4)
      expect(await outcome(stage.event(no, order.first, '1'))).toBe('saved')
      expect(await outcome(stage.event(no, order.first, '4', { good_qty: '3' }))).toBe('20129')
      await stage.event(no, order.first, '5', { good_qty: '2' })
      await rework.finish(no, '2')
      expect(await stage.onHand(stage.item_cd)).toBe(before + 6)
      expect(await rework.lying(no)).toEqual([])
      const posted = await stage.ask(
        { stock_div: z.string(), qty: z.string() },
        sql`SELECT l.stock_div, trim_scale(sum(e.qty))::text AS qty FROM stock_ledger AS l JOIN stock_entry AS e
            ON e.company_cd = l.company_cd AND e.ledger_no = l.ledger_no AND e.side = 1
          WHERE l.company_cd = 'DEMO' AND l.document_kind = '040' AND l.document_no = ${no} AND l.stock_div <> '042' GROUP BY 1 ORDER BY 1`,
      )
      expect(posted).toEqual([
        { stock_div: '040', qty: '2' },
        { stock_div: '046', qty: '2' },
      ])
      // A piece is worth its standard, whichever order brought it; what an order brings is worth whole yen.
      const [value] = await stage.ask(
        { yen_apart: z.number(), count: z.int() },
        sql`SELECT floor(max(e.unit_cost) - min(e.unit_cost))::float8 AS yen_apart, count(*)::int AS count FROM stock_ledger AS l
            JOIN stock_entry AS e ON e.company_cd = l.company_cd AND e.ledger_no = l.ledger_no AND e.side = 1
          WHERE l.company_cd = 'DEMO' AND l.stock_div = '040' AND l.document_no IN (${no}, ${order.no})`,
      )
      expect(value).toEqual({ yen_apart: 0, count: 2 })
      expect(await stage.problems()).toEqual([])
    })

    it('is taken back entry by entry: its pieces are defective again where they were found', async () => {
      const order = await rework.withDefects()
      const no = await rework.mend(order)
      const before = await rework.lying(no)
      await stage.event(no, order.first, '1')
      const { event_no } = await stage.event(no, order.first, '4', {
        ...{ good_qty: '1', defective_qty: '1', reason_cd: '10' },
      })
      expect(await rework.lying(no)).toEqual([
        { process_no: String(order.first), quality: '0', qty: '5' },
        { process_no: String(order.first), quality: '2', qty: '1' },
      ])
      // What it has found defective itself may be mended once more.
      expect(await rework.left(no, order.first)).toBe('1')
      expect(await stage.problems()).toEqual([])
      await stage.call(undoWork, { work_order_no: no, process_no: order.first, event_no, reason: '' })
      expect(await rework.lying(no)).toEqual(before)
      expect(await stage.problems()).toEqual([])
    })

    it('what it leaves when it is finished may be mended by another', async () => {
      const order = await rework.withDefects()
      const no = await rework.mend(order)
      await rework.finish(no, '1')
      expect(await rework.left(order.no, order.first)).toBe('1')
      expect(await outcome(rework.mend(order, { qty: '1' }))).toBe('saved')
    })

    it('begins where the pieces lie, with the processes that are chosen, and draws the parts that are chosen', async () => {
      const order = await rework.withDefects()
      const { no, first, second, steps } = order
      await stage.event(no, second, '1')
      await stage.event(no, second, '4', { good_qty: '3', defective_qty: '1', reason_cd: '10' })
      const later = steps.filter((process_no) => process_no >= second)
      const plain = await rework.mend(order, { process_no: second, qty: '1', processes: later })
      expect(await rework.stepsOf(plain)).toEqual(later)
      const parts = (await stage.call(reworkOf, { work_order_no: no })).parts.filter(
        ({ process_no }) => process_no === first,
      )
      const again = await rework.mend(order, { qty: '1', parts: parts.map(({ part_no }) => part_no) })
      const shares = await stage.ask(
        { item_cd: z.string(), rework: z.number(), share: z.number() },
        sql`SELECT r.item_cd, r.need_qty::float8 AS rework, ceil(p.need_qty / 6)::float8 AS share FROM work_order_part AS r
          JOIN work_order_part AS p ON p.company_cd = r.company_cd AND p.item_cd = r.item_cd AND p.work_order_no = ${no}
          WHERE r.company_cd = 'DEMO' AND r.work_order_no = ${again} ORDER BY 1`,
      )
      expect(shares.length).toBe(parts.length)
      expect(shares.map(({ rework }) => rework)).toEqual(shares.map(({ share }) => share))
      await rework.finish(plain, '1')
      await rework.finish(again, '1')
      expect(await stage.problems()).toEqual([])
    })

    it('is a supply of what its order will not bring any more, and nobody counts a piece twice', async () => {
      const order = await rework.withDefects()
      const numbers = [order.no]
      expect(await coming(stage.item_cd, numbers)).toEqual(['6'])
      const no = await rework.mend(order)
      expect(await coming(stage.item_cd, [order.no, no])).toEqual(['4', '2'])
      await rework.finish(order.no, '4')
      expect(await coming(stage.item_cd, [order.no, no])).toEqual(['0', '2'])
      await rework.finish(no, '2')
      expect(await coming(stage.item_cd, [order.no, no])).toEqual(['0', '0'])
    })

    it('takes nothing from what is expected where more was begun than is wanted', async () => {
      const order = await rework.withDefects()
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE work_order_operation SET plan_qty = 8 WHERE company_cd = 'DEMO' AND work_order_no = ${order.no}
          AND before_no = 0`),
      )
      const no = await rework.mend(order)
      expect(await coming(stage.item_cd, [order.no, no])).toEqual(['6', '2'])
    })

    it('has places on machines from the beginning, which bulk planning leaves as they are', async () => {
      const order = await rework.withDefects()
      const no = await rework.mend(order)
      const bars = async () =>
        (await stage.call(planOnGantt, {})).operations
          .filter((one) => one.kind === 'work' && one.no === no)
          .map(({ process_no, facility_cd, start, end }) => ({ process_no, facility_cd, start, end }))
      const placed = await bars()
      expect(placed.map(({ process_no }) => process_no)).toEqual(order.steps)
      expect(placed.every(({ facility_cd }) => facility_cd !== '')).toBe(true)
      await stage.plan()
      expect(await bars()).toEqual(placed)
    })
  })
})
