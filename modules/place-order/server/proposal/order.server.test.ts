import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { proposalStage, type ProposalStage } from '#test/proposal-stage.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import { orderProposals, previewOrders, splitProposal } from '../../contract/proposal/proposal-calls.ts'
import { proposalList } from '../../contract/proposal/proposal-list.ts'

onPostgres((open) => {
  let stage: ProposalStage
  beforeAll(async () => {
    stage = await proposalStage(await open(demo))
    await stage.bought('TO1', { ordered: `'3', 1, 10, 40, 0, 8, 0, NULL` })
    await stage.bought('TO2', { ordered: `'3', 1, 10, 20, 0, 0, 0, NULL` })
    await stage.bought('TO3', { ordered: `'3', 1, 10, 20, 0, 0, 0, NULL` })
    // 12 yen, 10 from 30 pieces on.
    await stage.write(sql`INSERT INTO unit_price (company_cd, supplier_cd, branch_no, item_cd, from_dt, qty_limit, price, create_user, update_user)
      SELECT company_cd, supplier_cd, branch_no, item_cd, '2026-04-01'::date, b.qty_limit, b.price, 'test', 'test'
      FROM place_order_master, (VALUES (29, 12), (999999999, 10)) AS b(qty_limit, price) WHERE item_cd = 'TO1'`)
    await stage.write(sql`UPDATE item SET purchase_price = 7 WHERE item_cd = 'TO2'`)
    await stage.run()
  })
  const one = async (item_cd: string) => {
    const [row] = await stage.proposed(item_cd)
    if (!row) throw new Error(`Nothing is proposed for ${item_cd}`)
    return { proposal_no: row.proposal_no, update_cnt: row.update_cnt }
  }

  it('one key makes one order for each supplier; parts of the same day are one line, at the price of all of them', async () => {
    const whole = await one('TO1')
    await stage.call(splitProposal, { ...whole, qty: '16', due_dt: '2026-11-19' })
    const chosen = [
      ...(await stage.proposed('TO1')),
      ...(await stage.proposed('TO2')),
      ...(await stage.proposed('TO3')),
    ]
    const proposals = chosen.map(({ proposal_no, update_cnt }) => ({ proposal_no, update_cnt }))
    const preview = await stage.call(previewOrders, {
      proposals: proposals.map(({ proposal_no }) => proposal_no).join(','),
    })
    expect(preview.orders).toMatchObject([
      {
        // 40 × 10 + 20 × 7; nobody has said what TO3 costs.
        amount: '540',
        lines: [
          { item_cd: 'TO1', qty: '40', unit_price: '10', temp_price_flg: false },
          { item_cd: 'TO2', qty: '20', unit_price: '7', temp_price_flg: false },
          { item_cd: 'TO3', qty: '20', unit_price: '0', temp_price_flg: true },
        ],
      },
    ])
    const { orders } = await stage.call(orderProposals, { proposals })
    expect(orders).toHaveLength(1)
    const order = await stage.call(placeOrderSlip.endpoints.getDetail, { po_no: orders[0]?.po_no ?? '' })
    expect(order.header).toMatchObject({ po_status: '0', order_dt: '2026-11-18', net_amount: '540' })
    expect(order.lines).toMatchObject([
      { item_cd: 'TO1', qty: '40', due_dt: '2026-11-19', amount: '400', proposal_no: whole.proposal_no },
      { item_cd: 'TO2', amount: '140' },
      { item_cd: 'TO3', temp_price_flg: true, settle_dt: '2026-11-19' },
    ])
    const { list } = await stage.call(proposalList.endpoints.getList, {
      item_cd: 'TO1',
      proposal_state: '1',
      size: 50,
    })
    expect(list.map(({ po_no }) => po_no)).toEqual([orders[0]?.po_no, orders[0]?.po_no])
  })

  it('no line is above the supplier’s largest lot, or that of the item where he has none; less is put together', async () => {
    await stage.bought('TO7', { ordered: `'3', 1, 10, 70, 0, 0, 0, NULL` })
    await stage.bought('TO8', { ordered: `'3', 1, 10, 70, 0, 0, 0, NULL` })
    await stage.write(sql`UPDATE item SET lot_max = 30 WHERE item_cd IN ('TO7', 'TO8')`)
    await stage.write(sql`UPDATE place_order_master SET lot_max = 50 WHERE item_cd = 'TO7'`)
    await stage.run()
    const [first] = await stage.proposed('TO7')
    if (!first) throw new Error('Nothing is proposed for TO7')
    const { proposal_no, update_cnt, due_dt } = first
    await stage.call(splitProposal, { proposal_no, update_cnt, qty: '10', due_dt })
    const chosen = [...(await stage.proposed('TO7')), ...(await stage.proposed('TO8'))]
    const quantities = (rows: readonly { readonly item_cd: string; readonly qty: string }[], item: string) =>
      rows.flatMap(({ item_cd, qty }) => (item_cd === item ? [Number(qty)] : [])).sort((a, b) => a - b)
    expect([quantities(chosen, 'TO7'), quantities(chosen, 'TO8')]).toEqual([
      [10, 20, 40],
      [10, 30, 30],
    ])
    const proposals = chosen.map((row) => ({ proposal_no: row.proposal_no, update_cnt: row.update_cnt }))
    const { orders } = await stage.call(orderProposals, { proposals })
    const order = await stage.call(placeOrderSlip.endpoints.getDetail, { po_no: orders[0]?.po_no ?? '' })
    expect(orders).toHaveLength(1)
    // 40 and 20 are above 50, 20 and 10 are not.
    expect([quantities(order.lines, 'TO7'), quantities(order.lines, 'TO8')]).toEqual([
      [30, 40],
      [10, 30, 30],
    ])
  })

  it('what is on order is not proposed again, and an ordered proposal is not ordered twice', async () => {
    await stage.run()
    expect(await stage.proposed('TO1')).toEqual([])
    await stage.bought('TO4', { ordered: `'3', 1, 10, 20, 0, 0, 0, NULL` })
    await stage.run()
    const proposals = [await one('TO4')]
    const answers = await Promise.allSettled([1, 2, 3].map(() => stage.call(orderProposals, { proposals })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('nothing is ordered from nobody', async () => {
    await stage.bought('TO5', { ordered: `'3', 1, 10, 20, 0, 0, 0, NULL` })
    await stage.bought('TO6', { ordered: `'3', 1, 10, 20, 0, 0, 0, NULL` })
    await stage.run()
    await stage.write(sql`UPDATE order_proposal SET supplier_cd = '' WHERE item_cd = 'TO6'`)
    const proposals = [await one('TO5'), await one('TO6')]
    expect((await refused(stage.call(orderProposals, { proposals }))).code).toBe('BIZ_PROPOSAL_SUPPLIER')
    expect(await stage.proposed('TO5')).toHaveLength(1)
  })
})
