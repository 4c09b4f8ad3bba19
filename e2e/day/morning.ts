import { expect } from 'vitest'
import { orderSlip } from '#modules/receive-order/contract/order-slip.ts'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import { told } from '../told.ts'
import { hour, shot, type Day } from './day.ts'
import { customer, part, product } from './goods-of-the-day.ts'
import { typedDay } from '../open-days.ts'
import { reach } from '../reach.ts'
import { type } from '../stock/typing.ts'

/** As the customer's program writes it. */
const fileOf = ({ inDays }: Day) => ({
  ...{ name: 'takashima.csv', mimeType: 'text/csv' },
  buffer:
    encodeCp932(
      [
        '注文番号,行,品番,数量,納期,備考',
        `TK-1123,1,${product},20,${inDays(21)},㈱髙島　①～②便`,
        `TK-1123,2,${product},10,${inDays(28)},髙橋様分`,
      ].join('\r\n'),
    ) ?? Buffer.alloc(0),
})

/** From the customer's file to what the shop floor is told. */
export function morning(day: () => Day): void {
  hour(day, '07:30', 'the customer’s file comes in CP932 and becomes an order', async () => {
    const { at, no, ask } = day()
    const { page, go, panel } = at.sales
    await go('/receiveOrder/importReceiveOrder')
    const matching = panel().locator('[name=matching_cd]')
    await panel().locator('option[value=TAKASHIMA]').waitFor({ state: 'attached' })
    await reach(page, matching)
    await page.keyboard.type('TAKA')
    await expect.poll(() => matching.inputValue()).toBe('TAKASHIMA')
    await panel().locator('.import-drop input[name=file]:enabled').setInputFiles(fileOf(day()))
    await panel().locator('.import-file output').filter({ hasText: 'エラー 0件' }).waitFor()
    await shot(day(), at.sales, 'file')
    await page.keyboard.press('F9')
    await panel().locator('.import-file output').filter({ hasText: '受注 1件' }).waitFor()
    const number = panel().locator('.entry-grid [role=gridcell]').filter({ hasText: /^R\d+/ }).first()
    no.file = /R\d+/.exec((await number.textContent()) ?? '')?.[0] ?? ''
    expect(no.file).not.toBe('')
    const { data } = await ask.get(orderSlip.endpoints.getDetail.path, { order_no: no.file })
    const { header, lines } = orderSlip.schema.record.parse(data)
    expect(header).toMatchObject({ customer_cd: customer, customer_po_no: 'TK-1123' })
    expect(lines.map(({ qty, unit_price, remarks }) => [qty, unit_price, remarks])).toEqual([
      ['20', '2000', '㈱髙島　①～②便'],
      ['10', '2000', '髙橋様分'],
    ])
    await go(`/receiveOrder/receiveOrderPage?order_no=${no.file}`)
    await panel().getByText('TK-1123').first().waitFor()
    await shot(day(), at.sales, 'order')
  })

  hour(day, '08:00', 'an urgent order is asked for by telephone and entered', async () => {
    const { at, no, inDays } = day()
    const { page, go } = at.sales
    await go('/receiveOrder/registerReceiveOrder')
    await reach(page, page.locator('[name=customer_cd]'))
    const tomorrow = typedDay(inDays(1))
    await type(page, customer.toLowerCase(), '', '', 'TEL-7', tomorrow, '', '', '', '')
    await page.locator('.entry-grid [data-row="0"] input:focus').waitFor()
    await type(page, '', product.toLowerCase(), '30', '')
    await page.locator('.entry-grid [data-row="0"]').filter({ hasText: '得意先単価' }).first().waitFor()
    await shot(day(), at.sales, 'urgent')
    await page.keyboard.press('F9')
    no.urgent = /R\d+/.exec(await told(page, /受注 R\d+ を登録しました/))?.[0] ?? ''
  })

  hour(day, '08:30', 'everything is planned at once, and the orders have their plans', async () => {
    const { at, no } = day()
    const { page, go, row, command } = at.planner
    await go('/production/productionPlanManage')
    await command('plan').waitFor()
    await page.keyboard.press('F2')
    await told(page, '一括計画を開始しました')
    await go(`/production/productPlanReceiveOrder?item_cd=${product}`)
    // The list follows the run.
    await row(no.urgent).waitFor()
    await shot(day(), at.planner, 'planned')
  })

  hour(day, '09:00', 'the urgent order is promised for the day that is possible', async () => {
    const { at, no, inDays } = day()
    const { page, go, drawer } = at.sales
    await go(`/sales/deliveryDateManage?order_no=${no.urgent}`)
    await at.sales.at(no.urgent, 'answer')
    await page.keyboard.press('F6')
    const wished = inDays(1).replaceAll('-', '/')
    const possible = drawer()
      .locator('tbody tr td')
      .filter({ hasText: /^\d{4}\/\d{2}\/\d{2} \D/ })
    const first = (await possible.first().innerText()).slice(0, wished.length)
    // The wish where it can be met, else the first day that is possible.
    await expect
      .poll(() => drawer().locator('td input.day').inputValue())
      .toBe(first > wished ? first : wished)
    await shot(day(), at.sales, 'promise')
    await page.keyboard.press('F9')
    await told(page, /1行の納期を回答しました/)
    await at.sales.row('回答済').waitFor()
  })

  hour(
    day,
    '09:30',
    'the plans of the three lines become work orders; the missing part is told',
    async () => {
      const { at } = day()
      const { page, go, panel, drawer, tick, send } = at.planner
      await go(`/production/productPlanReceiveOrder?item_cd=${product}`)
      await expect.poll(() => panel().locator('tbody tr').count()).toBe(3)
      await tick(panel().locator('thead input[type=checkbox]'))
      await panel().getByText('3件を選択中').waitFor()
      await page.keyboard.press('F7')
      await drawer().locator('tbody tr').filter({ hasText: part }).filter({ hasText: '120' }).waitFor()
      await shot(day(), at.planner, 'confirm')
      await send(/確定しました。製造指図 W\d+/)
    },
  )

  hour(day, '10:00', 'the sheets go to the shop floor as one file', async () => {
    const { at, no } = day()
    const { go, panel, row, tick, paper, command } = at.planner
    await go(`/production/productionPlanManage?target_div=2&item_cd=${product}`)
    await expect.poll(() => panel().locator('tbody tr').count()).toBe(3)
    const words = await row(no.urgent).innerText()
    no.workOrder = /W\d+/.exec(words)?.[0] ?? ''
    expect(words).toContain('30')
    await tick(panel().locator('thead input[type=checkbox]'))
    await panel().getByText('3件を選択中').waitFor()
    await command('print').waitFor()
    expect(await paper('F10')).toMatch(/作業指示書.*\.pdf$/)
    await go(`/production/productionPlanManage?target_div=3&item_cd=${product}`)
    await row('指示書発行済').waitFor()
    await shot(day(), at.planner, 'sheets')
  })
}
