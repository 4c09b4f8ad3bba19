import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { shownPanel, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** What a head of purchasing looks at, by keys alone. */
describe('how purchasing does', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/placeOrder/placeOrderManage' })).page
  })
  afterAll(() => stage.close())

  const panel = () => shownPanel(page)
  const rows = () => panel().locator('tbody tr:has(td)')
  const drawer = () => page.getByRole('dialog')

  it('figures of months lead to their sums, to prices and to the orders', async () => {
    await rows().first().waitFor()
    await picture(page, 'purchasing-figures')
    await reach(page, panel().getByRole('button', { name: '集計表' }))
    await page.keyboard.press('Enter')
    await drawer().getByRole('button', { name: '仕入先別' }).waitFor()
    await reach(page, drawer().getByRole('button', { name: '仕入先別' }))
    await page.keyboard.press('Enter')
    await drawer().getByRole('columnheader', { name: '仕入先' }).waitFor()
    await drawer().getByRole('img').first().waitFor()
    await picture(page, 'purchasing-sums')
    await page.keyboard.press('Escape')
    await drawer().waitFor({ state: 'hidden' })
    await reach(page, rows().first())
    await page.keyboard.press('Home')
    await panel().locator('tbody tr[aria-current=true]').waitFor()
    await page.keyboard.press('F6')
    await drawer().getByRole('heading', { name: '単価推移' }).waitFor()
    await drawer().getByRole('img').first().waitFor()
    await picture(page, 'purchasing-prices')
    await page.keyboard.press('Escape')
    await drawer().waitFor({ state: 'hidden' })
    await reach(page, panel().getByRole('button', { name: '発注の明細' }))
    await page.keyboard.press('Enter')
    await page.waitForURL(/placeOrderBacklog\?.*order_dt/)
    await rows().first().waitFor()
  })

  it('what the run would change is answered with a reason', async () => {
    await page.goto('/placeOrder/placeOrderMaterialList')
    const run = panel().getByRole('button', { name: '提案を作成' })
    await reach(page, run)
    await page.keyboard.press('Enter')
    await told(page, /作成を開始しました/)
    await rows().first().waitFor()
    await page.goto('/placeOrder/changeMessage')
    await rows().first().waitFor()
    await picture(page, 'change-messages')
    await reach(page, rows().first())
    await page.keyboard.press('Home')
    await panel().locator('tbody tr[aria-current=true]').waitFor()
    await page.keyboard.press('F6')
    await drawer().locator('[name=message_state]:focus').waitFor()
    await page.keyboard.press('ArrowDown')
    await reach(page, drawer().locator('[name=reason]'))
    await page.keyboard.type('来期の量産に使う')
    await picture(page, 'change-message-answer')
    await page.keyboard.press('F9')
    await told(page, /1件の対応を登録しました/)
    await drawer().waitFor({ state: 'hidden' })
  })
})
