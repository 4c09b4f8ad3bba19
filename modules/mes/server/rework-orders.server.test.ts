import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addPlan, confirmPlans } from '#modules/production/contract/plan/plan-calls.ts'
import { planOnGantt } from '#modules/production/contract/gantt/gantt-calls.ts'
import { makeRework, reworkOf } from '#modules/production/contract/work-order/rework-calls.ts'
import { withdrawWorkOrders } from '#modules/production/contract/work-order/work-order-calls.ts'
import { expectedOf } from '#modules/stock/server/index.ts'
import type { SentInputOf } from '#platform/contract/endpoint.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome, refused } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { terminalJobs } from '../contract/terminal-calls.ts'
import { undoWork } from '../contract/work-calls.ts'

onPostgres((open) => {
  let stage: WorkStage
  beforeAll(async () => {
    stage = await workStage(await open(demo))
  })

  type Asked = SentInputOf<typeof makeRework>
  const stepsOf = async (work_order_no: string) =>
    (await stage.processes(work_order_no)).map(({ process_no }) => process_no)
  /** An order of six whose first process has made four good pieces and two defective ones, and is done. */
  const withDefects = async (work_order_no?: string) => {
    const no = work_order_no ?? (await stage.made('6'))
    await stage.supplied(no)
    const steps = await stepsOf(no)
    const [first = 0, second = 0] = steps
    await stage.event(no, first, '1')
    const { event_no } = await stage.event(no, first, '5', {
      ...{ good_qty: '4', defective_qty: '2', reason_cd: '10' },
    })
    return { no, steps, first, second, last: steps.at(-1) ?? 0, event_no }
  }
  type Defects = Awaited<ReturnType<typeof withDefects>>
  const wanted = ({ no, first, steps }: Defects, more: Partial<Asked> = {}): Asked => ({
    ...{ work_order_no: no, process_no: first, qty: '2', processes: steps, parts: [] },
    ...{ due_dt: '2026-11-27', reason: '外径不良の手直し', remarks: '', ...more },
  })
  const mend = async (order: Defects, more: Partial<Asked> = {}) =>
    (await stage.call(makeRework, wanted(order, more))).work_order_no
  const left = async (no: string, process_no: number) =>
    (await stage.call(reworkOf, { work_order_no: no })).operations.find(
      (step) => step.process_no === process_no,
    )?.left_qty
  /** All processes from the first one on that is not done, each with so many. */
  const finish = async (no: string, good_qty: string) => {
    for (const { process_no, work_status } of await stage.processes(no)) {
      if (work_status === '3') continue
      await stage.event(no, process_no, '1')
      await stage.event(no, process_no, '5', { good_qty })
    }
  }
  const seen = async (no: string) => {
    const [{ update_cnt } = { update_cnt: 0 }] = await stage.ask(
      { update_cnt: z.int() },
      sql`SELECT update_cnt FROM work_order WHERE company_cd = 'DEMO' AND work_order_no = ${no}`,
    )
    return { work_orders: [{ work_order_no: no, update_cnt }], reason: '手直しをやめる' }
  }
  const coming = async (item_cd: string, numbers: readonly string[]) => {
    const found = await inContext(stage.database, { company_cd: 'DEMO' }, (context) =>
      expectedOf(context, { items: [item_cd], today: orderDay }),
    )
    return numbers.map(
      (no) =>
        (found.get(item_cd) ?? []).find((one) => one.counts === 'production' && one.no === no)?.qty ?? '0',
    )
  }
  const ties = (numbers: readonly string[]) =>
    stage.ask(
      { supply_no: z.string(), qty: z.string() },
      sql`SELECT supply_no, trim_scale(qty)::text AS qty FROM peg WHERE company_cd = 'DEMO' AND supply_kind = '040'
        AND supply_no IN (SELECT jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb)) ORDER BY 1`,
    )
  /** What lies in work under the lot of an order, whichever order moved it there. */
  const lying = (no: string) =>
    stage.ask(
      { process_no: z.string(), quality: z.string(), qty: z.string() },
      sql`SELECT b.process_no, b.quality, trim_scale(sum(b.qty))::text AS qty FROM stock_balance AS b
        JOIN work_order AS h ON h.company_cd = b.company_cd AND h.lot_no = b.lot_no AND h.item_cd = b.item_cd
        WHERE h.company_cd = 'DEMO' AND h.work_order_no = ${no} AND b.process_no <> '' AND b.qty <> 0 GROUP BY 1, 2 ORDER BY 1, 2`,
    )

  describe('An order of rework (手直し指示)', () => {
    it('is refused for more than was found defective, and for processes and parts that it cannot be of', async () => {
      const order = await withDefects()
      const { no, first, second, last, steps } = order
      const [{ part_no: part } = { part_no: 0 }] = await stage.ask(
        { part_no: z.int() },
        sql`SELECT part_no FROM work_order_part WHERE company_cd = 'DEMO' AND work_order_no = ${no} AND process_no = ${first} LIMIT 1`,
      )
      const after = steps.filter((process_no) => process_no > first)
      const table: readonly (readonly [Partial<Asked>, string])[] = [
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
      for (const [more] of table) told.push(await outcome(mend(order, more)))
      expect(told).toEqual(table.map(([, code]) => code))
      const said = await refused(mend(order, { qty: '3' }))
      expect(said.fields.map(({ path }) => path)).toEqual(['qty'])
      expect(await left(no, first)).toBe('2')
    })

    it('begins with a process in house', async () => {
      const order = await withDefects()
      const { no, first, second, steps } = order
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE work_order_operation SET outside_flg = true WHERE company_cd = 'DEMO' AND work_order_no = ${no}
          AND process_no = ${second}`),
      )
      const after = steps.filter((process_no) => process_no > first)
      expect(await outcome(mend(order, { processes: after }))).toBe('BIZ_REWORK_OUTSIDE_FIRST')
      expect(await outcome(mend(order))).toBe('saved')
    })

    it('no piece is mended twice: neither by a second order nor by the next process', async () => {
      const order = await withDefects()
      const { no, first, second } = order
      const one = await mend(order, { qty: '1' })
      expect(await left(no, first)).toBe('1')
      expect(await outcome(mend(order))).toBe('BIZ_REWORK_QTY')
      const [job] = (await stage.call(terminalJobs, { work_order_no: no, process_no: String(second) })).list
      expect(job).toMatchObject({ rework_left: '1' })
      await stage.event(no, second, '1')
      const both = { good_qty: '6', rework_qty: '2' }
      expect(await outcome(stage.event(no, second, '4', both))).toBe('20129')
      await stage.event(no, second, '4', { good_qty: '5', rework_qty: '1' })
      expect(await outcome(mend(order, { qty: '1' }))).toBe('BIZ_REWORK_NONE')
      await finish(one, '1')
      expect(await stage.problems()).toEqual([])
    })

    it('what of the defective pieces has been thrown away is not there to be mended', async () => {
      const order = await withDefects()
      const thrown = (qty: string) =>
        stage.database.owner('write', (tx) =>
          tx.execute(sql`UPDATE stock_balance AS b SET qty = ${qty}::numeric FROM work_order AS h WHERE h.company_cd = b.company_cd
            AND h.lot_no = b.lot_no AND h.item_cd = b.item_cd AND h.work_order_no = ${order.no} AND b.quality = '2'`),
        )
      await thrown('1')
      expect(await outcome(mend(order))).toBe('BIZ_REWORK_STOCK')
      const one = await mend(order, { qty: '1' })
      expect(await left(order.no, order.first)).toBe('0')
      await thrown('0')
      await stage.event(one, order.first, '1')
      expect(await outcome(stage.event(one, order.first, '4', { good_qty: '1' }))).toBe('20129')
      await thrown('2')
    })

    it('takes no parts, conserves pieces, and comes out good of the same lot', async () => {
      const before = await stage.onHand(stage.item_cd)
      const order = await withDefects()
      const no = await mend(order)
      expect(await lying(no)).toEqual([
        { process_no: String(order.first), quality: '0', qty: '4' },
        { process_no: String(order.first), quality: '2', qty: '2' },
      ])
      await finish(order.no, '4')
      expect(await stage.onHand(stage.item_cd)).toBe(before + 4)
      expect(await outcome(stage.event(no, order.first, '1'))).toBe('saved')
      expect(await outcome(stage.event(no, order.first, '4', { good_qty: '3' }))).toBe('20129')
      await stage.event(no, order.first, '5', { good_qty: '2' })
      await finish(no, '2')
      expect(await stage.onHand(stage.item_cd)).toBe(before + 6)
      expect(await lying(no)).toEqual([])
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
      const order = await withDefects()
      const no = await mend(order)
      const before = await lying(no)
      await stage.event(no, order.first, '1')
      const { event_no } = await stage.event(no, order.first, '4', {
        ...{ good_qty: '1', defective_qty: '1', reason_cd: '10' },
      })
      expect(await lying(no)).toEqual([
        { process_no: String(order.first), quality: '0', qty: '5' },
        { process_no: String(order.first), quality: '2', qty: '1' },
      ])
      // What it has found defective itself may be mended once more.
      expect(await left(no, order.first)).toBe('1')
      expect(await stage.problems()).toEqual([])
      await stage.call(undoWork, { work_order_no: no, process_no: order.first, event_no, reason: '' })
      expect(await lying(no)).toEqual(before)
      expect(await stage.problems()).toEqual([])
    })

    it('what it leaves when it is finished may be mended by another', async () => {
      const order = await withDefects()
      const no = await mend(order)
      await finish(no, '1')
      expect(await left(order.no, order.first)).toBe('1')
      expect(await outcome(mend(order, { qty: '1' }))).toBe('saved')
    })

    it('begins where the pieces lie, with the processes that are chosen, and draws the parts that are chosen', async () => {
      const order = await withDefects()
      const { no, first, second, steps } = order
      await stage.event(no, second, '1')
      await stage.event(no, second, '4', { good_qty: '3', defective_qty: '1', reason_cd: '10' })
      const later = steps.filter((process_no) => process_no >= second)
      const plain = await mend(order, { process_no: second, qty: '1', processes: later })
      expect(await stepsOf(plain)).toEqual(later)
      const parts = (await stage.call(reworkOf, { work_order_no: no })).parts.filter(
        ({ process_no }) => process_no === first,
      )
      const again = await mend(order, { qty: '1', parts: parts.map(({ part_no }) => part_no) })
      const shares = await stage.ask(
        { item_cd: z.string(), rework: z.number(), share: z.number() },
        sql`SELECT r.item_cd, r.need_qty::float8 AS rework, ceil(p.need_qty / 6)::float8 AS share FROM work_order_part AS r
          JOIN work_order_part AS p ON p.company_cd = r.company_cd AND p.item_cd = r.item_cd AND p.work_order_no = ${no}
          WHERE r.company_cd = 'DEMO' AND r.work_order_no = ${again} ORDER BY 1`,
      )
      expect(shares.length).toBe(parts.length)
      expect(shares.map(({ rework }) => rework)).toEqual(shares.map(({ share }) => share))
      await finish(plain, '1')
      await finish(again, '1')
      expect(await stage.problems()).toEqual([])
    })

    it('is a supply of what its order will not bring any more, and nobody counts a piece twice', async () => {
      const order = await withDefects()
      const numbers = [order.no]
      expect(await coming(stage.item_cd, numbers)).toEqual(['6'])
      const no = await mend(order)
      expect(await coming(stage.item_cd, [order.no, no])).toEqual(['4', '2'])
      await finish(order.no, '4')
      expect(await coming(stage.item_cd, [order.no, no])).toEqual(['0', '2'])
      await finish(no, '2')
      expect(await coming(stage.item_cd, [order.no, no])).toEqual(['0', '0'])
    })

    it('takes nothing from what is expected where more was begun than is wanted', async () => {
      const order = await withDefects()
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE work_order_operation SET plan_qty = 8 WHERE company_cd = 'DEMO' AND work_order_no = ${order.no}
          AND before_no = 0`),
      )
      const no = await mend(order)
      expect(await coming(stage.item_cd, [order.no, no])).toEqual(['6', '2'])
    })

    it('has places on machines from the beginning, which bulk planning leaves as they are', async () => {
      const order = await withDefects()
      const no = await mend(order)
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

  describe('Who waits for pieces that are mended', () => {
    /** Six pieces, tied to the line of an order. */
    const forOrder = async () => {
      const { item_cd } = stage
      const sold = await stage.enter([{ item_cd, qty: '6' }])
      const { plan_no } = await stage.call(addPlan, {
        ...{ production_div: '050', item_cd, qty: '6', start_dt: '2026-11-24', due_dt: '2026-12-01' },
        ...{ remarks: '', demand_no: sold.header.order_no, demand_line: 1 },
      })
      const { work_orders } = await stage.call(confirmPlans, { plans: [{ plan_no, update_cnt: 0 }] })
      return withDefects(work_orders[0] ?? '')
    }

    it('waits for the order of rework, and for the first one again when that is withdrawn', async () => {
      const order = await forOrder()
      expect(await ties([order.no])).toEqual([{ supply_no: order.no, qty: '6' }])
      const no = await mend(order)
      const numbers = [order.no, no]
      expect(await ties(numbers)).toEqual([
        { supply_no: order.no, qty: '4' },
        { supply_no: no, qty: '2' },
      ])
      await stage.call(withdrawWorkOrders, await seen(no))
      expect(await ties(numbers)).toEqual([{ supply_no: order.no, qty: '6' }])
      expect(await left(order.no, order.first)).toBe('2')
      const anew = await mend(order)
      await finish(anew, '2')
      const promised = await stage.ask(
        { qty: z.string() },
        sql`SELECT trim_scale(sum(a.qty))::text AS qty FROM allocation AS a JOIN work_order AS h ON h.company_cd = a.company_cd
            AND h.demand_no = a.demand_no AND h.demand_line = a.demand_line WHERE h.company_cd = 'DEMO' AND h.work_order_no = ${anew}`,
      )
      expect(promised).toEqual([{ qty: '2' }])
      expect(await stage.problems()).toEqual([])
    })

    it('has what is missing of its line when the order itself has ended', async () => {
      const order = await forOrder()
      await finish(order.no, '4')
      expect(await ties([order.no])).toEqual([])
      const no = await mend(order)
      expect(await ties([no])).toEqual([{ supply_no: no, qty: '2' }])
    })
  })

  describe('What has been told of the order', () => {
    it('is not taken back while its defective pieces are in an order of rework', async () => {
      const order = await withDefects()
      const { no, first, event_no } = order
      const rework = await mend(order)
      const undo = () => stage.call(undoWork, { work_order_no: no, process_no: first, event_no, reason: '' })
      expect(await outcome(undo())).toBe('BIZ_WORK_IN_REWORK')
      await stage.call(withdrawWorkOrders, await seen(rework))
      expect(await outcome(undo())).toBe('saved')
      expect(await stage.problems()).toEqual([])
    })

    it('an order of rework that has begun is not withdrawn', async () => {
      const order = await withDefects()
      const no = await mend(order)
      await stage.event(no, order.first, '1')
      expect(await outcome(stage.call(withdrawWorkOrders, await seen(no)))).toBe('20061')
    })
  })
})
