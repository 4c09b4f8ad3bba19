import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findings, sidewaysScroll } from '../accessibility.ts'
import { openStage, phone, type Stage } from '../browser.ts'
import { enterCompany, enterUser } from '../signing-in.ts'
import { firstRunView, publicViews } from '../public-views.ts'
import { signedIn } from '../signed-in.ts'
import { signedInViews, visitor, withHistory, type View } from '../views.ts'

/** Whether the pages of an office can be used by all is looked at where their words are: language.e2e.ts. */
describe('accessibility', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
    await withHistory(stage)
  })
  afterAll(() => stage.close())

  async function allScrolling(page: Page, views: readonly View[]) {
    const found: Record<string, number> = {}
    for (const { name, open } of views) {
      await open(page)
      const pixels = await sidewaysScroll(page)
      if (pixels > 0) found[name] = pixels
    }
    return found
  }

  it('on a phone no page can be pushed sideways, and none has a serious finding', async () => {
    const page = await visitor(stage, 'ja', { viewport: phone })
    await expect.poll(() => allScrolling(page, publicViews)).toEqual({})
    const { page: inside } = await signedIn(stage, { viewport: phone })
    const wrong: Record<string, unknown> = {}
    for (const { name, open } of signedInViews.filter((view) => view.name !== 'home')) {
      await open(inside)
      const pixels = await sidewaysScroll(inside)
      const found = name.startsWith('factor') ? await findings(inside) : []
      if (pixels > 0 || found.length > 0) wrong[name] = { pixels, found }
    }
    expect(wrong).toEqual({})
  })

  it('a factory is found and changed on a phone', async () => {
    const page = await stage.page({ viewport: phone })
    await page.goto('/')
    await enterCompany(page)
    await enterUser(page)
    await page.getByRole('button', { name: 'メニューを開く' }).click()
    const menu = page.getByRole('dialog')
    await menu.getByRole('button', { name: 'マスタ' }).click()
    await menu.getByRole('link', { name: '工場マスタ' }).click()
    const columns = page.getByRole('button', { name: /^表示列/ })
    const more = page.getByRole('button', { name: 'その他の操作' })
    await more.waitFor()
    await expect.poll(() => columns.isVisible()).toBe(false)
    await more.click()
    await columns.waitFor()
    await page.keyboard.press('Escape')
    await columns.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'F02' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel(/^電話番号/).fill('0594-00-1111')
    // Whoever opens it again before the list has been read anew sees what was saved.
    await page.route('**/factory/getList**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await route.continue()
    })
    await form.getByRole('button', { name: /^登録/ }).click()
    await form.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'F02' }).click()
    await form.waitFor()
    await expect.poll(() => form.getByLabel(/^電話番号/).inputValue()).toBe('0594-00-1111')
  })

  it('the first stop of the keyboard leads past the menu to the contents', async () => {
    const { page } = await signedIn(stage)
    const skip = page.getByRole('link', { name: '本文へ移動' })
    // The screen has the focus: back over everything that stands before it.
    await page.locator('.tab-panel :focus').waitFor()
    for (let stops = 0; stops < 200 && (await skip.and(page.locator(':focus')).count()) === 0; stops++)
      await page.keyboard.press('Shift+Tab')
    await skip.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})

describe('accessibility of a new installation', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage({ environment: { KANAME_DEMO: '0' } })
  })
  afterAll(() => stage.close())

  it('the first-run page has no serious finding, and fits on a phone', async () => {
    const page = await visitor(stage, 'ja', { viewport: phone })
    await firstRunView.open(page)
    expect(await findings(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  })
})
