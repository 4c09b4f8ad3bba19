import type { Page } from 'playwright-core'

/** Nothing fades, no letter is still on its way, and the page has nothing to do: what could still move or be slow has been. */
export async function settled(page: Page): Promise<void> {
  await still(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    // A machine that is busy with other things may leave a page no idle moment at all.
    for (let time = 0; time < 2; time++)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }))
  })
}

/** Nothing fades any more; what turns while work is under way, turns for ever. */
export const still = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
