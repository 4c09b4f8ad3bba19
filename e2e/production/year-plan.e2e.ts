import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { paste } from '../kit/trial-slip.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** What a year sells, makes and leaves: proposed, typed, pasted and saved by keys alone. */
describe('the plan of a year', () => {
  let stage: Stage
  let page: Page
  const path = '/production/productionPlanStockYear'
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: path })).page
    await page.locator('[name=year]:focus').waitFor()
  })
  afterAll(() => stage.close())

  const cell = (row: number, col: number) =>
    page.locator(`.entry-grid [aria-rowindex="${String(row + 3)}"] [aria-colindex="${String(col + 2)}"]`)
  const inCell = (row: number, col: number) => cell(row, col).locator('input:focus').waitFor()
  const notes = () => page.locator('.year-notes')
  /** Item, kind and what lies there before; then the first month. */
  const month = 3
  /** Of which nothing is over, whatever day it is. */
  const next = new Date().getFullYear() + 1

  it('is there at once, with what is short', async () => {
    await notes()
      .getByText(/^\d{4}年度（\d{4}\/04〜\d{4}\/03）$/)
      .waitFor()
    await notes()
      .getByText(/不足 のべ\d+か月/)
      .waitFor()
    await page.locator('.year-chart svg').waitFor()
    await picture(page, 'year-plan')
  })

  it('half a month of cover is proposed in lots, and nothing is short any more', async () => {
    const targets = page.locator('.entry-grid [aria-rowindex="6"]')
    const before = await targets.textContent()
    await reach(page, page.locator('[name=cover]'))
    await page.keyboard.type('0.5')
    await page.keyboard.press('F8')
    await expect.poll(() => targets.textContent()).not.toBe(before)
    await page.keyboard.press('F6')
    await told(page, /セルに提案を入れました/)
    await notes().getByText('不足・目標割れはありません').waitFor()
    await picture(page, 'year-plan-proposed')
    await page.keyboard.press('F9')
    await told(page, '年間生販在計画を登録しました。')
  })

  it('what is typed changes the stock at once; what is pasted goes over the months of the items', async () => {
    await page.goto(`${path}?year=${String(next)}`)
    await reach(page, page.locator('.entry-grid input'))
    await page.keyboard.press('Home')
    await inCell(1, month)
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await inCell(1, month + 1)
    await page.keyboard.press('ArrowLeft')
    await inCell(1, month)
    await paste(page, '１００\t200\t300\r\n10\t20\t30')
    await cell(1, month + 2)
      .getByText('300', { exact: true })
      .waitFor()
    await cell(5, month + 1)
      .getByText('20', { exact: true })
      .waitFor()
    await page.getByText('変更 6セル', { exact: true }).waitFor()
    await picture(page, 'year-plan-pasted')
  })

  it('is saved as a whole, and read again', async () => {
    await page.keyboard.press('F9')
    await told(page, '年間生販在計画を登録しました。')
    await page.reload()
    await cell(1, month + 1)
      .getByText('200', { exact: true })
      .waitFor()
    await cell(5, month + 2)
      .getByText('30', { exact: true })
      .waitFor()
  })

  it('half a year, on a phone and in another language', async () => {
    const half = (await signedIn(stage, { at: `${path}?part=2` })).page
    await half.locator('.entry-grid [aria-rowindex="4"]').waitFor()
    await picture(half, 'year-plan-half')
    const small = (await signedIn(stage, { viewport: phone, at: path })).page
    await small.locator('.entry-grid [aria-rowindex="4"]').waitFor()
    await picture(small, 'year-plan-phone')
    await small.getByRole('button', { name: 'グラフ' }).filter({ visible: true }).first().click()
    await small.locator('.year-chart svg').scrollIntoViewIfNeeded()
    await picture(small, 'year-plan-phone-chart')
    const english = (await signedIn(stage, { language: 'en', at: path })).page
    await english.locator('.entry-grid [aria-rowindex="4"]').waitFor()
    await picture(english, 'year-plan-en')
    expect(stage.complaints).toEqual([])
  })
})
