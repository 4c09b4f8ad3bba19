import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftKept } from '../draft-kept.ts'
import { openStage, type Stage } from '../browser.ts'
import { factoryPath, shownPanel, signedIn } from '../signed-in.ts'
import { enterCompany, enterUser, signIn, signOut, tokenOf } from '../signing-in.ts'
import { told } from '../told.ts'

describe('signing out, and the password of the company', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage.close())

  it('asks while something is not saved; what is thrown away is not offered again', async () => {
    const { page } = await signedIn(stage, { at: factoryPath })
    await shownPanel(page).getByRole('row').nth(1).waitFor()
    await page.keyboard.press('F2')
    await page.getByRole('dialog').getByLabel('工場名').fill('半分だけ')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('ログアウト')
    await page.keyboard.press('Enter')
    const ask = page.getByRole('alertdialog', { name: '保存していない入力があります' })
    await ask.getByText('ログアウトすると、工場マスタで入力した内容は失われます。').waitFor()
    await page.keyboard.press('Escape')
    await ask.waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByRole('dialog').getByLabel('工場名').inputValue()).toBe('半分だけ')
    expect(await tokenOf(page)).not.toBe('')

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('ログアウト')
    await page.keyboard.press('Enter')
    await ask.getByRole('button', { name: '破棄してログアウト' }).click()
    await page.waitForURL('**/companyLogin**')
    await draftKept(page, 0)
    await enterCompany(page)
    await enterUser(page)
    await page.waitForURL(`**${factoryPath}`)
    await shownPanel(page).getByRole('row').nth(1).waitFor()
    await expect.poll(() => page.getByText('入力途中の内容があります').count()).toBe(0)
  })

  it('ends the company’s ticket, too: the second step is not open to who comes next', async () => {
    const page = await stage.page()
    await signIn(page)
    await signOut(page)
    await page.waitForURL('**/companyLogin**')
    await page.goto('/userLogin')
    await page.waitForURL('**/companyLogin**')
  })

  const path = '/masterMaint/master/companyPasswordChange'

  it('who may not save everywhere sees what the company password is, and why it cannot be changed here', async () => {
    const { page } = await signedIn(stage, { user: 'viewer', at: path })
    await page.getByText('変更には「システム」の登録権限が必要です。').waitFor()
    await expect.poll(() => page.getByLabel('現在のパスワード').count()).toBe(0)
  })

  it('the password of the company is changed by an administrator, and asked for at the next sign-in', async () => {
    const { page } = await signedIn(stage, { at: path })
    const form = page.getByRole('form', { name: '会社パスワード変更' })
    await form.getByLabel('現在のパスワード').fill('not-it')
    await form.getByLabel('新しいパスワード', { exact: true }).fill('brand-new')
    await form.getByLabel('新しいパスワード（確認）').fill('brand-old')
    await form.getByRole('button', { name: '変更する' }).click()
    await form.getByText('新しいパスワードと確認用パスワードが一致しません。').waitFor()
    await form.getByLabel('新しいパスワード（確認）').fill('brand-new')
    await form.getByRole('button', { name: '変更する' }).click()
    await form.getByText('パスワードが正しくありません。').waitFor()
    await form.getByLabel('現在のパスワード').fill('demo1234')
    await form.getByRole('button', { name: '変更する' }).click()
    await told(page, '会社パスワードを変更しました。')
    await expect.poll(() => form.getByLabel('現在のパスワード').inputValue()).toBe('')

    await signOut(page)
    await page.waitForURL('**/companyLogin**')
    await enterCompany(page)
    await page.getByRole('alert').waitFor()
    await enterCompany(page, { companyPassword: 'brand-new' })
    await page.getByRole('heading', { name: 'ユーザーログイン' }).waitFor()
  })

  it('nothing complains', () => {
    expect(stage.complaints).toEqual([])
  })
})
