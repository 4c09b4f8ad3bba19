import type { Page } from 'playwright-core'

/** Counts the keys that are pressed beside the letters and figures of the data itself, from now on. */
export async function countStrokes(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset['strokes'] = '0'
    const count = ({ key, isTrusted }: KeyboardEvent) => {
      const isHeld = ['Control', 'Shift', 'Alt', 'Meta'].includes(key)
      if (isTrusted && key.length > 1 && !isHeld)
        document.body.dataset['strokes'] = String(Number(document.body.dataset['strokes']) + 1)
    }
    window.addEventListener('keydown', count, true)
  })
  return () => page.evaluate(() => Number(document.body.dataset['strokes']))
}
