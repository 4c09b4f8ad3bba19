import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '../browser.ts'
import { openDatabaseStage, type DatabaseStage } from '../database-stage.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

describe('the batch schedule', () => {
  let stage: DatabaseStage
  let page: Page
  beforeAll(async () => {
    stage = await openDatabaseStage()
    page = (await signedIn(stage, { at: '/masterMaint/system/taskSchedule' })).page
  })
  afterAll(() => stage.close())
  const row = () => page.getByRole('row').filter({ hasText: '発注提案の作成' })

  it('order proposals are moved to a quarter past two on working days, by keys alone', async () => {
    await reach(page, page.getByLabel('発注提案の作成 自動実行'))
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type('２５００')
    await page.keyboard.press('F9')
    await page.getByText('時刻は 00:00〜23:59 の形で入力してください。').waitFor()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('２１５')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('F9')
    await told(page, 'バッチスケジュールを登録しました。')
    await row().getByText('高橋').waitFor()
    expect(
      await stage.rows(
        "SELECT rule, make_up, user_cd FROM task_schedule WHERE name = 'placeorder.run-proposals' AND factory_cd = 'F01'",
      ),
    ).toEqual([{ rule: { every: 'workingDay', at: '02:15' }, make_up: false, user_cd: 'ADMIN' }])
  })

  it('a job is run now, and its history says how long it took', async () => {
    await page.keyboard.press('F4')
    await page.getByRole('alertdialog').getByText('「発注提案の作成」を今すぐ実行しますか').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await told(page, '「発注提案の作成」を開始しました。')
    await row().getByText('完了').waitFor({ timeout: 60_000 })
    await page.keyboard.press('F6')
    const runs = page.getByRole('dialog').filter({ hasText: '実行履歴：発注提案の作成' })
    await runs.getByRole('row').filter({ hasText: '発注提案：新規' }).getByText('完了').waitFor()
    await picture(page, 'task-schedule-runs')
    await page.keyboard.press('Escape')
    await runs.waitFor({ state: 'detached' })
    await picture(page, 'task-schedule')
  })

  it('looks well in the dark and on a phone', async () => {
    const look = { theme: 'background' } as const
    const dark = await signedIn(stage, { at: '/masterMaint/system/taskSchedule', look })
    await dark.page.getByText('業務日付の更新').first().waitFor()
    await picture(dark.page, 'task-schedule-dark')
    await dark.page.setViewportSize({ width: 390, height: 844 })
    await dark.page.getByText('業務日付の更新').first().waitFor()
    await picture(dark.page, 'task-schedule-phone')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
