import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { goTo, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** A planner looks at what the run has made of the machines, by keys alone. */
describe('the plan on its machines', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/production/productionPlanManage' })).page
    await page.locator('[data-command=plan]:enabled').first().waitFor()
    await page.keyboard.press('F2')
    await told(page, '一括計画を開始しました')
    await page.locator('.tab-panel tbody tr').filter({ hasText: '計画済' }).first().waitFor()
  })
  afterAll(() => stage.close())

  const plot = () => page.locator('.gantt-plot').filter({ visible: true })
  const said = () => plot().getAttribute('aria-valuetext')

  it('is walked from bar to bar, and Enter tells why', async () => {
    await goTo(page, '/production/productionPlan')
    await plot().waitFor()
    await reach(page, plot())
    await page.keyboard.press('ArrowRight')
    await expect.poll(said).toMatch(/\d+-\d+/)
    const first = await said()
    await page.keyboard.press('ArrowDown')
    await expect.poll(said).not.toBe(first)
    await page.keyboard.press('+')
    await picture(page, 'plan-gantt')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('heading').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it('is moved by keys: tried at once, taken back, applied for good', async () => {
    await reach(page, plot())
    await page.keyboard.press('Home')
    for (let stop = 0; stop < 40 && !/　\d{1,9}-\d+　/.test((await said()) ?? ''); stop++) {
      const before = await said()
      await page.keyboard.press(stop % 8 === 7 ? 'ArrowDown' : 'ArrowRight')
      await expect.poll(said).not.toBe(before)
    }
    const before = await said()
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(said).not.toBe(before)
    const there = await said()
    const undone = page.locator('[data-command=redo]:enabled')
    await page.locator('[data-command=undo]:enabled').first().waitFor()
    await page.keyboard.press('Control+z')
    await undone.first().waitFor()
    expect(await said()).toBe(before)
    await page.keyboard.press('Control+y')
    await expect.poll(said).toBe(there)
    await page.locator('[data-command=apply]:enabled').first().waitFor()
    await picture(page, 'plan-gantt-moved')
    await page.keyboard.press('F9')
    await told(page, '工程を移動しました')
    await expect.poll(said).toBe(there)
  })

  it('is narrowed to an item, stands by items, and can be read as a table', async () => {
    const shown = page.locator('.gantt-tools [role=status]').filter({ visible: true })
    const whole = await shown.innerText()
    await reach(page, page.locator('.gantt-tools input[type=search]'))
    await page.keyboard.type('BS-15')
    await expect.poll(() => shown.innerText()).not.toBe(whole)
    await reach(page, page.locator('.gantt-tools [name=by]'))
    await page.keyboard.press('End')
    await expect.poll(() => page.locator('.gantt-lanes span').first().innerText()).toMatch(/^[A-Z]+-/)
    const asTable = page.getByRole('button', { name: '表で見る' })
    await reach(page, asTable)
    await page.keyboard.press('Enter')
    await page.locator('.gantt-read table').waitFor()
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
