import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { goTo, shownPanel, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** A working day soon, as a customer's program writes it. */
function soon(): string {
  const day = new Date(Date.now() + 7 * 86_400_000)
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(2, 10).replaceAll('-', '')
}

const day = soon()
const content = [
  '注文番号,行,品目,数量,納期,備考',
  `TW-88213,1,lg-15,600,${day},㈱東和　髙橋①〜②`,
  `TW-88213,2,ix-15,1.2K,${day},`,
  `TW-88214,1,ix-15,"1,000",${day},分納可`,
].join('\r\n')
const file = {
  name: 'tw_order.csv',
  mimeType: 'text/csv',
  buffer: encodeCp932(content.replaceAll('〜', '～')) ?? Buffer.alloc(0),
}

describe('a customer’s file is matched, corrected and imported without a pointer', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/receiveOrder/tblToCsvFieldMatching' })).page
  })
  afterAll(() => stage.close())

  /** As the dialog of the system hands it over. */
  const choose = (name: 'sample' | 'file') => page.locator(`input[name=${name}]`).setInputFiles(file)
  const cell = (text: string) => page.locator('.entry-grid [role=gridcell]').filter({ hasText: text }).first()

  it('its columns are found by their headings, the customer is fixed, and all rows are tried', async () => {
    await page.locator('.matching .entry-grid [data-row="0"]').first().waitFor()
    await choose('sample')
    await page.locator('.sample-table tbody tr').nth(2).waitFor()
    await page.keyboard.press('F6')
    expect(await told(page, /見出しから対応しました/)).toContain('6項目')
    await reach(page, page.locator('[name=matching_cd]'))
    await page.keyboard.type('TW')
    await page.keyboard.press('Enter')
    await page.keyboard.type('東和精機 EDI')
    // Past rows of headings and columns by period, to the first field.
    for (let field = 0; field < 3; field++) await page.keyboard.press('Enter')
    await page.locator('.entry-grid [data-row="0"] input:focus').waitFor()
    // From kind of row to the customer.
    await page.keyboard.press('ArrowDown')
    await page.locator('.entry-grid [data-row="1"] input:focus').waitFor()
    await page.keyboard.type('=C001')
    await page.keyboard.press('Enter')
    await cell('=C001').waitFor()
    await page.keyboard.press('F7')
    await page.locator('.matching output').filter({ hasText: '全3行を確認' }).waitFor()
    await picture(page, 'field-matching')
    await expect.poll(() => page.locator('.matching output').textContent()).toContain('エラー 1行')
    await page.keyboard.press('F9')
    expect(await told(page, /を登録しました/)).toContain('第1版')
  })

  it('a wrong cell is corrected in its place, and the whole file becomes orders', async () => {
    await page.keyboard.press('F4')
    await page.locator('.import-drop input[name=file]:enabled').waitFor()
    await choose('file')
    await page.locator('.import-file output').filter({ hasText: 'エラー 1件' }).waitFor()
    await page.keyboard.press('F8')
    await page.locator('.entry-grid .problem input:focus').waitFor()
    await picture(page, 'order-import')
    await page.keyboard.type('1200')
    await page.keyboard.press('Enter')
    await page.locator('.import-file output').filter({ hasText: 'エラー 0件' }).waitFor()
    await page.keyboard.press('F9')
    await page.locator('.import-state .chip').filter({ hasText: '取込済' }).waitFor()
    await page.locator('.import-file output').filter({ hasText: '受注 2件' }).waitFor()
    const number = (await cell('R0').textContent()) ?? ''
    expect(number).toMatch(/^R\d+$/)
    await page.keyboard.press('F7')
    await page.locator('table.grid tbody tr').filter({ hasText: number }).first().waitFor()
  })

  it('a wrong file is withdrawn with its orders', async () => {
    await goTo(page, '/receiveOrder/importReceiveOrder')
    await reach(page, shownPanel(page).getByRole('link', { name: file.name }).first())
    await page.keyboard.press('Enter')
    await reach(page, shownPanel(page).locator('[data-command=withdraw]:enabled').first())
    await page.keyboard.press('Enter')
    await page.locator('[role=dialog] [name=reason]:focus').waitFor()
    await page.keyboard.type('別の月のファイル')
    await picture(page, 'order-import-withdraw')
    await page.keyboard.press('F9')
    await told(page, /tw_order.csvを取り下げました/)
    await shownPanel(page).locator('.import-state .chip').filter({ hasText: '取下げ済' }).waitFor()
  })
})
