import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { phone, picture } from '../browser.ts'
import { openDatabaseStage, type DatabaseStage } from '../database-stage.ts'
import { reach } from '../reach.ts'
import { goTo, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

const customer_cd = 'C003'

/** A slip of 100,000 yen that was posted on the first of the month, at 10 percent. */
const posted = `
  WITH day AS (SELECT biz_dt FROM bizdate WHERE company_cd = 'DEMO' AND factory_cd = 'F01'),
    made AS (INSERT INTO sales (company_cd, factory_cd, sales_no, account_dt, slip_dt, customer_cd, branch_no, invoice_to_cd,
        invoice_to_branch_no, net_amount, tax_amount, origin_sales_no, corrected_by, source_no, statement_no, sales_slip_status,
        data_no, create_user, update_user)
      SELECT 'DEMO', 'F01', 'JOURNEY', biz_dt, biz_dt, '${customer_cd}', '00', '${customer_cd}', '00', 100000, 10000, '', '', '', '', '1',
        999999, 'ADMIN', 'ADMIN' FROM day RETURNING sales_no)
  INSERT INTO sales_line (company_cd, factory_cd, sales_no, line_no, place_no, item_nm, qty, unit_price, amount, tax_cd, tax_rate,
      lot_no, origin_no, order_no, customer_item_cd)
  SELECT 'DEMO', 'F01', sales_no, 1, 1, '段付シャフト φ18', 100, 1000, 100000, '10', 10, '', '', '', 'TW-40388' FROM made
  RETURNING sales_no`

/** From what was sold to what is paid, by keys alone. */
describe('what a customer owes is billed and paid', () => {
  let stage: DatabaseStage
  let page: Page
  beforeAll(async () => {
    stage = await openDatabaseStage()
    await stage.rows(`DELETE FROM ar_balance WHERE company_cd = 'DEMO'`)
    await stage.rows(posted)
    page = (await signedIn(stage)).page
  })
  afterAll(() => stage.close())

  const dialog = () => page.getByRole('dialog')
  const row = (words: string | RegExp) =>
    page.locator('.tab-panel tbody tr').filter({ visible: true, hasText: words }).first()
  const chosen = async (words: string | RegExp, command: string) => {
    await reach(page, row(words))
    await page.keyboard.press('Home')
    await page.locator(`[data-command=${command}]:enabled`).filter({ visible: true }).first().waitFor()
  }
  const put = async (name: string, text: string) => {
    await reach(page, dialog().locator(`[name=${name}]`))
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  }
  const send = async () => {
    await dialog().locator('[data-command=send]:enabled').waitFor()
    await page.keyboard.press('F9')
  }

  it('is closed after a preview, as a job, and printed', async () => {
    await goTo(page, `/sales/customerStatement?customer_cd=${customer_cd}`)
    await page.locator('[data-command=close]:enabled').filter({ visible: true }).first().waitFor()
    await page.keyboard.press('F2')
    const line = dialog().locator('tbody tr').filter({ hasText: customer_cd })
    // It begins with a closing day that has come; what was sold today is closed today.
    await reach(
      page,
      dialog()
        .getByRole('button', { name: /^(?:本日 )?\d{4}\/\d\d\/\d\d/ })
        .last(),
    )
    await page.keyboard.press('Enter')
    await expect.poll(() => line.innerText()).toContain('110,000')
    const heads = await dialog().getByRole('columnheader').allInnerTexts()
    expect(heads.join(' ')).toContain('前回請求額 入金額 繰越額 税抜金額 消費税 今回請求額')
    const day = dialog().getByLabel('締切日')
    const today = await day.inputValue()
    const retype = async (text: string) => {
      await reach(page, day)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
    }
    await retype('2099/12/31')
    await line.waitFor()
    await send()
    await dialog().getByText('以前の日付を入力してください').waitFor()
    await retype(today)
    await expect.poll(() => line.innerText()).toContain('110,000')
    const tick = line.getByRole('checkbox')
    if (!(await tick.isChecked())) {
      await reach(page, tick)
      await page.keyboard.press('Space')
    }
    await expect.poll(() => tick.isChecked()).toBe(true)
    await dialog().getByText('印を付けた請求先').waitFor()
    await picture(page, 'close-customers')
    await send()
    await told(page, /請求締めを開始しました/)
    await row('未入金').waitFor()
    await chosen('未入金', 'print')
    const download = page.waitForEvent('download')
    await page.keyboard.press('F10')
    expect((await download).suggestedFilename()).toMatch(/^請求書_B\d+\.pdf$/)
    await picture(page, 'customer-statements')
  })

  it('is paid, less the bank’s fee, and settled', async () => {
    await goTo(page, `/sales/receipt?customer_cd=${customer_cd}`)
    await page.locator('[data-command=enter]:enabled').filter({ visible: true }).first().waitFor()
    await page.keyboard.press('F2')
    await put('customer_cd', customer_cd)
    await dialog().locator('.referred').getByText('株式会社').waitFor()
    await put('amount', '109560')
    await picture(page, 'enter-receipt')
    await send()
    await told(page, /入金 C\d+ を登録しました/)
    await chosen('未消込', 'match')
    await page.keyboard.press('F9')
    const difference = dialog().locator('[name=difference]')
    await difference.waitFor()
    await expect.poll(() => difference.inputValue()).toBe('440')
    await picture(page, 'match-receipt')
    await send()
    await told(page, /入金 C\d+ を消し込みました/)
    await row('振込手数料').waitFor()
    await picture(page, 'receipts')
    await goTo(page, `/sales/customerStatement?customer_cd=${customer_cd}`)
    await row('入金済').waitFor()
  })

  it('is open again when the matching is taken back, and then its age can be seen', async () => {
    await goTo(page, `/sales/receipt?customer_cd=${customer_cd}`)
    await chosen('109,560', 'unmatch')
    await page.keyboard.press('F7')
    await put('reason', '消込先の誤り')
    await send()
    await told(page, /の消込を解除しました/)
    await row('未消込').waitFor()
    await goTo(page, `/sales/receivables?customer_cd=${customer_cd}`)
    // Not yet due, and what has come and settles nothing: both stand in a row of this list only.
    await row(/110,000[\s\S]*109,560/).waitFor()
    await picture(page, 'receivables')
    const { page: small } = await signedIn(stage, { viewport: phone, at: '/sales/customerStatement' })
    await small
      .getByText(/^B\d{6}$/)
      .first()
      .waitFor()
    await picture(small, 'statements-phone')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
