import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { factoryPath, shownPanel, signedIn } from '../signed-in.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe('display settings', () => {
  it('apply at once, survive the sign-out and another browser, and go back to how they were', async () => {
    const { page } = await signedIn(stage, { user: 'planner' })
    await page.getByRole('button', { name: '表示設定' }).click()
    const drawer = page.getByRole('dialog', { name: '表示設定' })
    await drawer.getByText('海', { exact: true }).click()
    await drawer.getByText('2列', { exact: true }).click()
    await drawer.getByLabel('タブを表示する').uncheck()
    await drawer.getByLabel('ヘッダーを固定する').uncheck()
    const shell = page.locator('.shell')
    await expect.poll(() => shell.getAttribute('data-layout')).toBe('column')
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('ocean')
    await expect.poll(() => page.locator('.tab-bar').count()).toBe(0)
    await picture(page, 'settings')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /さんのメニュー$/ }).click()
    await page.getByRole('menuitem', { name: 'ログアウト' }).click()
    await page.waitForURL('**/companyLogin**')

    const { page: other } = await signedIn(stage, { user: 'planner', look: {} })
    await expect.poll(() => other.locator('.shell').getAttribute('data-layout')).toBe('column')
    await expect.poll(() => other.locator('html').getAttribute('data-theme')).toBe('ocean')
    await expect.poll(() => other.locator('.tab-bar').count()).toBe(0)
    await other.keyboard.press('Alt+,')
    await other.getByRole('button', { name: '初期設定に戻す' }).click()
    await expect.poll(() => other.locator('.shell').getAttribute('data-layout')).toBe('vertical')
    await expect.poll(() => other.locator('html').getAttribute('data-theme')).toBe('blue-black')
    await expect.poll(() => other.locator('.tab-bar').count()).toBe(1)
  })
})

describe('below 992 px', () => {
  it.each([{ width: 820, height: 1180 }, phone])('the menu is a drawer at $width px', async (viewport) => {
    const { page } = await signedIn(stage, { viewport, look: { settings: { layout: 'column' } } })
    await expect.poll(() => page.locator('.side-menu').count()).toBe(0)
    await page.getByRole('button', { name: 'メニューを開く' }).click()
    const menu = page.getByRole('dialog', { name: 'メニュー' })
    await picture(page, `menu-${viewport.width}`)
    await menu.getByRole('button', { name: 'マスタ' }).click()
    await menu.getByRole('link', { name: '工場マスタ' }).click()
    await page.waitForURL(`**${factoryPath}`)
    await menu.waitFor({ state: 'hidden' })
    // Rows, on a phone cards.
    await shownPanel(page).locator('tbody tr, .cards > li').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    await picture(page, `list-${viewport.width}`)
  })
})

describe('the error log', () => {
  it('lists a failed call with its request number; it can be copied and cleared', async () => {
    const { page } = await signedIn(stage)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.route('**/api/master/factory/getList**', (route) =>
      route.fulfill({
        status: 500,
        json: { code: 500, msg: 'データベースでエラーが発生しました。', data: null, request_id: 'req-0815' },
      }),
    )
    await page.goto(factoryPath)
    await page.getByRole('button', { name: 'エラーログ 1' }).click()
    const log = page.getByRole('dialog', { name: 'エラーログ' })
    await expect.poll(() => log.innerText()).toContain('req-0815')
    await picture(page, 'error-log')
    await log.getByRole('button', { name: 'コピー' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('request req-0815')
    await log.getByRole('button', { name: '消去' }).click()
    await page.getByText('エラーはありません。').waitFor()
  })
})

it('nothing complains', () => {
  expect(stage.complaints).toEqual([])
})
