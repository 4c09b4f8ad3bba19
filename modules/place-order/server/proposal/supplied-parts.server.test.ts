import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { itemStock } from '#modules/stock/contract/item-stock.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { proposalStage, type ProposalStage } from '#test/proposal-stage.ts'
import { cancelPlaceOrder } from '../../contract/order/place-order-calls.ts'
import { aboutProposal, editProposal, orderProposals } from '../../contract/proposal/proposal-calls.ts'

onPostgres((open) => {
  let stage: ProposalStage
  /** Of TSUB four draw three of TFREE and lose 2 %, and each a phantom of two TLEAF and a TOWN that we buy ourselves. */
  beforeAll(async () => {
    stage = await proposalStage(await open(demo))
    for (const item_cd of ['TSUB', 'TFREE', 'TLEAF', 'TPHAN', 'TCUST', 'TOWN'])
      await stage.bought(item_cd, { item: `3, 0, 0, 0`, ordered: `'0', 1, 0, 0, 0, 0, 0, NULL` })
    await stage.write(sql`UPDATE item SET make_buy = '2' WHERE company_cd = 'DEMO' AND item_cd = 'TSUB'`)
    await stage.write(
      sql`UPDATE item SET make_buy = '1', phantom_flg = true, lead_time = 0 WHERE company_cd = 'DEMO' AND item_cd = 'TPHAN'`,
    )
    await stage.write(sql`INSERT INTO bom (company_cd, parent_item_cd, seq, from_dt, to_dt, item_cd, base_qty, need_qty, scrap_rate, qty_div, supply_div, create_user, update_user)
      VALUES ('DEMO', 'TSUB', 1, '2020-01-01', NULL, 'TFREE', 4, 3, 2, '0', '4', 'T', 'T'), ('DEMO', 'TSUB', 2, '2020-01-01', NULL, 'TPHAN', 1, 1, 0, '0', '5', 'T', 'T'),
        ('DEMO', 'TSUB', 3, '2020-01-01', NULL, 'TCUST', 1, 1, 0, '0', '2', 'T', 'T'), ('DEMO', 'TSUB', 4, '2020-01-01', NULL, 'TFREE', 1, 9, 0, '1', '4', 'T', 'T'),
        ('DEMO', 'TSUB', 5, '2020-01-01', '2026-10-31', 'TLEAF', 1, 9, 0, '0', '4', 'T', 'T'), ('DEMO', 'TPHAN', 1, '2020-01-01', NULL, 'TLEAF', 1, 2, 0, '0', '1', 'T', 'T'),
        ('DEMO', 'TSUB', 6, '2020-01-01', NULL, 'TOWN', 1, 1, 0, '0', '1', 'T', 'T')`)
    await stage.enter([{ item_cd: 'TSUB', qty: '7', unit_price: '100' }])
  })
  const proposed = async (item_cd: string) => (await stage.proposed(item_cd)).map(({ qty }) => qty)
  /** What a run would buy of the product and of what it draws. */
  const bought = async () => {
    await stage.run(30)
    const items = ['TSUB', 'TFREE', 'TLEAF', 'TOWN', 'TCUST']
    const found = []
    for (const item_cd of items) found.push(await proposed(item_cd))
    return found
  }
  /** What the stock says that will be drawn. */
  const drawn = async (item_cd: string) => (await stage.call(itemStock, { item_cd })).steps
  const set = (change: ReturnType<typeof sql>) =>
    stage.write(sql`UPDATE place_order_line SET ${change} WHERE company_cd = 'DEMO' AND item_cd = 'TSUB'`)

  it('parts that we supply for a subcontracted item are wanted once: proposed, as a person has changed it, ordered, and as far as it has not come', async () => {
    // 7 × 3 / 4 × 1.02 = 5.36.
    expect(await bought()).toEqual([['7'], ['6'], ['14'], ['7'], []])
    const [planned] = await stage.proposed('TFREE')
    const [row] = await stage.proposed('TSUB')
    if (!row || !planned) throw new Error('Nothing is proposed of TSUB')
    const { proposal_no, update_cnt, supplier_cd, branch_no, order_dt, due_dt } = row
    await stage.call(editProposal, {
      ...{ proposal_no, update_cnt, supplier_cd, branch_no, order_dt, due_dt, qty: '12' },
    })
    expect(await bought()).toEqual([['12'], ['10'], ['24'], ['12'], []])
    const [forEdited] = await stage.proposed('TFREE')
    expect(forEdited?.due_dt).toBe(planned.due_dt)
    expect(await stage.call(aboutProposal, { proposal_no: forEdited?.proposal_no ?? '' })).toMatchObject({
      purposes: [{ what: '発注提案', no: proposal_no, qty: '10', date: order_dt }],
    })
    const [edited] = await stage.proposed('TSUB')
    const { orders } = await stage.call(orderProposals, {
      proposals: [{ proposal_no, update_cnt: edited?.update_cnt ?? 0 }],
    })
    expect(orders).toHaveLength(1)
    expect(await bought()).toEqual([[], ['10'], ['24'], ['12'], []])
    const [forOrdered] = await stage.proposed('TFREE')
    expect(forOrdered?.due_dt).toBe(planned.due_dt)
    expect(await drawn('TFREE')).toMatchObject([{ qty: '-10', what: '外注先への支給材', date: order_dt }])
    expect(await drawn('TLEAF')).toMatchObject([{ qty: '-24', date: order_dt }])
    expect(await drawn('TOWN')).toMatchObject([{ qty: '-12', what: '外注先への支給材', date: order_dt }])
    expect(await drawn('TCUST')).toEqual([])
    // Twelve draw ten, three of them have drawn three.
    await set(sql`received_qty = 3`)
    expect(await bought()).toEqual([[], ['7'], ['18'], ['9'], []])
    expect(await drawn('TFREE')).toMatchObject([{ qty: '-7' }])
  })

  it('nothing is wanted any more when the order is cancelled', async () => {
    await set(sql`received_qty = 0`)
    const [line] = await drawn('TFREE')
    await stage.call(cancelPlaceOrder, { po_no: line?.no ?? '', reason: '製造中止' })
    expect(await drawn('TFREE')).toEqual([])
    expect(await bought()).toEqual([['7'], ['6'], ['14'], ['7'], []])
  })
})
