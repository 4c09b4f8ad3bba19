import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { reach } from './reach.ts'
import { goTo, shownPanel } from './signed-in.ts'
import { told } from './told.ts'

/** What somebody does on the screens of the office, by keys alone. */
export interface Desk {
  readonly page: Page
  readonly panel: () => Locator
  readonly drawer: () => Locator
  /** To a screen, without loading the page anew. */
  readonly go: (path: string) => Promise<void>
  readonly row: (words: string | RegExp) => Locator
  readonly command: (id: string) => Locator
  /** On a row of a list, where a command waits for it. */
  readonly at: (words: string | RegExp, command: string) => Promise<void>
  /** A command without a key of its own, by Tab and Enter. */
  readonly press: (command: string) => Promise<void>
  readonly tick: (box: Locator) => Promise<void>
  /** Into a field of the drawer. */
  readonly put: (field: string | RegExp, text: string) => Promise<void>
  readonly choose: (name: string, value: string) => Promise<void>
  readonly send: (words: string | RegExp) => Promise<string>
  /** A cell of a slip's line, by the heading of its column. */
  readonly fill: (line: number, heading: string, text: string) => Promise<void>
  /** The name of the file that a key brings. */
  readonly paper: (key: string) => Promise<string>
}

export function deskOf(page: Page): Desk {
  const panel = () => shownPanel(page)
  const drawer = () => page.getByRole('dialog')
  const row = (words: string | RegExp) => panel().locator('tbody tr').filter({ hasText: words }).first()
  const command = (id: string) =>
    page.locator(`[data-command=${id}]:enabled`).filter({ visible: true }).first()
  const fieldOf = (field: string | RegExp) =>
    typeof field === 'string' ? drawer().locator(`[name=${field}]`) : drawer().getByLabel(field)
  return {
    ...{ page, panel, drawer, row, command },
    go: async (path) => {
      await goTo(page, path)
      await expect.poll(() => new URL(page.url()).pathname).toBe(path.split('?')[0])
    },
    at: async (words, id) => {
      await reach(page, row(words))
      await page.keyboard.press('Home')
      await command(id).waitFor()
    },
    press: async (id) => {
      await command(id).waitFor()
      await reach(page, command(id))
      await page.keyboard.press('Enter')
    },
    tick: async (box) => {
      await reach(page, box)
      await page.keyboard.press('Space')
    },
    put: async (field, text) => {
      await reach(page, fieldOf(field))
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
    },
    choose: async (name, value) => {
      const select = drawer().locator(`select[name=${name}]`)
      await reach(page, select)
      for (let step = 0; step < 40 && (await select.inputValue()) !== value; step++)
        await page.keyboard.press('ArrowDown')
      await expect.poll(() => select.inputValue()).toBe(value)
    },
    send: async (words) => {
      await drawer().locator('[data-command=send]:enabled').waitFor()
      await page.keyboard.press('F9')
      const message = await told(page, words)
      // Until it has gone, keys are its own.
      await drawer().waitFor({ state: 'hidden' })
      return message
    },
    fill: async (line, heading, text) => {
      const first = panel()
        .locator(`.entry-grid [data-row="${String(line)}"]`)
        .first()
      await first.click()
      await page.locator('.entry-grid input:focus').waitFor()
      await page.keyboard.press('Home')
      // Columns come as the grid is moved: who presses before one has come passes it by.
      for (let step = 0; step < 60; step++) {
        const here = await page.evaluate(headingHere)
        if (here === heading) break
        await page.keyboard.press('ArrowRight')
        await expect.poll(() => page.evaluate(headingHere)).not.toBe(here)
      }
      expect(await page.evaluate(headingHere)).toBe(heading)
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    },
    paper: async (key) => {
      const download = page.waitForEvent('download')
      await page.keyboard.press(key)
      return (await download).suggestedFilename()
    },
  }
}

/** Runs in the page: the heading of the column in which one types. */
function headingHere(): string {
  const cell = document.activeElement?.closest('[data-row]')
  const at = cell?.getAttribute('aria-colindex')
  const grid = cell?.closest('.entry-grid')
  return grid?.querySelector(`.entry-titles [aria-colindex="${at ?? ''}"]`)?.textContent ?? ''
}
