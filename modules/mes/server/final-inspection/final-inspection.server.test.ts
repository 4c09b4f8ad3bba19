import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { undoWork } from '#modules/mes/contract/work-calls.ts'
import { addPlan, confirmPlans } from '#modules/production/contract/plan/plan-calls.ts'
import { allocateOrder, releaseOrder } from '#modules/receive-order/contract/order-calls.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { postStock } from '#modules/stock/server/index.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { inspectionStage, type InspectionStage } from '#test/inspection-stage.ts'
import { outcome } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { closeMissing, judgeFinished } from '../../contract/final-inspection/inspection-calls.ts'

onPostgres((open) => {
  describe('what is inspected when it is finished', { timeout: 180_000 }, () => {
    let stage: InspectionStage
    beforeAll(async () => {
      stage = await inspectionStage(await open(demo))
    })

    const coming = async (work_order_no: string) =>
      (
        await stage.ask(
          { awaiting: z.number(), defective: z.number() },
          sql`SELECT h.awaiting_qty::float8 AS awaiting, coalesce((SELECT sum(s.qty) FROM stock_balance AS s
              WHERE s.company_cd = h.company_cd AND s.item_cd = h.item_cd AND s.quality = '2' AND s.process_no = ''), 0)::float8 AS defective
            FROM work_order AS h WHERE h.company_cd = 'DEMO' AND h.work_order_no = ${work_order_no}`,
        )
      )[0]

    it('waits when it is finished, and can be used as far as it has passed', async () => {
      const before = await stage.onHand(stage.item_cd)
      const work_order_no = await stage.made('4')
      await stage.finished(work_order_no, '4')
      expect(await stage.onHand(stage.item_cd)).toBe(before)
      expect(await stage.waiting(work_order_no)).toMatchObject([
        { item_cd: stage.item_cd, awaiting_qty: '4' },
      ])
      expect(await outcome(stage.judge(work_order_no, {}))).toBe('BIZ_INSPECTION_NOTHING')
      expect(await outcome(stage.judge(work_order_no, { good_qty: '5' }))).toBe('BIZ_INSPECTION_TOO_MANY')
      expect(await outcome(stage.judge(work_order_no, { defective_qty: '1' }))).toBe('BIZ_WORK_REASON')
      expect(await outcome(stage.judge(work_order_no, { defective_qty: '1', reason_cd: '77' }))).toBe(
        'BIZ_WORK_DEFECT_REASON',
      )
      await stage.judge(work_order_no, { good_qty: '2', defective_qty: '1', reason_cd: '10' })
      expect(await stage.onHand(stage.item_cd)).toBe(before + 2)
      expect(await coming(work_order_no)).toEqual({ awaiting: 1, defective: 1 })
      expect(await stage.waiting(work_order_no)).toMatchObject([
        { awaiting_qty: '1', good_qty: '2', defective_qty: '1' },
      ])
      // While pieces of it wait, what has been judged stands beside them.
      expect(await stage.judged(work_order_no)).toEqual([])
      expect(await stage.problems()).toEqual([])
      await stage.judge(work_order_no, { good_qty: '1' })
      expect(await stage.waiting(work_order_no)).toEqual([])
      expect(await stage.judged(work_order_no)).toMatchObject([
        { item_cd: stage.item_cd, awaiting_qty: '0', good_qty: '3', defective_qty: '1' },
      ])
      expect(await stage.problems()).toEqual([])
    })

    it('is judged defective while good pieces of the item are promised to an order', async () => {
      const work_order_no = await stage.made('2')
      await stage.finished(work_order_no, '2')
      await stage.judge(work_order_no, { good_qty: '1' })
      const { header } = await stage.enter([{ item_cd: stage.item_cd, qty: '1' }])
      await stage.call(allocateOrder, { order_no: header.order_no })
      const told = stage.judge(work_order_no, { defective_qty: '1', reason_cd: '10' })
      expect(await outcome(told)).toBe('saved')
      expect(await stage.problems()).toEqual([])
      await stage.call(releaseOrder, { order_no: header.order_no })
    })

    it('is taken back while all of it waits, and no more once a piece was judged', async () => {
      const work_order_no = await stage.made('2')
      const process_no = await stage.finished(work_order_no, '2')
      const last = async () =>
        (
          await stage.ask(
            { event_no: z.string() },
            sql`SELECT max(event_no)::text AS event_no FROM work_event
              WHERE company_cd = 'DEMO' AND work_order_no = ${work_order_no} AND process_no = ${process_no}`,
          )
        )[0]?.event_no ?? ''
      const undo = async () =>
        stage.call(undoWork, { work_order_no, process_no, event_no: await last(), reason: '誤り' })
      await undo()
      expect(await coming(work_order_no)).toMatchObject({ awaiting: 0 })
      await stage.event(work_order_no, process_no, '5', { good_qty: '2' })
      await stage.judge(work_order_no, { good_qty: '1' })
      expect(await outcome(undo())).toBe('BIZ_WORK_INSPECTED')
      expect(await stage.problems()).toEqual([])
    })

    it('stays promised to whoever waits for the order, and is allocated when it has passed', async () => {
      const order = await stage.enter([{ item_cd: stage.item_cd, qty: '3' }])
      const { plan_no } = await stage.call(addPlan, {
        ...{ production_div: '050', item_cd: stage.item_cd, qty: '3', remarks: '' },
        ...{ start_dt: '2026-11-24', due_dt: '2026-12-01' },
        ...{ demand_no: order.header.order_no, demand_line: 1 },
      })
      const { work_orders } = await stage.call(confirmPlans, { plans: [{ plan_no, update_cnt: 0 }] })
      const work_order_no = work_orders[0] ?? ''
      const has = async () =>
        (
          await stage.ask(
            { allocated: z.number(), pegged: z.number() },
            sql`SELECT coalesce((SELECT sum(qty) FROM allocation WHERE company_cd = 'DEMO'
                  AND demand_no = ${order.header.order_no}), 0)::float8 AS allocated,
                coalesce((SELECT sum(qty) FROM peg WHERE company_cd = 'DEMO'
                  AND demand_no = ${order.header.order_no} AND supply_no = ${work_order_no}), 0)::float8 AS pegged`,
          )
        )[0]
      expect(await has()).toEqual({ allocated: 0, pegged: 3 })
      await stage.finished(work_order_no, '3')
      expect(await has()).toEqual({ allocated: 0, pegged: 3 })
      await stage.judge(work_order_no, { good_qty: '2' })
      expect(await has()).toEqual({ allocated: 2, pegged: 1 })
      // What was promised and is not good is lost to whoever waits.
      await stage.judge(work_order_no, { defective_qty: '1', reason_cd: '10' })
      expect(await has()).toEqual({ allocated: 2, pegged: 0 })
      expect(await stage.problems()).toEqual([])
    })

    it('is counted once by the plan: for the order that it is tied to, or for whoever needs it', async () => {
      const planned = async () => {
        await stage.plan()
        const [plan] = await stage.ask(
          { qty: z.number() },
          sql`SELECT coalesce(sum(qty), 0)::float8 AS qty FROM production_plan
            WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd} AND work_order_no = '' AND plan_status <> '9'`,
        )
        return plan?.qty ?? 0
      }
      const made = (is: boolean) =>
        stage.database.owner('write', (tx) =>
          tx.execute(sql`UPDATE item SET order_made_flg = ${is}, safety_stock = 0, lot_min = 0, lot_step = 0
            WHERE company_cd = 'DEMO' AND item_cd = ${stage.item_cd}`),
        )
      for (const tied of [true, false]) {
        await made(tied)
        const order = await stage.enter([{ item_cd: stage.item_cd, qty: '6' }])
        const short = await planned()
        expect(short).toBeGreaterThanOrEqual(6)
        const { plan_no } = await stage.call(addPlan, {
          ...{ production_div: '050', item_cd: stage.item_cd, qty: '4', remarks: '' },
          ...{ start_dt: '2026-11-24', due_dt: '2026-12-01' },
          ...{ demand_no: order.header.order_no, demand_line: 1 },
        })
        const { work_orders } = await stage.call(confirmPlans, { plans: [{ plan_no, update_cnt: 0 }] })
        await stage.finished(work_orders[0] ?? '', '4')
        // It has come, and waits: neither wanted again, nor there twice.
        expect(await planned()).toBe(short - 4)
      }
    })

    it('is closed without a judgement when it left the stock that waits by another way, and only then', async () => {
      const work_order_no = await stage.made('3')
      await stage.finished(work_order_no, '3')
      const close = () => stage.call(closeMissing, { work_order_no, reason: '手動で廃棄' })
      expect(await outcome(close())).toBe('BIZ_INSPECTION_THERE')
      const [row] = await stage.waiting(work_order_no)
      const { location_cd = '', lot_no = '' } = row ?? {}
      await inContext(stage.database, { company_cd: 'DEMO' }, (context) =>
        inOneUnit(context, () => {
          postStock(context, {
            ...{ poster: 'document', document_kind: '001', document_no: 'GONE', biz_dt: orderDay },
            movements: [
              {
                ...{ stock_div: '045', item_cd: stage.item_cd, qty: '2', reason: '落下' },
                ...{ from: { location_cd, lot_no, quality: '1' }, to: { location_cd, lot_no, quality: '2' } },
              },
            ],
          })
          return Promise.resolve(() => undefined)
        }),
      )
      await stage.judge(work_order_no, { good_qty: '1' })
      await close()
      expect(await stage.waiting(work_order_no)).toEqual([])
      expect(await coming(work_order_no)).toMatchObject({ awaiting: 0 })
      expect(await stage.problems()).toEqual([])
    })

    it('is refused where the goods are no longer where they waited', async () => {
      const work_order_no = await stage.made('1')
      await stage.finished(work_order_no, '1')
      const [row] = await stage.waiting(work_order_no)
      const judged = stage.call(judgeFinished, {
        ...{ work_order_no, location_cd: row?.location_cd ?? '', lot_no: 'OTHER', good_qty: '1' },
        ...{ defective_qty: '0', reason_cd: '' },
      })
      expect(await outcome(judged)).toBe(String(stockErrors[20084].code))
      expect(await coming(work_order_no)).toMatchObject({ awaiting: 1 })
    })
  })
})
