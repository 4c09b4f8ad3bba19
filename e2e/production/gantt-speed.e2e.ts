import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planOnGantt } from '#modules/production/contract/gantt/gantt-calls.ts'
import { tryMoves } from '#modules/production/contract/gantt/move-calls.ts'
import { shopOnGantt } from '#modules/production/contract/gantt/shop-calls.ts'
import { openStage, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { besideYardstick } from '../yardstick.ts'
import { crowdedPlan, largeFactory } from './large-factory.ts'

/** From the pointer to the picture that shows what would move. Wanted are 50 ms, which holds on a machine that does nothing else; the slowest step is held to this. */
const limitMs = 75
/** Two frames of a screen while scrolling and zooming over 5,000 bars; three where all 50,000 are in view. */
const [frameMs, wholeFrameMs] = [34, 51]
const steps = 45
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
  /** Bars of the last picture. */
  readonly bars: number
  readonly pictures: number
}

declare global {
  interface Window {
    ganttWatch: Watch
  }
}

/** What the canvas draws tells when the answer to a move of the pointer is on the screen. */
async function watchCanvas(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = { box: [0, 0, 0, 0], times: [] as number[], bars: 0, pictures: 0 }
    Object.assign(window, { ganttWatch: state })
    let pointer = 0
    let shown = ''
    let drawn: string[] = []
    // Told at once, and again with the frame: both are the same place of the pointer.
    for (const told of ['pointerrawupdate', 'pointermove'])
      window.addEventListener(told, ({ timeStamp }) => (pointer = timeStamp), { capture: true })
    const { fillRect, rect, strokeRect, setLineDash } = CanvasRenderingContext2D.prototype
    const isHeld = ({ canvas }: CanvasRenderingContext2D) => canvas.className === 'gantt-held'
    CanvasRenderingContext2D.prototype.fillRect = function (x, y, width, height) {
      if (x === 0 && y === 0 && height > 200) {
        state.bars = 0
        state.pictures++
      }
      if (height === 26) state.bars++
      fillRect.call(this, x, y, width, height)
    }
    CanvasRenderingContext2D.prototype.strokeRect = function (x, y, width, height) {
      if (this.lineWidth === 3 && !isHeld(this)) state.box = [x, y, width, height]
      strokeRect.call(this, x, y, width, height)
    }
    CanvasRenderingContext2D.prototype.rect = function (x, y, width, height) {
      if (isHeld(this)) drawn.push([x, y, width].map(Math.round).join(' '))
      else if (height === 26) state.bars++
      rect.call(this, x, y, width, height)
    }
    CanvasRenderingContext2D.prototype.setLineDash = function (segments) {
      setLineDash.call(this, segments)
      if ([...segments].length > 0) return
      // One of them is the edge of the sheet, which is always there.
      const picture = drawn.slice(1).join(',')
      drawn = []
      if (picture === '' || picture === shown) return
      shown = picture
      const from = pointer
      // It is drawn within its frame, which has been painted when the next task runs.
      setTimeout(() => state.times.push(performance.now() - from))
    }
  })
}

const watched = (page: Page): Promise<Watch> => page.evaluate(() => window.ganttWatch)

/** The Gantt with a plan that no company of the demo has. */
async function ganttOf({ shown, shop }: ReturnType<typeof largeFactory>) {
  const page = await stage.page()
  await watchCanvas(page)
  const answers = { [planOnGantt.path]: shown, [shopOnGantt.path]: shop }
  for (const [path, data] of Object.entries(answers))
    await page.route(`**${path}*`, (route) => route.fulfill({ json: { code: 200, msg: '', data } }))
  await signedIn(stage, { page, at: '/production/productionPlan' })
  const plot = page.locator('.gantt-plot').filter({ visible: true })
  await plot.waitFor()
  return { page, plot }
}

/** Other work on the machine makes single tries slow, never fast: the first that is within the limit is enough. */
async function bestOf(
  name: string,
  limit: number,
  page: Page,
  attempt: () => Promise<number>,
): Promise<number> {
  const all: number[] = []
  while (all.length < mostTries && !all.some((one) => one < limit)) {
    const { result, slowness } = await besideYardstick(page, attempt)
    process.stdout.write(`${name}: ${result.toFixed(0)} ms at slowness ${slowness.toFixed(2)}\n`)
    all.push(result / slowness)
  }
  return Math.min(...all)
}

/** So many frames later. */
const afterFrames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
  }, count)

const inMs = (ms: number): string => `${ms.toFixed(0)} ms`
const spread = (times: readonly number[]): void =>
  void process.stdout.write(
    `  ${String(times.length)} times: median ${inMs(share(times, 0.5))}, p95 ${inMs(share(times, 0.95))}\n`,
  )

const share = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.POSITIVE_INFINITY

