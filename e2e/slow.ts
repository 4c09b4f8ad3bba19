import type { Page } from 'playwright-core'

/** `KANAME_SLOW=6 make test ONLY="browser …"`: journeys as on a machine that is so many times slower, behind a slow line. */
const times = Number(process.env['KANAME_SLOW'] ?? 1)

/** On a quick machine a journey that reads what has not come yet is green by luck; here it is not. */
export async function slowDown(page: Page): Promise<void> {
  if (!(times > 1)) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20 * times,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}
