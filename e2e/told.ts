import type { Page } from 'playwright-core'

/**
 * The words of a message, which is closed when it has been read. It would stand for some seconds: a step that only looks for words
 * could take those of the step before for its own, and go on before anything is stored; and the same words are not shown twice.
 */
export async function told(page: Page, words: string | RegExp): Promise<string> {
  const message = page.locator('.toast').filter({ hasText: words }).first()
  // Not by the mouse: the focus stays where the journey is.
  return message.evaluate((element) => {
    element.querySelector('button')?.click()
    return element.textContent ?? ''
  })
}
