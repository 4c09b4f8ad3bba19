import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lineTexts, placeOf } from '../kit/trial-slip.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { type } from '../stock/typing.ts'
import { told } from '../told.ts'
import { readyOrder } from './ready-order.ts'

/** What a clerk does with the paper of a day, by scanner and keys alone. */
describe('a daily report from paper', () => {
  let stage: Stage
  let page: Page
  let work_order_no = ''
  beforeAll(async () => {
    stage = await openStage()
    const entered = await signedIn(stage, { at: '/mes/productionAchievementBulk' })
    page = entered.page
    work_order_no = await readyOrder(entered.caller)
  })
  afterAll(() => stage.close())

  const scanner = () => page.getByPlaceholder('バーコードを読み取る')

  it('is filled by the sheets that are scanned, and says at the cell what is wrong', async () => {
    await page.locator('.slip-header :focus').waitFor()
    // Its day is there already; the worker, when the day's work began and ended, and its shift.
    await type(page, '', '', '0:00', '0:00', '', '')
    await reach(page, scanner())
    await type(page, `${work_order_no}-10`, `${work_order_no}-20`, `${work_order_no}-10`)
    await page.getByText(`1行目　${work_order_no}-10`).waitFor()
    await expect.poll(() => lineTexts(page, 0)).toEqual(expect.arrayContaining(['BS-15', '3']))
    await expect.poll(() => lineTexts(page, 1)).toEqual(expect.arrayContaining(['20', '3']))
    // More than the process before passes on.
    await reach(page, page.locator('.entry-grid [role=gridcell] input').first())
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Home')
    await expect.poll(() => placeOf(page)).toBe('1,0')
    // Past the order and its process.
    await type(page, '', '', '4')
    await expect.poll(() => lineTexts(page, 1)).toEqual(expect.arrayContaining(['4']))
    await picture(page, 'daily-report')
    await page.keyboard.press('F9')
    await page
      .getByText(/前工程の仕掛在庫が不足しています/)
      .first()
      .waitFor()
    await picture(page, 'daily-report-refused')
  })

  it('is registered as a whole under its number, and read again', async () => {
    await page.locator('[role=gridcell] input:focus').waitFor()
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await page.keyboard.press('F9')
    const said = await told(page, /生産実績 J\d+ を登録しました/)
    const report_no = /J\d+/.exec(said)?.[0] ?? ''
    await page.goto(`/mes/productionAchievementBulk?report_no=${report_no}`)
    await expect.poll(() => lineTexts(page, 1)).toEqual(expect.arrayContaining([work_order_no, '20', '3']))
    await page.goto(`/mes/workOrder?work_order_no=${work_order_no}`)
    const rows = page.locator('table.grid.fixed tbody tr')
    await expect.poll(() => rows.count()).toBe(4)
    await picture(page, 'daily-report-story')
  })

  it('is taken back entry by entry, the last of a process first', async () => {
    const rows = page.locator('table.grid.fixed tbody tr')
    await reach(page, rows.first())
    await page.keyboard.press('Home')
    await page.locator('[data-command=undo]:enabled').first().waitFor()
    await page.keyboard.press('F6')
    await page.locator('[role=dialog] [name=reason]:focus').waitFor()
    await type(page, '数え間違い')
    await page.keyboard.press('F9')
    await told(page, '実績を取り消しました')
    await expect.poll(() => rows.count()).toBe(5)
    await rows.first().filter({ hasText: '実績取消' }).waitFor()
    await picture(page, 'daily-report-undone')
  })
})
