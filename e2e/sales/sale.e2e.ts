import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { goTo, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** What is owed for what was sold, by keys alone. */
describe('a sale', () => {
  let stage: Stage
  let page: Page
  let sales_no = ''
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/sales/registerSales' })).page
    await page.locator('[name=customer_cd]').waitFor()
  })
  afterAll(() => stage.close())

  const dialog = () => page.getByRole('dialog')
  const status = (words: string) =>
    page.locator('.tab-panel .chip').filter({ visible: true, hasText: words }).first().waitFor()
  const margin = async (figure: string) => {
    const field = page.locator('.slip [name=margin_amount]').filter({ visible: true })
    await expect.poll(() => field.inputValue()).toBe(figure)
  }
  const command = (id: string) =>
    page.locator(`[data-command=${id}]:enabled`).filter({ visible: true }).first().waitFor()

  it('is typed with its freight and saved', async () => {
    await reach(page, page.locator('[name=customer_cd]'))
    await page.keyboard.type('c001')
    await page.keyboard.press('Enter')
    await reach(page, page.locator('.entry-grid [data-row="0"] input').first())
    await page.locator('.entry-grid [data-row="0"] input:focus').waitFor()
    await page.keyboard.type('071')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('チャーター便')
    await page.keyboard.press('Enter')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await page.keyboard.type('105')
    await page.keyboard.press('Enter')
    // Cut off once: 31 yen of tax on 315.
    await page.locator('.slip').getByText('346').first().waitFor()
    await picture(page, 'sales-entry')
    await page.keyboard.press('F9')
    sales_no = /S\d+/.exec(await told(page, /売上 S\d+ を登録しました/))?.[0] ?? ''
    await status('未計上')
    // What it cost is known when it is posted.
    await margin('')
  })

  it('of goods says where they lie, lot by lot; one of them is put into the line, and it is posted', async () => {
    await goTo(page, '/sales/registerSales')
    await reach(page, page.locator('[name=customer_cd]'))
    await page.keyboard.type('c001')
    await page.keyboard.press('Enter')
    await reach(page, page.locator('.entry-grid [data-row="0"] input').first())
    await page.locator('.entry-grid [data-row="0"] input:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type('lg-15')
    await page.keyboard.press('Enter')
    const lots = page.locator('.goods-about tbody tr')
    await lots.first().waitFor()
    await page.keyboard.press('F9')
    await told(page, /売上 S\d+ を登録しました/)
    await command('post')
    await page.keyboard.press('F7')
    const refusal = page.locator('.slip-checks').filter({ visible: true, hasText: 'ロット管理の対象' })
    await refusal.waitFor()
    // The keyboard is in the cell that is refused.
    const words = page.locator('.entry-problem').filter({ visible: true })
    await words.waitFor()
    const [box, sheet] = [await words.boundingBox(), await page.locator('.entry-grid').boundingBox()]
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((sheet?.x ?? 0) + (sheet?.width ?? 0))
    await page.keyboard.press('F2')
    await page.locator('.cell-options [role=option]').first().waitFor()
    await page.keyboard.press('Enter')
    await refusal.waitFor({ state: 'hidden' })
    await page.keyboard.press('F9')
    await told(page, /売上 S\d+ を登録しました/)
    await command('post')
    await page.keyboard.press('F7')
    await status('計上済')
    await lots.first().waitFor({ state: 'hidden' })
  })

  it('is posted from the list after a look at what will be posted', async () => {
    await goTo(page, `/sales/salesList?sales_no=${sales_no}`)
    const row = page.locator('.tab-panel tbody tr').filter({ visible: true, hasText: sales_no }).first()
    await reach(page, row)
    await page.keyboard.press('Home')
    await command('post')
    await page.keyboard.press('F7')
    await dialog().locator('tbody tr').filter({ hasText: sales_no }).waitFor()
    await picture(page, 'post-sales')
    await dialog().locator('[data-command=send]:enabled').waitFor()
    await page.keyboard.press('F9')
    await told(page, /売上 1件を計上しました/)
    await row.filter({ hasText: '計上済' }).waitFor()
    await page.locator('.list-totals').filter({ visible: true, hasText: '計上済みの粗利 315 円' }).waitFor()
    await goTo(page, `/sales/registerSales?sales_no=${sales_no}`)
    await status('計上済')
    await margin('315')
  })
})
