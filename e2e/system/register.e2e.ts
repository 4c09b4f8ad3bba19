import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { enterCompany, enterUser, signIn } from '../signing-in.ts'

const phoneNumber = '090-1234-5678'

describe('requesting to use the system', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = await stage.page()
    await page.goto('/companyLogin')
    await page.getByRole('link', { name: '利用を申し込む' }).click()
    await page.getByRole('heading', { name: '利用申請' }).waitFor()
  })
  afterAll(() => stage.close())

  const field = (label: string) => page.getByLabel(label, { exact: true })
  const send = () => page.getByRole('button', { name: '申請する' }).click()

  /** Without a mail server the code goes to the server's log. */
  async function codeFromLog(): Promise<string> {
    await expect.poll(() => stage.server.output(), { timeout: 30_000 }).toContain('Verification code')
    return /Verification code (\d+) for/.exec(stage.server.output())?.[1] ?? ''
  }

  it('says at each field what is missing before anything is sent', async () => {
    await field('電話番号').fill('abc')
    await field('パスワード').fill('123')
    await send()
    await page.getByText('会社コードを入力してください。').waitFor()
    await page.getByText('電話番号を正しく入力してください。').waitFor()
    await page.getByText('認証コードを入力してください。').waitFor()
    await page.getByText('パスワードは6文字以上で入力してください。').waitFor()
    expect(new URL(page.url()).pathname).toBe('/register')
  })

  it('sends a verification code, and counts down until it may be sent again', async () => {
    await field('会社コード').fill('demo')
    await field('電話番号').fill(phoneNumber)
    await page.getByRole('button', { name: '認証コードを送る' }).click()
    await page.getByText('認証コードを送信しました。10 分以内に入力してください。').waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^再送まで/ }).isDisabled()).toBe(true)
    await expect.poll(() => codeFromLog()).toMatch(/^\d{6}$/)
  })

  it('a wrong code, a taken user code and passwords that differ are said at their fields', async () => {
    await field('ユーザーコード').fill('newbie')
    await field('氏名').fill('新人 一郎')
    await field('パスワード').fill('newbie1234')
    await field('パスワード（確認）').fill('newbie4321')
    await field('認証コード').fill('not-it')
    await send()
    await page.getByText('新しいパスワードと確認用パスワードが一致しません。').waitFor()
    await field('パスワード（確認）').fill('newbie1234')
    await send()
    await page.getByText('認証コードが正しくありません。（1008）').waitFor()
    await expect.poll(() => field('認証コード').getAttribute('aria-invalid')).toBe('true')
    await field('ユーザーコード').fill('admin')
    await field('認証コード').fill(await codeFromLog())
    await send()
    await page.getByText('ユーザーコード「ADMIN」はすでに登録されています。（1002）').waitFor()
    await expect.poll(() => field('ユーザーコード').getAttribute('aria-invalid')).toBe('true')
  })

  it('with the code from the administrator the request is received', async () => {
    await field('ユーザーコード').fill('newbie')
    await field('認証コード').fill(await codeFromLog())
    await send()
    await page.getByRole('heading', { name: '利用申請を受け付けました' }).waitFor()
    await page.getByText('ユーザーコード「NEWBIE」でログインできるようになります。').waitFor()
  })

  it('who waits for approval cannot sign in yet, and is told so', async () => {
    await page.getByRole('link', { name: 'ログイン画面へ' }).click()
    await enterCompany(page)
    await enterUser(page, { user: 'newbie' })
    await page.getByText('利用申請は管理者の承認待ちです。承認されるまでお待ちください。').waitFor()
    expect(new URL(page.url()).pathname).toBe('/userLogin')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})

describe('a new installation', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage({ environment: { KANAME_DEMO: '0' } })
  })
  afterAll(() => stage.close())

  it('begins with its first company and administrator, who then sign in; the page does not come again', async () => {
    const page = await stage.page()
    await page.goto('/')
    await page.getByRole('heading', { name: '初期設定' }).waitFor()
    const field = (group: string, label: string) =>
      page.getByRole('group', { name: group }).getByLabel(label, { exact: true })
    await page.locator('button[type=submit]').click()
    await page.getByText('会社コードを入力してください。').waitFor()
    await field('会社', '会社コード').fill('asahi')
    await field('会社', '会社名').fill('あさひ工業株式会社')
    await field('会社', '会社パスワード').fill('asahi1234')
    await page.locator('[name=company_password_again]').fill('asahi1234')
    await field('最初の工場', '工場コード').fill('H1')
    await field('最初の工場', '工場名').fill('浜松工場')
    await field('管理者', 'ユーザーコード').fill('boss')
    await field('管理者', '氏名').fill('社長 太郎')
    await field('管理者', 'パスワード').fill('boss12345')
    await page.locator('[name=password_again]').fill('boss12345')
    await page.locator('button[type=submit]').click()
    await page.locator('dl.summary').first().waitFor()
    await page.getByRole('button', { name: '登録して始める' }).click()
    await page.getByRole('heading', { name: '会社ログイン' }).waitFor()
    await expect.poll(() => page.getByLabel('会社コード').inputValue()).toBe('ASAHI')
    await expect.poll(() => page.getByRole('region', { name: 'お試し用のユーザー' }).count()).toBe(0)
    await enterCompany(page, { company: 'asahi', companyPassword: 'asahi1234' })
    await enterUser(page, { user: 'boss', password: 'boss12345' })
    await page.getByRole('heading', { level: 1, name: /社長 太郎さん/ }).waitFor()
    await page.getByRole('banner').getByText('浜松工場').waitFor()

    const later = await stage.page()
    await signIn(
      later,
      { company: 'asahi', companyPassword: 'asahi1234', user: 'boss', password: 'boss12345', factory: 'H1' },
      '/masterMaint/master/factory',
    )
    await later.getByRole('table').getByText('浜松工場').waitFor()
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
