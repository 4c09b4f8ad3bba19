import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { planOnGantt } from '#modules/production/contract/gantt/gantt-calls.ts'
import { tryMoves } from '#modules/production/contract/gantt/move-calls.ts'
import { shopOnGantt } from '#modules/production/contract/gantt/shop-calls.ts'
import { openStage, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { besideYardstick } from '../yardstick.ts'
import { largeFactory } from './large-factory.ts'

/** From the pointer to the picture that shows what would move, on the machine of the house. */
const limitMs = 50
const steps = 120
const mostTries = 3

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

interface Watch {
  /** The chosen bar as it was drawn last. */
  readonly box: readonly [number, number, number, number]
  /** Pointer to painted picture, whenever other places were drawn with dashes. */
  readonly times: readonly number[]
}

/** What the canvas draws tells when the answer to a move of the pointer is on the screen. */
async function watchCanvas(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = { box: [0, 0, 0, 0], times: [] as number[] }
    Object.assign(window, { ganttWatch: state })
    let pointer = 0
    let shown = ''
    let drawn: string[] = []
    window.addEventListener('pointermove', ({ timeStamp }) => (pointer = timeStamp), { capture: true })
    const { strokeRect, setLineDash } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.strokeRect = function (x, y, width, height) {
      if (this.lineWidth === 3) state.box = [x, y, width, height]
      if (this.getLineDash().length > 0) drawn.push([x, y, width].map(Math.round).join(' '))
      strokeRect.call(this, x, y, width, height)
    }
    CanvasRenderingContext2D.prototype.setLineDash = function (segments) {
      setLineDash.call(this, segments)
      if ([...segments].length > 0) return
      const picture = drawn.join(',')
      drawn = []
      if (picture === '' || picture === shown) return
      shown = picture
      const from = pointer
      // Painted when the next task behind its frame runs.
      requestAnimationFrame(() => setTimeout(() => state.times.push(performance.now() - from)))
    }
  })
}

const watched = (page: Page): Promise<Watch> =>
  page.evaluate(() => (window as unknown as { ganttWatch: Watch }).ganttWatch)

it('shows within 50 ms what a dragged process would move among 10,000, without the server', async () => {
  const page = await stage.page()
  await watchCanvas(page)
  const { shown, shop } = largeFactory(10_000)
  expect(shown.operations.length).toBeGreaterThan(9_900)
  let asked = 0
  const answers = { [planOnGantt.path]: shown, [shopOnGantt.path]: shop }
  for (const [path, data] of Object.entries(answers))
    await page.route(`**${path}*`, (route) => route.fulfill({ json: { code: 200, msg: '', data } }))
  page.on('request', (request) => {
    if (request.url().includes(tryMoves.path)) asked++
  })
  await signedIn(stage, { page, at: '/production/productionPlan' })
  const plot = page.locator('.gantt-plot').filter({ visible: true })
  await plot.waitFor()
  await reach(page, plot)
  // Not the first one, which has others before it.
  for (let bar = 0; bar < 8; bar++) await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await watched(page)).box[2]).toBeGreaterThan(0)
  const corner = await plot.boundingBox()
  const all: number[] = []
  for (let n = 0; n < mostTries; n++) {
    const [x, y, width, height] = (await watched(page)).box
    const from = { x: (corner?.x ?? 0) + x + width / 2, y: (corner?.y ?? 0) + 36 + y + height / 2 }
    const before = (await watched(page)).times.length
    const { slowness } = await besideYardstick(page, async () => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      for (let step = 1; step <= steps; step++) {
        const { length } = (await watched(page)).times
        await page.mouse.move(from.x + 20 + step * 3, from.y)
        // A place that is closed anyway shows nothing new.
        await page
          .waitForFunction(
            (count) => (window as unknown as { ganttWatch: Watch }).ganttWatch.times.length > count,
            length,
            { timeout: 250, polling: 10 },
          )
          .catch(() => undefined)
      }
      // Left where it was: the next try begins from there.
      await page.mouse.move(from.x, from.y)
      await page.mouse.up()
    })
    const times = (await watched(page)).times.slice(before).toSorted((a, b) => a - b)
    expect(times.length).toBeGreaterThan(steps / 4)
    const p99 = times[Math.floor(times.length * 0.99)] ?? 0
    process.stdout.write(
      `drag among 10,000: ${String(times.length)} pictures, median ${(times[times.length >> 1] ?? 0).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, slowness ${slowness.toFixed(2)}\n`,
    )
    all.push(p99 / slowness)
  }
  expect(asked).toBe(0)
  expect(Math.min(...all)).toBeLessThan(limitMs)
})
