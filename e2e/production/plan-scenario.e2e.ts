import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { goTo } from '../signed-in.ts'
import { told } from '../told.ts'
import { plannedFactory } from './planned-factory.ts'

/** A planner wants to know what a day of downtime would do before deciding, by keys alone. */
describe('plans side by side', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = await plannedFactory(stage)
  })
  afterAll(() => stage.close())

  const drawer = () => page.getByRole('dialog')
  const field = (name: string) => drawer().locator(`[name=${name}]`)
  const row = (name: string) => page.locator('.scenario-page tbody tr').filter({ hasText: name }).first()
  const type = async (name: string, words: string) => {
    await reach(page, field(name))
    await page.keyboard.press('Control+a')
    await page.keyboard.type(words)
  }

  it('a scenario is begun with its first change', async () => {
    await goTo(page, '/production/productionPlanScenario')
    await page.getByText('比較する条件がありません').waitFor()
    await page.keyboard.press('F2')
    await drawer().waitFor()
    await type('scenario_nm', '点検で停止')
    await reach(page, field('kind'))
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => field('kind').inputValue()).toBe('downtime')
    await type('facility_cd', 'NONE')
    await type('from_dt', '2026-11-26')
    await type('to_dt', '2026-11-27')
    await type('start_time', '0:00')
    await type('end_time', '0:00')
    await page.keyboard.press('F9')
    await drawer().getByText('マスタに登録されていません').first().waitFor()
    await type('facility_cd', 'AS-02')
    await page.keyboard.press('F9')
    await told(page, '条件を追加しました')
    await drawer().waitFor({ state: 'detached' })
    await expect.poll(() => row('点検で停止').innerText()).toMatch(/AS-02[\s\S]*未計算/)
  })

  it('is copied, calculated beside the plan that stands, and compared', async () => {
    await page.keyboard.press('F4')
    await drawer().waitFor()
    await type('scenario_nm', '点検後に優先')
    await page.keyboard.press('F9')
    await told(page, '条件を複写しました')
    await drawer().waitFor({ state: 'detached' })
    await row('点検後に優先').waitFor()
    await page.keyboard.press('F7')
    await told(page, '計算を開始しました')
    await expect.poll(() => row('点検後に優先').innerText(), { timeout: 60_000 }).toMatch(/計算済/)
    const compared = page.locator('table.compared')
    const load = compared.locator('tbody tr').filter({ hasText: 'AS-02' }).last()
    await expect.poll(() => load.innerText()).toMatch(/\d/)
    await expect.poll(() => compared.locator('thead').innerText()).toMatch(/現計画[\s\S]*点検で停止/)
    await picture(page, 'plan-scenario')
  })

  it('is adopted by one key and a question, and bulk planning makes it so', async () => {
    await reach(page, row('点検で停止'))
    await page.locator('[data-command=adopt]:enabled').first().waitFor()
    await page.keyboard.press('F9')
    const question = page.getByRole('alertdialog')
    await question.getByText('「点検で停止」を採用しますか').waitFor()
    await reach(page, question.getByRole('button', { name: '採用' }))
    await page.keyboard.press('Enter')
    await told(page, 'を採用しました')
    await expect.poll(() => row('点検で停止').innerText()).toMatch(/採用済/)
  })

  it('is begun from a late plan by one press of what might help', async () => {
    await goTo(page, '/production/productionPlan')
    const plot = page.locator('.gantt-plot').filter({ visible: true })
    await plot.waitFor()
    await reach(page, page.locator('.gantt-tools').filter({ visible: true }).getByLabel('遅れのみ'))
    await page.keyboard.press('Space')
    await reach(page, plot)
    // The plan that was adopted may be written meanwhile: then what was chosen is another bar.
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => plot.getAttribute('aria-valuetext')).toMatch(/遅れ/)
    await page.keyboard.press('Enter')
    await drawer().getByRole('heading', { name: 'なぜ遅れるか' }).waitFor()
    await drawer().getByRole('heading', { name: '時間の内訳' }).waitFor()
    await drawer()
      .getByText(/^\d+日早く$|^\d+日遅く$|^変わらない$/)
      .first()
      .waitFor()
    await picture(page, 'why-late')
    await reach(page, drawer().getByRole('link', { name: /ロット条件を試す/ }))
    await page.keyboard.press('Enter')
    await expect.poll(() => field('kind').inputValue()).toBe('lot')
    expect(await field('item_cd').inputValue()).not.toBe('')
    await page.keyboard.press('Escape')
    await drawer().waitFor({ state: 'detached' })
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
