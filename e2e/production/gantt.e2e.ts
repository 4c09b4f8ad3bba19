import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { goTo } from '../signed-in.ts'
import { told } from '../told.ts'
import { plannedFactory } from './planned-factory.ts'

/** A planner looks at what the run has made of the machines, by keys alone. */
describe('the plan on its machines', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = await plannedFactory(stage)
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

  it('is made longer and shorter by keys, and split in two by one: taken back as moves are', async () => {
    await reach(page, plot())
    const before = await said()
    const undone = page.locator('[data-command=redo]:enabled')
    const done = page.locator('[data-command=undo]:enabled')
    for (const key of ['Alt+ArrowRight', 'Alt+ArrowLeft']) {
      await page.keyboard.press(key)
      await done.first().waitFor()
      await expect.poll(said).not.toBe(before)
      await page.keyboard.press('Control+z')
      await undone.first().waitFor()
      await expect.poll(said).toBe(before)
    }
    const shown = page.locator('.gantt-tools [role=status]').filter({ visible: true })
    const count = await shown.innerText()
    await page.keyboard.press('F4')
    const drawer = page.getByRole('dialog')
    await drawer.locator('[name=qty]').waitFor()
    await picture(page, 'plan-gantt-split')
    await page.keyboard.press('F9')
    await drawer.waitFor({ state: 'detached' })
    await done.first().waitFor()
    await expect.poll(() => shown.innerText()).not.toBe(count)
    await reach(page, plot())
    await page.keyboard.press('Control+z')
    await undone.first().waitFor()
    await expect.poll(() => shown.innerText()).toBe(count)
  })

  it('changes places with the one before it by one key', async () => {
    await reach(page, plot())
    await page.keyboard.press('Home')
    for (let stop = 0; stop === 0 || !/　\d{1,9}-\d+　/.test((await said()) ?? ''); stop++) {
      const before = await said()
      await page.keyboard.press(stop % 8 === 7 ? 'ArrowDown' : 'ArrowRight')
      await expect.poll(said).not.toBe(before)
    }
    const before = await said()
    await page.keyboard.press('Control+ArrowLeft')
    await page.locator('[data-command=undo]:enabled').first().waitFor()
    await expect.poll(said).not.toBe(before)
    await page.keyboard.press('Control+z')
    await page.locator('[data-command=redo]:enabled').first().waitFor()
    await expect.poll(said).toBe(before)
  })

  it('has its load below: day by day, of one machine, by what is needed, and as a table', async () => {
    const strip = page.locator('.gantt-load').filter({ visible: true })
    const days = strip.locator('.gantt-load-plot')
    const day = () => days.getAttribute('aria-valuetext')
    await reach(page, strip.locator('[name=load-of]'))
    // All machines together stand behind that of the chosen bar.
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => strip.innerText()).toMatch(/全設備/)
    await reach(page, days)
    await page.keyboard.press('End')
    await expect.poll(day).toMatch(/負荷 [\d.]+h/)
    const last = await day()
    const drawn = await strip.locator('svg').innerHTML()
    await page.keyboard.press('Home')
    await expect.poll(day).not.toBe(last)
    // Walking to a day that is not seen scrolls the lanes with it.
    await expect.poll(() => strip.locator('svg').innerHTML()).not.toBe(drawn)
    const planned = await strip.locator('svg').innerHTML()
    await reach(page, strip.locator('[name=load-basis]'))
    await page.keyboard.press('End')
    await expect.poll(() => strip.locator('svg').innerHTML()).not.toBe(planned)
    await picture(page, 'plan-gantt-load')
    await reach(page, strip.getByRole('button', { name: '表で見る' }))
    await page.keyboard.press('Enter')
    await strip.locator('tbody tr').first().waitFor()
    await page.keyboard.press('Enter')
    await days.waitFor()
  })

  it('moves the window over the whole plan by keys', async () => {
    const overview = page.locator('.gantt-overview-plot').filter({ visible: true })
    const window = () => overview.getAttribute('aria-valuenow').then(Number)
    await reach(page, overview)
    await page.keyboard.press('Home')
    await expect.poll(window).toBe(0)
    await page.keyboard.press('ArrowRight')
    await expect.poll(window).toBe(1440)
    await page.keyboard.press('End')
    await expect.poll(window).toBe(Number(await overview.getAttribute('aria-valuemax')))
    await page.keyboard.press('Home')
    await expect.poll(window).toBe(0)
  })

  it('is narrowed to an item, stands by items, and can be read as a table', async () => {
    const shown = page.locator('.gantt-tools [role=status]').filter({ visible: true })
    const whole = await shown.innerText()
    await reach(page, page.locator('.gantt-tools input[type=search]'))
    await page.keyboard.type('BS-15')
    await expect.poll(() => shown.innerText()).not.toBe(whole)
    await reach(page, page.locator('.gantt-tools [name=by]'))
    await page.keyboard.press('End')
    await expect.poll(() => page.locator('.gantt-lanes span').first().innerText()).toMatch(/^[A-Z]+-\d/m)
    const asTable = page.locator('.gantt-tools').getByRole('button', { name: '表で見る' })
    await reach(page, asTable)
    await page.keyboard.press('Enter')
    await page.locator('.gantt-read table').waitFor()
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
