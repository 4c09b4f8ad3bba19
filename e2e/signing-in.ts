import type { Page } from 'playwright-core'

export interface SigningIn {
  readonly company?: string
  readonly companyPassword?: string
  readonly user?: string
  readonly password?: string
  readonly factory?: string
}

/** Both steps with the Japanese labels, from the company sign-in to home or to the page one wanted. */
export async function signIn(page: Page, who: SigningIn = {}, at = '/'): Promise<void> {
  const { user = 'admin', factory = 'F01' } = who
  await page.goto(at)
  await enterCompany(page, who)
  await enterUser(page, { ...who, user, factory })
  await page
    .getByRole('banner')
    .getByRole('button', { name: /さんのメニュー$/ })
    .waitFor()
}

export async function enterCompany(
  page: Page,
  { company = 'DEMO', companyPassword = 'demo1234' }: SigningIn = {},
): Promise<void> {
  await page.getByLabel('会社コード').fill(company)
  await page.getByLabel('会社パスワード').fill(companyPassword)
  await page.getByRole('button', { name: '次へ' }).click()
}

/** The second step; waits until the factories have come, so that none is chosen under one's hands. */
export async function enterUser(
  page: Page,
  { user = 'admin', password = `${user}1234`, factory }: SigningIn = {},
): Promise<void> {
  await page.getByRole('heading', { name: 'ユーザーログイン' }).waitFor()
  await page.getByRole('option').first().waitFor({ state: 'attached' })
  await page.getByLabel('ユーザーコードまたは氏名').fill(user)
  await page.getByLabel('パスワード', { exact: true }).fill(password)
  if (factory) await page.getByLabel('工場', { exact: true }).selectOption(factory)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
}

export async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /さんのメニュー$/ })
    .click()
  await page.getByRole('menuitem', { name: 'ログアウト' }).click()
}

/** The token of the page, as the API client sends it. */
export const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => window.sessionStorage.getItem('kaname.token') ?? '')

/** Ends the session on the server behind the back of the page. */
export async function endSession(page: Page, serverUrl: string): Promise<void> {
  const token = await tokenOf(page)
  const answer = await fetch(`${serverUrl}/api/logout`, { headers: { authorization: `Kaname ${token}` } })
  if (!answer.ok) throw new Error(`The session could not be ended: ${answer.status}`)
}
