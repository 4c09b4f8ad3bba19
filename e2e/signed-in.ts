import type { Locator, Page } from 'playwright-core'
import type { LookChange } from '#platform/contract/shell-settings.ts'
import { signInToDemo, type Caller } from '../test/demo-sign-in.ts'
import type { PageOptions, Stage } from './browser.ts'

export const factoryPath = '/masterMaint/master/factory'

export interface SignedIn {
  readonly page: Page
  readonly caller: Caller
}

/** A screen at another path: the factory list plays it, with the metadata that is tried. */
export interface Offered {
  readonly path: string
  readonly title: string
  readonly meta?: Readonly<Record<string, unknown>>
}

export interface Entering extends PageOptions {
  readonly user?: string
  readonly look?: LookChange
  /** More paths at which the factory list stands, each with its own tab. */
  readonly copies?: number
  /** The same, with metadata; `alone`: the section has no others. */
  readonly offered?: readonly Offered[]
  readonly alone?: boolean
  /** Prepared already. */
  readonly page?: Page
  /** Where one begins, instead of home. */
  readonly at?: string
}

/** A page whose session was begun through the API: the journeys of the sign-in itself are told elsewhere. */
export async function signedIn(stage: Stage, options: Entering = {}): Promise<SignedIn> {
  const { user = 'admin', look, copies = 0, offered = copiesOf(copies), alone = false, at } = options
  const caller = await signInToDemo(stage.server.url, user)
  await setLook(caller, { language: options.language ?? 'ja', settings: {}, ...look })
  const page = options.page ?? (await stage.page(options))
  if (offered.length > 0) await offer(page, offered, alone)
  await enter(page, caller, at)
  return { page, caller }
}

/** Home, or another screen, with a session that is there already. */
export async function enter(page: Page, caller: Caller, at = '/index'): Promise<void> {
  await page.addInitScript((token) => {
    // Once: whoever signs out later is out.
    if (window.sessionStorage.getItem('test.entered')) return
    window.sessionStorage.setItem('test.entered', token)
    window.sessionStorage.setItem('kaname.token', token)
  }, caller.token)
  await page.goto(at)
  await shownPanel(page).locator('h1, button').first().waitFor()
}

export async function setLook(caller: Caller, change: LookChange): Promise<void> {
  const answer = await caller.post('/api/master/user/personalCenter/doEdit', change, {
    'Idempotency-Key': crypto.randomUUID(),
  })
  if (answer.code !== 200) throw new Error(`The settings were refused: ${answer.code} ${answer.msg}`)
}

const copiesOf = (count: number): readonly Offered[] =>
  Array.from({ length: count }, (_, n) => ({
    path: `${factoryPath}${String(n + 1)}`,
    title: `工場 ${String(n + 1)}`,
  }))

interface Entry {
  path: string
  children: Entry[]
}

/** The server's routes, with more of them: screens that are not built yet are played by the factory list. */
const offer = (page: Page, offered: readonly Offered[], alone: boolean) =>
  page.addInitScript(
    ({ played, without, model }) => {
      const ask = window.fetch
      window.fetch = async (asked, init) => {
        const answer = await ask(asked, init)
        if (!String(asked).includes('/api/router/getList')) return answer
        const body = (await answer.json()) as { data: Entry[] }
        const section = body.data.find(({ children }) => children.some(({ path }) => path === model))
        const list = section?.children.find(({ path }) => path === model)
        if (without) section?.children.splice(0)
        for (const { path, title, meta } of played)
          section?.children.push(
            Object.assign(
              {},
              list,
              { path, title: { ja: title, en: title, zh: title } },
              meta ? { meta } : {},
            ),
          )
        return new Response(JSON.stringify(body), answer)
      }
    },
    {
      played: offered.map(({ meta, ...one }) => ({ ...one, meta: meta && { keepAlive: true, ...meta } })),
      without: alone,
      model: factoryPath,
    },
  )

/** Goes to a screen without loading the page again. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // Each visit is one of its own, as the router's are.
    window.history.pushState({ key: crypto.randomUUID() }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** The way to a screen in the group of masters, which is opened for it. */
export async function inMenu(page: Page, screen: string): Promise<Locator> {
  const menu = page.locator('.side-menu')
  await menu.getByRole('button', { name: 'マスタ' }).click()
  const link = menu.getByRole('link', { name: screen })
  await link.waitFor()
  return link
}

/** The list of the tab that is looked at. */
export const shownPanel = (page: Page) => page.locator('.tab-panel').filter({ visible: true })
export const tabNames = (page: Page) =>
  page.getByRole('navigation', { name: '開いている画面' }).getByRole('link').allInnerTexts()
