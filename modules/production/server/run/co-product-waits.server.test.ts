import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { proposalStage, type ProposalStage } from '#test/proposal-stage.ts'
import { partWait } from '../../contract/plan/part-wait.ts'
import { lockPlans } from '../../contract/plan/plan-calls.ts'
import { runPlan } from './run-plan.ts'

/** TCO comes out beside TMAIN, one for one, and goes into TTOP; nobody has a part of TMAIN before 28 December. */
onPostgres((open) => {
  let stage: ProposalStage
  /** Whose routing ours are like. */
  let like = ''
  const run = () => inContext(stage.database, { company_cd: 'DEMO' }, runPlan)
  const read = <T extends Parameters<typeof rows>[1]>(columns: T, statement: ReturnType<typeof sql>) =>
    stage.database.owner('read', (tx) => rows(tx, columns, statement))
  /** The plans of an item, the first first: what each waits for and where it stands. */
  const plans = (item_cd: string) =>
    read(
      {
        ...{
          plan_no: z.string(),
          update_cnt: z.int(),
          begins: z.string(),
          ends: z.string(),
          due: z.string(),
        },
        waits: z.array(partWait),
      },
      sql`SELECT plan_no::text AS plan_no, update_cnt, waits, due_dt::text AS due, (start_at AT TIME ZONE 'Asia/Tokyo')::text AS begins,
          (end_at AT TIME ZONE 'Asia/Tokyo')::text AS ends
        FROM production_plan WHERE company_cd = 'DEMO' AND item_cd = ${item_cd} AND plan_status = '1' ORDER BY need_dt, plan_no`,
    )
  const only = async (item_cd: string) => {
    const [one, more] = await plans(item_cd)
    if (!one || more) throw new Error(`${item_cd} has not one plan`)
    return one
  }
  const made = async (item_cd: string) => {
    await stage.write(sql`INSERT INTO item (company_cd, item_cd, item_nm, item_type_cd, unit_cd, make_buy, rank, stock_flg, shippable_flg,
        lot_control, tax_cd, create_user, update_user)
      VALUES ('DEMO', ${item_cd}, ${item_cd}, 'PART', 'PCS', '1', 'B', true, true, '0', '10', 'test', 'test')`)
    await stage.write(sql`INSERT INTO pbom_process (company_cd, factory_cd, item_cd, from_dt, process_no, operation_cd, work_cd, out_location_cd,
        in_location_cd, facility_group_cd, supplier_branch_no, create_user, update_user)
      SELECT company_cd, factory_cd, ${item_cd}, from_dt, process_no, operation_cd, work_cd, out_location_cd, in_location_cd, facility_group_cd,
        supplier_branch_no, 'test', 'test'
      FROM pbom_process WHERE company_cd = 'DEMO' AND factory_cd = 'F01' AND item_cd = ${like}`)
    await stage.write(sql`INSERT INTO product_time (company_cd, factory_cd, item_cd, operation_cd, work_cd, run_min, create_user, update_user)
      SELECT DISTINCT company_cd, factory_cd, ${item_cd}, operation_cd, work_cd, 10, 'test', 'test'
      FROM pbom_process WHERE company_cd = 'DEMO' AND factory_cd = 'F01' AND item_cd = ${like}`)
  }
  let lines = 0
  const into = (parent: string, part: string) =>
    stage.write(sql`INSERT INTO bom (company_cd, parent_item_cd, item_cd, seq, from_dt, need_qty, base_qty, create_user, update_user)
      VALUES ('DEMO', ${parent}, ${part}, ${++lines}, '2026-01-01', 1, 1, 'test', 'test')`)

  beforeAll(async () => {
    stage = await proposalStage(await open(demo))
    const [found] = await read(
      { item_cd: z.string() },
      sql`SELECT item_cd FROM pbom_process WHERE company_cd = 'DEMO' AND factory_cd = 'F01' AND abort_div = '0'
        GROUP BY item_cd HAVING count(*) > 1 AND NOT bool_or(operation_cd = 'HT') ORDER BY item_cd LIMIT 1`,
    )
    like = found?.item_cd ?? ''
    for (const item_cd of ['TMAIN', 'TTOP']) await made(item_cd)
    await stage.bought('TLATE', { item: `25, 0, 0, 0`, ordered: `'0', 1, 0, 0, 0, 0, 0, NULL` })
    await stage.bought('TCO', { item: `1, 0, 0, 0`, ordered: `'0', 1, 0, 0, 0, 0, 0, NULL` })
    await into('TMAIN', 'TLATE')
    await into('TTOP', 'TCO')
    await stage.write(sql`INSERT INTO bom_output (company_cd, parent_item_cd, item_cd, from_dt, output_kind, output_qty, base_qty, create_user, update_user)
      VALUES ('DEMO', 'TMAIN', 'TCO', '2026-01-01', '1', 1, 1, 'test', 'test')`)
    await stage.enter([{ item_cd: 'TMAIN', qty: '10', unit_price: '100' }], { due_dt: '2026-12-04' })
    await stage.enter([{ item_cd: 'TTOP', qty: '10', unit_price: '100' }], { due_dt: '2026-12-18' })
    await run()
  }, 120_000)

  it('a process that takes a co-product does not begin before the plan is finished that brings it', async () => {
    const [main, top] = [await only('TMAIN'), await only('TTOP')]
    expect(top.waits).toMatchObject([{ part_cd: 'TCO', kind: 'plan', no: main.plan_no }])
    expect(main.begins > '2026-12-20').toBe(true)
    expect(top.begins >= main.ends).toBe(true)
    expect(top.due < main.ends).toBe(true)
  })

  it('also where a planner has locked that plan', async () => {
    const { plan_no, update_cnt } = await only('TMAIN')
    await stage.call(lockPlans, { plans: [{ plan_no, update_cnt }], locked: true })
    await run()
    const [main, top] = [await only('TMAIN'), await only('TTOP')]
    expect(top.waits).toMatchObject([{ part_cd: 'TCO', kind: 'plan', no: plan_no }])
    expect(top.begins >= main.ends).toBe(true)
    await stage.call(lockPlans, { plans: [{ plan_no, update_cnt: main.update_cnt }], locked: false })
  })

  it('what goes, over whatever levels, into the plan that brings it holds that plan up for nobody', async () => {
    await made('TMID')
    await into('TMAIN', 'TMID')
    await into('TMID', 'TCO')
    // Bought it comes behind the plan that brings it.
    await stage.write(sql`UPDATE item SET lead_time = 25 WHERE company_cd = 'DEMO' AND item_cd = 'TCO'`)
    await run()
    const [main, mid] = [await only('TMAIN'), await only('TMID')]
    expect(main.waits).toContainEqual(expect.objectContaining({ kind: 'plan', no: mid.plan_no }))
    expect(mid.waits.filter(({ no }) => no === main.plan_no)).toEqual([])
    expect(main.begins >= mid.ends).toBe(true)
  })
})
