import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInToDemo } from '../../test/demo-sign-in.ts'
import { picture, phone } from '../browser.ts'
import { openDatabaseStage, type DatabaseStage } from '../database-stage.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

const sessions = '/masterMaint/system/sessionList'
const signIns = '/masterMaint/system/signInLog'

describe('who is signed in, and who was', () => {
  let stage: DatabaseStage
  let page: Page
  beforeAll(async () => {
    stage = await openDatabaseStage()
    await signInToDemo(stage.server.url, 'sales')
    await stage.rows(`INSERT INTO access_log (company_cd, event, user_cd, factory_cd, code, address, request_id)
      VALUES ('DEMO', 'user-login', 'SALES', 'F01', '1004', '192.0.2.7', 'r')`)
    page = (await signedIn(stage, { at: sessions, look: { theme: 'blue-black' } })).page
  })
  afterAll(() => stage.close())
  const row = (of: Page, text: string) => of.getByRole('row').filter({ hasText: text })

  it('a session is ended after a question, by keys alone', async () => {
    await reach(page, row(page, 'SALES').first())
    await expect
      .poll(() => page.getByRole('button', { name: 'ログインを終了する' }).first().isEnabled())
      .toBe(true)
    await picture(page, 'session-list')
    await page.keyboard.press('F6')
    const question = page.getByRole('alertdialog')
    await reach(page, question.getByRole('button', { name: 'ログインを終了する' }))
    await page.keyboard.press('Enter')
    await told(page, '1件のログインを終了しました。')
    await expect.poll(() => row(page, 'SALES').count()).toBe(0)
    const kept = await stage.rows(
      "SELECT actor_cd FROM change_history WHERE table_nm = 'user' AND row_key = 'SALES' AND changes::text LIKE '%end%'",
    )
    expect(kept).toHaveLength(1)
  })

  it('failures of the sign-in are one press away', async () => {
    const log = (await signedIn(stage, { at: signIns })).page
    await row(log, '192.0.2.7').waitFor()
    await reach(log, log.getByRole('button', { name: /^失敗のみ/ }))
    await log.keyboard.press('Enter')
    await expect.poll(() => row(log, '成功').count()).toBe(0)
    await row(log, 'パスワードの誤り').filter({ hasText: '192.0.2.7' }).waitFor()
    await picture(log, 'sign-in-log')
  })

  it('on a phone each session is a card', async () => {
    const small = (await signedIn(stage, { at: sessions, viewport: phone })).page
    await small.getByText('本社工場').last().waitFor()
    await picture(small, 'session-list-phone')
  })
})
