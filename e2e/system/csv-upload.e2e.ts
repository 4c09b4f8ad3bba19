import { readFile } from 'node:fs/promises'
import { writeXlsx, type CellValue } from 'hucre/xlsx'
import iconv from 'iconv-lite'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStage, picture, type Stage } from '../browser.ts'

let stage: Stage
let page: Page
beforeAll(async () => {
  stage = await openStage()
  page = await stage.page()
  await page.goto('/companyLogin')
  await page.locator('[name=company_cd]').fill('DEMO')
  await page.locator('[name=password]').fill('demo1234')
  await page.locator('[type=submit]').click()
  await page.locator('[name=user]').fill('admin')
  await page.locator('[name=password]').fill('admin1234')
  await page.locator('[type=submit]').click()
  await page.waitForURL('**/index')
  await page.goto('/masterMaint/master/factory')
})
afterAll(() => stage.close())

const command = (id: string) => page.locator(`[data-command=${id}]`)

async function saved(id: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download')
  await command(id).click()
  const download = await waiting
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

async function choose(text: string, encoding: string): Promise<void> {
  const file = { name: '工場.csv', mimeType: 'text/csv', buffer: iconv.encode(text, encoding) }
  await page.locator('input[type=file]').setInputFiles(file)
}

it('a master goes out as CSV and Excel, and comes in after a look at its errors', async () => {
  const template = await saved('csvTemplate')
  expect(template.name).toBe('factory.csv')
  const heading = iconv.decode(template.bytes, 'cp932')
  const exported = await saved('csvDownload')
  expect(exported.name).toBe('工場マスタ.csv')
  expect(iconv.decode(exported.bytes, 'cp932').startsWith(heading)).toBe(true)
  expect((await saved('xlsxDownload')).bytes.subarray(0, 2).toString()).toBe('PK')

  await command('csvUpload').click()
  await picture(page, 'csv-upload-empty')
  const rows = `${iconv.decode(exported.bytes, 'cp932')}F88,㈱髙﨑工場,タカサキ,,,,Asia/Tokyo,,,90,0,2,30,0\r\nF89,,,,,,Asia/Nowhere,,,90,0,2,30,7\r\n`
  await choose(rows, 'utf8')
  await page.getByText('CP932（Shift_JIS）ではないため').first().waitFor()
  await choose(rows, 'cp932')
  await page.locator('td.cell-wrong').first().waitFor()
  await picture(page, 'csv-upload-errors')
  await expect.poll(() => page.locator('td.cell-wrong').count()).toBeGreaterThan(1)
  await expect.poll(() => command('csvCommit').isDisabled()).toBe(true)
  const errors = await saved('csvErrors')
  expect(errors.name).toBe('工場_エラー.csv')

  await choose(
    rows.replace('F89,,,,,,Asia/Nowhere,,,90,0,2,30,7', 'F89,第九工場,,,,,Asia/Tokyo,,,90,0,2,30,0'),
    'cp932',
  )
  await page.locator('tr[data-state=new]').nth(1).waitFor()
  await picture(page, 'csv-upload-preview')
  await page.keyboard.press('F9')
  await page.getByText('取込が完了しました').waitFor()
  await page.getByText('㈱髙﨑工場').waitFor()
  await picture(page, 'csv-upload-done')
})

it('a workbook comes in by a command of its own, and what is wrong is said of its cells', async () => {
  const heading = iconv
    .decode((await saved('csvTemplate')).bytes, 'cp932')
    .trim()
    .split(',')
  const chooseWorkbook = async (...rows: CellValue[][]) => {
    const content = await writeXlsx({ sheets: [{ name: '工場', rows: [heading, ...rows] }] })
    const file = { name: '工場.xlsx', mimeType: '', buffer: Buffer.from(content) }
    await page.locator('input[type=file]').setInputFiles(file)
  }
  await command('workbookUpload').click()
  await page.locator('input[type=file][accept=".xlsx"]').waitFor({ state: 'attached' })
  await chooseWorkbook(['F90', '简体工場', '', '', '', '', 'Asia/Tokyo', '', '', 90, false, 2, 30, 0])
  await page.getByText('セルB2：「简」は登録できない文字です').waitFor()
  await chooseWorkbook(['F90', '第十工場', '', '', '', '', 'Asia/Nowhere', '', '', 90, false, 2, 30, 0])
  await page.locator('.reasons b').getByText('G2').waitFor()
  await picture(page, 'workbook-upload-errors')
  await chooseWorkbook(['F90', '第十工場', '', '', '', '', 'Asia/Tokyo', '', '', 90, false, 2, 30, 0])
  await page.locator('tr[data-state=new]').waitFor()
  await page.keyboard.press('F9')
  await page.locator('table.grid').getByText('第十工場').waitFor()
  expect(stage.complaints).toEqual([])
})
