import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inspectionPointMaster } from '#modules/master/contract/inspection-point.ts'
import { itemMaster } from '#modules/master/contract/item.ts'
import { arrivalSlip } from '#modules/place-order/contract/arrival/arrival-slip.ts'
import { expectedAtGate, type ExpectedLine } from '#modules/place-order/contract/arrival/gate-calls.ts'
import type { Caller } from '../../test/demo-sign-in.ts'
import { sidewaysScroll } from '../accessibility.ts'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { reach, reachBack } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { type } from '../stock/typing.ts'
import { told } from '../told.ts'

/** On a phone at the gate, at the desk of the inspection, and what comes again for what went back. */
describe('a delivery', () => {
  let stage: Stage
  let small: Page
  let line: ExpectedLine
  let name = ''
  beforeAll(async () => {
    stage = await openStage()
    const signed = await signedIn(stage, { viewport: phone, at: '/placeOrder/arrivalGate' })
    small = signed.page
    line = await firstExpected(signed.caller)
    name = `${line.po_no}-${line.line_no}`
    await inspectOnReceipt(signed.caller, line.item_cd)
    await measureOnReceipt(signed.caller, line.item_cd)
  })
  afterAll(() => stage.close())

  const scanner = () => small.locator('.gate .scan input')
  const card = () => small.locator(`.gate-card[data-line="${name}"]`)
  const scan = async (text: string) => {
    await small.locator('.gate .scan input:focus').waitFor()
    await small.keyboard.type(text)
    await small.keyboard.press('Enter')
  }

  it('is read on a phone; too many are refused so that nobody overlooks it, and twice counts once', async () => {
    await reach(small, scanner())
    await scan('4901234567894')
    await small.locator('.gate-refused').filter({ hasText: '4901234567894' }).waitFor()
    await picture(small, 'gate-refused-phone')
    await scan(name)
    await card().locator('[name=qty]:focus').waitFor()
    await small.locator('.gate-refused').waitFor({ state: 'detached' })
    await small.keyboard.type(String(Number(line.rest) * 2))
    await small.keyboard.press('Enter')
    await scan(name)
    await small.locator('.scan-told').filter({ hasText: '読み取り済み' }).waitFor()
    await expect.poll(() => small.locator('.gate-card').count()).toBe(1)
    await small.keyboard.press('F9')
    await small.locator('.gate-refused').filter({ hasText: '過納許容' }).waitFor()
    // What is wrong is corrected at once, also where the next code was waited for.
    await card().locator('[name=qty]:focus').waitFor()
    await picture(small, 'gate-too-many-phone')
    await small.keyboard.type(line.rest)
    await reach(small, small.locator('[name=supplier_slip_no]'))
    await small.keyboard.type('D-7001')
    await picture(small, 'gate-phone')
    expect(await sidewaysScroll(small)).toBe(0)
    await small.keyboard.press('F9')
    await small
      .locator('.scan-told')
      .filter({ hasText: /入荷 N\d+ を受け入れました/ })
      .waitFor()
  })

  it('what is read while the quantity stands selected is the next code; what was half typed is over when a row is chosen', async () => {
    const { page, caller } = await signedIn(stage, { at: '/placeOrder/arrivalGate' })
    const { data } = await caller.get(expectedAtGate.path, { from_dt: '2099-01-01', to_dt: '2099-01-01' })
    const { list } = expectedAtGate.output.parse(data)
    const first = list.find(
      ({ supplier_cd }) => list.filter((each) => each.supplier_cd === supplier_cd).length > 1,
    )
    const next = list.find((each) => each !== first && each.supplier_cd === first?.supplier_cd)
    if (!first || !next) throw new Error('Of no supplier two lines are expected')
    const codeOf = ({ po_no, line_no }: ExpectedLine) => `${po_no}-${line_no}`
    const qtyOf = (of: ExpectedLine) => page.locator(`.gate-card[data-line="${codeOf(of)}"] [name=qty]`)
    const field = page.locator('.gate .scan input')
    await field.fill('P0')
    await page
      .locator('.gate-expected tbody tr')
      .filter({ hasText: codeOf(first) })
      .click()
    await qtyOf(first).and(page.locator(':focus')).waitFor()
    await expect.poll(() => field.inputValue()).toBe('')
    await page.keyboard.type(codeOf(next))
    await page.keyboard.press('Enter')
    await qtyOf(next).and(page.locator(':focus')).waitFor()
    await expect.poll(() => qtyOf(first).inputValue()).toBe(first.rest)
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await expect.poll(() => qtyOf(next).inputValue()).toBe('2')
    await page.close()
  })

  it('is inspected: what is defective is set apart, what goes back has its slip', async () => {
    const { page } = await signedIn(stage, { at: '/placeOrder/arrivalDeliveryManage' })
    const row = page.locator('tbody tr').filter({ hasText: 'D-7001' }).first()
    await reach(page, row)
    await page.keyboard.press('Home')
    await picture(page, 'arrivals')
    await page.locator('[data-command=inspect]:enabled').first().waitFor()
    await page.keyboard.press('F7')
    await reach(page, page.locator('[name=accept_dt]'))
    // Day, number of the arrival, note; then line, item, what is judged.
    await type(page, '', '', '')
    await page.locator('.entry-grid [data-row="0"] input:focus').waitFor()
    await type(page, '', '', '', String(Number(line.rest) - 3), '1', '2', 'キズ')
    await page.locator('.slip').getByText('キズ').first().waitFor()
    await picture(page, 'acceptance')
    await page.keyboard.press('F9')
    await told(page, /検収 G\d+ を登録しました/)
    await page.locator('[data-command=accept]:enabled').first().waitFor()
    await page.keyboard.press('F7')
    // An item with points of inspection is measured before it is accepted.
    await page.getByText('この品目には検査項目があります').first().waitFor()
    await page.keyboard.press('Alt+1')
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await page.keyboard.press('F9')
    await told(page, /検収 G\d+ を登録しました/)
    await reachBack(page, page.locator('[data-command=measures]:enabled').filter({ visible: true }).first())
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    await reach(page, drawer.getByLabel(/内径/))
    await page.keyboard.type('10.01 12')
    await drawer.getByText('規格外 1').waitFor()
    await picture(page, 'acceptance-measures')
    await page.keyboard.press('F9')
    await drawer.waitFor({ state: 'detached' })
    await page.locator('[data-command=accept]:enabled').first().waitFor()
    await page.keyboard.press('F7')
    await page.locator('.slip.read-only').waitFor()
    await page.locator('.chip').filter({ hasText: '検収済' }).first().waitFor()
    await page.locator('[data-command=return-slip]:enabled').first().waitFor()
    const download = page.waitForEvent('download')
    await page.keyboard.press('F10')
    expect((await download).suggestedFilename()).toMatch(/返品票_G\d+\.pdf/)
  })

  it('comes again for what went back, and no more is to come', async () => {
    await reach(small, scanner())
    await scan(name)
    await card().locator('[name=qty]:focus').waitFor()
    await expect.poll(() => card().locator('[name=qty]').inputValue()).toBe('2')
    await reach(small, small.locator('[name=supplier_slip_no]'))
    await small.keyboard.type('D-7002')
    await small.keyboard.press('F9')
    await small
      .locator('.scan-told')
      .filter({ hasText: /入荷 N\d+ を受け入れました/ })
      .waitFor()
    await scan(name)
    await small.locator('.gate-refused').filter({ hasText: 'すべて入荷済み' }).waitFor()
    const download = small.waitForEvent('download')
    await small.keyboard.press('F10')
    expect((await download).suggestedFilename()).toMatch(/現品票_N\d+\.pdf/)
    await picture(small, 'gate-after-phone')
  })

  it('what is too many or not ordered is put aside with its reason, and the delivery note is photographed', async () => {
    const { page, caller } = await signedIn(stage, { viewport: phone, at: '/placeOrder/arrivalGate' })
    const next = await firstExpected(caller)
    const of = `${next.po_no}-${next.line_no}`
    const field = page.locator('.gate .scan input')
    const read = async (text: string) => {
      await reach(page, field)
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await read('4901234567894')
    await reach(page, page.locator('.gate-refused .btn'))
    await page.keyboard.press('Enter')
    await page.locator('.gate-card [name=aside_qty]:focus').waitFor()
    await type(page, '2', '誤配')
    await page.locator('.gate .scan input:focus').waitFor()
    await read(of)
    const line = page.locator(`.gate-card[data-line="${of}"]`)
    await line.locator('[name=qty]:focus').waitFor()
    await reach(page, line.locator('.btn.quiet'))
    await page.keyboard.press('Enter')
    await reach(page, line.locator('[name=aside_qty]'))
    await page.keyboard.type('5')
    await page.keyboard.press('F9')
    // Nothing is put aside without a reason.
    await line.locator('[name=aside_reason]:focus').waitFor()
    await page.keyboard.type('送り過ぎ')
    await picture(page, 'gate-aside-phone')
    expect(await sidewaysScroll(page)).toBe(0)
    await page.keyboard.press('F9')
    const said = page.locator('.scan-told').filter({ hasText: /入荷 N\d+ を受け入れました/ })
    await said.waitFor()
    const [arrival_no = ''] = /N\d+/.exec(await said.innerText()) ?? []
    await page.keyboard.press('F4')
    const note = { name: '納品書.png', mimeType: 'image/png', buffer: onePixel }
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(note)
    await told(page, /「納品書.png」を添付しました/)
    await page.keyboard.press('Escape')
    const { data } = await caller.get(arrivalSlip.endpoints.getDetail.path, { arrival_no })
    expect(
      arrivalSlip.schema.record
        .parse(data)
        .lines.map(({ po_no, qty, outcome, remarks }) => [po_no, qty, outcome, remarks]),
    ).toEqual([
      ['', '2', '2', '誤配 4901234567894'],
      [next.po_no, next.rest, '0', ''],
      [next.po_no, '5', '3', '送り過ぎ'],
    ])
    await page.close()
  })

  it('is turned away at the gate with a reason: nothing was taken in, and its line is expected as before', async () => {
    const { page, caller } = await signedIn(stage, { viewport: phone, at: '/placeOrder/arrivalGate' })
    const next = await firstExpected(caller)
    await reach(page, page.locator('.gate .scan input'))
    await page.keyboard.type(`${next.po_no}-${next.line_no}`)
    await page.keyboard.press('Enter')
    await page.locator('.gate-card [name=qty]:focus').waitFor()
    await reach(page, page.locator('[data-command=turnAway]:enabled').filter({ visible: true }).first())
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    await drawer.locator('[name=reason]:focus').waitFor()
    await page.keyboard.type('梱包破れ')
    await picture(page, 'gate-turn-away-phone')
    await page.keyboard.press('F9')
    await told(page, /入荷 N\d+ の受入を拒否しました/)
    await page.locator('.gate .scan input:focus').waitFor()
    await expect.poll(() => page.locator('.gate-card').count()).toBe(0)
    expect(await firstExpected(caller)).toEqual(next)
    await page.close()
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The line that has waited longest. */
async function firstExpected(caller: Caller): Promise<ExpectedLine> {
  const { data } = await caller.get(expectedAtGate.path, { from_dt: '2099-01-01', to_dt: '2099-01-01' })
  const [first] = expectedAtGate.output.parse(data).list
  if (!first) throw new Error('Nothing is expected in the demo company')
  return first
}

async function inspectOnReceipt(caller: Caller, item_cd: string): Promise<void> {
  const { getDetail, doEdit } = itemMaster.endpoints
  const { data } = await caller.get(getDetail.path, { item_cd })
  const stored = getDetail.output.parse(data)
  const { code, msg } = await caller.post(doEdit.path, { ...stored, assign_mode: '1', inspection_flg: true })
  if (code !== 200) throw new Error(`The item could not be changed: ${msg}`)
}

async function measureOnReceipt(caller: Caller, item_cd: string): Promise<void> {
  const { code, msg } = await caller.post(inspectionPointMaster.endpoints.doEdit.path, {
    ...{
      item_cd,
      point_no: 'D',
      point_nm: '内径',
      lower_limit: '9.98',
      upper_limit: '10.02',
      assign_mode: '0',
    },
  })
  if (code !== 200) throw new Error(`The point could not be entered: ${msg}`)
}
