import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { planOfFactory } from '#modules/place-order/server/index.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderStage } from '#test/order-stage.ts'
import { rowsTouched } from '#test/rows-touched.ts'
import { addPlan, confirmPlans } from '../../contract/plan/plan-calls.ts'

const finished = 1000

/** The rows are counted, as the database does by itself: after ten years, nearly all work orders are finished ones. */
onPostgres((open) => {
  it('the plan does not look through the finished work orders item by item', async () => {
    const stage = await orderStage(await open(demo))
    const { plan_no } = await stage.call(addPlan, {
      ...{ production_div: '030', item_cd: stage.sold[0]?.item_cd ?? '', qty: '12' },
      ...{ start_dt: '2026-11-24', due_dt: '2026-12-01', remarks: '' },
    })
    const {
      work_orders: [made],
    } = await stage.call(confirmPlans, { plans: [{ plan_no, update_cnt: 0 }] })
    await stage.database.owner('write', (tx) =>
      tx.execute(sql`INSERT INTO work_order SELECT (jsonb_populate_record(w, jsonb_build_object('work_order_no', 'Z' || n,
          'data_no', 90000000 + n, 'plan_no', NULL, 'demand_no', '', 'parent_no', '', 'instruction_status', '2'))).*
        FROM work_order AS w, generate_series(1, ${finished}::int) AS n WHERE w.company_cd = 'DEMO' AND w.work_order_no = ${made}`),
    )
    await stage.database.script('ANALYZE')
    const touched = await inContext(stage.database, { company_cd: 'DEMO' }, (context) =>
      rowsTouched(context, (seen) => planOfFactory(seen)),
    )
    expect(touched).toBeLessThan(100 * finished)
  })
})
