import type { Locator, Page } from 'playwright-core'
import { z } from 'zod'
import { signInToDemo } from '../test/demo-sign-in.ts'
import type { Language } from '#platform/contract/text.ts'
import type { PageOptions, Stage } from './browser.ts'
import { homePath } from '#platform/web/session/route-guard.ts'
import { factoryPath, goTo } from './signed-in.ts'

/** Something that people look at, reached the same way in every language: by address and by keys. */
export interface View {
  readonly name: string
  readonly open: (page: Page) => Promise<unknown>
}

export const userPath = '/masterMaint/master/user'
export const menuPath = '/masterMaint/system/menu'
export const permissionPath = '/masterMaint/system/permission'
const personalPath = '/masterMaint/etc/personalCenter'

/** A page in a language before anyone has signed in. */
export async function visitor(stage: Stage, language: Language, options: PageOptions = {}): Promise<Page> {
  const page = await stage.page({ ...options, language })
  await page.addInitScript((chosen) => window.localStorage.setItem('kaname.language', chosen), language)
  return page
}

/** Gives the first factory a history to look at. */
export async function withHistory(stage: Stage): Promise<void> {
  const api = await signInToDemo(stage.server.url, 'planner')
  const { data } = await api.get('/api/master/factory/getDetail', { factory_cd: 'F01' })
  const stored = z.record(z.string(), z.unknown()).parse(data)
  const saved = {
    ...stored,
    assign_mode: '1',
    phone: '052-000-0121',
    address: '愛知県名古屋市港区潮見町1-21',
  }
  const { code, msg } = await api.post('/api/master/factory/doEdit', saved)
  if (code !== 200) throw new Error(`The first factory could not be changed: ${code} ${msg}`)
}

/** Someone asks to use the system, as the page of the request does it: the code is in the server's log. */
export async function askToUse({ server }: Stage): Promise<void> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const { code, msg } = z.object({ code: z.unknown(), msg: z.string() }).parse(await answer.json())
    if (code !== 200) throw new Error(`${path}: ${msg}`)
  }
  const of = { company_cd: 'DEMO', phone: '090-2222-3333' }
  await post('/api/register/sendCode', of)
  let verification_code: string | undefined
  while (!verification_code) {
    await new Promise((later) => setTimeout(later, 100))
    verification_code = /Verification code (\d+) for/.exec(server.output())?.[1]
  }
  const password = 'morita1234'
  const person = { user_cd: 'morita', username: '森田 千尋', password, confirm_password: password }
  await post('/api/register', { ...of, ...person, verification_code })
}

/**
 * A screen as it is when one comes to it. In the product nothing is loaded anew for that: what the view before has left open is
 * closed, and its tab.
 */
export async function openScreen(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') return void (await page.goto(path))
  await page.keyboard.press('Escape')
  await page.locator('[role=dialog], [role=alertdialog], [role=menu]').waitFor({ state: 'detached' })
  await page
    .locator('.toast button')
    .evaluateAll((all) => all.forEach((one) => one instanceof HTMLElement && one.click()))
  const current = page.locator('.tab.current a')
  const address = await current.getAttribute('href')
  if (address !== homePath) {
    await page.keyboard.press('Alt+q')
    const question = page.getByRole('alertdialog')
    await question
      .or(page.locator(`.tab.current a[href="${homePath}"]`))
      .first()
      .waitFor({ state: 'attached' })
    if (await question.isVisible()) await question.getByRole('button').last().click()
    await page.locator(`.tab.current a[href="${homePath}"]`).waitFor({ state: 'attached' })
  }
  if (path !== homePath) await goTo(page, path)
}

export async function openFactories(page: Page): Promise<void> {
  await openScreen(page, factoryPath)
  await shownRows(page).first().waitFor()
}

/** Of the list that is looked at: rows, on a phone cards. */
const shownRows = (page: Page) =>
  page.locator('.tab-panel').locator('tbody tr, .cards > li').filter({ visible: true })

/** A row of a list, on a phone a card: by its place, or by what stands in it. */
async function choose(page: Page, which: number | RegExp = 0): Promise<void> {
  const one = (all: Locator) =>
    typeof which === 'number' ? all.nth(which) : all.filter({ hasText: which }).first()
  const row = one(shownRows(page))
  await row.waitFor()
  const isCard = await row.evaluate((element) => element.tagName === 'LI')
  if (isCard) await row.getByRole('checkbox').check()
  else await row.click()
}

async function overFirstFactory(page: Page, key: string): Promise<void> {
  await openFactories(page)
  await choose(page)
  await page.keyboard.press(key)
}

export const signedInViews: readonly View[] = [
  {
    name: 'home',
    open: async (page) => {
      await openFactories(page)
      await page.getByRole('banner').waitFor()
      await page.locator('a[href="/index"]').first().click({ force: true })
      await page.waitForURL('**/index')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  { name: 'factories', open: openFactories },
  {
    name: 'factories-empty',
    open: async (page) => {
      await openFactories(page)
      await page.getByRole('search').getByRole('textbox').first().fill('qqq')
      await page.keyboard.press('F8')
      await page.getByRole('row').nth(1).waitFor({ state: 'detached' })
    },
  },
  {
    name: 'factory-new-refused',
    open: async (page) => {
      await openFactories(page)
      await page.keyboard.press('F2')
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('F9')
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'factory-edit',
    open: async (page) => {
      await overFirstFactory(page, 'F9')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'factory-history',
    open: async (page) => {
      await overFirstFactory(page, 'F6')
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'factory-stop',
    open: async (page) => {
      await openFactories(page)
      await choose(page)
      await page.locator('[data-command=stop]').first().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'roles',
    open: async (page) => {
      await openScreen(page, '/masterMaint/master/role')
      await shownRows(page).first().waitFor()
    },
  },
  {
    name: 'company',
    open: async (page) => {
      await openScreen(page, '/masterMaint/master/company')
      await page.locator('main dl').waitFor()
    },
  },
  {
    name: 'menu',
    open: async (page) => {
      await openScreen(page, menuPath)
      await page.getByRole('row').nth(2).click()
      await page.locator('main select').waitFor()
    },
  },
  {
    name: 'system-parameter',
    open: async (page) => {
      await openScreen(page, '/masterMaint/system/systemParameter')
      await shownRows(page).first().waitFor()
    },
  },
  {
    name: 'users',
    open: async (page) => {
      await openScreen(page, userPath)
      await shownRows(page).first().waitFor()
    },
  },
  {
    name: 'user-edit',
    open: async (page) => {
      await openScreen(page, userPath)
      await choose(page, 1)
      await page.keyboard.press('F9')
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'user-account',
    open: async (page) => {
      await openScreen(page, userPath)
      await choose(page, /SALES/)
      await page.locator('[data-command=account]').first().click()
      await page.getByRole('dialog').locator('[name=new_password]').waitFor()
    },
  },
  {
    name: 'permissions',
    open: async (page) => {
      await openScreen(page, permissionPath)
      await page.getByRole('checkbox').nth(70).click()
    },
  },
  {
    name: 'account-menu',
    open: async (page) => {
      await openScreen(page, '/index')
      await page.getByRole('banner').locator('.avatar').click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'personal-centre',
    open: async (page) => {
      await openScreen(page, personalPath)
      await page.locator('[name=email]').waitFor()
    },
  },
]
