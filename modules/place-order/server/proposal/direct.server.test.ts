import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { cancelOrder } from '#modules/receive-order/contract/order-calls.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { proposalStage, type ProposalStage } from '#test/proposal-stage.ts'
import { receiveArrival } from '../../contract/arrival/arrival-calls.ts'
import { arrivalSlip } from '../../contract/arrival/arrival-slip.ts'
import { issuePlaceOrder } from '../../contract/order/place-order-calls.ts'
import { dismissProposals, orderProposals, splitProposal } from '../../contract/proposal/proposal-calls.ts'
import { refused } from '#test/master-stage.ts'

onPostgres((open) => {
  let stage: ProposalStage
  beforeAll(async () => {
    stage = await proposalStage(await open(demo))
    await stage.bought('TD1', { ordered: `'0', 1, 0, 0, 0, 0, 0, NULL` })
    await stage.write(sql`UPDATE item SET purchase_price = 7 WHERE item_cd = 'TD1'`)
  })
  const direct = (qty: string) =>
    stage.enter([
      {
        ...{ item_cd: 'TD1', qty, unit_price: '100', treatment_div: '1' },
        ...{ supplier_cd: 'S002', supplier_branch_no: '00' },
      },
    ])
  const proposalsOf = async (order_no: string) =>
    (await stage.proposed('TD1')).filter(({ demand_no }) => demand_no === order_no)

  it('an order line that the supplier ships becomes a proposal of its own, which no run touches', async () => {
    const order = await direct('7')
    const { order_no } = order.header
    const [proposal] = await proposalsOf(order_no)
    expect(proposal).toMatchObject({
      ...{ qty: '7', supplier_cd: 'S002', source: '1', demand_line: 1, order_dt: '2026-11-18' },
      due_dt: '2026-11-27',
    })
    await stage.run()
    expect((await stage.proposed('TD1')).map(({ qty }) => qty)).toEqual(['7'])
    const [line] = order.lines
    await stage.change(await stage.read(order), { lines: [{ ...line, qty: '9' }] })
    expect(await proposalsOf(order_no)).toMatchObject([{ qty: '9', proposal_no: proposal?.proposal_no }])
    const { proposal_no = '', update_cnt = 0 } = (await proposalsOf(order_no))[0] ?? {}
    const split = stage.call(splitProposal, { proposal_no, update_cnt, qty: '2', due_dt: '2026-11-30' })
    expect((await refused(split)).fields).toMatchObject([{ path: 'qty', code: 'BIZ_PROPOSAL_TIED' }])
    await stage.call(cancelOrder, { order_no, reason: '得意先都合' })
    expect(await proposalsOf(order_no)).toEqual([])
  })

  it('one that was dismissed comes back only when something else is wanted', async () => {
    const order = await direct('5')
    const [proposal] = await proposalsOf(order.header.order_no)
    const { proposal_no = '', update_cnt = 0 } = proposal ?? {}
    await stage.call(dismissProposals, { proposals: [{ proposal_no, update_cnt }], reason: '在庫から出荷' })
    const [line] = order.lines
    const noted = await stage.change(await stage.read(order), { lines: [{ ...line, remarks: '至急' }] })
    expect(await proposalsOf(order.header.order_no)).toEqual([])
    await stage.change(noted, { lines: [{ ...noted.lines[0], qty: '6' }] })
    expect(await proposalsOf(order.header.order_no)).toMatchObject([{ qty: '6' }])
    await stage.write(sql`DELETE FROM order_proposal`)
  })

  it('what the supplier ships to the customer is not received at our gate, and may be put aside when it comes', async () => {
    const order = await direct('3')
    const proposals = (await proposalsOf(order.header.order_no)).map(({ proposal_no, update_cnt }) => ({
      proposal_no,
      update_cnt,
    }))
    const { orders } = await stage.call(orderProposals, { proposals })
    const { po_no } = (await stage.call(issuePlaceOrder, { po_no: orders[0]?.po_no ?? '' })).header
    const receiving = async (line: object) => {
      const { header } = await stage.call(arrivalSlip.endpoints.doEdit, {
        ...{ assign_mode: '0', header: { receipt_dt: '2026-11-18' } },
        lines: [{ po_no, po_line_no: '1', qty: '3', location_cd: '999', ...line }],
      })
      return stage.call(receiveArrival, { arrival_no: header.arrival_no })
    }
    expect((await refused(receiving({}))).fields).toMatchObject([
      { path: 'lines.0.po_no', code: 'BIZ_ARRIVAL_DIRECT' },
    ])
    const aside = await receiving({ outcome: '1', remarks: '直送品が自社に届いた' })
    expect(aside.header.arrival_status).toBe('1')
  })
})
