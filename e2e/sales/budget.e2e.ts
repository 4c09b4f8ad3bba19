import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** The budget of a year: typed by customer, copied from last year, written to a file, and beside what was posted. */
describe('a budget by keys alone', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/sales/salesBudget' })).page
    await page.locator('[name=year]:focus').waitFor()
  })
  afterAll(() => stage.close())

  const saved = () => told(page, '売上予算を登録しました。')
  const cell = (row: number, col: number) =>
    page.locator(`.entry-grid [aria-rowindex="${String(row + 3)}"] [aria-colindex="${String(col + 2)}"]`)
  const inCell = (row: number, col: number) => cell(row, col).locator('input:focus').waitFor()
  /** Code, name, kind, total and two halves stand before the months. */
  const [kind, total, firstHalf, april] = [2, 3, 4, 6]

  it('amounts are typed by customer', async () => {
    await page.getByText('2026年度（2026/04〜2027/03）', { exact: true }).waitFor()
    await reach(page, page.getByRole('button', { name: '得意先', exact: true }))
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '得意先', pressed: true }).waitFor()
    await cell(3, kind).getByText('達成率%', { exact: true }).waitFor()
    await reach(page, page.locator('.entry-grid input'))
    await inCell(0, april)
    for (const amount of ['1200000', '８００，０００']) {
      await page.keyboard.type(amount)
      await page.keyboard.press('Enter')
    }
    await cell(0, firstHalf).getByText('2,000,000', { exact: true }).waitFor()
    await page.getByText('変更 2セル', { exact: true }).waitFor()
    await picture(page, 'budget-typed')
    await page.keyboard.press('F9')
    await saved()
    await cell(0, total).getByText('2,000,000', { exact: true }).waitFor()
  })

  it('next year begins as a copy, a little higher', async () => {
    await page.goto('/sales/salesBudget?year=2027&by=2')
    await page.getByText('2027年度（2027/04〜2028/03）', { exact: true }).waitFor()
    await reach(page, page.locator('.entry-grid input'))
    await page.keyboard.press('F6')
    await page.locator('[role=dialog] [name=from]:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('[role=dialog] [name=rate]:focus').waitFor()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('105')
    await picture(page, 'budget-copied')
    await page.keyboard.press('F9')
    await cell(0, total).getByText('2,100,000', { exact: true }).waitFor()
    await page.keyboard.press('F9')
    await saved()
  })

  it('is written to a file, and leads to the lines behind a figure', async () => {
    const download = page.waitForEvent('download')
    await page.keyboard.press('F10')
    expect((await download).suggestedFilename()).toBe('売上予算_2027_売上_得意先.csv')
    await reach(page, page.locator('.entry-grid input'))
    await page.keyboard.press('F4')
    await page.waitForURL(/salesManage\?/)
    expect(decodeURIComponent(page.url())).toContain('account_dt=2027-04')
    await page.getByRole('heading', { name: '売上管理' }).waitFor()
  })

  it('of production there is the budget alone, and the screen says why', async () => {
    await page.goto('/sales/salesBudget?sales_budget_div=2&by=3')
    await page.getByText('予算だけを表示します。').waitFor()
    await picture(page, 'budget-production')
  })

  it('on a phone, and in another language', async () => {
    const at = '/sales/salesBudget?by=2'
    const small = (await signedIn(stage, { viewport: phone, at })).page
    await small.locator('.entry-grid [aria-rowindex="3"]').waitFor()
    await picture(small, 'budget-phone')
    const english = (await signedIn(stage, { language: 'en', at, look: { theme: 'purple-white' } })).page
    await english.locator('.entry-grid [aria-rowindex="3"]').waitFor()
    await picture(english, 'budget-en')
    expect(stage.complaints).toEqual([])
  })
})
