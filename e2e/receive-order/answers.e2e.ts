import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Caller } from '../../test/demo-sign-in.ts'
import { asSuperuserOf, createDatabase, demoTemplate, type ServerDatabase } from '../../test/databases.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { deskOf } from '../desk.ts'
import { lineTexts } from '../kit/trial-slip.ts'
import { openDay } from '../open-days.ts'
import { reach, reachBack } from '../reach.ts'
import { shownPanel, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

const line = z.object({ order_no: z.string(), line_no: z.number(), qty: z.string(), item_cd: z.string() })

/** An open day after which some are closed. */
function dayBeforeClosed(): string {
  let day = openDay(14)
  while (daysBetween(day, openDay(1, day)) === 1) day = openDay(1, day)
  return day
}
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** From the customer's question when it comes to the order that nobody can change any more, by keys alone. */
describe('delivery dates are answered, and a refused change is asked for', () => {
  let database: ServerDatabase
  let stage: Stage
  let page: Page
  let caller: Caller
  let order: z.output<typeof line>
  beforeAll(async () => {
    database = await createDatabase(await demoTemplate())
    stage = await openStage({ databaseUrl: database.url })
    const entered = await signedIn(stage, { at: '/sales/deliveryDateManage' })
    page = entered.page
    caller = entered.caller
    const { data } = await caller.get('/api/receiveorder/deliveryDateManage/getList', {
      ...{ line_status: '0', answer_status: '0', sort: '-order_no', size: '50' },
    })
    const { list } = z.object({ list: z.array(line) }).parse(data)
    const first = list[0]
    if (!first) throw new Error('Every line of the demo company has been answered')
    order = first
    await page.goto(`/sales/deliveryDateManage?order_no=${order.order_no}&line_no=${String(order.line_no)}`)
  })
  afterAll(async () => {
    await stage.close()
    await database.drop()
  })

  const panel = () => shownPanel(page)
  const row = (text: string) => panel().locator('tbody tr').filter({ hasText: text }).first()
  const drawer = () => page.locator('[role=dialog]')
  const planned = (status: '0' | '2') =>
    asSuperuserOf(database, (client) =>
      client.query('UPDATE receive_order_line SET plan_status = $1 WHERE order_no = $2 AND line_no = $3', [
        ...[status, order.order_no, order.line_no],
      ]),
    )
  /** Into the next field of a drawer, once the one before has been left. */
  const enter = async (name: string, text: string) => {
    await drawer().locator(`[name=${name}]:focus`).waitFor()
    if (text !== '') await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  const ask = async (qty: string, why: string) => {
    await page.keyboard.press('F7')
    await enter('kind', '')
    await enter('line_no', '')
    await enter('qty', qty)
    await enter('date', '')
    await drawer().locator('[name=reason]:focus').waitFor()
    await page.keyboard.type(why)
    await picture(page, 'order-request')
    await page.keyboard.press('F9')
    const no = /\d+/.exec(await told(page, /変更依頼 \d+ を送りました/))?.[0] ?? ''
    await drawer().waitFor({ state: 'hidden' })
    return no
  }
  const respond = async (no: string, accept: 'Enter' | 'ArrowDown', why: string) => {
    await reach(page, panel().getByRole('link', { name: `依頼${no}`, exact: true }))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/receiveOrder/changeRequestList**')
    await reach(page, row(order.order_no))
    await page.keyboard.press('Home')
    await page.keyboard.press('F6')
    await drawer().locator('[name=accept]:focus').waitFor()
    await page.keyboard.press(accept)
    if (accept === 'ArrowDown') await page.keyboard.press('Enter')
    await enter('answer', why)
    await page.keyboard.press('F9')
    await told(page, `変更依頼 ${no} に回答しました`)
    await drawer().waitFor({ state: 'hidden' })
  }
  const openPage = async () => {
    await page.goto(`/receiveOrder/receiveOrderPage?order_no=${order.order_no}`)
    await panel().locator('.order-band').nth(1).waitFor()
    await page.locator('.tab-list').getByText(`受注 ${order.order_no}`).waitFor()
  }

  it('a line is told its day, which the possible one proposes', async () => {
    await reach(page, row(order.order_no))
    await page.keyboard.press('Home')
    await page.keyboard.press('Space')
    await panel().getByText('1件を選択中').waitFor()
    await page.keyboard.press('F6')
    await drawer()
      .getByRole('row')
      .filter({ hasText: /リードタイム|在庫|入庫予定|生産計画/ })
      .first()
      .waitFor()
    await expect.poll(() => drawer().locator('td input.day').inputValue()).toMatch(/^\d{4}\/\d{2}\/\d{2}$/)
    // Shifted by a day, a day before a weekend becomes the working day after it.
    const day = drawer().locator('td input.day')
    const friday = dayBeforeClosed()
    await reach(page, day)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(friday.replaceAll('-', '/'))
    await reachBack(page, drawer().getByRole('button', { name: 'ずらす', exact: true }))
    await page.keyboard.press('Enter')
    await expect.poll(() => day.inputValue()).toBe(openDay(1, friday).replaceAll('-', '/'))
    await picture(page, 'delivery-answer')
    await page.keyboard.press('F9')
    await told(page, /1行の納期を回答しました/)
    await drawer().waitFor({ state: 'hidden' })
    await row('回答済').waitFor()
    await picture(page, 'delivery-dates')
  })

  it('the order’s number leads to its page, where what the plan has refused is asked for', async () => {
    await reach(page, row(order.order_no))
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/receiveOrder/receiveOrderPage?order_no=${order.order_no}`)
    await panel().locator('.order-band').nth(1).waitFor()
    await planned('2')
    await openPage()
    await reach(
      page,
      panel()
        .locator('.order-main tbody tr')
        .nth(order.line_no - 1),
    )
    const wanted = String(Number(order.qty) + 1)
    const no = await ask(wanted, '得意先の追加依頼')
    await panel().locator('.order-requests').getByText('回答待ち').waitFor()
    await picture(page, 'order-page')
    await respond(no, 'Enter', '材料あり')
    await openPage()
    await panel().locator('.order-requests').getByText('承諾', { exact: true }).waitFor()
    await row(order.item_cd).getByText(wanted, { exact: true }).first().waitFor()
  })

  it('rejected, it stays as it is, with the reason', async () => {
    await reach(
      page,
      panel()
        .locator('.order-main tbody tr')
        .nth(order.line_no - 1),
    )
    const no = await ask('7', '前倒し')
    await respond(no, 'ArrowDown', '段取済み')
    await openPage()
    await panel().locator('.order-requests').getByText('前倒し / 段取済み').waitFor()
  })

  it('a page that is open hears the planner’s no', async () => {
    await reach(
      page,
      panel()
        .locator('.order-main tbody tr')
        .nth(order.line_no - 1),
    )
    const request_no = await ask('8', '再度の前倒し')
    const answer = { request_no, accept: '2', answer: '材料なし' }
    await caller.post('/api/receiveorder/changeRequest/answer', answer, {
      'Idempotency-Key': crypto.randomUUID(),
    })
    await panel().locator('.order-requests').getByText('再度の前倒し / 材料なし').waitFor()
  })

  it('asked for from the slip that refused it, the typing is given up there', async () => {
    const at = order.line_no - 1
    const slip = `/receiveOrder/registerReceiveOrder?order_no=${order.order_no}`
    await page.goto(slip)
    await panel().locator('.entry-grid [data-row="0"]').first().waitFor()
    // Names come after their codes.
    await expect.poll(() => lineTexts(page, at)).toContain('個')
    const before = await lineTexts(page, at)
    await deskOf(page).fill(at, '数量', '99')
    await page.keyboard.press('F9')
    await panel().getByText('「変更を依頼」で生産計画の担当に依頼できます').first().waitFor()
    await reachBack(page, panel().getByRole('button', { name: 'その他の操作' }).first())
    await page.keyboard.press('Enter')
    await reach(page, panel().locator('[data-command=request]:enabled').first())
    await page.keyboard.press('Enter')
    await expect.poll(() => drawer().locator('[name=qty]').inputValue()).toBe('99')
    await page.locator('.tab-list .unsaved').first().waitFor()
    await reach(page, drawer().locator('[name=reason]'))
    await page.keyboard.type('増量の希望')
    await page.keyboard.press('F9')
    await told(page, /変更依頼 \d+ を送りました/)
    await drawer().waitFor({ state: 'hidden' })
    await expect.poll(() => lineTexts(page, at)).toEqual(before)
    await expect.poll(() => page.locator('.tab-list .unsaved').count()).toBe(0)
    await page.goto(slip)
    await panel().locator('.entry-grid [data-row="0"]').first().waitFor()
    await expect.poll(() => panel().locator('.notice.warn').count()).toBe(0)
  })

  it('what the customer no longer wants is given up with a reason', async () => {
    await planned('0')
    await openPage()
    await reach(page, panel().getByRole('button', { name: 'その他の操作' }))
    await page.keyboard.press('Enter')
    await reach(page, panel().locator('[data-command=closeLines]'))
    await page.keyboard.press('Enter')
    await drawer().waitFor()
    await reach(page, drawer().locator('input[type=checkbox]').first())
    await page.keyboard.press('Space')
    await reach(page, drawer().locator('[name=reason]'))
    await page.keyboard.type('得意先の都合')
    await page.keyboard.press('F9')
    await told(page, /1行を打ち切りました/)
  })

  it('a month of orders is more than the list takes at a time, and it says so in place of the lines', async () => {
    await page.goto('/receiveOrder/receiveOrderList?desired_dt=2026-12')
    await panel().getByText('日付の範囲は7日以内で指定してください。').waitFor()
  })
})
