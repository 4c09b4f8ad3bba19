import { expect } from 'vitest'
import { reach } from '../reach.ts'
import { told } from '../told.ts'
import { hour, shot, type Day } from './day.ts'
import { product } from './goods-of-the-day.ts'

/** From the shelf to the lorry, and into the books. */
export function leaving(day: () => Day): void {
  hour(day, '16:00', 'what is there of the urgent order is instructed', async () => {
    const { at, no } = day()
    const { page, go, drawer, send } = at.sales
    await go(`/sales/salesAvailableDeliveryManage?order_no=${no.urgent}`)
    await at.sales.at(no.urgent, 'instruct')
    await page.keyboard.press('F7')
    const qty = drawer().getByLabel(`${no.urgent}-1 の出荷指示数`)
    await expect.poll(() => qty.inputValue()).toBe('28')
    await shot(day(), at.sales, 'instruct')
    no.delivery = /D\d+/.exec(await send(/出荷 D\d+ を指示しました/))?.[0] ?? ''
  })

  hour(day, '16:15', 'a carrier is arranged at the fare of its table', async () => {
    const { at, no } = day()
    const { page, go, drawer, row, send } = at.sales
    await go(`/sales/carrierArrange?delivery_no=${no.delivery}`)
    await at.sales.at(no.delivery, 'arrange')
    await page.keyboard.press('F7')
    // 28 × 1.2 kg: up to 100 kg within the region, 800 + 100 × 22.
    await expect
      .poll(() =>
        drawer()
          .getByLabel(/の運賃$/)
          .inputValue(),
      )
      .toBe('3000')
    await shot(day(), at.sales, 'carrier')
    await send(/運送手配 L\d+ を確定しました/)
    await row(no.delivery).filter({ hasText: '手配済' }).waitFor()
  })

  hour(day, '16:30', 'it is picked from its shelf by scanner', async () => {
    const { at, no } = day()
    const { page, go } = at.gate
    await go('/sales/picking')
    const scan = async (text: string) => {
      await reach(page, page.locator('.pick .scan input'))
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await scan(no.delivery)
    await page.locator('.pick-qty b').getByText('28', { exact: true }).waitFor()
    await scan('999-D4')
    await page.locator('.pick-points [data-point=order].done').waitFor()
    await scan(product)
    await page.locator('.pick-points [data-point=ours].done').waitFor()
    await reach(page, page.locator('.pick [name=qty]'))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('28')
    await shot(day(), at.gate, 'pick')
    await at.gate.command('add').waitFor()
    await page.keyboard.press('F9')
    await page.locator('.pick-done').waitFor()
  })

  hour(day, '17:00', 'it leaves with its delivery note', async () => {
    const { at, no } = day()
    const { page, go, row, send, paper, command } = at.warehouse
    await go(`/sales/deliveryManage?delivery_no=${no.delivery}`)
    await row(no.delivery).filter({ hasText: 'ピッキング済' }).waitFor()
    await at.warehouse.at(no.delivery, 'confirm')
    await page.keyboard.press('F9')
    await shot(day(), at.warehouse, 'ship')
    await send(/出荷 D\d+ を確定しました/)
    await row(no.delivery).filter({ hasText: '出荷済' }).waitFor()
    await command('deliveryNote').waitFor()
    expect(await paper('F10')).toMatch(/^納品書_D\d+\.pdf$/)
  })

  hour(day, '17:15', 'it is posted as sold, with what it earns', async () => {
    const { at, no } = day()
    const { page, go, row, drawer, send } = at.sales
    await go('/sales/salesList?customer_cd=K900')
    const sale = row('K900').filter({ hasText: /S\d/ }).first()
    await sale.waitFor()
    no.sale = /S\d+/.exec(await sale.innerText())?.[0] ?? ''
    expect(no.sale).not.toBe('')
    await at.sales.at(no.sale, 'post')
    await page.keyboard.press('F7')
    // 28 × 2,000, and 28 × (2,000 − 1,000).
    await drawer().locator('tbody tr').filter({ hasText: '56,000' }).filter({ hasText: '28,000' }).waitFor()
    await shot(day(), at.sales, 'post')
    await send(/売上 1件を計上しました/)
    await row(no.sale).filter({ hasText: '計上済' }).waitFor()
  })

  hour(
    day,
    '17:30',
    'the agreed price was 1,900: a black slip takes the place of what was posted',
    async () => {
      const { at, no } = day()
      const { go, panel, press, put, send, command } = at.sales
      await go(`/sales/registerSales?sales_no=${no.sale}`)
      await command('correct').waitFor()
      await press('correct')
      await put('reason', '単価の誤り')
      no.sale = /S\d+/.exec(await send(/黒伝 S\d+ を作成しました/))?.[0] ?? ''
      await panel().locator('.chip').filter({ hasText: '未計上' }).first().waitFor()
    },
  )

  hour(day, '17:35', 'the black slip is corrected, and posted together with the red one', async () => {
    const { at, no } = day()
    const { page, go, panel, fill } = at.sales
    await go(`/sales/registerSales?sales_no=${no.sale}`)
    await fill(0, '単価', '1900')
    await shot(day(), at.sales, 'black')
    await page.keyboard.press('F9')
    await told(page, /売上 S\d+ を登録しました/)
    await page.keyboard.press('F7')
    await panel().locator('.chip').filter({ hasText: '計上済' }).first().waitFor()
  })

  hour(
    day,
    '17:45',
    'three pieces come back and are credited at the price for which they were sold',
    async () => {
      const { at } = day()
      const { page, go, panel, fill } = at.sales
      await go('/sales/registerSales')
      await reach(page, panel().locator('[name=customer_cd]'))
      await page.keyboard.type('k900')
      await page.keyboard.press('Enter')
      await fill(0, '売上区分', '520')
      await fill(0, '品目', product)
      await fill(0, '数量', '3')
      await fill(0, '倉庫', '999-D4')
      await fill(0, '返品判定', '1')
      await shot(day(), at.sales, 'return')
      await page.keyboard.press('F9')
      await told(page, /売上 S\d+ を登録しました/)
      await panel().getByText('-5,700').first().waitFor()
      await page.keyboard.press('F7')
      await panel().locator('.chip').filter({ hasText: '計上済' }).first().waitFor()
    },
  )
}
