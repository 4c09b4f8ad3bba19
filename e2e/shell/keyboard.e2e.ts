import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { factoryPath, shownPanel, signedIn, tabNames } from '../signed-in.ts'
import { reach } from '../reach.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
  })

/** Tab until the focus is where it is wanted, as a person without a mouse would. */
async function tabTo(page: Page, wanted: (name: string) => boolean): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (wanted((await focused(page)).trim())) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not get there; the focus is on "${await focused(page)}"`)
}

async function typeInto(page: Page, name: string, text: string): Promise<void> {
  const field = page.locator(`input[name="${name}"]`)
  await field.waitFor()
  for (let step = 0; step < 30; step++) {
    if (await field.evaluate((input) => input === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

describe('without a mouse', () => {
  it('one signs in, goes through the menu to a screen, and back home', async () => {
    const page = await stage.page()
    await page.goto('/')
    await typeInto(page, 'company_cd', 'DEMO')
    await typeInto(page, 'password', 'demo1234')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/userLogin**')
    await typeInto(page, 'user', 'admin')
    await typeInto(page, 'password', 'admin1234')
    await tabTo(page, (name) => name === 'ログイン')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/index')
    await page.locator('.home').waitFor()

    await page.keyboard.press('F10')
    await tabTo(page, (name) => name === 'マスタ')
    await page.keyboard.press('Enter')
    await tabTo(page, (name) => name === '工場マスタ')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${factoryPath}`)
    await shownPanel(page).getByRole('row').nth(1).waitFor()
    await page.keyboard.press('Alt+PageUp')
    await page.waitForURL('**/index')
    await expect.poll(() => tabNames(page)).toEqual(['ホーム', '工場マスタ'])
  })

  it('the tabs are one stop; arrows go along, Enter opens, Delete closes', async () => {
    const { page } = await signedIn(stage, { copies: 1, at: `${factoryPath}1` })
    await shownPanel(page).getByRole('row').nth(1).waitFor()
    await reach(page, page.locator('.tab.current a'))
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => focused(page)).toBe('ホーム')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Delete')
    await expect.poll(() => tabNames(page)).toEqual(['ホーム'])
    await expect.poll(() => focused(page)).toBe('ホーム')
  })
})

describe('the palette', () => {
  it('finds a screen in any language, opens it, and gives the focus back when it is left', async () => {
    const { page } = await signedIn(stage)
    const trigger = page.getByRole('button', { name: '品目・取引先・伝票・画面を検索' })
    await reach(page, trigger)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox').waitFor({ state: 'hidden' })
    await expect.poll(() => trigger.evaluate((button) => button === document.activeElement)).toBe(true)

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('factor')
    await page.getByRole('option').first().filter({ hasText: '工場マスタ' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${factoryPath}`)
    await shownPanel(page).getByRole('row').nth(1).waitFor()

    await page.keyboard.press('Control+k')
    const here = page.getByRole('group', { name: 'この画面の操作' })
    await expect.poll(() => here.innerText()).toContain('新規')
    await page.getByRole('combobox').fill('新規')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByLabel('工場コード').waitFor()
  })

  it('finds an item by its code, with a preview, and opens the list at it', async () => {
    const { page } = await signedIn(stage)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').and(page.locator(':focus')).waitFor()
    await page.keyboard.type('brg-6001')
    await page.getByRole('option', { selected: true }).filter({ hasText: 'BRG-6001' }).waitFor()
    await page.locator('.palette-preview').getByText('引当可能').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/masterMaint/master/itemPage?item_cd=BRG-6001')
    await shownPanel(page).getByText('BRG-6001').first().waitFor()
  })

  it('is open with what was typed when the page stands', async () => {
    const { page } = await signedIn(stage)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/userInfo', async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest('**/api/userInfo')
    await page.reload({ waitUntil: 'commit' })
    await asked
    await page.keyboard.press('Control+k')
    await page.keyboard.type('brg-6001')
    answer()
    await page.getByRole('option', { selected: true }).filter({ hasText: 'BRG-6001' }).waitFor()
    await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('brg-6001')
  })

  it('keeps the keyboard while what was saved before is refused or done behind it', async () => {
    const { page } = await signedIn(stage, { at: factoryPath })
    let answer = (_refusal: object | null) => {}
    await page.route('**/api/master/factory/doEdit', async (route) => {
      const refusal = await new Promise<object | null>((resolve) => (answer = resolve))
      return refusal ? route.fulfill({ json: refusal }) : route.continue()
    })
    await shownPanel(page).getByRole('row').nth(1).click()
    await page.keyboard.press('F9')
    const drawer = page.locator('.drawer')
    await drawer.locator('[name=factory_nm]').fill('本社')
    const field = page.locator('.palette input')
    const searchMeanwhile = async () => {
      const sent = page.waitForRequest('**/api/master/factory/doEdit')
      await page.keyboard.press('F9')
      await sent
      await page.keyboard.press('Control+k')
      await field.and(page.locator(':focus')).waitFor()
    }
    await searchMeanwhile()
    const errors = [{ path: 'factory_nm', code: 'V_LENGTH', msg: '長すぎます' }]
    answer({ code: 400, msg: '長すぎます', data: null, errors })
    await drawer.locator('.field-error').waitFor({ state: 'attached' })
    await page.keyboard.type('brg')
    await expect.poll(() => field.inputValue()).toBe('brg')
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
    await drawer.locator('[name=factory_nm]:focus').waitFor()
    // What was just sent is not sent again at once.
    await page.keyboard.type('第一工場')
    await searchMeanwhile()
    answer(null)
    await drawer.waitFor({ state: 'detached' })
    await page.keyboard.type('brg')
    await expect.poll(() => field.inputValue()).toBe('brg')
  })

  it('says so when it finds nothing', async () => {
    const { page } = await signedIn(stage)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('存在しない画面')
    await page.getByText('「存在しない画面」に一致するものはありません。').waitFor()
    await expect.poll(() => page.getByRole('option').count()).toBe(0)
  })
})

it('Ctrl and slash list the keys of the shell and of the screen', async () => {
  const { page } = await signedIn(stage, { at: factoryPath })
  await shownPanel(page).getByRole('row').nth(1).waitFor()
  await page.keyboard.press('Control+/')
  const list = page.getByRole('dialog', { name: 'キー一覧' })
  await list.waitFor()
  await expect.poll(() => list.innerText()).toMatch(/Ctrl K[\s\S]*検索[\s\S]*F8/)
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
})

it('nothing complains', () => {
  expect(stage.complaints).toEqual([])
})
