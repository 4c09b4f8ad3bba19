import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openStage, type Stage } from '../browser.ts'
import { enterCompany, enterUser, signIn } from '../signing-in.ts'

const installable = z.object({
  start_url: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string() })),
})

describe('signing in', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage({ embedded: true })
  })
  afterAll(() => stage.close())

  /** Enter moves on to the button, field by field, and presses it. */
  const enterOn = async (page: Page, button: string) => {
    const reached = page.getByRole('button', { name: button, exact: true }).and(page.locator(':focus'))
    for (let fields = 0; fields < 3 && (await reached.count()) === 0; fields++)
      await page.keyboard.press('Enter')
    await reached.waitFor()
    await page.keyboard.press('Enter')
  }
  const said = (page: Page, text: string) => page.getByText(text).first().waitFor()

  it('takes both steps by keyboard alone and lands on home', async () => {
    const page = await stage.page()
    await page.goto('/')
    await page.waitForURL('**/companyLogin')
    await page.getByLabel('会社コード').and(page.locator(':focus')).waitFor()
    await page.keyboard.type('demo')
    await page.keyboard.press('Tab')
    await page.keyboard.type('demo1234')
    await enterOn(page, '次へ')
    await page.waitForURL('**/userLogin')
    await page.getByRole('option', { name: /本社工場/ }).waitFor({ state: 'attached' })
    await page.getByLabel('ユーザーコードまたは氏名').and(page.locator(':focus')).waitFor()
    await page.keyboard.type('admin')
    await page.keyboard.press('Tab')
    await page.keyboard.type('admin1234')
    await enterOn(page, 'ログイン')
    await page.waitForURL('**/index')
    await page.getByRole('heading', { level: 1, name: /高橋 誠さん/ }).waitFor()
    const header = page.getByRole('banner')
    await header.getByText('みなと精密工業株式会社').waitFor()
    await header.getByText('本社工場').waitFor()
    await header.getByText(/\d{4}\/\d\d\/\d\d（[日月火水木金土]）/).waitFor()
    await expect.poll(() => page.title()).toBe('ホーム - 要 生産管理システム')
  })

  it('a browser that has signed in before asks for the password first, and the other factory can be chosen', async () => {
    const page = await stage.page()
    await signIn(page, { user: 'planner', factory: 'F02' })
    await page.getByRole('banner').getByText('第二工場').waitFor()
    const again = await page.context().newPage()
    await again.goto('/companyLogin')
    await again.getByLabel('会社パスワード').and(again.locator(':focus')).waitFor()
    await expect.poll(() => again.getByLabel('会社コード').inputValue()).toBe('DEMO')
    await enterCompany(again)
    await again.getByRole('option', { name: /第二工場/ }).waitFor({ state: 'attached' })
    await expect.poll(() => again.getByLabel('工場', { exact: true }).inputValue()).toBe('F02')
  })

  it('a wrong company password is refused without saying which half was wrong', async () => {
    const page = await stage.page()
    await page.goto('/companyLogin')
    await enterCompany(page, { companyPassword: 'wrong-one' })
    await said(page, '会社コードまたはパスワードが正しくありません。')
    expect(new URL(page.url()).pathname).toBe('/companyLogin')
  })

  it('nothing is sent while a field is empty or the password too short: the field says so', async () => {
    const page = await stage.page()
    const sent: string[] = []
    page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())))
    await page.goto('/companyLogin')
    await enterCompany(page, { company: '', companyPassword: '12345' })
    const code = page.getByLabel('会社コード')
    const password = page.getByLabel('会社パスワード')
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
    await said(page, '会社コードを入力してください。')
    await said(page, 'パスワードは6文字以上で入力してください。')
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(sent).toEqual([])
  })

  it('an unknown user, a wrong password and a factory that is none of theirs are each said at their field', async () => {
    const page = await stage.page()
    await page.goto('/companyLogin')
    await enterCompany(page)
    await enterUser(page, { user: '', password: 'nobody1' })
    await said(page, 'ユーザーコードまたはユーザー名を入力してください。')
    await enterUser(page, { user: 'nobody' })
    await said(page, 'ユーザーコード「nobody」は登録されていません。（1001）')
    await expect
      .poll(() => page.getByLabel('ユーザーコードまたは氏名').getAttribute('aria-invalid'))
      .toBe('true')
    await enterUser(page, { user: 'viewer', password: 'not-mine' })
    await said(page, 'パスワードが正しくありません。（1004）')
    await expect
      .poll(() => page.getByLabel('パスワード', { exact: true }).getAttribute('aria-invalid'))
      .toBe('true')
    await enterUser(page, { user: 'viewer', factory: 'F02' })
    await said(page, '工場「F02」を利用できません。利用できる工場を選択してください。')
    await expect
      .poll(() => page.getByLabel('工場', { exact: true }).getAttribute('aria-invalid'))
      .toBe('true')
    expect(new URL(page.url()).pathname).toBe('/userLogin')
  })

  it('a user may sign in by name, instead of by code', async () => {
    const page = await stage.page()
    await signIn(page, { user: '佐々木 由美', password: 'sales1234' })
    await page.getByRole('heading', { level: 1, name: /佐々木 由美さん/ }).waitFor()
  })

  it('one press on a demo user goes through both steps', async () => {
    const page = await stage.page()
    await page.goto('/')
    const offered = page.getByRole('region', { name: 'お試し用のユーザー' })
    await offered.getByRole('button', { name: /山口 大輔/ }).click()
    await page.getByRole('heading', { level: 1, name: /山口 大輔さん/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/index')
  })

  it('the password can be made visible while typing', async () => {
    const page = await stage.page()
    await page.goto('/companyLogin')
    await page.getByLabel('会社パスワード').fill('demo1234')
    await page.getByRole('button', { name: 'パスワードを表示' }).click()
    await expect.poll(() => page.getByLabel('会社パスワード').getAttribute('type')).toBe('text')
  })

  it('the second step without the first leads back to the first', async () => {
    const page = await stage.page()
    await page.goto('/userLogin')
    await page.waitForURL('**/companyLogin')
  })

  it('can be put on the screen of a tablet: its manifest and every icon are served as what they are', async () => {
    const page = await stage.page()
    await page.goto('/companyLogin')
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const served = async (url: string) => {
      const answer = await page.request.get(new URL(url, page.url()).href)
      return { type: answer.headers()['content-type'] ?? '', body: await answer.body() }
    }
    const { type, body } = await served(address ?? '')
    expect(type).toContain('application/manifest+json')
    const { icons, start_url } = installable.parse(JSON.parse(body.toString()))
    expect(start_url).toBe('/')
    const files = await Promise.all(icons.map((icon) => served(icon.src)))
    expect(files.map((file) => file.type.split(';')[0])).toEqual(icons.map((icon) => icon.type))
    // A PNG says its width and height at this place.
    const pictures = files.filter((file) => file.type.startsWith('image/png')).map((file) => file.body)
    const sizes = pictures.map((file) => `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`)
    expect(sizes).toEqual(['192x192', '512x512'])
    expect(icons.map((icon) => icon.sizes)).toEqual(['any', ...sizes])
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
