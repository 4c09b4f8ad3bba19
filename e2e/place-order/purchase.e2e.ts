import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** What purchasing does at the end of a month, by keys alone. */
describe('what a supplier is owed', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/placeOrder/purchase' })).page
    await page.locator('[name=supplier_cd]').waitFor()
  })
  afterAll(() => stage.close())

  const type = async (...values: readonly string[]) => {
    for (const value of values) {
      if (value) await page.keyboard.type(value)
      await page.keyboard.press('Enter')
    }
  }
  const status = (words: string) => page.locator('.chip').filter({ hasText: words }).first().waitFor()

  it('is entered and posted', async () => {
    await reach(page, page.locator('[name=supplier_cd]'))
    // Supplier, branch, its slip; reason and remarks.
    await type('s001', '', 'D-100', '', '')
    await page.locator('.entry-grid [data-row="0"] input:focus').waitFor()
    await type('011', 'brg-6001', '', '10', '105.5')
    await page.locator('.entry-grid [data-row="1"] input:focus').waitFor()
    // Its tax is there while one types.
    await page.locator('.slip').getByText('1,160').first().waitFor()
    await picture(page, 'purchase-entry')
    await page.keyboard.press('F9')
    await told(page, /仕入 K\d+ を登録しました/)
    await status('未計上')
    await page.keyboard.press('F7')
    await status('計上済')
    await page.locator('.slip.read-only').waitFor()
  })

  it('costs more when its price is settled', async () => {
    await page.goto('/placeOrder/purchaseLineList')
    const line = page.locator('tbody tr').filter({ hasText: 'BRG-6001' }).first()
    await reach(page, line)
    await page.keyboard.press('Home')
    await page.locator('[data-command=settle]:enabled').first().waitFor()
    await page.keyboard.press('F7')
    const dialog = page.getByRole('dialog')
    await reach(page, dialog.locator('[name=unit_price]'))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('120')
    await dialog.getByText('145').first().waitFor()
    await picture(page, 'settle-prices')
    await reach(page, dialog.locator('[name=reason]'))
    await page.keyboard.type('単価決定')
    await page.keyboard.press('F9')
    expect(await told(page, '単価を決定しました')).toContain('145円')
    await page.locator('tbody tr').filter({ hasText: '値増減' }).first().waitFor()
  })

  it('is closed into a statement, which is confirmed and printed', async () => {
    await page.goto('/placeOrder/supplierStatement')
    await page.locator('[data-command=close]:enabled').first().waitFor()
    await page.keyboard.press('F2')
    const dialog = page.getByRole('dialog')
    // It begins with a closing day that has come; what was posted today is closed today.
    await reach(page, dialog.getByRole('button', { name: /^(?:本日 )?\d{4}\/\d\d\/\d\d/ }).last())
    await page.keyboard.press('Enter')
    const proposed = dialog.locator('tbody tr').filter({ hasText: 'S001' })
    await proposed.waitFor()
    // Beside the slips of this journey the demo company has its own.
    const amount = /\d{1,3}(?:,\d{3})+/.exec(await proposed.innerText())?.[0] ?? 'none'
    // Ticked beforehand on his closing day only.
    const ticked = proposed.getByRole('checkbox')
    await reach(page, ticked)
    if (!(await ticked.isChecked())) await page.keyboard.press('Space')
    await picture(page, 'close-suppliers')
    await page.locator('[role=dialog] [data-command=send]:enabled').waitFor()
    await page.keyboard.press('F9')
    await told(page, /支払通知を作成しました/)
    const row = page.locator('tbody tr').filter({ hasText: 'S001' }).first()
    await row.filter({ hasText: amount }).waitFor()
    await reach(page, row)
    await page.locator('[data-command=print]:enabled').first().waitFor()
    const download = page.waitForEvent('download')
    await page.keyboard.press('F10')
    expect((await download).suggestedFilename()).toMatch(/支払通知書（仕入明細書）_V\d+\.pdf/)
    await page.locator('[data-command=confirm]:enabled').first().waitFor()
    await page.keyboard.press('F7')
    await page.locator('[role=dialog] [name=confirmed_by]:focus').waitFor()
    await page.keyboard.type('鈴木')
    await page.keyboard.press('F9')
    await told(page, '先方確認を登録しました')
    await row.filter({ hasText: '先方確認済' }).waitFor()
    await picture(page, 'supplier-statements')
  })

  it('is paid by a debit, and owed again when that was wrong', async () => {
    const row = page.locator('tbody tr').filter({ hasText: 'S001' }).first()
    const press = async (id: string) => {
      await reach(page, page.locator(`[data-command=${id}]:enabled`).first())
      await page.keyboard.press('Enter')
    }
    await press('pay')
    await page.locator('[role=dialog] [name=paid_dt]:focus').waitFor()
    await picture(page, 'record-payment')
    await page.keyboard.press('F9')
    await told(page, '1件の支払を登録しました')
    await row.filter({ hasText: '支払済' }).waitFor()
    await press('takeBack')
    await page.locator('[role=dialog] [name=reason]:focus').waitFor()
    await page.keyboard.type('口座振替の不能')
    await page.keyboard.press('F9')
    await told(page, /の支払を取り消しました/)
    await row.filter({ hasText: '未払' }).waitFor()
  })

  it('is not for the bank where it is paid by a claim: the only account stands there, with the day and the sum', async () => {
    await reach(page, page.locator('[data-command=transfer]:enabled').first())
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.locator('[name=account_cd]:focus').waitFor()
    await expect.poll(() => dialog.locator('[name=account_cd]').inputValue()).toBe('A01')
    await dialog.getByText('本店当座').waitFor()
    await dialog.getByText(/支払予定日 \d{4}\/\d\d\/\d\d　合計 [\d,]{5,}円/).waitFor()
    await picture(page, 'transfer-file')
    await page.keyboard.press('F9')
    await dialog.getByText('支払方法は振込ではありません').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })
})
