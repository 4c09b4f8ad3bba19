import type { Page } from 'playwright-core'

/** Field by field, as a clerk types: each is left with Enter. */
export async function type(page: Page, ...values: readonly string[]): Promise<void> {
  for (const value of values) {
    if (value) await page.keyboard.type(value)
    await page.keyboard.press('Enter')
  }
}

/** What a message on the screen says; it is waited for. */
export async function told(page: Page, words: RegExp): Promise<string> {
  const message = page.getByText(words).first()
  await message.waitFor()
  return message.innerText()
}
