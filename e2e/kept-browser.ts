import { existsSync } from 'node:fs'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'

/**
 * Debian's own browser; nothing is downloaded. The shell is the same without the window around the page, which nobody sees: it needs
 * two thirds of the processor time.
 */
const chromiumPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** One browser for all stages of a process; it ends with it. */
let kept: Promise<Browser> | undefined

/** Those that no page uses at the moment, by their options. */
const free = new Map<string, BrowserContext[]>()

/**
 * A page as in a browser that has been here before: the scripts are cached, and nothing else is left of what others did. `fresh`:
 * as in one that was never here.
 */
export async function takePage(
  options: BrowserContextOptions & { baseURL: string },
  fresh: boolean,
): Promise<Page> {
  const waiting = fresh ? undefined : contextsFor(options).pop()
  if (!waiting) {
    const browser = await (kept ??= launch())
    return (await browser.newContext(options)).newPage()
  }
  const page = await waiting.newPage()
  const session = await waiting.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: options.baseURL,
    storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
  })
  await session.detach()
  await waiting.clearCookies()
  await waiting.clearPermissions()
  return page
}

/** The page and what it has opened are closed; another page may come to its place in the browser, unless it was `fresh`. */
export async function leavePage(page: Page, options: BrowserContextOptions, fresh: boolean): Promise<void> {
  const context = page.context()
  if (fresh || page.isClosed()) return context.close()
  await Promise.all(context.pages().map((open) => open.close()))
  contextsFor(options).push(context)
}

function contextsFor(options: BrowserContextOptions): BrowserContext[] {
  const key = JSON.stringify(options)
  const contexts = free.get(key) ?? []
  free.set(key, contexts)
  return contexts
}

export async function closeBrowser(): Promise<void> {
  await (await kept)?.close()
}

async function launch(): Promise<Browser> {
  const executablePath = chromiumPaths.find((candidate) => existsSync(candidate))
  if (!executablePath) throw new Error('Chromium is missing: apt-get install chromium fonts-noto-cjk')
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  browser.once('disconnected', () => {
    kept = undefined
    free.clear()
  })
  return browser
}
