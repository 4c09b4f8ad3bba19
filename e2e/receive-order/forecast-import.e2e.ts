import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { shownPanel, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

const content = ['品目,名称,2027年2月,2027年3月', 'lg-15,ガイド,600,650', 'ix-15,軸,1.2K,300'].join('\r\n')
const file = {
  name: 'naiji.csv',
  mimeType: 'text/csv',
  buffer: encodeCp932(content) ?? Buffer.alloc(0),
}

describe('a customer’s forecast by months is matched, corrected, imported and compared without a pointer', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/receiveOrder/forecastFieldMatching' })).page
  })
  afterAll(() => stage.close())

  const choose = (name: 'sample' | 'file') => page.locator(`input[name=${name}]`).setInputFiles(file)
  const row = (at: number) => page.locator(`.entry-grid [data-row="${String(at)}"]`).first()
  const cell = (text: string) => page.locator('.entry-grid [role=gridcell]').filter({ hasText: text }).first()

  it('its item is found by the heading, customer and month are fixed, and the months stand side by side', async () => {
    await row(0).waitFor()
    await choose('sample')
    await page.locator('.sample-table tbody tr').nth(1).waitFor()
    await page.keyboard.press('F6')
    expect(await told(page, /見出しから対応しました/)).toContain('1項目')
    await reach(page, page.locator('[name=matching_cd]'))
    await page.keyboard.type('MONTHS')
    await reach(page, page.locator('[name=matching_nm]'))
    await page.keyboard.type('月別内示')
    await reach(page, page.locator('[name=per_day]'))
    await page.keyboard.type('C:D')
    await reach(page, page.locator('[name=per_day_date]'))
    for (let up = 0; up < 2; up += 1) await page.keyboard.press('ArrowUp')
    await expect.poll(() => page.locator('[name=per_day_date]').inputValue()).toBe('yyyy/MM')
    await reach(page, page.locator('.entry-grid input').first())
    await page.keyboard.type('=C001')
    await page.keyboard.press('Enter')
    await cell('=C001').waitFor()
    for (let at = 1; at < 5; at += 1) await page.keyboard.press('ArrowDown')
    await page.locator('.entry-grid [data-row="5"] input:focus').waitFor()
    await page.keyboard.type('=3')
    await page.keyboard.press('Enter')
    await cell('=3').waitFor()
    await page.keyboard.press('F7')
    await page.locator('.matching output').filter({ hasText: '全2行を確認' }).waitFor()
    await picture(page, 'forecast-matching')
    await expect.poll(() => page.locator('.matching output').textContent()).toContain('エラー 1行')
    await page.keyboard.press('F9')
    expect(await told(page, /を登録しました/)).toContain('第1版')
  })

  it('a wrong cell is corrected in its place, and each month becomes a version', async () => {
    await page.keyboard.press('F4')
    await page.locator('.import-drop input[name=file]:enabled').waitFor()
    await reach(page, page.locator('.import-drop [name=matching_cd]'))
    await page.keyboard.type('MONTHS')
    await expect.poll(() => page.locator('.import-drop [name=matching_cd]').inputValue()).toBe('MONTHS')
    await choose('file')
    await page.locator('.import-file output').filter({ hasText: 'エラー 1件' }).waitFor()
    await page.keyboard.press('F8')
    await page.locator('.entry-grid .problem input:focus').waitFor()
    await page.keyboard.type('1200')
    await page.keyboard.press('Enter')
    await page.locator('.import-file output').filter({ hasText: 'エラー 0件' }).waitFor()
    await cell('2027/03/01 0→300').waitFor()
    await picture(page, 'forecast-import')
    await page.keyboard.press('F9')
    await page.locator('.import-state .chip').filter({ hasText: '取込済' }).waitFor()
    await page.locator('.import-file output').filter({ hasText: '内示 2版' }).waitFor()
  })

  it('what has come of it stands beside the older version', async () => {
    await page.keyboard.press('F7')
    await shownPanel(page).locator('[name=customer]').waitFor()
    await reach(page, shownPanel(page).locator('[name=customer]'))
    await page.keyboard.type('c001')
    await page.keyboard.press('Enter')
    await page.locator('[name=month]:focus').waitFor()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('202702')
    await page.keyboard.press('Enter')
    await page.keyboard.press('F8')
    const found = shownPanel(page).locator('tbody tr').filter({ hasText: 'IX-15' })
    await found.filter({ hasText: '1,200' }).first().waitFor()
    await picture(page, 'forecast-imported')
  })
})
