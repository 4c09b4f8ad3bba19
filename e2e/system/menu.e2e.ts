import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../signed-in.ts'
import { openStage, type Stage } from '../browser.ts'
import { menuPath } from '../views.ts'
import { told as toldOn } from '../told.ts'
import { reach } from '../reach.ts'

describe('menu, parameters and company', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: menuPath })).page
  })
  afterAll(() => stage.close())

  const told = (words: string) => toldOn(page, words)
  /** By its whole name: システム is not システムパラメータ, and メニュー is not the heading メニュー項目. */
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}(名称変更)?\\s`) })
  const menu = (on = page) => on.getByRole('navigation').first()
  const groups = () => menu().getByRole('button').allInnerTexts()
  const openGroup = async (name: string, on = page) => {
    const group = menu(on).getByRole('button', { name })
    if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click()
  }
  const links = async (on = page) => menu(on).getByRole('link').allInnerTexts()

  it('a group is renamed and moved with its entries, by keyboard', async () => {
    await row('システム').click()
    await page.getByLabel('名称（日本語）').fill('管理')
    await expect.poll(() => groups()).toContain('在庫')
    const inOrder = await groups()
    await reach(page, row('管理'))
    // Over everything that stands between the two, then over 在庫.
    for (let at = inOrder.indexOf('システム'); at > inOrder.indexOf('在庫'); at--) {
      await page.keyboard.press('Alt+ArrowUp')
      await page.getByText('変更中・未保存').waitFor()
    }
    await page.keyboard.press('F9')
    await told('メニューを登録しました。')
    const three = /^(管理|マスタ|在庫)$/
    await expect
      .poll(async () => (await groups()).filter((name) => three.test(name)))
      .toEqual(['マスタ', '管理', '在庫'])
  })

  it('an entry goes to another group, and one is hidden from menu and palette', async () => {
    await row('権限ロールマスタ').click()
    await page.getByLabel('グループ').selectOption({ label: '管理' })
    await reach(page, row('システムパラメータ'))
    await page.keyboard.press('Space')
    await row('システムパラメータ').getByText('非表示').waitFor()
    await page.keyboard.press('F9')
    await told('メニューを登録しました。')
    await openGroup('管理')
    await expect.poll(() => links()).toContain('権限ロールマスタ')
    expect(await links()).not.toContain('システムパラメータ')
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog')
    await palette.getByRole('combobox').fill('システムパラメータ')
    await palette.getByRole('option', { name: /システムパラメータ/ }).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
  })

  it('what is hidden can still be opened by its address, by who may open it', async () => {
    await page.goto('/masterMaint/system/systemParameter')
    await page.getByRole('heading', { level: 1, name: 'システムパラメータ' }).waitFor()
  })

  it('everyone else has the menu so at once, each with what they may open', async () => {
    const { page: planner } = await signedIn(stage, { user: 'planner' })
    await openGroup('管理', planner)
    await expect.poll(() => links(planner)).toContain('権限ロールマスタ')
    expect(await links(planner)).not.toContain('権限')
  })

  it('a parameter is set, explains itself, and refuses what it cannot be', async () => {
    await page.getByLabel('パスワードの最小文字数').fill('3')
    await page.keyboard.press('F9')
    await page.getByText('6〜64で入力してください。').waitFor()
    await page.getByLabel('パスワードの最小文字数').fill('８')
    await page.keyboard.press('F9')
    await told('システムパラメータを登録しました。')
    await row('パスワードの最小文字数').getByText('高橋 誠').waitFor()
    await expect.poll(() => page.getByLabel('パスワードの最小文字数').inputValue()).toBe('8')
  })

  it('the menu page cannot be hidden, and the standard menu comes back', async () => {
    await page.goto(menuPath)
    await row('メニュー').click()
    await expect.poll(() => page.getByRole('checkbox', { name: '表示' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: '標準に戻す' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '標準に戻す' }).click()
    await told('メニューを登録しました。')
    await openGroup('システム')
    await expect.poll(() => links()).toContain('システムパラメータ')
  })

  it('the company’s data are changed, and its new name stands in the header', async () => {
    await page.goto('/masterMaint/master/company')
    await page.getByText('T9000000000000').waitFor()
    await page.keyboard.press('F9')
    const form = page.getByRole('dialog')
    await form.getByLabel(/^登録番号/).fill('T1234567890123')
    await page.keyboard.press('F9')
    await form.getByText('正しい値を入力してください。').waitFor()
    await form.getByLabel(/^登録番号/).fill('Ｔ7000-0120-50002')
    await form.getByLabel(/^会社名/).fill('みなと精密株式会社')
    await page.keyboard.press('F9')
    await told('「DEMO　みなと精密株式会社」を登録しました。')
    await page.getByRole('banner').getByText('みなと精密株式会社').waitFor()
    await page.getByText('T7000012050002').waitFor()
    await page.keyboard.press('F6')
    const change = form.getByRole('row').filter({ hasText: '会社名' })
    await expect
      .poll(() => change.getByRole('cell').allInnerTexts())
      .toEqual(['みなと精密工業株式会社', 'みなと精密株式会社'])
    await page.keyboard.press('Escape')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
