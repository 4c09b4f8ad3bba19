import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openStage, phone, type Stage } from '../browser.ts'
import {
  factoryPath,
  goTo,
  shownPanel,
  signedIn,
  tabNames,
  type Offered,
  type Entering,
} from '../signed-in.ts'
import { reach } from '../reach.ts'

/** Route metadata of specification section 2 in the real shell; the server's route list is changed on its way. */
const routesAnswer = z.looseObject({
  data: z.array(z.looseObject({ path: z.string(), children: z.array(z.looseObject({})) })),
})

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** Home, where these screens are offered too; or they alone. */
const playing = async (offered: readonly Offered[], options: Entering = {}) =>
  (await signedIn(stage, { ...options, offered })).page

const one = `${factoryPath}1`
const at = async (page: Page, address: string) => {
  await goTo(page, address)
  await shownPanel(page)
    .and(page.locator(`[data-address="${address}"]`))
    .getByRole('row')
    .nth(1)
    .waitFor()
}
const menu = (page: Page) => page.locator('.side-menu')
const openGroup = (page: Page) => menu(page).getByRole('button', { name: 'マスタ' }).click()

describe('a tab', () => {
  it('for each address with dynamicNewTab, else one that moves', async () => {
    const page = await playing([
      { path: one, title: '注文', meta: { dynamicNewTab: true } },
      { path: `${factoryPath}2`, title: '一覧' },
    ])
    await at(page, `${one}?no=1`)
    await at(page, `${one}?no=2`)
    await at(page, `${factoryPath}2?no=1`)
    await at(page, `${factoryPath}2?no=2`)
    await expect.poll(() => tabNames(page)).toEqual(['ホーム', '注文', '注文', '一覧'])
    await expect
      .poll(() => page.locator('.tab-list a').evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
      .toEqual(['/index', `${one}?no=1`, `${one}?no=2`, `${factoryPath}2?no=2`])
  })

  it('is not shown with tabHidden, and its screen is', async () => {
    const page = await playing([{ path: one, title: '裏方', meta: { tabHidden: true } }])
    await at(page, one)
    await expect.poll(() => tabNames(page)).toEqual(['ホーム'])
    await expect.poll(() => page.title()).toContain('裏方')
  })

  it('cannot be closed with noClosable or affix; an affixed one is there from the start', async () => {
    const page = await playing([
      { path: one, title: '留め置き', meta: { affix: true } },
      { path: `${factoryPath}2`, title: '閉じない', meta: { noClosable: true } },
    ])
    await expect.poll(() => tabNames(page)).toEqual(['ホーム', '留め置き'])
    await at(page, `${factoryPath}2`)
    await expect.poll(() => page.locator('.tab-list .close-tab').count()).toBe(0)
    await page.keyboard.press('Alt+q')
    await page.getByRole('button', { name: 'タブの操作' }).click()
    await expect
      .poll(() => page.getByRole('menuitem', { name: 'すべて閉じる' }).getAttribute('aria-disabled'))
      .toBe('true')
    await expect.poll(() => tabNames(page)).toEqual(['ホーム', '留め置き', '閉じない'])
  })

  it('without keepAlive begins anew each time; with it, what was typed is still there', async () => {
    const page = await playing([
      { path: one, title: '保持', meta: { keepAlive: true } },
      { path: `${factoryPath}2`, title: '毎回', meta: { keepAlive: false } },
    ])
    const condition = () => shownPanel(page).getByRole('search').getByRole('textbox').first()
    for (const path of [one, `${factoryPath}2`]) {
      await at(page, path)
      await condition().fill('F0')
    }
    await at(page, one)
    await expect.poll(() => condition().inputValue()).toBe('F0')
    await at(page, `${factoryPath}2`)
    await expect.poll(() => condition().inputValue()).toBe('')
  })
})

describe('the menu', () => {
  it('marks the entry that activeMenu names, and leaves out what is hidden', async () => {
    const page = await playing([
      { path: one, title: '明細', meta: { hidden: true, activeMenu: factoryPath } },
    ])
    await at(page, one)
    await menu(page).getByRole('link', { name: '工場マスタ' }).and(page.locator('.active')).waitFor()
    await expect.poll(() => menu(page).getByRole('link', { name: '明細' }).count()).toBe(0)
  })

  it('with levelHidden shows the only screen of a group in the place of the group', async () => {
    const { page } = await signedIn(stage)
    await page.route('**/api/router/getList', async (route) => {
      const answer = await route.fetch()
      const body = routesAnswer.parse(await answer.json())
      const section = body.data.find(({ path }) => path === '/masterMaint')
      if (section) {
        section['meta'] = { ...z.record(z.string(), z.unknown()).parse(section['meta']), levelHidden: true }
        section.children = section.children.filter(({ path }) => path === factoryPath)
      }
      await route.fulfill({ response: answer, json: body })
    })
    await page.reload()
    await page.locator('.home').waitFor()
    await menu(page).getByRole('link', { name: '工場マスタ' }).waitFor()
    await expect.poll(() => menu(page).getByRole('button', { name: 'マスタ' }).count()).toBe(0)
  })

  it('opens an address outside in a new window, without telling it where one came from', async () => {
    const outside = `${stage.server.url}/404?outside`
    const page = await playing([{ path: '/masterMaint/outside', title: '社外', meta: { external: outside } }])
    await openGroup(page)
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      menu(page).getByRole('link', { name: /^社外/ }).click(),
    ])
    await opened.waitForURL(outside)
    expect(await opened.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, ''])
    expect(new URL(page.url()).pathname).toBe('/index')
    await expect.poll(() => tabNames(page)).toEqual(['ホーム'])
  })

  it.each([
    ['scrolls a group of more than 18 entries', 19, true],
    ['shows a group of 18 entries whole', 18, false],
  ])('%s', async (_what, entries, scrolls) => {
    const more = Array.from({ length: entries }, (_, n) => ({
      path: `${factoryPath}${String(n + 1)}`,
      title: `画面 ${String(n + 1)}`,
    }))
    const page = await playing(more, { alone: true, viewport: { width: 1366, height: 1200 } })
    await openGroup(page)
    const group = menu(page).locator('.subs').first()
    await group.waitFor()
    await expect.poll(() => group.getByRole('link').count()).toBe(entries)
    await expect.poll(() => group.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(scrolls)
    await group.getByRole('link').last().click()
    await shownPanel(page).getByRole('row').nth(1).waitFor()
  })
})

it('full screen is entered and left from the avatar’s menu', async () => {
  const { page } = await signedIn(stage)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /さんのメニュー$/ }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await choose('全画面表示')
  await expect.poll(isFull).toBe(true)
  await choose('全画面表示を終了')
  await expect.poll(isFull).toBe(false)
})

it('on a phone the menu’s drawer is left with Escape and gives the focus back', async () => {
  const { page } = await signedIn(stage, { viewport: phone })
  const button = page.getByRole('button', { name: 'メニューを開く' })
  await reach(page, button)
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'メニュー' })
  await drawer.waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
})

it('nothing complains', () => {
  expect(stage.complaints).toEqual([])
})
