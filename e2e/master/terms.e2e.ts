import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signInToDemo } from '../../test/demo-sign-in.ts'
import { openDatabaseStage, type DatabaseStage } from '../database-stage.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

describe('terms from a day on, and the days of ordering', () => {
  let stage: DatabaseStage
  let page: Page
  beforeAll(async () => {
    stage = await openDatabaseStage()
    page = (await signedIn(stage)).page
  })
  afterAll(() => stage.close())

  const stored = (statement: string) => stage.rows(statement)
  const form = () => page.getByRole('dialog').first()
  const field = (name: string) => form().locator(`[name="${name}"]`)
  const saved = () => told(page, 'を登録しました。')
  const terms = () =>
    stored("SELECT closing_day, update_user FROM customer WHERE customer_cd = 'C001' AND branch_no = '00'")

  it('a customer’s new terms wait for their day, and hold from it', async () => {
    await page.goto('/masterMaint/master/customerHistory?customer_cd=C001')
    const grid = page.getByRole('table', { name: '得意先履歴' })
    await grid.getByRole('row').nth(1).click()
    const [today] = await stored(
      "SELECT biz_dt::text AS day, (biz_dt + 1)::text AS next FROM bizdate WHERE factory_cd = 'F01'",
    )
    const [before] = await terms()
    await page.keyboard.press('F4')
    await field('from_dt').fill(String(today?.['next']).replaceAll('-', ''))
    await field('closing_day').fill('15')
    await field('note').fill('締日変更の申し入れ')
    await page.keyboard.press('F9')
    await saved()
    await grid.getByRole('row').filter({ hasText: '締日変更の申し入れ' }).waitFor()
    expect(await terms()).toEqual([before])
    await moveTo(String(today?.['next']), ['F01', 'F02'])
    await expect.poll(async () => (await terms())[0]?.['closing_day']).toBe(15)
    await page.goto('/masterMaint/master/customer?customer_cd=C001')
    await page.getByRole('table', { name: '得意先マスタ' }).getByRole('row').nth(1).click()
    await page.keyboard.press('F6')
    const change = form().getByRole('row').filter({ hasText: '締日' }).first()
    await expect
      .poll(() => change.getByRole('cell').allInnerTexts())
      .toEqual([before?.['closing_day'] === 99 ? '末日' : String(before?.['closing_day']), '15'])
    await page.keyboard.press('Escape')
  })

  it('an order cycle shows its next ten days while it is typed', async () => {
    await page.goto('/masterMaint/placeOrder/placeOrderCycleMaintenance')
    await page.getByRole('table', { name: '発注サイクル' }).getByRole('row').nth(1).waitFor()
    await page.keyboard.press('F2')
    await field('cycle_cd').fill('w-fri')
    await field('cycle_nm').fill('毎週金曜')
    await field('base_dt').fill('2026/4/1')
    await field('base_dt').blur()
    await field('fri_flg').check()
    const days = form().getByRole('region').or(form().locator('.order-days')).getByRole('listitem')
    await expect.poll(() => days.count()).toBe(10)
    for (const day of await days.allInnerTexts()) expect(day).toMatch(/（金）/)
    await field('interval').fill('2')
    await field('interval').blur()
    await page.keyboard.press('F9')
    await saved()
    expect(
      await stored('SELECT cycle_nm, fri_flg, "interval" FROM place_order_cycle WHERE cycle_cd = \'W-FRI\''),
    ).toEqual([{ cycle_nm: '毎週金曜', fri_flg: true, interval: 2 }])
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })

  /** The customer is the whole company's: its day has come when it has come in every factory. */
  async function moveTo(biz_dt: string, factories: readonly string[]): Promise<void> {
    for (const factory of factories) {
      const api = await signInToDemo(stage.server.url, 'admin', factory)
      const { data } = await api.get('/api/master/bizdate/getList')
      const own = bizdates.parse(data).list.find((row) => row.own)
      const moved = { biz_dt, reason: '翌日の業務', update_cnt: own?.update_cnt }
      const { code, msg } = await api.post('/api/master/bizdate/doEdit', moved)
      if (code !== 200) throw new Error(msg)
    }
  }
})

const bizdates = z.object({ list: z.array(z.object({ own: z.boolean(), update_cnt: z.number() })) })
