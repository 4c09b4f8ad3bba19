import type { Page } from 'playwright-core'

/** From the chosen count on: its sheet is opened, started and locked. */
export async function lockCount(page: Page): Promise<void> {
  await page.keyboard.press('F9')
  await page.getByText('ロックすると、').waitFor()
  await page.keyboard.press('F2')
  await page
    .getByText(/は「棚卸前」になりました/)
    .first()
    .waitFor()
  await page.keyboard.press('F6')
  await page
    .getByText(/は「ロック中」になりました/)
    .first()
    .waitFor()
}
