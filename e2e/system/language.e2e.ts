import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages, type Language } from '#platform/contract/text.ts'
import { findings } from '../accessibility.ts'
import { openStage, type Stage } from '../browser.ts'
import { enterCompany, enterUser } from '../signing-in.ts'
import { firstRunView, publicViews } from '../public-views.ts'
import { calmShellViews } from '../shell-views.ts'
import { signedIn } from '../signed-in.ts'
import { signedInViews, visitor, withHistory, type View } from '../views.ts'
import { foreignWords } from '../words-shown.ts'

/** It quotes the calls that failed, which have English names. */
const quoting = 'error-log'

const tags: Readonly<Record<Language, string>> = { ja: 'ja', en: 'en', zh: 'zh-CN' }

/** A slow machine needs minutes for all of them. */
const forEveryView = { timeout: 480_000 }

describe('languages', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
    await withHistory(stage)
  })
  afterAll(() => stage.close())

  const lang = (page: Page) => page.evaluate(() => document.documentElement.lang)

  /** What is wrong with the views, by name; whether all can use them is looked at in one language. */
  async function wrongWords(page: Page, views: readonly View[], language: Language) {
    const wrong: Record<string, readonly string[]> = {}
    for (const { name, open } of views) {
      await open(page)
      const words = name === quoting ? [] : await foreignWords(page, language)
      const barriers = language === 'ja' ? await findings(page) : []
      if (words.length + barriers.length > 0) wrong[name] = [...words, ...barriers]
      if ((await lang(page)) !== tags[language]) wrong[`${name}: lang`] = [await lang(page)]
    }
    return wrong
  }

  it('are switched on the sign-in page at once, and what was typed stays', async () => {
    const page = await stage.page()
    await page.goto('/companyLogin')
    await expect.poll(() => lang(page)).toBe('ja')
    await page.getByLabel('会社コード').fill('DEMO')
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'Company sign-in' }).waitFor()
    await expect.poll(() => lang(page)).toBe('en')
    await expect.poll(() => page.getByLabel('Company code').inputValue()).toBe('DEMO')
    await page.getByRole('button', { name: '中文' }).click()
    await page.getByRole('heading', { name: '公司登录' }).waitFor()
    await expect.poll(() => lang(page)).toBe('zh-CN')
    await page.reload()
    await page.getByRole('heading', { name: '公司登录' }).waitFor()
  })

  it('chosen before signing in belong to the person who then signs in, on every browser', async () => {
    const page = await stage.page()
    await page.goto('/companyLogin')
    await enterCompany(page)
    await page.getByRole('heading', { name: 'ユーザーログイン' }).waitFor()
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('button', { name: '日本語' }).click()
    await enterUser(page, { user: 'buyer' })
    await page.getByRole('banner').getByRole('button', { name: /言語/ }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await page.getByRole('heading', { level: 1, name: /中村 健太/ }).waitFor()
    await expect.poll(() => lang(page)).toBe('en')
    await page.getByRole('heading', { name: 'Recent screens' }).waitFor()

    const elsewhere = await stage.page()
    await elsewhere.goto('/')
    await enterCompany(elsewhere)
    await enterUser(elsewhere, { user: 'buyer' })
    await elsewhere.getByRole('heading', { name: 'Recent screens' }).waitFor()
    expect(await lang(elsewhere)).toBe('en')
  })

  it('of the server’s messages follow the person', async () => {
    const { page } = await signedIn(stage, { user: 'planner', at: '/masterMaint/master/factory' })
    await page.getByRole('banner').getByRole('button', { name: /言語/ }).click()
    await page.getByRole('menuitemradio', { name: '中文' }).click()
    await page.getByRole('heading', { level: 1, name: '工厂' }).waitFor()
    await page.keyboard.press('F2')
    await page
      .getByRole('dialog')
      .getByLabel(/^工厂代码/)
      .fill('F01')
    await page
      .getByRole('dialog')
      .getByLabel(/^工厂名称/)
      .fill('X')
    await page.keyboard.press('F9')
    await page.getByText('“F01”已存在，请输入其他代码。').waitFor()
  })

  it.each(languages)(
    '%s: every page before signing in speaks it and no other, without a barrier',
    async (language) => {
      const page = await visitor(stage, language)
      expect(await wrongWords(page, publicViews, language)).toEqual({})
    },
  )

  it.each(languages)(
    '%s: every page of a signed-in user speaks it and no other, without a barrier',
    forEveryView,
    async (language) => {
      const { page } = await signedIn(stage, { language })
      expect(await wrongWords(page, [...signedInViews, ...calmShellViews], language)).toEqual({})
    },
  )

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})

describe('languages of a new installation', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage({ environment: { KANAME_DEMO: '0' } })
  })
  afterAll(() => stage.close())

  it.each(languages)('%s: the first-run page speaks it and no other', async (language) => {
    const page = await visitor(stage, language)
    await firstRunView.open(page)
    await expect.poll(() => foreignWords(page, language)).toEqual([])
  })
})
