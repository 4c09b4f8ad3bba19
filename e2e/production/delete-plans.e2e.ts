import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** What a plan has left behind is shown and deleted by keys alone. */
describe('plans of a time that has passed', () => {
  let stage: Stage
  let page: Page
  const path = '/masterMaint/system/dbDataDeleteByCreateDateTime'
  beforeAll(async () => {
    stage = await openStage()
    const planning = (await signedIn(stage, { at: '/production/productionPlanManage' })).page
    await planning.locator('[data-command=plan]:enabled').first().waitFor()
    await planning.keyboard.press('F2')
    await told(planning, '一括計画を開始しました')
    await planning
      .locator('.tab-panel tbody tr')
      .filter({ visible: true })
      .filter({ hasText: '計画済' })
      .first()
      .waitFor()
    page = (await signedIn(stage, { at: path })).page
    await page.locator('[name=until_dt]:focus').waitFor()
  })
  afterAll(() => stage.close())

  it('are counted run by run before anything is done', async () => {
    await page.getByText('削除の対象を確認できます').waitFor()
    await page.keyboard.type('20351231')
    await page.keyboard.press('Enter')
    await page.locator('[name=until_time]:focus').waitFor()
    await page.keyboard.press('F8')
    await page.getByText(/削除の対象　計画 [\d,]+件/).waitFor()
    await page.locator('tbody tr').filter({ hasText: '一括計画' }).first().waitFor()
    await picture(page, 'delete-plans')
  })

  it('go when it has been asked once more, and nothing is left to go', async () => {
    await page.keyboard.press('F9')
    await page
      .getByRole('alertdialog')
      .getByText(/までに作成した計画[\d,]+件/)
      .waitFor()
    await picture(page, 'delete-plans-ask')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await told(page, /計画[\d,]+件（工程[\d,]+件）と計画実行の記録\d+件を削除しました。/)
    await page.getByText('削除できる計画はありません').waitFor()
    expect(stage.complaints).toEqual([])
  })

  it('on a phone', async () => {
    const small = (await signedIn(stage, { viewport: phone, at: `${path}?until_dt=2035-12-31` })).page
    await small.getByText('削除できる計画はありません').waitFor()
    await picture(small, 'delete-plans-phone')
  })
})
