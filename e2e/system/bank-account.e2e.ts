import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { signedIn, type SignedIn } from '../signed-in.ts'
import { told } from '../told.ts'

describe('our bank accounts', () => {
  let stage: Stage
  let page: SignedIn['page']
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/masterMaint/master/company' })).page
  })
  afterAll(() => stage.close())

  it('stand beside the company, and F7 leads to them', async () => {
    await page.getByText('見本銀行 本店営業部 当座 1000101').waitFor()
    await page.keyboard.press('F7')
    await page.waitForURL('**/masterMaint/master/bankAccount')
    await page.getByRole('main').getByRole('row').filter({ hasText: '港支店' }).waitFor()
  })

  it('are typed by keys alone; what banks cannot read is said at its field', async () => {
    await page.keyboard.press('F2')
    await page.locator('[role=dialog] [name=account_cd]:focus').waitFor()
    for (const value of ['A03', '桑名支店普通', '9001', '見本銀行', '33', '桑名支店']) {
      await page.keyboard.type(value)
      await page.keyboard.press('Enter')
    }
    await page.locator('[role=dialog] [name=bank_account_type]:focus').waitFor()
    await page.keyboard.press('Enter')
    for (const value of ['3000303', 'ミナトセイミツ']) {
      await page.keyboard.type(value)
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('F9')
    await page.getByText('数字3桁で入力してください。').first().waitFor()
    await page.locator('[role=dialog] [name=bank_branch_cd]:focus').waitFor()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('033')
    await page.keyboard.press('F9')
    await told(page, /登録しました/)
    await page.getByRole('main').getByRole('row').filter({ hasText: '桑名支店' }).first().waitFor()
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
