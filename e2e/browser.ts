import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { projectRoot } from '#platform/server/settings.ts'
import type { Language } from '#platform/contract/text.ts'
import { openServer } from '../test/kept-server.ts'
import { leavePage, takePage } from './kept-browser.ts'
import { slowDown } from './slow.ts'
import { temporaryDirectory, type OpenServer, type ServerOptions } from '../test/running-server.ts'

export const office = { width: 1366, height: 768 }
export const phone = { width: 390, height: 844 }

export interface PageOptions {
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly language?: Language
  readonly timeZone?: string
  /** In a browser that was never here: nothing is cached, and its clock may be set. */
  readonly fresh?: boolean
}

/** What the open pages have seen, to be told when a test fails. */
const seen = new Map<Page, string[]>()

/** The product on a free port and a browser that looks at it; everything a page complains about is collected. */
export interface Stage {
  readonly server: OpenServer
  page(options?: PageOptions): Promise<Page>
  /** Script errors, refused contents and missing files that the pages have seen. */
  readonly complaints: string[]
  close(): Promise<void>
}

interface StageOptions extends ServerOptions {
  /** On the embedded database, as `make start` is; its start takes five times as long. */
  readonly embedded?: boolean
}

export interface StageDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** What a stage begins with. */
interface Preparation {
  /** Where a PostgreSQL server runs beside the tests. */
  database(demo: boolean): Promise<StageDatabase>
  /** Of the embedded database. */
  fill(directory: string): Promise<void>
}

let preparation: Preparation | undefined

export function prepareWith(chosen: Preparation): void {
  preparation = chosen
}

export async function openStage({ embedded = false, ...options }: StageOptions = {}): Promise<Stage> {
  const directory = await temporaryDirectory()
  if (embedded) await preparation?.fill(directory.path)
  const database =
    embedded || options.databaseUrl
      ? undefined
      : await preparation?.database(options.environment?.['KANAME_DEMO'] !== '0')
  const server = await openServer({
    dataDirectory: directory.path,
    ...(database ? { databaseUrl: database.url } : {}),
    ...options,
  })
  const complaints: string[] = []
  const leaving = new Set<Leave>()
  return {
    server,
    complaints,
    page: async (options = {}) => {
      const { page, leave } = await openPage(server.url, options)
      const once = () => (leaving.delete(once) ? leave() : Promise.resolve())
      leaving.add(once)
      ofTest?.add(once)
      page.on('pageerror', (error) => complaints.push(`script error: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' && !isAnswer(message.text())) complaints.push(message.text())
      })
      return page
    },
    close: async () => {
      await Promise.all([...leaving].map((leave) => leave()))
      await server.stop()
      await database?.drop()
      await directory.remove()
    },
  }
}

type Leave = () => Promise<void>

async function openPage(
  baseURL: string,
  { viewport = office, language = 'ja', timeZone = 'Asia/Tokyo', fresh = false }: PageOptions,
): Promise<{ page: Page; leave: Leave }> {
  const options = {
    viewport,
    baseURL,
    locale: { ja: 'ja-JP', en: 'en-US', zh: 'zh-CN' }[language],
    timezoneId: timeZone,
    // Journeys wait for no movement; that it is there is nobody's business but the eye's.
    reducedMotion: 'reduce' as const,
  }
  const page = await takePage(options, fresh)
  await slowDown(page)
  // A busy machine is slow, not wrong.
  page.setDefaultTimeout(40_000)
  listen(page)
  return { page, leave: () => leavePage(page, options, fresh) }
}

/** Pages that a test opens are left with it; those that are opened before all tests stay until the stage is closed. */
let ofTest: Set<Leave> | undefined

export function beginTest(): void {
  ofTest = new Set()
}

export async function endTest(): Promise<void> {
  const pages = [...(ofTest ?? [])]
  ofTest = undefined
  await Promise.all(pages.map((leave) => leave()))
}

/** Where the pages are and what led there; an empty text when no page is open. */
export async function pagesAsText(): Promise<string> {
  const all = [...seen].map(async ([page, lines]) => {
    const text = await page.evaluate(() => document.body.innerText).catch(() => '(no text)')
    return [page.url(), ...lines.slice(-25).map((line) => `  ${line}`), text].join('\n')
  })
  return (await Promise.all(all)).join('\n\n')
}

function listen(page: Page): void {
  const lines: string[] = []
  seen.set(page, lines)
  page.on('close', () => seen.delete(page))
  page.on('framenavigated', (frame) => lines.push(`at ${frame.url()}`))
  page.on('requestfailed', (request) =>
    lines.push(`failed ${request.url()}: ${request.failure()?.errorText ?? ''}`),
  )
  page.on('response', (response) => {
    if (response.status() >= 400) lines.push(`${String(response.status())} ${response.url()}`)
  })
  page.on('pageerror', (error) => lines.push(`script error: ${error.message}`))
}

/** A picture for a person to look at, in test-results/; not compared by the machine. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = path.join(projectRoot(), 'test-results')
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: path.join(folder, `${name}.png`) })
}

/** The browser reports every answer with an HTTP status of 400 and more; journeys provoke them on purpose. */
const isAnswer = (text: string) => text.startsWith('Failed to load resource')
