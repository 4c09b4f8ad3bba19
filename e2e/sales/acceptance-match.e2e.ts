import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

const content = ['注文番号,品番,検収日,検収数,検収単価,検収金額', 'PO-1,X-77,2026/11/10,3,100,300'].join(
  '\r\n',
)
const file = {
  ...{ name: 'kensyu.csv', mimeType: 'text/csv' },
  buffer: encodeCp932(content) ?? Buffer.alloc(0),
}

/** A customer's acceptance file, from its first columns to the last difference: by keys alone. */
describe('what a customer has accepted beside our sales', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/sales/acceptanceFieldMatching' })).page
  })
  afterAll(() => stage.close())

  const type = async (name: string, text: string) => {
    await reach(page, page.locator(`[name=${name}]`))
    await page.keyboard.type(text)
  }

  it('its columns are found by their headings, and all rows are tried', async () => {
    await page.locator('.matching .entry-grid [data-row="0"]').first().waitFor()
    await page.locator('input[name=sample]').setInputFiles(file)
    await page.locator('.sample-table tbody tr').first().waitFor()
    await page.keyboard.press('F6')
    expect(await told(page, /見出しから対応しました/)).toContain('6項目')
    await type('matching_cd', 'C001')
    await type('matching_nm', '検収明細')
    await page.keyboard.press('F7')
    await page.locator('.matching output').filter({ hasText: '取込可 1行' }).waitFor()
    await page.keyboard.press('F9')
    await told(page, /を登録しました/)
  })

  it('is laid beside the sales of a customer and a period; what he corrects is settled', async () => {
    await page.keyboard.press('F4')
    await type('partner_cd', 'C001')
    await type('branch_no', '00')
    await type('from_dt', '2026/11/01')
    await type('to_dt', '2026/11/30')
    await page.locator('.account-asked input[name=file]:enabled').setInputFiles(file)
    const row = page
      .getByRole('table', { name: '差異の一覧' })
      .locator('tbody tr')
      .filter({ hasText: 'X-77' })
    await row.filter({ hasText: '未計上' }).waitFor()
    await reach(page, row.locator('input[type=checkbox]'))
    await page.keyboard.press('Space')
    await picture(page, 'acceptance-matching')
    await page.locator('[data-command=settle]:enabled').first().waitFor()
    await page.keyboard.press('F9')
    const how = page.locator('[role=dialog] [name=settled_by]')
    await reach(page, how)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => how.inputValue()).toBe('partner')
    await page.keyboard.press('F9')
    await told(page, /1件の差異を処理しました/)
    await row.waitFor({ state: 'detached' })
  })
})
