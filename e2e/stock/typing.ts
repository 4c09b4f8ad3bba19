import type { Page } from 'playwright-core'

/** Field by field, as a clerk types: each is left with Enter. */
export async function type(page: Page, ...values: readonly string[]): Promise<void> {
  for (const value of values) {
    if (value) await page.keyboard.type(value)
    await page.keyboard.press('Enter')
  }
}
