import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { bomMaster } from '#modules/master/contract/bom.ts'
import { stockLocationMaster } from '#modules/master/contract/stock-location.ts'
import { issuePlaceOrder } from '#modules/place-order/contract/order/place-order-calls.ts'
import { placeOrderSlip } from '#modules/place-order/contract/order/place-order-slip.ts'
import type { Caller } from '../../test/demo-sign-in.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { shownPanel, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

interface Called {
  readonly path: string
  readonly sent: object
}

/** A maker of sheet-metal covers gets our plate free of charge: 1.5 kg for each cover. Ten of them are ordered. */
async function orderedCovers(caller: Caller): Promise<string> {
  const call = async ({ path, sent }: Called) => {
    const { code, msg, data } = await caller.post(path, sent, { 'Idempotency-Key': crypto.randomUUID() })
    if (code !== 200) throw new Error(`${path}: ${code} ${msg}`)
    return data
  }
  const added = (path: string, record: object) => call({ path, sent: { assign_mode: '0', ...record } })
  await added(stockLocationMaster.endpoints.doEdit.path, {
    ...{ location_cd: 'OUT-S015', location_nm: '板金外注先', location_kind: '3' },
    ...{ supplier_cd: 'S015', supplier_branch_no: '00' },
  })
  await added(bomMaster.endpoints.doEdit.path, {
    ...{ parent_item_cd: 'SHT-CVR', seq: 1, from_dt: '2020-01-01', item_cd: 'MAT-A5052-10' },
    ...{ base_qty: '1', need_qty: '1.5', supply_div: '4' },
  })
  const { doEdit } = placeOrderSlip.endpoints
  const header = { order_dt: '2026-11-01', supplier_cd: 'S015', branch_no: '00' }
  const lines = [{ item_cd: 'SHT-CVR', qty: '10', unit_price: '520' }]
  const { po_no } = placeOrderSlip.schema.record.parse(await added(doEdit.path, { header, lines })).header
  await call({ path: issuePlaceOrder.path, sent: { po_no } })
  return po_no
}

/** What a buyer of subcontracted parts does, by keys alone. */
describe('a subcontractor makes covers of our plate', () => {
  let stage: Stage
  let page: Page
  let po_no = ''
  beforeAll(async () => {
    stage = await openStage()
    const entered = await signedIn(stage, { at: '/placeOrder/supplyOut' })
    page = entered.page
    po_no = await orderedCovers(entered.caller)
    await page.locator('[name=supplier_cd]').waitFor()
  })
  afterAll(() => stage.close())

  const panel = () => shownPanel(page)
  const type = async (...values: readonly string[]) => {
    for (const value of values) {
      if (value) await page.keyboard.type(value)
      await page.keyboard.press('Enter')
    }
  }
  const inGrid = (row: number) => panel().locator(`.entry-grid [data-row="${row}"] input:focus`).waitFor()
  const status = (words: string) => panel().locator('.chip').filter({ hasText: words }).first().waitFor()
  const ready = (command: string) => panel().locator(`[data-command=${command}]:enabled`).first().waitFor()

  it('the plate that an order needs is worked out and handed over', async () => {
    await reach(page, panel().locator('[name=supplier_cd]'))
    await page.keyboard.press('F7')
    await page.getByRole('dialog').locator('[name=po_no]:focus').waitFor()
    await page.keyboard.type(po_no)
    await page.keyboard.press('F9')
    await told(page, /支給 U\d+ を作成しました/)
    await panel().locator('.entry-grid').getByText('MAT-A5052-10').first().waitFor()
    await ready('supply')
    await page.keyboard.press('F7')
    await status('支給済')
    await picture(page, 'supply-out')
    await page.goto('/placeOrder/suppliedStock')
    await panel().locator('tbody tr').filter({ hasText: 'MAT-A5052-10' }).first().waitFor()
    await picture(page, 'supplied-stock')
    await page.goto('/stock/stockEnquiry?item_cd=MAT-A5052-10')
    const wanted = panel().locator('tbody tr').filter({ hasText: '外注先への支給材' })
    await wanted.getByRole('link', { name: `${po_no}-1` }).click()
    await panel().locator('[name=po_no]').waitFor()
  })

  it('when the covers come, the plate is used up and they are worth the fee and the plate', async () => {
    await page.goto('/placeOrder/arrival')
    await reach(page, panel().locator('[name=supplier_cd]'))
    // Supplier, branch, how it comes, delivery note and remarks; then the line of the order, its item as ordered, and how many.
    await type('s015', '00', '', '', '')
    await inGrid(0)
    await type(po_no, '1', '', '10')
    await page.keyboard.press('F9')
    await told(page, /入荷 N\d+ を登録しました/)
    await ready('receive')
    await page.keyboard.press('F7')
    await status('入荷済')
    await page.goto('/placeOrder/suppliedStock')
    await panel().getByText('表示するデータはありません。').first().waitFor()
    await page.goto('/stock/stockMovements?item_cd=SHT-CVR')
    // 520 yen for each cover, and 15 kg of plate at 760.
    const came = panel().locator('tbody tr').filter({ hasText: '仕入入庫' }).first()
    await came.filter({ hasText: '16,600' }).waitFor()
    await picture(page, 'supplied-value')
  })
})
