import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { proposalStage } from '#test/proposal-stage.ts'
import { addPlan } from '../../contract/plan/plan-calls.ts'

onPostgres((open) => {
  it('what comes out beside a plan that a planner has typed is not bought as well', async () => {
    const stage = await proposalStage(await open(demo))
    await stage.bought('TCO', { item: `1, 0, 0, 0`, ordered: `'0', 1, 0, 0, 0, 0, 0, NULL` })
    await stage.write(sql`INSERT INTO item (company_cd, item_cd, item_nm, item_type_cd, unit_cd, make_buy, rank, stock_flg, shippable_flg, lot_control,
        tax_cd, create_user, update_user)
      VALUES ('DEMO', 'TMAIN', 'TMAIN', 'PART', 'PCS', '1', 'B', true, true, '0', '10', 'test', 'test')`)
    await stage.write(sql`INSERT INTO bom_output (company_cd, parent_item_cd, item_cd, from_dt, output_kind, output_qty, base_qty, create_user, update_user)
      VALUES ('DEMO', 'TMAIN', 'TCO', '2026-04-01', '2', 2, 3, 'test', 'test')`)
    await stage.enter([{ item_cd: 'TCO', qty: '9', unit_price: '100' }])
    const proposed = async () => (await stage.proposed('TCO')).map(({ qty }) => qty)
    await stage.run()
    expect(await proposed()).toEqual(['9'])
    await stage.call(addPlan, {
      ...{ production_div: '030', item_cd: 'TMAIN', qty: '7', remarks: '', demand_no: '', demand_line: 0 },
      ...{ start_dt: '2026-11-19', due_dt: '2026-11-20' },
    })
    await stage.run()
    // Nobody has ordered TMAIN: the plan alone brings 7 × 2/3, in whole pieces.
    expect(await proposed()).toEqual(['5'])
  })
})
