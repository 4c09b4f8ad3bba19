import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
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

/** Walks on to a process of a plan, which can be moved. */
export async function chooseOfPlan(page: Page, plot: Locator): Promise<void> {
  const said = () => plot.getAttribute('aria-valuetext')
  await page.keyboard.press('Home')
  for (let stop = 0; stop < 40 && !/　\d{1,9}-\d+　/.test((await said()) ?? ''); stop++) {
    const before = await said()
    await page.keyboard.press(stop % 8 === 7 ? 'ArrowDown' : 'ArrowRight')
    await expect.poll(said).not.toBe(before)
  }
}
