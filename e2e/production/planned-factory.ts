import type { Page } from 'playwright-core'
import type { Stage } from '../browser.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** A planner at the bulk plan, whose run has planned the factory. */
export async function plannedFactory(stage: Stage): Promise<Page> {
  const { page } = await signedIn(stage, { at: '/production/productionPlanManage' })
  await page.locator('[data-command=plan]:enabled').first().waitFor()
  await page.keyboard.press('F2')
  await told(page, '一括計画を開始しました')
  await page.locator('.tab-panel tbody tr').filter({ hasText: '計画済' }).first().waitFor()
  return page
}
