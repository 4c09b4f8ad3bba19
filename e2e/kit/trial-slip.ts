import type { Page } from 'playwright-core'
import type { PageOptions, Stage } from '../browser.ts'
import type { Language } from '#platform/contract/text.ts'
import { signedIn } from '../signed-in.ts'

/** The gallery with one part of it shown. */
export async function openPart(
  stage: Stage,
  part: string,
  { language = 'ja', ...options }: PageOptions & { readonly language?: Language } = {},
): Promise<Page> {
  const { page } = await signedIn(stage, { ...options, language, at: '/developer/kit' })
  await page.locator(`[data-part="${part}"]`).click()
  return page
}

export const cell = (page: Page, row: number, col: number) =>
  page.locator(`.entry-grid [data-row="${String(row)}"][data-col="${String(col)}"]`)

/** What a line shows, column by column; the field of the cell at hand counts as its text. */
export const lineTexts = (page: Page, row: number): Promise<readonly string[]> =>
  page
    .locator(`.entry-grid [data-row="${String(row)}"]`)
    .evaluateAll((cells) => cells.map((one) => one.querySelector('input')?.value ?? one.textContent ?? ''))

/** Where the keyboard is: line and column. */
export const placeOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement?.closest<HTMLElement>('[data-col]')?.dataset
    return at
      ? `${at['row'] ?? ''},${at['col'] ?? ''}`
      : (document.activeElement?.outerHTML.slice(0, 80) ?? '')
  })

/** Pastes as a spreadsheet's clipboard would. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((content) => {
    const data = new DataTransfer()
    data.setData('text/plain', content)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

/** What a copy would put on the clipboard. */
export const copied = (page: Page, type: 'copy' | 'cut' = 'copy'): Promise<string> =>
  page.evaluate((name) => {
    const data = new DataTransfer()
    document.activeElement?.dispatchEvent(
      new ClipboardEvent(name, { clipboardData: data, bubbles: true, cancelable: true }),
    )
    return data.getData('text/plain')
  }, type)
