import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { findings } from '../accessibility.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { shownPanel, signedIn } from '../signed-in.ts'
import { readyOrder } from './ready-order.ts'

let stage: Stage
let page: Page
let work_order_no = ''
beforeAll(async () => {
  stage = await openStage()
  const entered = await signedIn(stage, { at: '/mes/productionSchedule' })
  page = entered.page
  work_order_no = await readyOrder(entered.caller)
})
afterAll(() => stage.close())

it('the dispatch list is a board by machine, on which a job is chosen by arrows and started by its key', async () => {
  await page.keyboard.press('F10')
  const board = shownPanel(page).locator('.dispatch-board')
  const card = board.locator(`[data-job="${work_order_no}-10"]`)
  await card.waitFor()
  await expect.poll(() => board.locator('tbody tr').count()).toBeGreaterThan(5)
  await reach(page, board.locator('.job-card[tabindex="0"]'))
  for (let press = 0; press < 40 && !(await card.evaluate((one) => one === document.activeElement)); press++)
    await page.keyboard.press(press % 4 === 0 ? 'ArrowDown' : 'ArrowRight')
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true')
  await picture(page, 'dispatch-board')
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('F2')
  await page.getByRole('dialog', { name: `${work_order_no}　工程10` }).waitFor()
  await page.keyboard.press('F9')
  await board.locator(`.job-card.working[data-job="${work_order_no}-10"]`).waitFor()
  await page.keyboard.press('F10')
  await shownPanel(page).getByRole('table', { name: '作業予定（差立て）' }).waitFor()
})
