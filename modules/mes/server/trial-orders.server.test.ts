import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { planManageList } from '#modules/production/contract/plan/manage-list.ts'
import { planOnGantt } from '#modules/production/contract/gantt/gantt-calls.ts'
import { makeRework, makeTrial } from '#modules/production/contract/work-order/rework-calls.ts'
import {
  aboutWorkOrder,
  printSheets,
  recallSheets,
  withdrawWorkOrders,
} from '#modules/production/contract/work-order/work-order-calls.ts'
import { workOrderList } from '#modules/production/contract/work-order/work-order-list.ts'
import { expectedOf } from '#modules/stock/server/index.ts'
import type { SentInputOf } from '#platform/contract/endpoint.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { workStage, type WorkStage } from '#test/work-stage.ts'
import { dispatchList } from '../contract/dispatch-list.ts'

onPostgres((open) => {
  let stage: WorkStage
  beforeAll(async () => {
    stage = await workStage(await open(demo))
  })

  type Asked = SentInputOf<typeof makeTrial>
  const trial = async (more: Partial<Asked> = {}) =>
    (
      await stage.call(makeTrial, {
        ...{
          item_cd: stage.item_cd,
          qty: '4',
          start_dt: '2026-11-24',
          due_dt: '2026-12-01',
          remarks: '新材料',
        },
        ...more,
      })
    ).work_order_no
  const finish = async (no: string, good_qty: string) => {
    for (const { process_no, work_status } of await stage.processes(no)) {
      if (work_status === '3') continue
      await stage.event(no, process_no, '1')
      await stage.event(no, process_no, '5', { good_qty })
    }
  }
  /** What is expected of, and for, an order. */
  const expected = async (item_cd: string, no: string) => {
    const found = await inContext(stage.database, { company_cd: 'DEMO' }, (context) =>
      expectedOf(context, { items: [item_cd], today: orderDay }),
    )
    return (found.get(item_cd) ?? []).filter((one) => one.no === no)
  }
  const listed = async (no: string) =>
    (await stage.call(workOrderList.endpoints.getList, { page: 1, size: 20, work_order_no: no })).list[0]
  const seen = async (no: string) => ({
    work_orders: [{ work_order_no: no, update_cnt: (await listed(no))?.update_cnt ?? 0 }],
    reason: '試作をやめる',
  })

  describe('A trial order (試作指示)', () => {
    it('is refused for days that have passed, for what is bought, in parts of a piece, and without a routing', async () => {
      const one = async (condition: ReturnType<typeof sql>) =>
        (
          await stage.ask(
            { item_cd: z.string() },
            sql`SELECT i.item_cd FROM item AS i WHERE i.company_cd = 'DEMO' AND i.abort_div = '0' AND ${condition} ORDER BY 1 LIMIT 1`,
          )
        )[0]?.item_cd ?? ''
      const bought = await one(sql`i.make_buy = '3'`)
      await stage.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE item SET make_buy = '1' WHERE company_cd = 'DEMO' AND item_cd = (SELECT max(item_cd) FROM item
          WHERE company_cd = 'DEMO' AND make_buy = '3' AND abort_div = '0')`),
      )
      const unrouted = await one(sql`i.make_buy = '1' AND NOT EXISTS (SELECT FROM pbom_process AS p
        WHERE p.company_cd = i.company_cd AND p.item_cd = i.item_cd)`)
      expect([bought, unrouted]).not.toContain('')
      const table: readonly (readonly [Partial<Asked>, string])[] = [
        [{ start_dt: orderDay }, 'BIZ_PLAN_START'],
        [{ due_dt: '2026-11-24' }, 'BIZ_PLAN_END'],
        [{ item_cd: 'NOBODY' }, 'V_NOT_IN_MASTER'],
        [{ item_cd: bought }, 'BIZ_PLAN_BOUGHT'],
        [{ qty: '1.5' }, 'MST_UNIT_DECIMALS'],
        [{ item_cd: unrouted }, 'BIZ_TRIAL_ROUTING'],
      ]
      const told: string[] = []
      for (const [more] of table) told.push(await outcome(trial(more)))
      expect(told).toEqual(table.map(([, code]) => code))
    })

    it('is no supply before it is there, takes its parts and its machines, and is stock when it is finished', async () => {
      const no = await trial()
      expect(await expected(stage.item_cd, no)).toEqual([])
      const parts = await stage.ask(
        { item_cd: z.string(), part_no: z.int(), need: z.number() },
        sql`SELECT item_cd, part_no, need_qty::float8 AS need FROM work_order_part WHERE company_cd = 'DEMO' AND work_order_no = ${no}
          ORDER BY part_no`,
      )
      expect(parts.length).toBeGreaterThan(0)
      for (const { item_cd, part_no, need } of parts) {
        const drawn = (await expected(item_cd, no)).filter(({ line }) => line === part_no)
        expect(drawn.reduce((sum, { qty }) => sum - Number(qty), 0)).toBeCloseTo(need, 3)
      }
      const bars = (await stage.call(planOnGantt, {})).operations.filter((one) => one.no === no)
      expect(bars.map(({ process_no }) => process_no)).toEqual(
        (await stage.processes(no)).map(({ process_no }) => process_no),
      )
      const before = await stage.onHand(stage.item_cd)
      await stage.supplied(no)
      const [first] = await stage.processes(no)
      await stage.event(no, first?.process_no ?? 0, '1')
      await stage.event(no, first?.process_no ?? 0, '5', {
        good_qty: '3',
        defective_qty: '1',
        reason_cd: '10',
      })
      expect(await expected(stage.item_cd, no)).toEqual([])
      // What mends a trial is a trial.
      const { work_order_no: mended } = await stage.call(makeRework, {
        ...{ work_order_no: no, process_no: first?.process_no ?? 0, qty: '1', due_dt: '2026-11-27' },
        processes: (await stage.processes(no)).map(({ process_no }) => process_no),
        ...{ reason: '削り直し', remarks: '' },
      })
      expect(await listed(mended)).toMatchObject({ work_order_kind: '3', parent_no: no })
      expect(await expected(stage.item_cd, mended)).toEqual([])
      await finish(no, '3')
      await finish(mended, '1')
      expect(await stage.onHand(stage.item_cd)).toBe(before + 4)
      expect(await stage.problems()).toEqual([])
    })

    it('is gone when it is withdrawn, and its parts are free: not while its sheet is out', async () => {
      const no = await trial()
      await stage.call(printSheets, { work_order_no: no })
      expect(await outcome(stage.call(withdrawWorkOrders, await seen(no)))).toBe('BIZ_SHEET_ISSUED')
      await stage.call(recallSheets, await seen(no))
      await stage.call(withdrawWorkOrders, await seen(no))
      expect(await listed(no)).toBeUndefined()
      const held = await stage.ask(
        { count: z.int() },
        sql`SELECT count(*)::int AS count FROM allocation WHERE company_cd = 'DEMO' AND demand_no = ${no}`,
      )
      expect(held).toEqual([{ count: 0 }])
      expect(await stage.problems()).toEqual([])
    })

    it('is seen by its kind on the lists and on its page', async () => {
      const no = await trial()
      const where = { page: 1, size: 100, work_order_kind: '3' }
      const lists = [
        (await stage.call(workOrderList.endpoints.getList, where)).list,
        (await stage.call(planManageList.endpoints.getList, where)).list,
        (await stage.call(dispatchList.endpoints.getList, where)).list,
      ]
      for (const found of lists) {
        expect(found.map(({ work_order_no }) => work_order_no)).toContain(no)
        expect(new Set(found.map(({ work_order_kind }) => work_order_kind))).toEqual(new Set(['3']))
      }
      expect(await stage.call(aboutWorkOrder, { work_order_no: no })).toMatchObject({
        ...{ work_order_kind: '3', remarks: '新材料', mends: [], mended_by: [] },
      })
    })
  })
})
