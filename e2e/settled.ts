import type { Page } from 'playwright-core'

/** Nothing fades, no letter is still on its way, and the page has nothing to do: what could still move or be slow has been. */
export async function settled(page: Page): Promise<void> {
  await still(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let time = 0; time < 2; time++) await new Promise((resolve) => requestIdleCallback(resolve))
  })
}

/** Nothing fades any more. */
export const still = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
