import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { itemsRequiring } from '#modules/master/server/index.ts'
import { inContext } from '#test/context.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { proposalStage, type ProposalStage } from '#test/proposal-stage.ts'
import { editProposal, orderProposals } from '../../contract/proposal/proposal-calls.ts'

onPostgres((open) => {
  let stage: ProposalStage
  beforeAll(async () => {
    stage = await proposalStage(await open(demo))
    await stage.bought('TCO', { item: `1, 0, 0, 0`, ordered: `'0', 1, 0, 0, 0, 0, 0, NULL` })
    await stage.write(sql`INSERT INTO item (company_cd, item_cd, item_nm, item_type_cd, unit_cd, make_buy, rank, stock_flg, shippable_flg, lot_control,
        tax_cd, create_user, update_user)
      VALUES ('DEMO', 'TMAIN', 'TMAIN', 'PART', 'PCS', '1', 'B', true, true, '0', '10', 'test', 'test')`)
    await stage.enter([{ item_cd: 'TMAIN', qty: '7', unit_price: '100' }])
    await stage.enter([{ item_cd: 'TCO', qty: '9', unit_price: '100' }])
  })
  const comesOut = (from_dt: string, to_dt: string | null) =>
    stage.write(sql`INSERT INTO bom_output (company_cd, parent_item_cd, item_cd, from_dt, to_dt, output_kind, output_qty, base_qty, create_user, update_user)
      VALUES ('DEMO', 'TMAIN', 'TCO', ${from_dt}, ${to_dt}, '1', 2, 3, 'test', 'test')`)
  const proposed = async () => (await stage.proposed('TCO')).map(({ qty }) => qty)

  it('a co-product is bought only as far as the planned orders of its parent do not bring it', async () => {
    await stage.run()
    expect(await proposed()).toEqual(['9'])
    // Not any more, and not yet: both orders are for this month.
    await comesOut('2026-01-01', '2026-10-31')
    await comesOut('2027-04-01', null)
    await stage.run()
    expect(await proposed()).toEqual(['9'])
    // Two for three: 7 bring 4.
    await comesOut('2026-11-01', '2027-03-31')
    await stage.run()
    expect(await proposed()).toEqual(['5'])
  })

  it('what comes out beside a subcontracted item is counted once: proposed, as a person has changed it, ordered, and as far as it has not come', async () => {
    await stage.bought('TSUB', { item: `1, 0, 0, 0`, ordered: `'0', 1, 0, 0, 0, 0, 0, NULL` })
    await stage.bought('TCS', { item: `1, 0, 0, 0`, ordered: `'0', 1, 0, 0, 0, 0, 0, NULL` })
    await stage.write(sql`UPDATE item SET make_buy = '2' WHERE company_cd = 'DEMO' AND item_cd = 'TSUB'`)
    await stage.write(sql`INSERT INTO bom_output (company_cd, parent_item_cd, item_cd, from_dt, output_kind, output_qty, base_qty, create_user, update_user)
      VALUES ('DEMO', 'TSUB', 'TCS', '2026-11-01', '2', 2, 3, 'test', 'test')`)
    await stage.enter([{ item_cd: 'TSUB', qty: '7', unit_price: '100' }])
    await stage.enter([{ item_cd: 'TCS', qty: '9', unit_price: '100' }])
    const open = async (item_cd: string) => {
      await stage.run()
      return (await stage.proposed(item_cd)).map(({ qty }) => qty)
    }
    // 7 bring 4.
    expect([await open('TSUB'), await open('TCS')]).toEqual([['7'], ['5']])
    const [row] = await stage.proposed('TSUB')
    if (!row) throw new Error('Nothing is proposed of TSUB')
    const { proposal_no, update_cnt, supplier_cd, branch_no, order_dt, due_dt } = row
    await stage.call(editProposal, {
      ...{ proposal_no, update_cnt, supplier_cd, branch_no, order_dt, due_dt, qty: '12' },
    })
    // 12 bring 8.
    expect([await open('TSUB'), await open('TCS')]).toEqual([['12'], ['1']])
    const [edited] = await stage.proposed('TSUB')
    await stage.call(orderProposals, {
      proposals: [{ proposal_no, update_cnt: edited?.update_cnt ?? 0 }],
    })
    expect([await open('TSUB'), await open('TCS')]).toEqual([[], ['1']])
    // What has come has brought what it brings: the 9 that are left bring 6.
    await stage.write(
      sql`UPDATE place_order_line SET received_qty = 3 WHERE company_cd = 'DEMO' AND item_cd = 'TSUB'`,
    )
    expect(await open('TCS')).toEqual(['3'])
    // The output was not valid yet when it was ordered.
    await stage.write(
      sql`UPDATE bom_output SET from_dt = '2026-11-19' WHERE company_cd = 'DEMO' AND item_cd = 'TCS'`,
    )
    expect(await open('TCS')).toEqual(['9'])
  })

  it('what it comes out beside tells how much of it is required', async () => {
    const requiring = (item_cd: string) =>
      inContext(stage.database, { company_cd: 'DEMO' }, (context) => itemsRequiring(context, item_cd))
    expect([...(await requiring('TCO'))].sort()).toEqual(['TCO', 'TMAIN'])
    expect(await requiring('TMAIN')).toEqual(['TMAIN'])
  })
})
