import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { supplierMaster } from '#modules/master/contract/supplier.ts'
import { rows } from '#platform/server/database/database.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { addPlan } from '../../contract/plan/plan-calls.ts'
import { planStale } from '../../contract/stale/stale-calls.ts'
import { runPlan } from './run-plan.ts'

/** What is hardened outside, by a subcontractor who comes on Tuesdays and Thursdays, but not on the 24th. */
const [tuesday, thursday] = [2, 4]
onPostgres((open) => {
  let stage: OrderStage
  const run = () => inContext(stage.database, { company_cd: 'DEMO' }, runPlan)
  /** Where the processes of plans that are done outside stand: day and weekday on which they leave and are back. */
  const outside = () =>
    stage.database.owner('read', (tx) =>
      rows(
        tx,
        {
          ...{ supplier_cd: z.string(), days: z.int(), left: z.string(), back: z.string() },
          ...{ left_on: z.int(), back_on: z.int(), away: z.number() },
        },
        sql`SELECT s.supplier_cd, s.outside_days AS days, o.left::date::text AS left, o.back::date::text AS back,
            extract(dow FROM o.left)::int AS left_on, extract(dow FROM o.back)::int AS back_on,
            (extract(epoch FROM o.back - o.left) / 86400)::float8 AS away
          FROM (SELECT company_cd, factory_cd, plan_no, process_no, start_at AT TIME ZONE 'Asia/Tokyo' AS left,
              end_at AT TIME ZONE 'Asia/Tokyo' AS back FROM plan_operation WHERE start_at IS NOT NULL) AS o
          JOIN production_plan AS p ON p.company_cd = o.company_cd AND p.factory_cd = o.factory_cd AND p.plan_no = o.plan_no
          JOIN pbom_process AS s ON s.company_cd = p.company_cd AND s.factory_cd = p.factory_cd AND s.item_cd = p.item_cd
            AND s.process_no = o.process_no AND s.operation_cd = 'HT'
          WHERE p.company_cd = 'DEMO' AND p.plan_status = '1' ORDER BY p.plan_no, o.process_no`,
      ),
    )

  const supplier = async () => {
    const { list } = await stage.call(supplierMaster.endpoints.getList, {
      ...{ supplier_cd: 'S006', page: 1, size: 1 },
    })
    if (!list[0]) throw new Error('No supplier S006')
    return list[0]
  }

  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    await stage.database.owner('write', (tx) =>
      tx.execute(sql`INSERT INTO calendar_day (company_cd, calendar_cd, calendar_dt, day_div, day_nm, create_user, update_user)
        SELECT company_cd, calendar_cd, '2026-11-24', '2', '休業', 'test', 'test' FROM calendar WHERE company_cd = 'DEMO'`),
    )
    const [found] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { item_cd: z.string() },
        sql`SELECT min(item_cd) AS item_cd FROM pbom_process WHERE company_cd = 'DEMO' AND factory_cd = 'F01' AND operation_cd = 'HT'`,
      ),
    )
    // It waits for no parts.
    await stage.database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE bom SET abort_div = '1' WHERE company_cd = 'DEMO' AND parent_item_cd = ${found?.item_cd}`,
      ),
    )
    for (let day = 1; day <= 8; day++)
      await stage.call(addPlan, {
        ...{ production_div: '030', item_cd: found?.item_cd ?? '', qty: String(40 * day), remarks: '' },
        // Only the second has no time to wait for anybody.
        ...{ start_dt: `2026-11-${18 + day}`, due_dt: day === 2 ? '2026-11-25' : '2026-12-28' },
      })
    await run()
  })

  it('without pick-up days pieces leave and come back on any day, after as many days as the routing says', async () => {
    const found = await outside()
    expect(found.length).toBeGreaterThanOrEqual(8)
    expect(found.every(({ days, away }) => days === away)).toBe(true)
    expect(found.some(({ left_on }) => left_on !== tuesday && left_on !== thursday)).toBe(true)
  })

  it('with them the plan is out of date, and the next run lets pieces leave and come back on these days only', async () => {
    const before = await supplier()
    await stage.call(supplierMaster.endpoints.doEdit, {
      ...{ ...before, pick_tue_flg: true, pick_thu_flg: true, assign_mode: '1' },
    })
    expect((await stage.call(planStale, {})).changes).toHaveLength(1)
    await run()
    const found = await outside()
    expect(found.length).toBeGreaterThanOrEqual(8)
    const days = new Set(found.flatMap(({ left_on, back_on }) => [left_on, back_on]))
    expect(days).toEqual(new Set([tuesday, thursday]))
    expect(found.flatMap(({ left, back }) => [left, back])).not.toContain('2026-11-24')
    // Nobody is away for less than the routing says, nor longer than until the next time; over New Year nobody comes for a week.
    expect(found.filter(({ days: least, away }) => away < least)).toEqual([])
    expect(found.filter(({ left, away, days: least }) => left < '2026-12-20' && away > least + 7)).toEqual([])
  })

  it('whoever is late because nobody comes on that day is told for whom it waits', async () => {
    const late = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { reason: z.string(), name: z.string() },
        sql`SELECT late_reason AS reason, late_name AS name FROM production_plan
          WHERE company_cd = 'DEMO' AND plan_status = '1' AND due_dt = '2026-11-25' AND start_dt = '2026-11-20' AND manual_flg`,
      ),
    )
    expect(late).toEqual([{ reason: 'calendar', name: 'S006 00' }])
  })
})
