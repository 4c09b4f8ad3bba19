import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directToReport } from '#modules/place-order/contract/arrival/direct-calls.ts'
import { issuePlaceOrder } from '#modules/place-order/contract/order/place-order-calls.ts'
import { orderProposals } from '#modules/place-order/contract/proposal/proposal-calls.ts'
import { proposalList } from '#modules/place-order/contract/proposal/proposal-list.ts'
import { orderSlip } from '#modules/receive-order/contract/order-slip.ts'
import type { Caller } from '../../test/demo-sign-in.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { once } from '../sales/ordered-goods.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** A customer's order that a supplier ships: from his report to both books, by keys. */
describe('a direct delivery', () => {
  let stage: Stage
  let page: Page
  let caller: Caller
  let order_no = ''
  let po_no = ''
  beforeAll(async () => {
    stage = await openStage()
    const signed = await signedIn(stage, { at: '/placeOrder/arrivalDeliveryManage' })
    ;({ page, caller } = signed)
    ;({ order_no, po_no } = await orderedDirectly(caller))
  })
  afterAll(() => stage.close())

  it('is reported by the supplier, and received with one key', async () => {
    await reach(page, page.locator('[data-command=direct]').first())
    await page.keyboard.press('Enter')
    const link = page.getByRole('dialog').getByRole('link', { name: `${po_no}-1` })
    await link.waitFor()
    await picture(page, 'direct-to-report')
    await reach(page, link)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/placeOrder\/arrival\?/)
    await expect.poll(() => page.locator('[name=arrival_div]').first().inputValue()).toBe('1')
    await picture(page, 'direct-entry')
    await page.keyboard.press('F9')
    await told(page, /入荷 N\d+ を登録しました/)
    await page.locator('[data-command=receive]:enabled').first().waitFor()
    await page.keyboard.press('F7')
    await page.locator('.chip').filter({ hasText: '入荷済' }).first().waitFor()
    await page.locator('.slip').getByText('DIRECT').first().waitFor()
    await picture(page, 'direct-received')
    const { data } = await caller.get(directToReport.path, {})
    expect(directToReport.output.parse(data).list.map((one) => one.po_no)).not.toContain(po_no)
  })

  it('is sold: the customer’s order has it, and its sale stands on its page', async () => {
    const { data } = await caller.get(orderSlip.endpoints.getDetail.path, { order_no })
    expect(orderSlip.schema.record.parse(data).lines).toMatchObject([
      { shipped_qty: '4', sold_qty: '4', sales_status: '2' },
    ])
    await page.goto('/sales/salesManage')
    await page.locator('tbody tr').first().waitFor()
    await picture(page, 'direct-sold')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})

/** An order of four that supplier S002 ships, ordered and issued. */
async function orderedDirectly({ get, post }: Caller): Promise<{ order_no: string; po_no: string }> {
  const proposed = async (order: string) => {
    const { data } = await get(proposalList.endpoints.getList.path, { proposal_state: '0', size: '500' })
    const { list } = proposalList.endpoints.getList.output.parse(data)
    return list.filter(({ demand_no }) => demand_no === order)
  }
  const header = { order_dt: '2026-11-18', customer_cd: 'C001', branch_no: '00', due_dt: '2026-11-27' }
  const line = { item_cd: 'BRG-6001', qty: '4', unit_price: '900', treatment_div: '1' }
  const ships = { supplier_cd: 'S002', supplier_branch_no: '00' }
  const entered = await post(
    orderSlip.endpoints.doEdit.path,
    { assign_mode: '0', header, lines: [{ ...line, ...ships }] },
    once(),
  )
  expect(entered).toMatchObject({ code: 200 })
  const { order_no } = orderSlip.schema.record.parse(entered.data).header
  const proposals = (await proposed(order_no)).map(({ proposal_no, update_cnt }) => ({
    proposal_no,
    update_cnt,
  }))
  const ordered = await post(orderProposals.path, { proposals }, once())
  const { orders } = orderProposals.output.parse(ordered.data)
  const { po_no = '' } = orders[0] ?? {}
  expect(await post(issuePlaceOrder.path, { po_no }, once())).toMatchObject({ code: 200 })
  return { order_no, po_no }
}
