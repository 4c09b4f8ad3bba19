import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { goTo, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'
import { orderedGoods } from './ordered-goods.ts'

/** From the order to the delivery note, by keys alone. */
describe('what customers have ordered leaves', () => {
  let stage: Stage
  let page: Page
  let order_no = ''
  let delivery_no = ''
  beforeAll(async () => {
    stage = await openStage()
    const signed = await signedIn(stage)
    page = signed.page
    order_no = await orderedGoods(signed.caller, 'C002')
  })
  afterAll(() => stage.close())

  const dialog = () => page.getByRole('dialog')
  const row = (no = order_no) => page.locator('.tab-panel tbody tr').filter({ visible: true, hasText: no })
  const chosen = async (command: string, no = order_no) => {
    await reach(page, row(no).first())
    await page.keyboard.press('Home')
    await page.locator(`[data-command=${command}]:enabled`).filter({ visible: true }).first().waitFor()
  }
  const put = async (label: RegExp, text: string) => {
    await reach(page, dialog().getByLabel(label))
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  }
  /** The drawer stands until the list behind it is new: keys are its own until then. */
  const send = async () => {
    await dialog().locator('[data-command=send]:enabled').waitFor()
    await page.keyboard.press('F9')
    await dialog().waitFor({ state: 'detached' })
  }

  it('is instructed when it has been seen what can ship', async () => {
    await goTo(page, `/sales/salesAvailableDeliveryManage?order_no=${order_no}`)
    await chosen('instruct')
    await picture(page, 'shippable')
    await page.keyboard.press('F7')
    await dialog().getByLabel(`${order_no}-1 の出荷指示数`).waitFor()
    await picture(page, 'instruct')
    await send()
    delivery_no = /D\d+/.exec(await told(page, /出荷 D\d+ を指示しました/))?.[0] ?? ''
    await row().first().waitFor({ state: 'detached' })
  })

  it('is given to a carrier for the proposed fare, released with a reason, and given to another', async () => {
    await goTo(page, `/sales/carrierArrange?delivery_no=${delivery_no}`)
    await chosen('arrange', delivery_no)
    await page.keyboard.press('F7')
    await dialog()
      .getByLabel(/の運賃$/)
      .waitFor()
    await expect
      .poll(() =>
        dialog()
          .getByLabel(/の運賃$/)
          .inputValue(),
      )
      .toMatch(/^\d+$/)
    await picture(page, 'arrange')
    await send()
    await told(page, /運送手配 L\d+ を確定しました/)
    await row(delivery_no).filter({ hasText: '手配済' }).first().waitFor()
    await chosen('release', delivery_no)
    await page.keyboard.press('F6')
    await put(/理由/, '台数の都合')
    await send()
    await row(delivery_no).filter({ hasText: '未手配' }).first().waitFor()
    await chosen('arrange', delivery_no)
    await page.keyboard.press('F7')
    await dialog()
      .getByLabel(/の運賃$/)
      .waitFor()
    await reach(page, dialog().getByLabel(/の運送会社$/))
    await page.keyboard.press('ArrowDown')
    await put(/の送り状番号$/, '1234-5678-9012')
    await send()
    await row(delivery_no).filter({ hasText: '1234-5678-9012' }).first().waitFor()
    await picture(page, 'carriers')
  })

  it('is picked from two lots, leaves short, and the rest goes back to the backlog', async () => {
    await goTo(page, `/sales/deliveryManage?customer_cd=C002`)
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
    // While the list comes anew, nobody confirms a second time.
    let comesAnew = () => {}
    const isNew = new Promise<void>((resolve) => (comesAnew = resolve))
    await page.route('**/getList?*', (route) => isNew.then(() => route.continue()))
    await page.keyboard.press('F9')
    await told(page, /出荷 D\d+ を確定しました/)
    await dialog().locator('[data-command=send]:disabled').waitFor()
    comesAnew()
    await dialog().waitFor({ state: 'detached' })
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
