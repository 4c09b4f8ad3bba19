import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../signed-in.ts'
import { openStage, type Stage } from '../browser.ts'
import { signIn, signOut } from '../signing-in.ts'
import { told } from '../told.ts'

const personalPath = '/masterMaint/etc/personalCenter'

describe('the personal centre', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { user: 'sales' })).page
    await page
      .getByRole('banner')
      .getByRole('button', { name: /さんのメニュー$/ })
      .click()
    await page.getByRole('menuitem', { name: '個人設定' }).click()
    await page.getByRole('heading', { level: 1, name: '個人設定' }).waitFor()
  })
  afterAll(() => stage.close())

  const field = (label: string) => page.getByLabel(label, { exact: true })
  const theme = (on: Page) => on.evaluate(() => document.documentElement.dataset['theme'])

  async function change(old: string, next: string, again: string): Promise<void> {
    await field('現在のパスワード').fill(old)
    await field('新しいパスワード').fill(next)
    await field('新しいパスワード（確認）').fill(again)
    await page.getByRole('button', { name: '変更する' }).click()
  }

  it('shows who one is and in which factories one may work', async () => {
    expect(new URL(page.url()).pathname).toBe(personalPath)
    const main = page.getByRole('main')
    await main.getByText('佐々木 由美', { exact: true }).waitFor()
    await expect.poll(() => main.locator('.own-head').innerText()).toContain('SALES')
    await expect
      .poll(() => main.getByRole('listitem').allInnerTexts())
      .toEqual(['F01 本社工場', 'F02 第二工場'])
  })

  it('address and phone are checked and kept', async () => {
    await field('メールアドレス').fill('sasaki')
    await page.getByRole('button', { name: '登録', exact: true }).click()
    await page.getByText('メールアドレスを正しく入力してください。').waitFor()
    await field('メールアドレス').fill('sasaki@example.jp')
    await field('電話番号').fill('052-000-0121')
    await page.getByRole('button', { name: '登録', exact: true }).click()
    await told(page, '個人設定を登録しました。')
    await page.reload()
    await field('メールアドレス').waitFor()
    await expect.poll(() => field('メールアドレス').inputValue()).toBe('sasaki@example.jp')
    await expect.poll(() => field('電話番号').inputValue()).toBe('052-000-0121')
  })

  it('a password is not changed with a wrong old one, to the same one, to a short one or with a wrong confirmation', async () => {
    await change('not-mine', 'sales5678', 'sales5678')
    await page.getByText('パスワードが正しくありません。（1004）').waitFor()
    await expect.poll(() => field('現在のパスワード').getAttribute('aria-invalid')).toBe('true')
    await change('sales1234', 'sales1234', 'sales1234')
    await page.getByText('新しいパスワードが現在のパスワードと同じです。').waitFor()
    await expect.poll(() => field('新しいパスワード').getAttribute('aria-invalid')).toBe('true')
    await change('sales1234', 'short', 'short')
    await page.getByText('パスワードは6文字以上で入力してください。').waitFor()
    await change('sales1234', 'sales5678', 'sales8765')
    await page.getByText('新しいパスワードと確認用パスワードが一致しません。（10012）').waitFor()
    await expect.poll(() => field('新しいパスワード（確認）').getAttribute('aria-invalid')).toBe('true')
  })

  it('a changed password ends one’s other sessions, and the next sign-in needs it', async () => {
    const { page: elsewhere } = await signedIn(stage, { user: 'sales', at: '/masterMaint/master/factory' })
    await change('sales1234', 'sales5678', 'sales5678')
    await told(page, 'パスワードを変更しました。')
    await expect.poll(() => field('現在のパスワード').inputValue()).toBe('')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: '個人設定' }).waitFor()

    await elsewhere.keyboard.press('F8')
    await elsewhere.getByText('ログインの状態を確認できませんでした。ログイン画面に移動します。').waitFor()
    await elsewhere.waitForURL('**/companyLogin**')
    await signIn(elsewhere, { user: 'sales', password: 'sales5678' })
  })

  it('theme, language and start screen take effect at once and are still there after signing in elsewhere', async () => {
    await page.getByText('緑・淡色', { exact: true }).click()
    await expect.poll(() => theme(page)).toBe('green-white')
    await page.getByRole('radio', { name: 'English' }).check()
    await page.getByRole('heading', { level: 1, name: 'Personal settings' }).waitFor()
    await page.getByRole('radio', { name: '日本語' }).check()
    await page.getByRole('heading', { level: 1, name: '個人設定' }).waitFor()
    await page.getByLabel('最初に開く画面').selectOption({ label: '品目マスタ' })
    await signOut(page)
    await page.waitForURL('**/companyLogin**')

    const elsewhere = await stage.page()
    await signIn(elsewhere, { user: 'sales', password: 'sales5678' }, personalPath)
    await expect.poll(() => theme(elsewhere)).toBe('green-white')
    await expect
      .poll(() => elsewhere.getByLabel('最初に開く画面').inputValue())
      .toBe('/masterMaint/master/item')
    await expect.poll(() => elsewhere.getByRole('radio', { name: '緑・淡色' }).isChecked()).toBe(true)
    await elsewhere.goto('/')
    await elsewhere.waitForURL('**/masterMaint/master/item')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
