import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach, reachBack } from '../reach.ts'
import { goTo, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** From what customers have ordered to the sheet on the shop floor and back, by keys alone. */
describe('what is to be made', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/production/productionPlanManage' })).page
    await page.locator('[data-command=plan]:enabled').first().waitFor()
  })
  afterAll(() => stage.close())

  const rows = () => page.locator('.tab-panel tbody tr').filter({ visible: true })
  const first = () => rows().first()
  const command = (id: string) =>
    page.locator(`[data-command=${id}]:enabled`).filter({ visible: true }).first()

  it('is planned by one key, each line of an order for itself', async () => {
    await page.keyboard.press('F2')
    await told(page, '一括計画を開始しました')
    await goTo(page, '/production/productPlanReceiveOrder')
    await command('add').waitFor()
    // The list follows the run.
    await rows().filter({ hasText: 'SP-' }).filter({ hasText: '計画済' }).first().waitFor()
    await picture(page, 'plans-for-orders')
  })

  it('says how it came about, and becomes a work order that knows what is missing', async () => {
    await reach(page, first())
    await page.keyboard.press('Home')
    await command('about').waitFor()
    await page.keyboard.press('F9')
    await page.getByRole('dialog').getByRole('heading', { name: '数量の計算' }).waitFor()
    await picture(page, 'plan-about')
    await page.keyboard.press('Escape')
    await command('confirm').waitFor()
    await page.keyboard.press('F7')
    await page.locator('[role=dialog] [data-command=send]:enabled').waitFor()
    // Its components go with it, when they are ticked.
    await reach(page, page.locator('[role=dialog] [name=together]'))
    await page.keyboard.press('Space')
    await page
      .getByRole('dialog')
      .getByRole('heading', { name: /^[2-9]件の計画の確定/ })
      .waitFor()
    await page.locator('[role=dialog] [data-command=send]:enabled').waitFor()
    await picture(page, 'plan-confirm')
    await page.keyboard.press('F9')
    await told(page, /確定しました。製造指図 W\d+ \+\d+/)
  })

  it('goes to the shop floor as a sheet, comes back, and is a plan again', async () => {
    await goTo(page, '/production/productionPlanManage?target_div=2')
    await first().filter({ hasText: '指示書未発行' }).waitFor()
    await reach(page, first())
    await page.keyboard.press('Home')
    await command('print').waitFor()
    const download = page.waitForEvent('download')
    await page.keyboard.press('F10')
    expect((await download).suggestedFilename()).toMatch(/作業指示書_W\d+\.pdf/)
    await goTo(page, '/production/productionPlanManage?target_div=3')
    await first().filter({ hasText: '指示書発行済' }).waitFor()
    await reach(page, first())
    await page.keyboard.press('Home')
    await command('recall').waitFor()
    await page
      .locator('.tab-panel')
      .getByText('先に指示書を回収してください')
      .filter({ visible: true })
      .waitFor()
    await reach(page, command('recall'))
    await page.keyboard.press('Enter')
    await page.locator('[role=dialog] [name=reason]:focus').waitFor()
    await page.keyboard.type('客先変更')
    await page.keyboard.press('F9')
    await told(page, '1件を回収しました')
    await goTo(page, '/production/productionPlanManage?target_div=2')
    await first().filter({ hasText: '指示書未発行' }).waitFor()
    await reach(page, first())
    await page.keyboard.press('Home')
    await command('withdraw').waitFor()
    await reach(page, command('withdraw'))
    await page.keyboard.press('Enter')
    await page.locator('[role=dialog] [name=reason]:focus').waitFor()
    await page.keyboard.press('F9')
    await page.locator('[role=dialog] [name=reason][aria-invalid=true]').waitFor()
    await page.keyboard.type('客先変更')
    await page.keyboard.press('F9')
    await told(page, '1件の確定を解除しました')
  })

  it('is not cancelled before one is told how many plans go and how many stay', async () => {
    const more = page.getByRole('button', { name: 'その他の操作' }).filter({ visible: true })
    await reachBack(page, more.first())
    await page.keyboard.press('Enter')
    await reach(page, command('cancel'))
    await page.keyboard.press('Enter')
    await page
      .getByRole('dialog')
      .getByText(/^\d+件の計画を取り消し、\d+件の計画を残します/)
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it('never complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
