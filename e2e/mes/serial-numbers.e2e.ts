import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemMaster } from '#modules/master/contract/item.ts'
import { processesOfOrder } from '#modules/mes/contract/daily-report/report-calls.ts'
import { recordWork } from '#modules/mes/contract/work-calls.ts'
import { itemStock } from '#modules/stock/contract/item-stock.ts'
import { lotList } from '#modules/stock/contract/lot-list.ts'
import { stockList } from '#modules/stock/contract/stock-list.ts'
import { stockSlip } from '#modules/stock/contract/stock-slip.ts'
import type { Caller } from '../../test/demo-sign-in.ts'
import { sidewaysScroll } from '../accessibility.ts'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { signedIn } from '../signed-in.ts'
import { handsAt } from './at-terminal.ts'
import { readyOrder } from './ready-order.ts'

const once = () => ({ 'Idempotency-Key': crypto.randomUUID() })

/** The last process of pieces that have a number each. */
describe('serial numbers at the terminal', () => {
  let stage: Stage
  let page: Page
  let caller: Caller
  let work_order_no = ''
  beforeAll(async () => {
    stage = await openStage()
    ;({ page, caller } = await signedIn(stage, { at: '/mes/productionAchievement' }))
    await empty()
    const { getDetail, doEdit } = itemMaster.endpoints
    const { data } = await caller.get(getDetail.path, { item_cd: 'BS-15' })
    const numbered = { ...getDetail.output.parse(data), assign_mode: '1', lot_control: '2' }
    const { code, msg } = await caller.post(doEdit.path, numbered, once())
    if (code !== 200) throw new Error(msg)
    work_order_no = await readyOrder(caller)
    const { list } = processesOfOrder.output.parse(
      (await caller.get(processesOfOrder.path, { work_order_no })).data,
    )
    const tell = async (process_no: number, event_kind: '1' | '5', good_qty: string) => {
      const told = { work_order_no, process_no: String(process_no), event_kind, good_qty, defective_qty: '0' }
      const answer = await caller.post(recordWork.path, told, once())
      if (answer.code !== 200) throw new Error(answer.msg)
    }
    for (const { process_no } of list.slice(0, -1)) {
      await tell(process_no, '1', '0')
      await tell(process_no, '5', '3')
    }
    const last = list.at(-1)?.process_no ?? 0
    await tell(last, '1', '0')
    await scan(`${work_order_no}-${last}`)
    await page.locator('.terminal-what').waitFor()
    await scanBadge('B001')
  })
  afterAll(() => stage.close())

  const { scan, scanBadge, command, refused } = handsAt(() => page)
  /** Only what is not in stock changes how it is kept. */
  const empty = async () => {
    const { getList } = stockList.endpoints
    const { list } = getList.output.parse((await caller.get(getList.path, { item_cd: 'BS-15' })).data)
    const { business_date: biz_dt } = itemStock.output.parse(
      (await caller.get(itemStock.path, { item_cd: 'BS-15' })).data,
    )
    const lines = list.map(({ item_cd, location_cd, lot_no, qty }) => ({ item_cd, location_cd, lot_no, qty }))
    const header = { stock_div: '085', biz_dt, reason_cd: '90', reason: '試験' }
    const slip = { assign_mode: '0', header, lines, agreed: [] }
    const { code, msg } = await caller.post(stockSlip.endpoints.doEdit.path, slip, once())
    if (code !== 200) throw new Error(msg)
  }
  /** Where the keyboard is. */
  const scanned = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  const field = (at: number) => page.locator(`[name="serial_nos.${at}"]`)
  const shelved = async () => {
    const { data } = await caller.get(lotList.endpoints.getList.path, { item_cd: 'BS-15' })
    return lotList.endpoints.getList.output
      .parse(data)
      .list.map(({ lot_no }) => lot_no)
      .filter((lot_no) => lot_no === 'SN-A' || lot_no.startsWith(`${work_order_no}-`))
      .toSorted()
  }

  it('are scanned one after the other; what is blank gets the order’s, and a wrong one says so where it stands', async () => {
    await expect.poll(() => field(0).getAttribute('placeholder')).toBe(`${work_order_no}-001`)
    await field(0).click()
    await scanned('sn-a')
    await page.locator('[name="serial_nos.1"]:focus').waitFor()
    await expect.poll(() => field(1).getAttribute('placeholder')).toBe(`${work_order_no}-001`)
    await scanned('sn-a')
    await page.locator('.terminal-serial.bad').getByText('重複').waitFor()
    await refused('finish').waitFor()
    await field(1).fill(work_order_no)
    await field(1).press('Enter')
    await page.locator('.terminal-serial.bad').getByText('すでに使われています').waitFor()
    await picture(page, 'serial-numbers')
    await field(1).fill('')
    await page.getByLabel('良品数', { exact: true }).fill('2')
    await expect.poll(() => page.locator('.terminal-serial').count()).toBe(2)
    await command('report').click()
    await expect.poll(shelved).toEqual(['SN-A', `${work_order_no}-001`].toSorted())
  })

  it('fit a phone, and the last piece has the next one by a mere finish', async () => {
    await page.setViewportSize(phone)
    await expect.poll(() => field(0).getAttribute('placeholder')).toBe(`${work_order_no}-003`)
    // So many are not typed one by one, but it is said what they get.
    const good = page.getByLabel('良品数', { exact: true })
    await good.fill('201')
    await page.getByText(`${work_order_no}-003からの続き番号`).waitFor()
    await good.fill('1')
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
    await picture(page, 'serial-numbers-phone')
    await command('finish').click()
    await expect.poll(shelved).toEqual(['SN-A', `${work_order_no}-001`, `${work_order_no}-003`].toSorted())
  })
})
