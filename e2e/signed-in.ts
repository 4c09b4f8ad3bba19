import type { Page } from 'playwright-core'
import { z } from 'zod'
import type { LookChange } from '#platform/contract/shell-settings.ts'
import { signInToDemo, type Caller } from '../test/demo-sign-in.ts'
import type { PageOptions, Stage } from './browser.ts'

export const factoryPath = '/masterMaint/master/factory'

export interface SignedIn {
  readonly page: Page
  readonly caller: Caller
}

const envelope = z.looseObject({
  data: z.array(z.looseObject({ path: z.string(), children: z.array(z.looseObject({})) })),
})

interface Options extends PageOptions {
  readonly user?: string
  readonly look?: LookChange
  /** More paths at which the factory list stands, each with its own tab. */
  readonly copies?: number
  /** Prepared already. */
  readonly page?: Page
  /** Where one begins, instead of home. */
  readonly at?: string
}

/** A page whose session was begun through the API: the journeys of the sign-in itself are told elsewhere. */
export async function signedIn(stage: Stage, options: Options = {}): Promise<SignedIn> {
  const { user = 'admin', look, copies = 0, at } = options
  const caller = await signInToDemo(stage.server.url, user)
  await setLook(caller, { language: options.language ?? 'ja', settings: {}, ...look })
  const page = options.page ?? (await stage.page(options))
  if (copies > 0) await offerCopies(page, copies)
  await enter(page, caller, at)
  return { page, caller }
}

/** Home, or another screen, with a session that is there already: put there on the server's smallest page. */
export async function enter(page: Page, caller: Caller, at = '/index'): Promise<void> {
  await page.goto('/readyz')
  await page.evaluate((token) => window.sessionStorage.setItem('kaname.token', token), caller.token)
  await page.goto(at)
  await shownPanel(page).getByRole('heading', { level: 1 }).waitFor()
}

export async function setLook(caller: Caller, change: LookChange): Promise<void> {
  const answer = await caller.post('/api/master/user/personalCenter/doEdit', change, {
    'Idempotency-Key': crypto.randomUUID(),
  })
  if (answer.code !== 200) throw new Error(`The settings were refused: ${answer.code} ${answer.msg}`)
}

/** The server's routes, with the factory list at more paths: screens that are not built yet are played by it. */
async function offerCopies(page: Page, count: number): Promise<void> {
  await page.route('**/api/router/getList', async (route) => {
    const answer = await route.fetch()
    const body = envelope.parse(await answer.json())
    const section = body.data.find(({ path }) => path === '/masterMaint')
    const list = section?.children.find(({ path }) => path === factoryPath)
    const copies = Array.from({ length: count }, (_, n) => ({
      ...list,
      path: `${factoryPath}${String(n + 1)}`,
      title: { ja: `工場 ${n + 1}`, en: `Factory ${n + 1}`, zh: `工厂 ${n + 1}` },
    }))
    section?.children.push(...copies)
    await route.fulfill({ response: answer, json: body })
  })
}

/** Goes to a screen without loading the page again. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** The list of the tab that is looked at. */
export const shownPanel = (page: Page) => page.locator('.tab-panel').filter({ visible: true })
export const tabNames = (page: Page) =>
  page.getByRole('navigation', { name: '開いている画面' }).getByRole('link').allInnerTexts()
