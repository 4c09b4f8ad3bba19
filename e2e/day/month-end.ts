import { expect } from 'vitest'
import { reach } from '../reach.ts'
import { lockCount } from '../stock/lock-count.ts'
import { type } from '../stock/typing.ts'
import { told } from '../told.ts'
import { hour, shot, type Day } from './day.ts'
import { customer, product, supplier } from './goods-of-the-day.ts'

/** What is counted, billed, paid and closed. */
export function monthEnd(day: () => Day): void {
  hour(
    day,
    '18:00',
    'the shelf is counted: of the three that came back one is missing, and it is said why',
    async () => {
      const { at } = day()
      const { page, go, drawer, panel } = at.warehouse
      await go('/stock/inventoryTime')
      await at.warehouse.command('plan').waitFor()
      await page.keyboard.press('F2')
      await drawer().waitFor()
      await type(page, '', '999-D4', '', '', '', '')
      await page.keyboard.press('Enter')
      const no = /I\d+/.exec(await told(page, /棚卸 I\d+ を登録しました/))?.[0] ?? ''
      await at.warehouse.at(no, 'open')
      await lockCount(page)
      const counted = panel().locator('.count-sheet tbody tr')
      await counted.first().waitFor()
      const rows = await counted.evaluateAll((all) =>
        all.map((row) => [row.textContent ?? '', row.querySelector('td.book')?.textContent ?? '']),
      )
      await reach(page, counted.first().locator('input'))
      for (const [words = '', book = ''] of rows)
        await type(page, words.includes(product) ? '2' : book.replaceAll(',', ''))
      await panel()
        .getByText(`入力済 ${String(rows.length)} / ${String(rows.length)}`)
        .waitFor()
      await shot(day(), at.warehouse, 'count')
      await page.keyboard.press('F9')
      await page
        .getByText(/は「棚卸後」になりました/)
        .first()
        .waitFor()
      await page.keyboard.press('F7')
      await page.locator('tbody option[value="20"]').first().waitFor({ state: 'attached' })
      await reach(page, panel().locator('tbody select').first())
      await page.keyboard.press('2')
      await expect.poll(() => panel().locator('tbody select').first().inputValue()).toBe('20')
      await shot(day(), at.warehouse, 'difference')
      await page.keyboard.press('F9')
      await told(page, /差異 1 件を調整しました/)
      await page.keyboard.press('F7')
      await page
        .getByText(/は「終了」になりました/)
        .first()
        .waitFor()
    },
  )

  hour(day, '18:15', 'the customer is closed: what was sold, the tax of it once, the statement', async () => {
    const { at } = day()
    const { page, go, drawer, row, tick, send, command } = at.sales
    await go(`/sales/customerStatement?customer_cd=${customer}`)
    await command('close').waitFor()
    await page.keyboard.press('F2')
    // It begins with a closing day that has come; what was sold today is closed today.
    await reach(
      page,
      drawer()
        .getByRole('button', { name: /^(?:本日 )?\d{4}\/\d\d\/\d\d/ })
        .last(),
    )
    await page.keyboard.press('Enter')
    const line = drawer().locator('tbody tr').filter({ hasText: customer })
    // 28 × 1,900 − 3 × 1,900, and 10 % of it.
    await expect.poll(() => line.innerText()).toContain('52,250')
    if (!(await line.getByRole('checkbox').isChecked())) await tick(line.getByRole('checkbox'))
    await shot(day(), at.sales, 'close')
    await send(/請求締めを開始しました/)
    await row(customer).filter({ hasText: '未入金' }).waitFor()
    await at.sales.at(customer, 'print')
    expect(await at.sales.paper('F10')).toMatch(/^請求書_B\d+\.pdf$/)
  })

  hour(day, '18:30', 'it pays, less the fee of its bank, and is settled', async () => {
    const { at } = day()
    const { page, go, drawer, row, put, send, command } = at.sales
    await go(`/sales/receipt?customer_cd=${customer}`)
    await command('enter').waitFor()
    await page.keyboard.press('F2')
    await put('customer_cd', customer)
    await put('amount', '51810')
    await send(/入金 C\d+ を登録しました/)
    await at.sales.at('未消込', 'match')
    await page.keyboard.press('F9')
    const difference = drawer().locator('[name=difference]')
    await difference.waitFor()
    await expect.poll(() => difference.inputValue()).toBe('440')
    await shot(day(), at.sales, 'match')
    await send(/入金 C\d+ を消し込みました/)
    await row('振込手数料').waitFor()
  })

  hour(day, '18:45', 'the supplier is told what is paid for the good ones', async () => {
    const { at } = day()
    const { page, go, drawer, row, tick, send, command } = at.buyer
    await go(`/placeOrder/supplierStatement?supplier_cd=${supplier}`)
    await command('close').waitFor()
    await page.keyboard.press('F2')
    // It begins with a closing day that has come; what was bought today is closed today.
    await reach(
      page,
      drawer()
        .getByRole('button', { name: /^(?:本日 )?\d{4}\/\d\d\/\d\d/ })
        .last(),
    )
    await page.keyboard.press('Enter')
    // 72 × 300, and 10 % of it.
    const owed = drawer().locator('tbody tr').filter({ hasText: supplier }).filter({ hasText: '23,760' })
    await owed.waitFor()
    // His closing day is the last of the month: before it somebody has to tick him.
    if (!(await owed.getByRole('checkbox').isChecked())) await tick(owed.getByRole('checkbox'))
    await shot(day(), at.buyer, 'close-supplier')
    await send(/支払通知を作成しました/)
    await row(supplier).filter({ hasText: '23,760' }).waitFor()
  })

  hour(day, '19:00', 'all stock is worked out anew from what was posted, and agrees', async () => {
    const { at } = day()
    const { page, go, panel, drawer } = at.chief
    await go('/stock/stockManage')
    await panel().locator('tbody tr').first().waitFor()
    await at.chief.command('check').waitFor()
    await page.keyboard.press('F10')
    await drawer().getByText('在庫数・金額・引当・締めた月は、すべて受払台帳と一致しています。').waitFor()
    await shot(day(), at.chief, 'stock-agrees')
    await page.keyboard.press('Escape')
  })

  hour(day, '19:15', 'the plan of the year is proposed and kept', async () => {
    const { at } = day()
    const { page, go } = at.planner
    await go('/production/productionPlanStockYear')
    await page.locator('.entry-grid [aria-rowindex="4"]').waitFor()
    await reach(page, page.locator('[name=cover]'))
    await page.keyboard.type('0.5')
    await page.keyboard.press('F8')
    await page.keyboard.press('F6')
    await told(page, /セルに提案を入れました/)
    await shot(day(), at.planner, 'year')
    await page.keyboard.press('F9')
    await told(page, '年間生販在計画を登録しました。')
  })
}
