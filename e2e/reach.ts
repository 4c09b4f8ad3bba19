import type { Locator, Page } from 'playwright-core'

/** More stops no screen has. */
const most = 200

/**
 * By keys alone, as a person gets there who has no pointer: Tab from stop to stop, and the arrows where a table or a bar is
 * one stop. Journeys do not set the focus themselves: that it can be reached is a part of what they tell.
 */
export async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  // A screen places the focus itself: whoever presses a key before that would begin elsewhere.
  await page.waitForFunction(() => document.activeElement !== document.body)
  for (let stop = 0; stop < most; stop++) {
    const key = await target.evaluate(keyTowards)
    if (key === 'there') return
    await page.keyboard.press(key)
  }
  throw new Error(`No key leads to ${target.toString()}`)
}

/** The commands stand before the first field; the way forward leads through every cell of the lines. */
export async function reachBack(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((one) => one === document.activeElement)
  for (let stop = 0; stop < 40 && !(await isThere()); stop++) await page.keyboard.press('Shift+Tab')
  if (!(await isThere())) throw new Error(`No key leads back to ${target.toString()}`)
}

/** Runs in the page. */
function keyTowards(target: Element): string {
  const { activeElement: active } = document
  if (active === target) return 'there'
  const group = target.closest('tbody,.tab-list')
  if (!group || !active || !group.contains(active) || !(target instanceof HTMLElement)) return 'Tab'
  // Whoever is a stop of its own is reached by Tab.
  if (target.tabIndex >= 0 && target.tagName !== 'TR' && !active.matches('tr')) return 'Tab'
  const lines = [...group.querySelectorAll(group.matches('tbody') ? 'tr' : '*')]
  const lineOf = (element: Element) => lines.findIndex((line) => line === element.closest('tr'))
  const [from, to] = [lineOf(active), lineOf(target)]
  if (group.matches('tbody') && from !== to) return from < to ? 'ArrowDown' : 'ArrowUp'
  const isBefore = (active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  return isBefore ? 'ArrowLeft' : 'ArrowRight'
}
