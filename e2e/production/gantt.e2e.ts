import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planOnGantt } from '#modules/production/contract/gantt/gantt-calls.ts'
import { fullestMachines } from '#modules/production/contract/load/fullest-calls.ts'
import { signInToDemo } from '../../test/demo-sign-in.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { goTo } from '../signed-in.ts'
import { told } from '../told.ts'
import { chooseOfPlan, plannedFactory } from './planned-factory.ts'

declare global {
  interface Window {
    chosenBar: readonly number[]
  }
}

/** Where the chosen bar was drawn last. */
const watchChosen = (page: Page) =>
  page.evaluate(() => {
    const { strokeRect } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.strokeRect = function (...box) {
      if (this.lineWidth === 3) window.chosenBar = box
      strokeRect.apply(this, box)
    }
  })

async function chosenBox(page: Page): Promise<readonly [number, number, number, number]> {
  const [x = 0, y = 0, width = 0, height = 0] = await page.evaluate(() => window.chosenBar)
  return [x, y, width, height]
}

/** Of the first moment in words such as 12/7(月) 8:00; a plan goes on into the next year. */
function minutesOf(words: string): number {
  const found = /(\d+)\/(\d+)\(.\) (\d+):(\d+)/.exec(words)?.slice(1).map(Number) ?? []
  const [month = 0, day = 0, hour = 0, minute = 0] = found
  return Date.UTC(month < 7 ? 2001 : 2000, month - 1, day, hour, minute) / 60_000
}

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
  /** Of the process that is moved, before that. */
  let stood: string | null = null

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

  it('has its drum: the machine that the home page calls the fullest, with what comes to it and when', async () => {
    await reach(page, plot())
    await page.keyboard.press('F7')
    const drawer = page.getByRole('dialog', { name: 'ネック管理（TOC）' })
    const chosen = drawer.locator('select')
    const { machines } = fullestMachines.output.parse(
      (await signInToDemo(stage.server.url, 'admin').then(({ get }) => get(fullestMachines.path))).data,
    )
    const { facility_cd, load_rate } = machines[0] ?? { facility_cd: '', load_rate: 0 }
    await expect.poll(() => chosen.inputValue()).toBe(facility_cd)
    await expect.poll(() => chosen.locator('option:checked').textContent()).toContain(`${String(load_rate)}%`)
    const turns = drawer.locator('tbody tr')
    const counted = async () => {
      const zones = await drawer.locator('[role=status] .chip').allTextContents()
      return zones.reduce((sum, words) => sum + Number(/(\d+)件/.exec(words)?.[1]), 0)
    }
    await turns.first().waitFor()
    await expect.poll(async () => (await turns.count()) - (await counted())).toBe(0)
    await picture(page, 'plan-gantt-toc')
    await reach(page, turns.first())
    await page.keyboard.press('Enter')
    await drawer.waitFor({ state: 'detached' })
    await page.getByRole('dialog').getByRole('heading').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it('is moved by keys: tried at once, taken back, applied for good', async () => {
    await reach(page, plot())
    await chooseOfPlan(page, plot())
    const before = await said()
    stood = before
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(said).not.toBe(before)
    const there = await said()
    const undone = page.locator('[data-command=redo]:enabled')
    await page.locator('[data-command=apply]:enabled').first().waitFor()
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

  it('is taken back when it is applied already, after a question, also at the next sign-in; and done again', async () => {
    const there = await said()
    await page.reload()
    await plot().waitFor()
    await reach(page, plot())
    const search = page.locator('.gantt-tools input[type=search]')
    await reach(page, search)
    await page.keyboard.type(/　(\d+-\d+)　/.exec(there ?? '')?.[1] ?? '')
    await reach(page, plot())
    // Alone, or among those whose number begins alike.
    for (let stop = 0; stop < 20 && (await said()) !== there; stop++) {
      const before = await said()
      await page.keyboard.press(stop === 0 ? 'ArrowRight' : 'ArrowDown')
      await expect.poll(said).not.toBe(before)
    }
    expect(await said()).toBe(there)
    const asked = page.getByRole('alertdialog')
    await page.locator('[data-command=undo]:enabled').first().waitFor()
    await page.keyboard.press('Control+z')
    await picture(page, 'plan-gantt-undo')
    await page.keyboard.press('Escape')
    await asked.waitFor({ state: 'detached' })
    expect(await said()).toBe(there)
    for (const [key, action, words] of [
      ['Control+z', '元に戻す', '元に戻しました'],
      ['Control+y', 'やり直す', 'もう一度移動しました'],
      ['Control+z', '元に戻す', '元に戻しました'],
    ] as const) {
      const before = await said()
      await page.keyboard.press(key)
      await reach(page, asked.getByRole('button', { name: action }))
      await page.keyboard.press('Enter')
      await told(page, words)
      await expect.poll(said).not.toBe(before)
    }
    expect(await said()).toBe(stood)
    await reach(page, search)
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
  })

  it('keeps its chosen process when plans before it go meanwhile', async () => {
    const chosen = await said()
    const shown = page.locator('.gantt-tools [role=status]').filter({ visible: true })
    const all = await shown.innerText()
    const isPlan = ({ pathname }: URL) => pathname === planOnGantt.path
    await page.route(isPlan, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { data: { operations: { no: string }[] } }
      const [first] = body.data.operations
      body.data.operations = body.data.operations.filter(({ no }) => no !== first?.no)
      await route.fulfill({ json: body })
    })
    await reach(page, plot())
    await page.locator('[data-command=redo]:enabled').first().waitFor()
    await page.keyboard.press('Control+y')
    await reach(page, page.getByRole('alertdialog').getByRole('button', { name: 'やり直す' }))
    await page.keyboard.press('Enter')
    await told(page, 'もう一度移動しました')
    await expect.poll(() => shown.innerText()).not.toBe(all)
    expect(/　(\d+-\d+)　/.exec((await said()) ?? '')?.[1]).toBe(/　(\d+-\d+)　/.exec(chosen ?? '')?.[1])
    await page.unroute(isPlan)
  })

  it('is made longer and shorter by keys, and split in two by one: taken back as moves are', async () => {
    await reach(page, plot())
    const before = await said()
    const undone = page.locator('[data-command=redo]:enabled')
    const done = page.locator('[data-command=apply]:enabled')
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
    await page.locator('[data-command=apply]:enabled').first().waitFor()
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

  it('leaves out when nobody works, by one key and for good; what is dragged over it lands behind it', async () => {
    const toggle = page.getByRole('checkbox', { name: '休日を詰める' }).filter({ visible: true })
    await watchChosen(page)
    await reach(page, plot())
    await page.keyboard.press('Alt+k')
    await expect.poll(() => toggle.isChecked()).toBe(true)
    await page.reload()
    await watchChosen(page)
    await expect.poll(() => toggle.isChecked()).toBe(true)
    await reach(page, plot())
    await chooseOfPlan(page, plot())
    const at = await plot().boundingBox()
    const [x, , , high] = await chosenBox(page)
    const y = (at?.y ?? 0) + 36 + (await chosenBox(page))[1] + high / 2
    const titleAt = async (across: number) => {
      await page.mouse.move((at?.x ?? 0) + across, y)
      return (await plot().getAttribute('title')) ?? ''
    }
    let across = x
    while (across < (at?.width ?? 0) && (await titleAt(across)) === '') across++
    const fold = await titleAt(across)
    expect(fold).toMatch(/^稼働しない時間を省略：.+ – .+/)
    while ((await titleAt(across)) === fold) across++
    await page.mouse.move((at?.x ?? 0) + x + 2, y)
    await page.mouse.down()
    await page.mouse.move((at?.x ?? 0) + across + 4, y, { steps: 4 })
    await page.mouse.up()
    await page.locator('[data-command=apply]:enabled').first().waitFor()
    await picture(page, 'plan-gantt-folded')
    const [, foldEnd = ''] = fold.split('–')
    expect(minutesOf((await said()) ?? '')).toBeGreaterThanOrEqual(minutesOf(foldEnd))
    await page.keyboard.press('Control+z')
    await page.locator('[data-command=redo]:enabled').first().waitFor()
    await page.keyboard.press('Alt+k')
    await expect.poll(() => toggle.isChecked()).toBe(false)
    expect(await titleAt(across - 2)).toBe('')
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
    await expect.poll(() => page.locator('.gantt-lanes small').first().innerText()).toMatch(/^[A-Z]+-/)
    const asTable = page.locator('.gantt-tools').getByRole('button', { name: '表で見る' })
    await reach(page, asTable)
    await page.keyboard.press('Enter')
    await page.locator('.gantt-read table').waitFor()
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