describe('the Gantt of a large factory', () => {
  it('shows within five frames what a dragged process would move among 10,000, without the server', async () => {
    const factory = largeFactory(10_000)
    expect(factory.shown.operations.length).toBeGreaterThan(9_900)
    const { page, plot } = await ganttOf(factory)
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes(tryMoves.path)) asked++
    })
    await expect.poll(() => page.workers().length).toBeGreaterThan(0)
    await reach(page, plot)
    // Not the first one, which has others before it.
    const chosen = () => plot.getAttribute('aria-valuetext')
    for (let bar = 0; bar < 8; bar++) {
      const before = await chosen()
      await page.keyboard.press('ArrowRight')
      await expect.poll(chosen).not.toBe(before)
    }
    await expect.poll(async () => (await watched(page)).box[2]).toBeGreaterThan(0)
    await afterFrames(page, 10)
    const { pictures } = await watched(page)
    await afterFrames(page, 20)
    expect((await watched(page)).pictures).toBe(pictures)
    const corner = await plot.boundingBox()
    const middle = async () => {
      const [x, y, width, height] = (await watched(page)).box
      return { x: (corner?.x ?? 0) + x + width / 2, y: (corner?.y ?? 0) + 36 + y + height / 2 }
    }
    const p99 = await bestOf('drag among 10,000, p99', limitMs, page, async () => {
      const from = await middle()
      const before = (await watched(page)).times.length
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      for (let step = 1; step <= steps; step++) {
        const { length } = (await watched(page)).times
        await page.mouse.move(from.x + 20 + step * 3, from.y)
        // A place that is closed anyway shows nothing new.
        await page
          .waitForFunction((count) => window.ganttWatch.times.length > count, length, {
            timeout: 250,
            polling: 10,
          })
          .catch(() => undefined)
      }
      // Taken back: the next try begins from there.
      await page.mouse.up()
      await page.locator('[data-command=undo]:enabled').first().waitFor()
      await page.keyboard.press('Control+z')
      await page.locator('[data-command=redo]:enabled').first().waitFor()
      const times = (await watched(page)).times.slice(before)
      expect(times.length).toBeGreaterThan(steps / 4)
      spread(times)
      return share(times, 0.99)
    })
    expect(asked).toBe(0)
    expect(p99).toBeLessThan(limitMs)
    // Let go by Esc it stays where it was, still chosen: the move by key behind it is the only one to take back.
    const [held, from] = [await chosen(), await middle()]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y, { steps: 5 })
    await page.keyboard.press('Escape')
    await page.mouse.move(from.x + 90, from.y)
    await page.mouse.up()
    expect(await chosen()).toBe(held)
    await page.keyboard.press('Shift+ArrowRight')
    await page.locator('[data-command=undo]:enabled').first().waitFor()
    await page.keyboard.press('Control+z')
    await page.locator('[data-command=undo]:disabled').first().waitFor()
  })

  it('scrolls and zooms 5,000 bars of 50,000 within two frames, and all of them within three', async () => {
    const { page, plot } = await ganttOf(crowdedPlan(50_000))
    await page.setViewportSize({ width: 1920, height: 1080 })
    await reach(page, plot)
    /** Down and up, right and left, closer and back: 40 frames of each. */
    const frames = () =>
      plot.evaluate(async (element) => {
        const turn = (event: WheelEventInit) =>
          element.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...event }))
        const { left, top, width } = element.getBoundingClientRect()
        const at = { clientX: left + width / 2, clientY: top + 100 }
        const taken: number[] = []
        let last = await new Promise<number>((see) => requestAnimationFrame(see))
        for (let frame = 0; frame < 120; frame++) {
          const isBack = frame % 40 >= 20
          if (frame < 40) turn({ ...at, deltaY: isBack ? -40 : 40 })
          else if (frame < 80) turn({ ...at, deltaX: isBack ? -40 : 40 })
          else turn({ ...at, ctrlKey: true, deltaY: isBack ? 4 : -4 })
          const now = await new Promise<number>((see) => requestAnimationFrame(see))
          taken.push(now - last)
          last = now
        }
        return taken
      })
    const p95 = (name: string, limit: number) =>
      bestOf(`a frame of ${name}, p95`, limit, page, async () => share(await frames(), 0.95))
    // As narrow as they can be and still have their own edge.
    await plot.dispatchEvent('wheel', { ctrlKey: true, deltaY: -130 })
    await expect.poll(async () => (await watched(page)).bars).toBeGreaterThan(5000)
    expect(await p95('5,000 bars', frameMs)).toBeLessThan(frameMs)
    await page.keyboard.press('0')
    await expect.poll(async () => (await watched(page)).bars).toBeGreaterThan(10_000)
    expect(await p95('all bars', wholeFrameMs)).toBeLessThan(wholeFrameMs)
  })
})
