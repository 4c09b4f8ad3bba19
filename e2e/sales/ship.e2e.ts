import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderSlip } from '#modules/receive-order/contract/order-slip.ts'
import { itemStock } from '#modules/stock/contract/item-stock.ts'
import { stockSlip } from '#modules/stock/contract/stock-slip.ts'
import { shippableList } from '#modules/sales/contract/shipping/shippable-list.ts'
import type { Caller } from '../../test/demo-sign-in.ts'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { goTo, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

const once = () => ({ 'Idempotency-Key': crypto.randomUUID() })

/** An order of nine, and two lots of what was ordered. */
async function orderedGoods({ get, post }: Caller): Promise<string> {
  const found = shippableList.endpoints.getList.output.parse(
    (await get(shippableList.endpoints.getList.path, { customer_cd: 'C001' })).data,
  )
  const latest = found.list.toSorted((one, other) => (one.delivery_dt < other.delivery_dt ? 1 : -1))[0]
  const { item_cd = '', delivery_dt: due_dt = '' } = latest ?? {}
  const { places, business_date } = itemStock.output.parse((await get(itemStock.path, { item_cd })).data)
  const location_cd = places[0]?.location_cd ?? ''
  const lots = ['LOT-A', 'LOT-B'].map((lot_no) => ({ item_cd, location_cd, lot_no, qty: '20' }))
  const stock = { stock_div: '080', biz_dt: business_date, reason_cd: '90', reason: '試験用の在庫' }
  await post(
    stockSlip.endpoints.doEdit.path,
    { assign_mode: '0', header: stock, lines: lots, agreed: [] },
    once(),
  )
  const header = { order_dt: business_date, customer_cd: 'C001', branch_no: '00', destination_cd: '' }
  const entered = await post(
    orderSlip.endpoints.doEdit.path,
    { assign_mode: '0', header: { ...header, due_dt }, lines: [{ item_cd, qty: '9' }] },
    once(),
  )
  expect(entered).toMatchObject({ code: 200 })
  return orderSlip.schema.record.parse(entered.data).header.order_no
}

/** From the order to the delivery note, by keys alone. */
describe('what customers have ordered leaves', () => {
  let stage: Stage
  let page: Page
  let order_no = ''
  beforeAll(async () => {
    stage = await openStage()
    const signed = await signedIn(stage)
    page = signed.page
    order_no = await orderedGoods(signed.caller)
  })
  afterAll(() => stage.close())

  const dialog = () => page.getByRole('dialog')
  const row = () => page.locator('.tab-panel tbody tr').filter({ visible: true, hasText: order_no })
  const chosen = async (command: string) => {
    await reach(page, row().first())
    await page.keyboard.press('Home')
    await page.locator(`[data-command=${command}]:enabled`).filter({ visible: true }).first().waitFor()
  }
  const put = async (label: RegExp, text: string) => {
    await reach(page, dialog().getByLabel(label))
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  }
  const send = async () => {
    await dialog().locator('[data-command=send]:enabled').waitFor()
    await page.keyboard.press('F9')
  }

  it('is instructed when it has been seen what can ship', async () => {
    await goTo(page, `/sales/salesAvailableDeliveryManage?order_no=${order_no}`)
    await chosen('instruct')
    await picture(page, 'shippable')
    await page.keyboard.press('F7')
    await dialog().getByLabel(`${order_no}-1 の出荷指示数`).waitFor()
    await picture(page, 'instruct')
    await send()
    await told(page, /出荷 D\d+ を指示しました/)
    await row().first().waitFor({ state: 'detached' })
  })

  it('is picked from two lots, leaves short, and the rest goes back to the backlog', async () => {
    await goTo(page, `/sales/deliveryManage?customer_cd=C001`)
    await chosen('pick')
    await page.keyboard.press('F7')
    await put(/のロット（1）/, 'LOT-A')
    await put(/のピッキング数（1）/, '5')
    await reach(page, dialog().getByRole('button', { name: '行を追加' }).first())
    await page.keyboard.press('Enter')
    const last = await dialog()
      .getByLabel(/のロット（/)
      .count()
    await put(new RegExp(`のロット（${last}）`), 'LOT-B')
    await put(new RegExp(`のピッキング数（${last}）`), '2')
    await picture(page, 'pick')
    await send()
    await told(page, /のピッキングを登録しました/)
    await row().filter({ hasText: 'ピッキング済' }).first().waitFor()
    await chosen('confirm')
    await page.keyboard.press('F9')
    await reach(page, dialog().locator('[name=short_choice]'))
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => dialog().locator('[name=short_choice]').inputValue()).toBe('2')
    await picture(page, 'confirm-short')
    await send()
    await told(page, /出荷 D\d+ を確定しました/)
    await row().filter({ hasText: '出荷済' }).first().waitFor()
  })

  it('goes with its delivery note; what is left can ship again', async () => {
    await chosen('deliveryNote')
    const download = page.waitForEvent('download')
    await page.keyboard.press('F10')
    expect((await download).suggestedFilename()).toMatch(/^納品書_D\d+\.pdf$/)
    await picture(page, 'deliveries')
    await goTo(page, `/sales/salesAvailableDeliveryManage?order_no=${order_no}`)
    await row().first().waitFor()
    await expect.poll(() => row().first().innerText()).toMatch(/一部引当|引当確定/)
    const { page: small } = await signedIn(stage, { viewport: phone, at: '/sales/deliveryManage' })
    await small
      .getByText(/^D\d{6}$/)
      .first()
      .waitFor()
    await picture(small, 'deliveries-phone')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
