import { expect } from 'vitest'
import { reach } from '../reach.ts'
import { type } from '../stock/typing.ts'
import { told } from '../told.ts'
import { hour, shot, type Day } from './day.ts'
import { part, supplier } from './goods-of-the-day.ts'

/** From what is missing to parts that are good. */
export function parts(day: () => Day): void {
  hour(day, '10:30', 'the part that the plan misses is proposed, ordered and issued', async () => {
    const { at, no } = day()
    const { page, go, panel, drawer, tick, press, send, command } = at.buyer
    await go(`/placeOrder/placeOrderMaterialList?item_cd=${part}`)
    await press('run')
    await told(page, /作成を開始しました/)
    await panel().locator('tbody tr').filter({ hasText: part }).first().waitFor()
    await tick(panel().locator('thead input[type=checkbox]'))
    await page.keyboard.press('F7')
    await drawer().getByRole('heading', { name: '合計 22,500円' }).waitFor()
    await shot(day(), at.buyer, 'proposed')
    no.purchase = /P\d+/.exec(await send(/発注を作成しました/))?.[0] ?? ''
    await go(`/placeOrder/registerPlaceOrder?po_no=${no.purchase}`)
    await command('issue').waitFor()
    await page.keyboard.press('F7')
    await panel().locator('.chip').filter({ hasText: '発注済' }).first().waitFor()
    await shot(day(), at.buyer, 'ordered')
    await command('print').waitFor()
    expect(await at.buyer.paper('F10')).toMatch(/^注文書_P\d+\.pdf$/)
  })

  hour(day, '11:00', 'it comes to the gate and is read with a phone', async () => {
    const { at, no } = day()
    const { page, go } = at.gate
    await go('/placeOrder/arrivalGate')
    await reach(page, page.locator('.gate .scan input'))
    await page.keyboard.type(`${no.purchase}-1`)
    await page.keyboard.press('Enter')
    await page.locator('.gate-card [name=qty]:focus').waitFor()
    await expect.poll(() => page.locator('.gate-card [name=qty]').inputValue()).toBe('75')
    await reach(page, page.locator('[name=supplier_slip_no]'))
    await page.keyboard.type('N-1')
    await shot(day(), at.gate, 'gate')
    await page.keyboard.press('F9')
    await page
      .locator('.scan-told')
      .filter({ hasText: /入荷 N\d+ を受け入れました/ })
      .waitFor()
  })

  hour(day, '11:30', 'it is inspected: three go back', async () => {
    const { at } = day()
    const { page, go, panel } = at.buyer
    await go(`/placeOrder/arrivalDeliveryManage?supplier_cd=${supplier}`)
    await at.buyer.at('N-1', 'inspect')
    await shot(day(), at.buyer, 'arrived')
    await page.keyboard.press('F7')
    await reach(page, page.locator('[name=accept_dt]'))
    // Day, number of the arrival, note; then line, item, what is judged.
    await type(page, '', '', '')
    await page.locator('.entry-grid [data-row="0"] input:focus').waitFor()
    await type(page, '', '', '', '72', '0', '3', 'キズ')
    await panel().locator('.slip').getByText('キズ').first().waitFor()
    await shot(day(), at.buyer, 'inspection')
    await page.keyboard.press('F9')
    await told(page, /検収 G\d+ を登録しました/)
    await at.buyer.command('accept').waitFor()
    await page.keyboard.press('F7')
    await panel().locator('.chip').filter({ hasText: '検収済' }).first().waitFor()
    await go(`/stock/stockEnquiry?item_cd=${part}`)
    await panel().getByText('72', { exact: true }).first().waitFor()
    await shot(day(), at.buyer, 'in-stock')
  })
}
