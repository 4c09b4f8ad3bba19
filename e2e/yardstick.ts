import type { Page } from 'playwright-core'
import { slownessOf, type Measured } from '../test/yardstick.ts'

/** What the known work in a page takes on the machine of the house: a bit less than two frames. */
const knownWorkMs = 32

/** What some work in a page takes and answers, and how slow the machine was meanwhile: known work is done just before and after it. */
export async function besideYardstick<T>(page: Page, work: () => Promise<T>): Promise<Measured<T>> {
  const before = await knownWork(page)
  const began = performance.now()
  const result = await work()
  const ms = performance.now() - began
  return { result, ms, slowness: slownessOf([...before, ...(await knownWork(page))], knownWorkMs) }
}

/** Script, layout and painting, as a screen needs them: a table is built, laid out, shown and taken away; five times. */
const knownWork = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      const began = performance.now()
      const table = document.createElement('table')
      table.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; pointer-events: none'
      for (let line = 0; line < 200; line++) {
        const row = table.insertRow()
        for (let column = 0; column < 10; column++)
          row.insertCell().textContent = `${String(line)}・${String(column)}`
      }
      document.body.append(table)
      table.getBoundingClientRect()
      await new Promise((resolve) => requestAnimationFrame(resolve))
      // The frame that shows it has been painted when the next task runs.
      await new Promise((resolve) => setTimeout(resolve))
      table.remove()
      times.push(performance.now() - began)
    }
    return times
  })
