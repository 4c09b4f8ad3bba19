import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { signedIn } from '../signed-in.ts'

let stage: Stage
let page: Page
beforeAll(async () => {
  stage = await openStage()
  page = (await signedIn(stage, { user: 'sales' })).page
})
afterAll(() => stage.close())

it('whoever is new is led through the screens of their work; a tick is still there when they come back', async () => {
  await page.keyboard.press('Control+k')
  await page.keyboard.type('はじめの1週間')
  await page.getByRole('option', { name: /はじめの1週間/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/firstWeek')
  await page.getByText('完了 0 / 10').waitFor()
  // The work that one has stands first; the first box comes behind it.
  await page.keyboard.press('Tab')
  const kept = page.waitForResponse('**/personalCenter/doEdit')
  await page.keyboard.press('Space')
  await page.getByText('完了 1 / 10').waitFor()
  await kept
  await page.reload()
  await page.getByText('完了 1 / 10').waitFor()
  await expect.poll(() => page.getByRole('checkbox', { name: '受注登録' }).isChecked()).toBe(true)
  await page.getByRole('main').getByRole('link', { name: '受注登録' }).click()
  await page.waitForURL('**/receiveOrder/registerReceiveOrder')
})
