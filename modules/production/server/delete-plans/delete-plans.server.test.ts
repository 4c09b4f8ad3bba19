import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import type { StatedColumns } from '#platform/server/database/stated-columns.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { outcome } from '#test/master-stage.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { deletePlans, previewPlans } from '../../contract/delete-plans/delete-plans-calls.ts'

/** Plans made at nine on three mornings of October, and one of the evening of the second; one has processes. */
const second = { until_dt: '2026-10-02', until_time: '12:00' }

onPostgres((open) => {
  let stage: OrderStage
  const all = <T extends StatedColumns>(columns: T, statement: ReturnType<typeof sql>) =>
    stage.database.owner('read', (tx) => rows(tx, columns, statement))
  const write = (statement: ReturnType<typeof sql>) =>
    stage.database.owner('write', (tx) => tx.execute(statement))
  const left = async () =>
    (
      await all(
        { item_cd: z.string() },
        sql`SELECT item_cd FROM production_plan WHERE company_cd = 'DEMO' AND factory_cd = 'F01' AND item_cd LIKE 'OLD%' ORDER BY 1`,
      )
    ).map(({ item_cd }) => item_cd)
  const preview = (with_pinned: '0' | '1' = '0', until = second) =>
    stage.call(previewPlans, { ...until, with_pinned })
  const remove = (counts: { plans: number; operations: number; runs: number }, with_pinned = false) =>
    outcome(
      stage.call(deletePlans, {
        ...{ ...second, with_pinned, plans: counts.plans, operations: counts.operations, runs: counts.runs },
      }),
    )
  const work = (plan_work: '1' | '2', plan_status: string) =>
    write(sql`INSERT INTO plan_control (company_cd, factory_cd, plan_work, plan_status, create_user, update_user)
      VALUES ('DEMO', 'F01', ${plan_work}, ${plan_status}, 'admin', 'admin')
      ON CONFLICT (company_cd, factory_cd, plan_work) DO UPDATE SET plan_status = excluded.plan_status`)

  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    await write(sql`DELETE FROM production_plan WHERE company_cd = 'DEMO' AND create_dt < '2026-10-10'`)
    await write(sql`INSERT INTO plan_run (company_cd, factory_cd, plan_work, run_status, create_dt, create_user, update_user)
      SELECT 'DEMO', 'F01', '1', '1', (day || ' 08:59+09')::timestamptz, 'admin', 'admin'
      FROM unnest(ARRAY['2026-10-01', '2026-10-02', '2026-10-03']) AS days(day) ORDER BY day`)
    await write(sql`INSERT INTO production_plan (company_cd, factory_cd, production_div, item_cd, qty, need_dt, due_dt, start_dt, plan_status,
        manual_flg, locked_flg, work_order_no, create_dt, create_user, update_user)
      SELECT 'DEMO', 'F01', '030', item_cd, 5, '2026-12-01', '2026-12-01', '2026-11-30', plan_status, manual, locked, work_order_no,
        (made || '+09')::timestamptz, 'admin', 'admin'
      FROM (VALUES ('OLD1', '2026-10-01 09:00', '1', false, false, ''), ('OLD2', '2026-10-02 12:00:59', '1', false, false, ''),
        ('OLD3', '2026-10-02 12:01', '1', false, false, ''), ('OLD4', '2026-10-03 09:00', '1', false, false, ''),
        ('OLD5', '2026-10-01 09:00', '2', false, false, 'W1'), ('OLD6', '2026-10-01 09:00', '1', true, false, ''),
        ('OLD7', '2026-10-01 09:00', '1', false, true, ''), ('OLD8', '2026-10-01 09:00', '1', false, false, ''))
        AS v(item_cd, made, plan_status, manual, locked, work_order_no)`)
    await write(sql`INSERT INTO plan_operation (company_cd, plan_no, process_no, factory_cd, operation_cd, work_cd, qty, locked_flg, create_user, update_user)
      SELECT 'DEMO', plan_no, process_no, 'F01', 'OP', 'WK', 5, item_cd = 'OLD8', 'admin', 'admin'
      FROM production_plan, generate_series(10, 20, 10) AS process_no WHERE company_cd = 'DEMO' AND item_cd IN ('OLD1', 'OLD8', 'OLD3')`)
  })

  it('shows what would go up to a minute, run by run, and what a person has pinned stays', async () => {
    const { list, ...counts } = await preview()
    expect(counts).toEqual({ plans: 2, operations: 2, runs: 2, staying: 3 })
    expect(list.map(({ plans, operations, pinned }) => [plans, operations, pinned])).toEqual([
      [1, 0, 0],
      [1, 2, 0],
    ])
    expect(list.every(({ run_no, started_at }) => run_no !== '' && started_at !== '')).toBe(true)
    const pinned = await preview('1')
    expect([pinned.plans, pinned.operations, pinned.staying]).toEqual([5, 4, 0])
    // What was typed is of no run.
    expect(pinned.list.at(-1)).toMatchObject({ run_no: '', plans: 1, pinned: 1 })
  })

  it('waits for planning and confirming', async () => {
    const counts = await preview()
    await work('1', '3')
    expect(await remove(counts)).toBe('20126')
    await work('1', '1')
    await work('2', '3')
    expect(await remove(counts)).toBe('20124')
    await work('2', '1')
    expect(await left()).toHaveLength(8)
  })

  it('deletes exactly what was shown, and nothing when it is another number by now', async () => {
    const counts = await preview()
    expect(await remove({ ...counts, plans: 3 })).toBe('BIZ_PLANS_DELETED_OTHER')
    expect(await remove({ ...counts, operations: 1 })).toBe('BIZ_PLANS_DELETED_OTHER')
    expect(await left()).toHaveLength(8)
    expect(await remove(counts)).toBe('saved')
    expect(await left()).toEqual(['OLD3', 'OLD4', 'OLD5', 'OLD6', 'OLD7', 'OLD8'])
    expect(await preview()).toMatchObject({ list: [], plans: 0, operations: 0, runs: 0, staying: 3 })
  })

  it('what was pinned goes when it is asked for, what was confirmed never', async () => {
    expect(await remove(await preview('1'), true)).toBe('saved')
    expect(await left()).toEqual(['OLD3', 'OLD4', 'OLD5'])
  })
})
