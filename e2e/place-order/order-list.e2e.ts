import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeOrderList } from '#modules/place-order/contract/order/place-order-list.ts'
import { placeOrderSlip } from '#modules/place-order/contract/order/place-order-slip.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { once } from '../sales/ordered-goods.ts'
import { shownPanel, signedIn } from '../signed-in.ts'

/** Rows bring what is shown; what else a reader wants to see is asked for. */
describe('the list of purchase orders brings the columns that somebody looks at', () => {
  let stage: Stage
  let page: Page
  const asked: (string | null)[] = []
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/placeOrder/placeOrderList?line_status=0,1,2' })).page
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname.endsWith('/placeOrderList/getList')) asked.push(url.searchParams.get('columns'))
    })
  })
  afterAll(() => stage.close())

  const panel = () => shownPanel(page)
  const heading = () => panel().getByRole('columnheader', { name: /登録者/ })

  it('a whole row is seen beside a list', async () => {
    const { page: desk } = await signedIn(stage, { at: '/placeOrder/purchaseLineList' })
    const beside = shownPanel(desk).locator('.row-peek div').filter({ hasText: '登録者' }).locator('dd')
    await shownPanel(desk).locator('tbody tr').first().waitFor()
    const whole = desk.waitForRequest((request) => {
      const url = new URL(request.url())
      return /(^|,)create_user(,|$)/.test(url.searchParams.get('columns') ?? '')
    })
    await desk.keyboard.press('F8')
    await expect.poll(() => shownPanel(desk).locator('tbody tr:focus').count()).toBe(1)
    await desk.keyboard.press('Space')
    await whole
    await expect.poll(() => beside.textContent()).toMatch(/\w/)
    await desk.close()
  })

  it('a column that one chooses has its values, and still has them after a reload', async () => {
    await panel().getByRole('button', { name: 'その他の操作' }).first().click()
    await page.getByRole('button', { name: /^表示列/ }).click()
    await page.locator('[role=dialog]').getByLabel('登録者', { exact: true }).check()
    await page.keyboard.press('Escape')
    await heading().waitFor()
    await page.reload()
    await heading().waitFor()
    await expect.poll(() => asked.at(-1)).toBe('create_user')
    const at = await heading().evaluate((head) =>
      head instanceof HTMLTableCellElement ? head.cellIndex : -1,
    )
    const spans = await panel()
      .locator('thead tr:last-child th')
      .evaluateAll((heads) => heads.map((head) => (head instanceof HTMLTableCellElement ? head.colSpan : 1)))
    const cell = spans.slice(0, at).reduce((sum, span) => sum + span, 0)
    await expect
      .poll(() => panel().locator('tbody tr').first().locator('td').nth(cell).textContent())
      .toMatch(/^\w+$/)
  })

  it('orders are issued and sent as many at once as are ticked; what stands against one is said beside it', async () => {
    const { page: desk, caller } = await signedIn(stage, { user: 'buyer' })
    const goods = { item_cd: 'BLT-M4', qty: '10', unit_price: '5', due_dt: '2026-12-01' }
    const ordered = async (supplier_cd: string, line: object = goods) => {
      const sent = await caller.post(
        placeOrderSlip.endpoints.doEdit.path,
        {
          ...{ assign_mode: '0', header: { order_dt: '2026-11-18', supplier_cd, branch_no: '00' } },
          lines: [line],
        },
        once(),
      )
      return placeOrderSlip.schema.record.parse(sent.data).header.po_no
    }
    // S002 is under the fair-trade act: without the place of delivery its order does not go out.
    const repair = { line_kind: '3', item_nm: '金型修理', qty: '1', unit_price: '5000' }
    const numbers = [await ordered('S001'), await ordered('S005'), await ordered('S002', repair)]
    await desk.goto(`${placeOrderList.screen.path}?line_status=0`)
    const rows = shownPanel(desk).locator('tbody tr')
    for (const no of numbers) {
      const row = rows.filter({ hasText: no })
      await reach(desk, row)
      await desk.keyboard.press('Space')
    }
    await desk.keyboard.press('F7')
    const drawer = desk.getByRole('dialog')
    await expect.poll(() => drawer.locator('tbody tr').count()).toBe(3)
    await picture(desk, 'orders-to-send')
    const download = desk.waitForEvent('download')
    await desk.keyboard.press('F9')
    const file = (await download).suggestedFilename()
    expect(file).toMatch(/^注文書_.*他1件\.pdf$/)
    await drawer
      .locator('.s-bad')
      .filter({ hasText: /入荷場所.*：取適法4条/ })
      .waitFor()
    await expect.poll(() => drawer.locator('.s-done').count()).toBe(2)
    await picture(desk, 'orders-sent')
    await desk.keyboard.press('Escape')
    for (const no of numbers.slice(0, 2))
      await expect.poll(() => rows.filter({ hasText: no }).count()).toBe(0)
    await rows.filter({ hasText: numbers[2] ?? '' }).waitFor()
    await desk.close()
  })

  it('a price that is for a hundred says so, in full', async () => {
    const { page: desk, caller } = await signedIn(stage, { user: 'buyer' })
    const plated = { item_cd: 'BLT-M4', qty: '20', unit_price: '8500', price_base_qty: '100' }
    const header = { order_dt: '2026-11-18', supplier_cd: 'S001', branch_no: '00' }
    const order = { assign_mode: '0', header, lines: [{ ...plated, due_dt: '2026-12-01' }] }
    await caller.post(placeOrderSlip.endpoints.doEdit.path, order, once())
    await desk.goto(`${placeOrderList.screen.path}?item_cd=BLT-M4&line_status=0`)
    const cell = shownPanel(desk).getByRole('cell', { name: '8,500/100', exact: true })
    await cell.waitFor()
    expect(await cell.evaluate((own) => own.scrollWidth <= own.clientWidth)).toBe(true)
    await desk.close()
  })

  it('an order that begins from an address has the price of its item with what it is for, as when it is typed', async () => {
    const { page: desk } = await signedIn(stage, { user: 'buyer' })
    await desk.goto(`${placeOrderSlip.screen.path}?supplier_cd=S005&item_cd=BLT-M4&qty=100`)
    // 600 yen are for a hundred of them.
    await expect.poll(() => desk.locator('.slip-grand b').innerText()).toBe('660円')
    await desk.close()
  })
})
