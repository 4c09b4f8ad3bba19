import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
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
  const whoEntered = () => panel().locator('.row-peek div').filter({ hasText: '登録者' }).locator('dd')
  const heading = () => panel().getByRole('columnheader', { name: /登録者/ })

  it('a whole row is seen beside the list', async () => {
    await panel().locator('tbody tr').first().waitFor()
    await page.keyboard.press('F8')
    await expect.poll(() => panel().locator('tbody tr:focus').count()).toBe(1)
    await page.keyboard.press('Space')
    await expect.poll(() => whoEntered().textContent()).toMatch(/\w/)
    expect(asked.at(-1)).toMatch(/(^|,)create_user(,|$)/)
    await page.keyboard.press('Escape')
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
})
