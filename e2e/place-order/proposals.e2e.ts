import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '../browser.ts'
import { openDatabaseStage, type DatabaseStage } from '../database-stage.ts'
import { reach } from '../reach.ts'
import { shownPanel, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** What a buyer does first in the morning, by keys alone. */
describe('what has to be ordered is worked out, looked at and ordered', () => {
  let stage: DatabaseStage
  let page: Page
  beforeAll(async () => {
    stage = await openDatabaseStage()
    // The night's run is taken back: what is proposed comes from the one that is started here.
    await stage.rows('DELETE FROM order_proposal')
    const { page: own } = await signedIn(stage, { at: '/placeOrder/placeOrderMaterialList' })
    page = own
  })
  afterAll(() => stage.close())

  const panel = () => shownPanel(page)
  const drawer = () => page.locator('[role=dialog]')
  const rows = () => panel().locator('tbody tr:has(td)')

  it('the run proposes, a row tells its arithmetic, one key makes the order', async () => {
    await reach(page, panel().getByRole('button', { name: '提案を作成' }))
    await page.keyboard.press('Enter')
    await told(page, /作成を開始しました/)
    // The list follows the run: nobody asks again.
    await rows().first().waitFor()
    await picture(page, 'proposals')
    await reach(page, rows().first())
    await page.keyboard.press('Home')
    await panel().locator('tbody tr[aria-current=true]').waitFor()
    await page.keyboard.press('F9')
    await drawer().getByRole('heading', { name: '数量の計算' }).waitFor()
    await drawer().getByRole('heading', { name: '仕入先の比較' }).waitFor()
    await picture(page, 'proposal-arithmetic')
    await page.keyboard.press('Escape')
    await drawer().waitFor({ state: 'hidden' })
    await panel().locator('tbody tr[aria-current=true]').waitFor()
    await page.keyboard.press('F7')
    await drawer()
      .getByRole('heading', { name: /合計 [\d,]+円/ })
      .waitFor()
    await picture(page, 'proposal-orders')
    await page.keyboard.press('F9')
    expect(await told(page, /発注を作成しました/)).toMatch(/（P\S+）/)
    await drawer().waitFor({ state: 'hidden' })
  })
})
