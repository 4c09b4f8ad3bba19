import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInToDemo, type Caller } from '../../test/demo-sign-in.ts'
import { openStage, type Stage } from '../browser.ts'
import { enter, factoryPath } from '../signed-in.ts'
import { tokenOf } from '../signing-in.ts'

const lists = '**/api/master/factory/getList**'
const saving = '**/api/master/factory/doEdit'

/** Specification section 7, "Response handling". */
describe('what the browser does with an answer of the server', () => {
  let stage: Stage
  let caller: Caller
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    caller = await signInToDemo(stage.server.url, 'admin')
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    page = await stage.page()
    await enter(page, caller, factoryPath)
    await grid().getByText('本社工場').waitFor()
  })

  const grid = () => page.getByRole('table', { name: '工場マスタ' })
  const search = () => page.getByRole('main').getByRole('button', { name: /^検索/ }).click()
  const answering = (url: string, code: number | string, msg: string, status = 200) =>
    page.route(url, (route) =>
      route.fulfill({ status, json: { code, msg, data: null, request_id: 'r-1234' } }),
    )
  const told = (text: string) => page.getByRole('status').getByText(text).waitFor()

  it.each([
    [500, 'データベースでエラーが発生しました。'],
    [504, 'サーバーから応答がありません（タイムアウト）。'],
    [30096, 'CSVファイルの文字コードがCP932（Shift_JIS）ではないため、取り込めませんでした。'],
  ])('%i is told, with the number of the request, and the rows stay', async (code, words) => {
    await answering(lists, code, '', code < 600 ? code : 200)
    await search()
    await told(words)
    await told('r-1234')
    await grid().getByText('本社工場').waitFor()
    expect(await tokenOf(page)).not.toBe('')
  })

  it('a refusal of the business stands above the rows, which stay, until the list answers again', async () => {
    await answering(lists, 1011, '業務日付（現在日付）が登録されていません。')
    await search()
    await page.getByRole('alert').getByText('業務日付（現在日付）が登録されていません。').waitFor()
    await grid().getByText('本社工場').waitFor()
    await page.unroute(lists)
    await search()
    await page.getByRole('alert').waitFor({ state: 'detached' })
  })

  it('401 resets the session and goes to the company sign-in', async () => {
    await answering(lists, 401, 'もう一度ログインしてください。', 401)
    await search()
    await page.waitForURL('**/companyLogin?redirect=**')
    expect(await tokenOf(page)).toBe('')
  })

  it('403 goes to /403, and home is one press away because the session stays', async () => {
    await answering(lists, 403, '', 403)
    await search()
    await page.waitForURL('**/403')
    await page.getByRole('heading', { name: 'この操作は許可されていません' }).waitFor()
    await page.getByRole('link', { name: 'ホームへ' }).click()
    await page.waitForURL('**/index')
  })

  it('404 on a list is an empty list with total 0', async () => {
    await answering('**/api/master/factory/get*', 404, '', 404)
    await search()
    await page.getByText('表示する工場はありません。').waitFor()
    await page.getByText('全 0 件中').waitFor()
    expect(new URL(page.url()).pathname).toBe(factoryPath)
  })

  it.each([
    [10010, '時間が経過したため、ログインの有効期限が切れました。ログイン画面に移動します。'],
    [10011, 'ログインの状態を確認できませんでした。ログイン画面に移動します。'],
  ])('%i is said first; the session ends and the sign-in comes after a moment', async (code, words) => {
    await answering(lists, code, '')
    await search()
    await told(words)
    expect(new URL(page.url()).pathname).toBe(factoryPath)
    expect(await tokenOf(page)).not.toBe('')
    await page.waitForURL('**/companyLogin?redirect=**')
    expect(await tokenOf(page)).toBe('')
  })

  it('any other code is the screen’s own business: a form shows it with its code and keeps what was typed', async () => {
    await answering(saving, 9997, '「本社工場」は使用中のため変更できません。')
    await grid().getByRole('button', { name: 'F01' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel(/^工場名/).fill('本社工場　別館')
    await page.keyboard.press('F9')
    await form.getByText('「本社工場」は使用中のため変更できません。（9997）').waitFor()
    await expect.poll(() => form.getByLabel(/^工場名/).inputValue()).toBe('本社工場　別館')
  })

  it('the message of an answer that is not ours is shown, else one for its status', async () => {
    await page.route(lists, (route) =>
      route.fulfill({ status: 502, json: { message: '中継サーバーの停止' } }),
    )
    await search()
    await told('中継サーバーの停止')
    await page.unrouteAll()
    await page.route(lists, (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }))
    await search()
    await told('ネットワークエラーが発生しました。')
  })

  it('no response at all says so and where to turn', async () => {
    await page.route(lists, (route) => route.abort('connectionrefused'))
    await search()
    await told(
      'サーバーから応答がありません。しばらくしてからもう一度お試しください。接続できない場合はシステム管理者に連絡してください。',
    )
  })

  it.each(['**/api/router/getList', '**/api/userInfo'])(
    'loading the page again while %s is on its way does not end the session',
    async (url) => {
      const cutOff = page.waitForEvent('requestfailed')
      const held = page.waitForRequest(url)
      await page.route(url, () => undefined, { times: 1 })
      await page.goto(factoryPath)
      await held
      await page.reload()
      await cutOff
      await grid().getByText('本社工場').waitFor()
      expect(await tokenOf(page)).toBe(caller.token)
    },
  )

  it('saving again after no response sends the same submission, which the server counts once', async () => {
    const keys: (string | undefined)[] = []
    await page.route(saving, async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      // The server saves, but its answer is lost on the way back.
      if (keys.length === 1) {
        await route.fetch()
        await route.abort('connectionreset')
      } else await route.continue()
    })
    await grid().getByRole('button', { name: 'F02' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel(/^電話番号/).fill('0594-00-9999')
    await page.keyboard.press('F9')
    await told('サーバーから応答がありません。')
    await page.keyboard.press('F9')
    await form.waitFor({ state: 'detached' })
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    await grid().getByText('0594-00-9999').waitFor()
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
