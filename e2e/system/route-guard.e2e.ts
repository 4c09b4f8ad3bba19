import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { factoryPath, signedIn } from '../signed-in.ts'
import { enterCompany, enterUser, signOut, tokenOf } from '../signing-in.ts'

describe('the route guard', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage.close())

  it('without a token a deep link leads to the sign-in, and after signing in to the page that was wanted', async () => {
    const page = await stage.page()
    await page.goto(`${factoryPath}?from=mail`)
    await page.waitForURL(`**/companyLogin?redirect=${encodeURIComponent(`${factoryPath}?from=mail`)}`)
    await enterCompany(page)
    await enterUser(page)
    await page.waitForURL(`**${factoryPath}?from=mail`)
    await page.getByRole('heading', { level: 1, name: '工場マスタ' }).waitFor()
  })

  it('signing out forgets the session, keeps the path, and comes back there after signing in again', async () => {
    const { page } = await signedIn(stage, { at: factoryPath })
    const token = await tokenOf(page)
    await signOut(page)
    await page.waitForURL(`**/companyLogin?redirect=${encodeURIComponent(factoryPath)}`)
    expect(await tokenOf(page)).toBe('')
    const answer = await fetch(`${stage.server.url}/api/userInfo`, {
      headers: { authorization: `Kaname ${token}` },
    })
    await expect.poll(() => answer.json()).toMatchObject({ code: 10011 })
    await enterCompany(page)
    await enterUser(page, { user: 'planner' })
    await page.waitForURL(`**${factoryPath}`)
  })

  it('who is signed in and opens the company sign-in goes home', async () => {
    const { page } = await signedIn(stage)
    await page.goto('/companyLogin')
    await page.waitForURL('**/index')
    await page.getByRole('heading', { level: 1, name: /高橋 誠さん/ }).waitFor()
  })

  it('an unknown path goes to /404, with and without a session', async () => {
    const { page } = await signedIn(stage)
    await page.goto('/no/such/screen')
    await page.waitForURL('**/404')
    await page.getByRole('heading', { name: '画面が見つかりません' }).waitFor()
    await page.getByRole('link', { name: 'ホームへ' }).click()
    await page.waitForURL('**/index')
    const visitor = await stage.page()
    await visitor.goto('/404')
    await visitor.getByRole('heading', { name: '画面が見つかりません' }).waitFor()
    await visitor.getByRole('link', { name: 'ログイン画面へ' }).click()
    await visitor.waitForURL('**/companyLogin**')
  })

  it('a section that the user may not enter is not in the menu, and its address is /404', async () => {
    const { page } = await signedIn(stage, { user: 'worker' })
    await expect.poll(() => page.getByRole('button', { name: 'マスタ', exact: true }).count()).toBe(0)
    await page.goto(factoryPath)
    await page.waitForURL('**/404')
  })

  it('reloading with a token builds user and routes again', async () => {
    const { page } = await signedIn(stage, { at: factoryPath })
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await page.reload()
    await page.getByRole('heading', { level: 1, name: '工場マスタ' }).waitFor()
    expect(calls).toEqual(expect.arrayContaining(['/api/userInfo', '/api/router/getList']))
  })

  it.each([
    ['a broken user-info answer', '**/api/userInfo', {}, 'ユーザー情報の応答が正しくありません'],
    ['a route list that is no array', '**/api/router/getList', {}, 'ルート形式エラー'],
  ])('%s resets the session and leads to the sign-in', async (_what, url, data, words) => {
    const { page } = await signedIn(stage)
    await page.route(url, (route) => route.fulfill({ json: { code: 200, msg: '', data } }))
    await page.reload()
    await page.waitForURL('**/companyLogin**')
    await page.getByText(words).waitFor()
    expect(await tokenOf(page)).toBe('')
  })

  it('a user without system operation right is told so and gets no session', async () => {
    const { page } = await signedIn(stage)
    const msg = 'このユーザーにはシステムの利用権限がありません。管理者に連絡してください。'
    await page.route('**/api/userInfo', (route) => route.fulfill({ json: { code: 1003, msg, data: null } }))
    await page.reload()
    await page.waitForURL('**/companyLogin**')
    await page.getByText(msg).waitFor()
    expect(await tokenOf(page)).toBe('')
  })

  it('a company sign-in that answers without a company code is an interface error', async () => {
    const page = await stage.page()
    await page.goto('/companyLogin')
    const data = { company_cd: '', company_nm: 'X', system_nm: 'X' }
    await page.route('**/api/companyLogin', (route) => route.fulfill({ json: { code: 200, msg: '', data } }))
    await enterCompany(page)
    await page.getByText('会社ログインの応答が正しくありません').waitFor()
    expect(new URL(page.url()).pathname).toBe('/companyLogin')
  })

  it('a viewer sees the list but no button that writes, and opens a record only to read it', async () => {
    const { page } = await signedIn(stage, { user: 'viewer', at: factoryPath })
    const grid = page.getByRole('table', { name: '工場マスタ' })
    await grid.getByText('本社工場').click()
    for (const name of [/^新規/, /^変更$/, /^複写$/, /^停止$/, /^廃止$/])
      await expect.poll(() => page.getByRole('main').getByRole('button', { name }).count()).toBe(0)
    await page.getByRole('main').getByRole('button', { name: '変更履歴' }).waitFor()
    await grid.getByRole('button', { name: 'F01' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('heading', { name: '工場マスタの照会' }).waitFor()
    await expect.poll(() => page.getByText('この操作は許可されていません').count()).toBe(0)
    const name = form.getByLabel(/^工場名/)
    await name.waitFor()
    await expect.poll(() => name.isEditable()).toBe(false)
    await expect.poll(() => form.getByRole('button', { name: /^登録/ }).count()).toBe(0)
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
