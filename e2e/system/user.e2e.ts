import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../signed-in.ts'
import { openStage, type Stage } from '../browser.ts'
import { enterCompany, enterUser, signIn } from '../signing-in.ts'
import { askToUse, userPath } from '../views.ts'
import { told as toldOn } from '../told.ts'

describe('users', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    await askToUse(stage)
    page = (await signedIn(stage, { at: userPath })).page
  })
  afterAll(() => stage.close())

  const form = () => page.getByRole('dialog')
  const told = (words: string) => toldOn(page, words)
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  const open = async (name: string) => {
    await row(name).click()
    await page.getByRole('main').getByRole('button', { name: 'ログイン管理' }).click()
    await form().getByRole('heading', { name: 'ログイン管理' }).waitFor()
  }
  let secret = ''

  it('a request to use the system is seen, and approved with a factory and a role', async () => {
    await page.getByText('利用申請が1件あります。').waitFor()
    await page.getByRole('button', { name: '確認する' }).click()
    await form().getByText('森田 千尋').waitFor()
    await form().getByRole('button', { name: '承認' }).click()
    await form().getByText('利用できる工場とロールを1つ以上選択してください。').waitFor()
    await form().getByRole('checkbox', { name: '第二工場 製造' }).check()
    await form().getByRole('button', { name: '承認' }).click()
    await told('「MORITA　森田 千尋」の利用申請を承認しました。')
    await form().getByText('承認待ちの利用申請はありません。').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('利用申請が1件あります。').waitFor({ state: 'detached' })
    await row('森田 千尋').getByText('第二工場：製造').waitFor()
  })

  it('a new user is given factories and roles in the same form', async () => {
    await page.keyboard.press('F2')
    await form()
      .getByLabel(/^ユーザーコード/)
      .fill('nishida')
    await form().getByLabel(/^氏名/).fill('西田 陽子')
    await form()
      .getByLabel(/^フリガナ/)
      .fill('にしだ ようこ')
    await form().getByRole('checkbox', { name: '本社工場 閲覧' }).check()
    await form().getByRole('checkbox', { name: '本社工場 倉庫' }).check()
    await page.keyboard.press('F9')
    await told('「NISHIDA　西田 陽子」を登録しました。')
    await row('西田 陽子').getByText('本社工場：閲覧、倉庫').waitFor()
  })

  it('gets a password that is made up on the spot, and signs in with it', async () => {
    await open('西田 陽子')
    await form().getByText('パスワードが未設定のため、このユーザーはまだログインできません。').waitFor()
    await form().getByRole('button', { name: '自動作成' }).click()
    secret = await form().getByLabel('新しいパスワード').inputValue()
    expect(secret).toMatch(/^.{4}-.{4}-.{4}$/)
    await form().getByRole('button', { name: '設定', exact: true }).click()
    await told('パスワードを設定しました。')
    await expect.poll(() => form().getByLabel('新しいパスワード').inputValue()).toBe('')
    await page.keyboard.press('Escape')
    const hers = await stage.page()
    await signIn(hers, { user: 'nishida', password: secret })
  })

  it('a user’s session is seen and ended from here', async () => {
    const hers = await stage.page()
    await signIn(hers, { user: 'nishida', password: secret })
    await open('西田 陽子')
    const sessions = form().getByRole('table', { name: 'ログイン中' })
    await sessions.getByText('本社工場').first().waitFor()
    await form().getByRole('button', { name: 'すべて終了' }).click()
    await form().getByText('ログインしていません。').waitFor()
    await page.keyboard.press('Escape')
    await hers.reload()
    await hers.getByLabel('会社コード').waitFor()
  })

  it('the administrator sees which session is their own, and changes the own password elsewhere', async () => {
    await open('高橋 誠')
    await form().getByText('この画面').waitFor()
    await form().getByText('自分のパスワードは個人設定で変更してください。').waitFor()
    await page.keyboard.press('Escape')
  })

  it('a lock after wrong passwords is said and lifted', async () => {
    const hers = await stage.page()
    await hers.goto('/')
    await enterCompany(hers)
    await hers.getByRole('heading', { name: 'ユーザーログイン' }).waitFor()
    // All at once: each wrong one is told later than the one before.
    const guess = { company_cd: 'DEMO', user: 'nishida', password: 'wrong-word', factory_cd: 'F01' }
    await Promise.all(Array.from({ length: 10 }, () => hers.request.post('/api/userLogin', { data: guess })))
    await open('西田 陽子')
    await form().getByText('パスワードの誤りが続いたため、下の接続元からはログインできません。').waitFor()
    await form().getByRole('button', { name: 'ロックを解除' }).click()
    await told('ロックを解除しました。')
    await page.keyboard.press('Escape')
    await enterUser(hers, { user: 'nishida', password: secret, factory: 'F01' })
    await hers
      .getByRole('banner')
      .getByRole('button', { name: /さんのメニュー$/ })
      .waitFor()
  })

  it('the history tells factories and roles in words and what was done to the sign-in', async () => {
    await row('西田 陽子').click()
    await page.keyboard.press('F6')
    await form().getByText('ロックを解除').waitFor()
    const cells = form().getByRole('row').filter({ hasText: '工場とロール' }).getByRole('cell')
    await expect.poll(() => cells.allInnerTexts()).toEqual(['—', '本社工場：閲覧、倉庫'])
    expect(await form().innerText()).not.toContain(secret)
    await page.keyboard.press('Escape')
  })

  it('a stopped user is signed out at once', async () => {
    const hers = await stage.page()
    await signIn(hers, { user: 'nishida', password: secret })
    await row('西田 陽子').click()
    await page.getByRole('main').getByRole('button', { name: '停止' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '停止' }).click()
    await told('「NISHIDA　西田 陽子」を停止しました。')
    await hers.reload()
    await hers.getByLabel('会社コード').waitFor()
  })

  it('the last administrator keeps their role, and the form says so', async () => {
    await row('高橋 誠').dblclick()
    await form().getByRole('checkbox', { name: '本社工場 管理者' }).uncheck()
    await form().getByRole('checkbox', { name: '第二工場 管理者' }).uncheck()
    await page.keyboard.press('F9')
    await form()
      .getByText(/管理者が1人もいなくなるため/)
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: '破棄する' }).click()
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
