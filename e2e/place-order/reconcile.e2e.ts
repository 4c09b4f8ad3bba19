import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purchaseSlip } from '#modules/place-order/contract/purchase/purchase-slip.ts'
import { postPurchase } from '#modules/place-order/contract/purchase/purchase-calls.ts'
import { supplierMatchings } from '#modules/place-order/contract/statement/account-calls.ts'
import { plainConverter } from '#platform/contract/matching/field-matching.ts'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { signedIn, type SignedIn } from '../signed-in.ts'
import { told } from '../told.ts'

const today = new Date().toISOString().slice(0, 10)
const content = [
  '伝票番号,品番,納品日,数量,単価,金額',
  `D-1,BRG-6001,${today},10,100,1000`,
  `D-2,BRG-6001,${today},22,100,2200`,
  `D-9,6001ZZ,${today},3,100,300`,
].join('\r\n')
const file = {
  ...{ name: 'seikyu.csv', mimeType: 'text/csv' },
  buffer: encodeCp932(content) ?? Buffer.alloc(0),
}

/** What a clerk does when the supplier's own statement comes: by keys alone. */
describe('a supplier’s own statement beside ours', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    const entered = await signedIn(stage, { at: '/placeOrder/supplierStatement' })
    page = entered.page
    missing = await prepared(entered)
  })
  afterAll(() => stage.close())

  const rows = () => page.getByRole('table', { name: '差異の一覧' }).locator('tbody tr')
  // What the demo company has bought from him stands there, too: these are told from it by their numbers.
  let missing = ''
  const ofThese = () => rows().filter({ hasText: new RegExp(`D-2|6001ZZ|${missing}`, 'u') })
  const tick = async (box: Locator) => {
    await reach(page, box)
    await page.keyboard.press('Space')
  }
  const boxOf = (words: string) => rows().filter({ hasText: words }).locator('input[type=checkbox]')

  it('is read from the statement that it belongs to; only what differs is shown', async () => {
    await page.locator('[data-command=close]:enabled').first().waitFor()
    await page.keyboard.press('F2')
    // It begins with a closing day that has come; what was posted today is closed today.
    const days = page.getByRole('dialog').getByRole('button', { name: /^(?:本日 )?\d{4}\/\d\d\/\d\d/ })
    await reach(page, days.last())
    await page.keyboard.press('Enter')
    const box = page.getByRole('dialog').locator('tbody tr').filter({ hasText: 'S001' }).getByRole('checkbox')
    await reach(page, box)
    if (!(await box.isChecked())) await page.keyboard.press('Space')
    await page.locator('[role=dialog] [data-command=send]:enabled').waitFor()
    await page.keyboard.press('F9')
    await told(page, /支払通知を作成しました/)
    // Other suppliers have been closed, too: only this one’s is shown.
    await page.goto('/placeOrder/supplierStatement?supplier_cd=S001')
    const row = page.locator('tbody tr').filter({ hasText: 'S001' }).first()
    await reach(page, row)
    await page.keyboard.press('Home')
    await page.locator('[data-command=account]:enabled').first().waitFor()
    await page.keyboard.press('F4')
    await page.locator('.account-asked input[name=file]:enabled').setInputFiles(file)
    await page.locator('.account-state .st').filter({ hasText: '3行中 1行一致' }).waitFor()
    await expect.poll(() => ofThese().count()).toBe(3)
    await picture(page, 'supplier-reconciliation')
  })

  it('the supplier’s own item number is put together with ours once', async () => {
    await tick(boxOf('6001ZZ'))
    await tick(boxOf(missing))
    await page.locator('[data-command=pair]:enabled').first().waitFor()
    await page.keyboard.press('F6')
    await page
      .getByRole('table', { name: '手動で対応した行' })
      .locator('tbody tr')
      .filter({ hasText: '6001ZZ' })
      .waitFor()
    await expect.poll(() => ofThese().count()).toBe(1)
  })

  it('what the supplier corrects is settled, and the statement is reconciled', async () => {
    await tick(page.getByRole('table', { name: '差異の一覧' }).locator('thead input[type=checkbox]'))
    await page.locator('[data-command=settle]:enabled').first().waitFor()
    await page.keyboard.press('F9')
    const how = page.locator('[role=dialog] [name=settled_by]')
    await reach(page, how)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => how.inputValue()).toBe('partner')
    await page.keyboard.press('F9')
    await told(page, /件の差異を処理しました/)
    await page.locator('.chip').filter({ hasText: '照合済' }).first().waitFor()
  })
})

/** Three purchases of one supplier, and how his files are read; answers the number of the one that he does not state. */
async function prepared({ caller }: SignedIn): Promise<string> {
  let missing = ''
  const post = async (path: string, body: object) => {
    const answer = await caller.post(path, body, { 'Idempotency-Key': crypto.randomUUID() })
    if (answer.code !== 200) throw new Error(`${path}: ${String(answer.code)} ${answer.msg}`)
    return answer.data
  }
  for (const [supplier_slip_no, qty] of [
    ['D-1', '10'],
    ['D-2', '20'],
    ['D-3', '3'],
  ]) {
    const header = { supplier_cd: 'S001', branch_no: '00', supplier_slip_no, account_dt: today }
    const line = { stock_div: '011', item_cd: 'BRG-6001', qty, unit_price: '100' }
    const made = await post(purchaseSlip.endpoints.doEdit.path, { assign_mode: '0', header, lines: [line] })
    missing = purchaseSlip.schema.record.parse(made).header.purchase_no
    await post(postPurchase.path, { purchase_no: missing })
  }
  const fields = (['supplier_slip_no', 'item_cd', 'receipt_dt', 'qty', 'unit_price', 'amount'] as const).map(
    (field, at) => ({
      ...{ field, source: { kind: 'column', columns: [at + 1] }, converter: plainConverter },
    }),
  )
  await post(supplierMatchings.save.path, {
    ...{ target: 'supplierAccount', assign_mode: '0', matching_cd: 'S001', matching_nm: '請求明細' },
    matching: { heading_rows: 1, width: 6, key: [], per_day: null, fields },
  })
  return missing
}
