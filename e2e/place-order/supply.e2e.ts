import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '#test/demo-sign-in.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { shownPanel, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** A gear maker gets our steel free of charge: 0.4 m for each gear. */
async function withSubcontractor(caller: Caller): Promise<void> {
  const save = async (path: string, record: object) => {
    const { code, msg } = await caller.post(path, { assign_mode: '0', ...record })
    if (code !== 200) throw new Error(`${path}: ${code} ${msg}`)
  }
  await save('/api/master/stock_location/doEdit', {
    ...{ location_cd: 'OUT-S020', location_nm: '歯車外注先', location_kind: '3' },
    ...{ supplier_cd: 'S020', supplier_branch_no: '00' },
  })
  await save('/api/master/bom/doEdit', {
    ...{ parent_item_cd: 'GER-M1', seq: 1, from_dt: '2020-01-01', item_cd: 'MAT-SUJ-25' },
    ...{ base_qty: '1', need_qty: '0.4', supply_div: '4' },
  })
}

/** What a buyer of subcontracted parts does, by keys alone. */
describe('a subcontractor makes gears of our steel', () => {
  let stage: Stage
  let page: Page
  let po_no = ''
  beforeAll(async () => {
    stage = await openStage()
    const entered = await signedIn(stage, { at: '/placeOrder/registerPlaceOrder' })
    page = entered.page
    await withSubcontractor(entered.caller)
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

  it('they are ordered', async () => {
    await reach(page, panel().locator('[name=supplier_cd]'))
    await page.keyboard.type('s020')
    await page.keyboard.press('Enter')
    await reach(page, panel().locator('.entry-grid [data-row="0"] input').first())
    await type('ger-m1', '10')
    await inGrid(1)
    await page.keyboard.press('F9')
    po_no = /P\d+/.exec(await told(page, /発注登録 P\d+を登録しました/))?.[0] ?? ''
    await ready('issue')
    await page.keyboard.press('F7')
    await status('発注済')
  })

  it('the steel that they need is worked out from the order and handed over', async () => {
    await page.goto('/placeOrder/supplyOut')
    await reach(page, panel().locator('[data-command=prepare]').first())
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').locator('[name=po_no]:focus').waitFor()
    await page.keyboard.type(po_no)
    await page.keyboard.press('F9')
    await told(page, /支給 U\d+ を作成しました/)
    await panel().locator('.entry-grid').getByText('MAT-SUJ-25').first().waitFor()
    await ready('supply')
    await page.keyboard.press('F7')
    await status('支給済')
    await picture(page, 'supply-out')
    await page.goto('/placeOrder/suppliedStock')
    await panel().locator('tbody tr').filter({ hasText: 'MAT-SUJ-25' }).first().waitFor()
    await picture(page, 'supplied-stock')
  })

  it('when the gears come, the steel is used up and they are worth the fee and the steel', async () => {
    await page.goto('/placeOrder/arrival')
    await reach(page, panel().locator('[name=supplier_cd]'))
    await page.keyboard.type('s020')
    await page.keyboard.press('Enter')
    await reach(page, panel().locator('.entry-grid [data-row="0"] input').first())
    await type(po_no, '1', '', '10')
    await page.keyboard.press('F9')
    await told(page, /入荷登録 N\d+を登録しました/)
    await ready('receive')
    await page.keyboard.press('F7')
    await status('入荷済')
    await page.goto('/placeOrder/suppliedStock')
    await ready('search')
    await panel().getByText('該当するデータはありません').first().waitFor()
    expect(await panel().locator('tbody tr').filter({ hasText: 'MAT-SUJ-25' }).count()).toBe(0)
    await page.goto('/stock/movementList?item_cd=GER-M1')
    await panel().locator('tbody tr').filter({ hasText: '仕入入庫' }).first().waitFor()
    await picture(page, 'supplied-value')
  })
})
