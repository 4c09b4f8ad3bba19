import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oidcClient, startProvider, type TestProvider } from '../../test/oidc-provider.ts'
import { freePort } from '../../test/running-server.ts'
import { openStage, type Stage } from '../browser.ts'

describe('signing in at an OpenID Connect provider', () => {
  let provider: TestProvider
  let stage: Stage
  beforeAll(async () => {
    const port = await freePort()
    const publicUrl = `http://127.0.0.1:${port}`
    provider = await startProvider(`${publicUrl}/callback`)
    stage = await openStage({
      port,
      environment: {
        PUBLIC_URL: publicUrl,
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: oidcClient.clientId,
        OIDC_CLIENT_SECRET: oidcClient.clientSecret,
        OIDC_COMPANY: 'DEMO',
      },
    })
  })
  afterAll(async () => {
    await stage.close()
    await provider.close()
  })

  /** From the button of the sign-in page through the pages of the provider, back to ours. */
  async function throughProvider(person: string) {
    const page = await stage.page()
    await page.goto('/companyLogin')
    await page.getByRole('button', { name: '外部認証でログイン' }).click()
    await page.waitForURL(`${provider.issuer}/**`)
    await page.locator('[name=login]').fill(person)
    await page.locator('[name=password]').fill('any')
    await page.locator('[type=submit]').click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(`${stage.server.url}/**`)
    return page
  }

  it('the button leads to the provider and back, signed in', async () => {
    const page = await throughProvider('buyer')
    await page.getByRole('heading', { level: 1, name: /中村 健太さん/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/index')
    await page.getByRole('banner').getByText('本社工場').waitFor()
  })

  it('who may work in several factories is asked which', async () => {
    const page = await throughProvider('planner')
    await page.getByText('工場を選択してください。').waitFor()
    await page.getByLabel('工場', { exact: true }).selectOption('F02')
    await page.getByRole('button', { name: 'ログイン', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /伊藤 恵子さん/ }).waitFor()
    await page.getByRole('banner').getByText('第二工場').waitFor()
  })

  it('whom the provider knows and we do not is told so, and may go back to the sign-in', async () => {
    const page = await throughProvider('stranger')
    await page.getByText('ユーザーコード「stranger」は登録されていません。').waitFor()
    await page.getByRole('link', { name: 'ログイン画面へ' }).click()
    await page.getByRole('heading', { name: '会社ログイン' }).waitFor()
  })

  it('an answer that nobody asked for is refused', async () => {
    const page = await stage.page()
    await page.goto('/callback?code=1&state=2')
    await page.getByText('外部認証でログインできませんでした。').waitFor()
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
