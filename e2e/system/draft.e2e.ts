import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../signed-in.ts'
import { openStage, type Stage } from '../browser.ts'
import { draftKept } from '../draft-kept.ts'
import { cell, lineTexts } from '../kit/trial-slip.ts'
import { endSession, enterCompany, enterUser, signOut, tokenOf } from '../signing-in.ts'

const factoryPath = '/masterMaint/master/factory'
/** The column of a fare. */
const fare = 4

describe('the session ends in the middle of work', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage.close())

  const offer = (page: Page) => page.getByText('入力途中の内容があります')

  /** Types half a factory, then loses the session on saving it. */
  async function interrupted(user: string): Promise<Page> {
    const { page } = await signedIn(stage, { user, at: factoryPath })
    await page.getByRole('table', { name: '工場マスタ' }).getByText('本社工場').waitFor()
    await page.keyboard.press('F2')
    const form = page.getByRole('dialog')
    await form.getByLabel(/^工場コード/).fill('F77')
    await form.getByLabel(/^工場名/).fill('書きかけ工場')
    await endSession(page, stage.server.url)
    await page.keyboard.press('F9')
    await page.getByText('ログインの状態を確認できませんでした。ログイン画面に移動します。').waitFor()
    await page.waitForURL('**/companyLogin?redirect=**')
    expect(await tokenOf(page)).toBe('')
    return page
  }

  it('the same user in the same factory is offered what was typed, and saves it', async () => {
    const page = await interrupted('admin')
    await enterCompany(page)
    await enterUser(page, { user: 'admin', factory: 'F01' })
    await page.waitForURL(`**${factoryPath}`)
    await offer(page).waitFor()
    await page.getByRole('button', { name: '入力を続ける' }).click()
    const form = page.getByRole('dialog')
    await expect.poll(() => form.getByLabel(/^工場コード/).inputValue()).toBe('F77')
    await expect.poll(() => form.getByLabel(/^工場名/).inputValue()).toBe('書きかけ工場')
    await page.keyboard.press('F9')
    await form.waitFor({ state: 'detached' })
    await page.getByRole('table', { name: '工場マスタ' }).getByText('書きかけ工場').waitFor()
    await page.reload()
    await page.getByRole('table', { name: '工場マスタ' }).getByText('書きかけ工場').waitFor()
    await expect.poll(() => offer(page).count()).toBe(0)
  })

  it('rows inside a record are kept too, changed and added ones', async () => {
    const { page } = await signedIn(stage, { at: '/masterMaint/receivesOrder/carrier' })
    const carrier = page.getByRole('table', { name: '運送会社マスタ' }).getByText('港運送株式会社')
    await carrier.dblclick()
    await cell(page, 0, fare).click()
    await page.keyboard.type('1777')
    const added = await page.locator('.entry-grid [data-col="0"]').count()
    await cell(page, added - 1, 0).click()
    for (const typed of ['okinawa', '20260401', '30', '沖縄']) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
    }
    await page.keyboard.type('9900')
    await endSession(page, stage.server.url)
    await page.keyboard.press('F9')
    await page.waitForURL('**/companyLogin?redirect=**')
    await enterCompany(page)
    await enterUser(page, { user: 'admin', factory: 'F01' })
    await offer(page).waitFor()
    // Looking at another record in between takes nothing away.
    await page.getByRole('table', { name: '運送会社マスタ' }).getByText('小口クイック便').dblclick()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '入力を続ける' }).click()
    await cell(page, added - 1, fare).waitFor()
    await expect.poll(async () => (await lineTexts(page, 0))[fare]).toBe('1,777')
    await expect
      .poll(() => lineTexts(page, added - 1))
      .toEqual(['OKINAWA', '2026/04/01', '30', '沖縄', '9,900'])
    await page.keyboard.press('F9')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await carrier.dblclick()
    await cell(page, added, 0).waitFor()
    const texts = await page.locator('.entry-grid').innerText()
    expect(texts).toContain('1,777')
    expect(texts).toContain('9,900')
  })

  it('another user does not get it nor can read it, and it waits for the first one', async () => {
    const page = await interrupted('planner')
    await enterCompany(page)
    await enterUser(page, { user: 'admin', factory: 'F01' })
    await page.waitForURL(`**${factoryPath}`)
    await page.getByRole('table', { name: '工場マスタ' }).getByText('本社工場').waitFor()
    await expect.poll(() => offer(page).count()).toBe(0)
    const left = await page.evaluate(() => JSON.stringify([window.localStorage, window.sessionStorage]))
    expect(left).not.toContain('書きかけ')
    await endSession(page, stage.server.url)
    await page.reload()
    await page.waitForURL('**/companyLogin?redirect=**')
    await enterCompany(page)
    await enterUser(page, { user: 'planner', factory: 'F01' })
    await offer(page).waitFor()
  })

  it('outlives the closed tab: a new one goes on with the session, and several entries are listed', async () => {
    const { page } = await signedIn(stage, { at: factoryPath })
    const open = async (on: Page, code: string) => {
      await on.getByRole('table', { name: '工場マスタ' }).getByText('本社工場').waitFor()
      await on.keyboard.press('F2')
      await on
        .getByRole('dialog')
        .getByLabel(/^工場コード/)
        .fill(code)
    }
    await open(page, 'F81')
    await draftKept(page)
    const next = await page.context().newPage()
    await next.goto(factoryPath)
    await open(next, 'F82')
    await draftKept(next, 2)
    // One is typed on in another tab, and not offered while it is.
    await expect.poll(() => offer(next).count()).toBe(0)
    await page.close()
    await next.reload()
    await next.getByText('入力途中の内容があります（2件）').waitFor()
    await next.getByRole('listitem').filter({ hasText: '新規' }).last().getByText('入力を続ける').click()
    await expect
      .poll(() =>
        next
          .getByRole('dialog')
          .getByLabel(/^工場コード/)
          .inputValue(),
      )
      .toBe('F81')
    await next.keyboard.press('Escape')
    await next.getByRole('button', { name: '破棄する' }).click()
    await next.getByText(/入力途中の内容があります（新規、/).waitFor()
    await draftKept(next, 1)
  })

  it('signing out in one tab signs out the others, and leaves nothing', async () => {
    const { page } = await signedIn(stage)
    const next = await page.context().newPage()
    await next.goto(factoryPath)
    await next.getByRole('table', { name: '工場マスタ' }).getByText('本社工場').waitFor()
    await next.keyboard.press('F2')
    await next
      .getByRole('dialog')
      .getByLabel(/^工場コード/)
      .fill('F83')
    await draftKept(next)
    await signOut(page)
    await next.waitForURL('**/companyLogin**')
    await draftKept(next, 0)
  })

  it('before it expires, one goes on with the password by keys alone, and keeps what was typed', async () => {
    const { page } = await signedIn(stage, { fresh: true })
    await page.clock.install()
    await page.goto(factoryPath)
    await page.getByRole('table', { name: '工場マスタ' }).getByText('本社工場').waitFor()
    await page.keyboard.press('F2')
    const code = page.getByRole('dialog', { name: /工場/ }).getByLabel(/^工場コード/)
    await code.fill('F84')
    await page.clock.fastForward('07:51:00')
    const asked = page.getByRole('dialog', { name: 'ログインの有効期限が近づいています' })
    const password = asked.getByLabel('パスワード', { exact: true })
    await password.and(page.locator(':focus')).waitFor()
    await page.keyboard.type('admin1234')
    // As everywhere Enter moves on to the button, and the button sends.
    await page.keyboard.press('Enter')
    await asked.getByRole('button', { name: '続ける' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await asked.waitFor({ state: 'detached' })
    await code.and(page.locator(':focus')).waitFor()
    await expect.poll(() => code.inputValue()).toBe('F84')
  })

  it('the same user in another factory does not get it either', async () => {
    const page = await interrupted('planner')
    await enterCompany(page)
    await enterUser(page, { user: 'planner', factory: 'F02' })
    await page.waitForURL(`**${factoryPath}`)
    await page.getByRole('table', { name: '工場マスタ' }).getByText('本社工場').waitFor()
    await expect.poll(() => offer(page).count()).toBe(0)
  })

  it('a draft that is not wanted can be thrown away', async () => {
    const page = await interrupted('admin')
    await enterCompany(page)
    await enterUser(page, { user: 'admin', factory: 'F01' })
    await offer(page).waitFor()
    await page.getByRole('button', { name: '破棄する' }).click()
    await offer(page).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('table', { name: '工場マスタ' }).getByText('本社工場').waitFor()
    await expect.poll(() => offer(page).count()).toBe(0)
  })

  it('a session whose token nobody knows after a reload leads to the sign-in with the path kept', async () => {
    const { page } = await signedIn(stage, { at: factoryPath })
    await endSession(page, stage.server.url)
    await page.reload()
    await page.waitForURL('**/companyLogin?redirect=**')
    await page.getByText('ログインの状態を確認できませんでした。ログイン画面に移動します。').waitFor()
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
