import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itemMaster } from '#modules/master/contract/item.ts'
import { inspectionPointMaster } from '#modules/master/contract/inspection-point.ts'
import { processesOfOrder } from '#modules/mes/contract/daily-report/report-calls.ts'
import { recordWork } from '#modules/mes/contract/work-calls.ts'
import { workQuestions } from '#modules/mes/contract/work-errors.ts'
import { itemStock } from '#modules/stock/contract/item-stock.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import type { Caller } from '../../test/demo-sign-in.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'
import { readyOrder } from './ready-order.ts'

const once = () => ({ 'Idempotency-Key': crypto.randomUUID() })

/** What an inspector does at the end of the line. */
describe('the final inspection', () => {
  let stage: Stage
  let page: Page
  let caller: Caller
  let work_order_no = ''
  beforeAll(async () => {
    stage = await openStage()
    ;({ page, caller } = await signedIn(stage, {}))
    const { getDetail, doEdit } = itemMaster.endpoints
    const { data } = await caller.get(getDetail.path, { item_cd: 'BS-15' })
    const stored = getDetail.output.parse(data)
    const { code, msg } = await caller.post(
      doEdit.path,
      { ...stored, assign_mode: '1', final_flg: true, lot_control: '1' },
      once(),
    )
    if (code !== 200) throw new Error(msg)
    const measured = { item_cd: 'BS-15', process_no: 0, lower_limit: '99.5', upper_limit: '100.5' }
    const known = await caller.post(
      inspectionPointMaster.endpoints.doEdit.path,
      {
        ...{ assign_mode: '0', ...measured, point_no: '90', point_nm: '全長' },
        ...{ measure_unit: 'mm', sort_no: 90, note: '' },
      },
      once(),
    )
    if (known.code !== 200) throw new Error(known.msg)
    work_order_no = await readyOrder(caller)
    const { list } = processesOfOrder.output.parse(
      (await caller.get(processesOfOrder.path, { work_order_no })).data,
    )
    for (const { process_no } of list)
      for (const event_kind of ['1', '5'])
        await caller.post(
          recordWork.path,
          {
            ...{ work_order_no, process_no: String(process_no), event_kind, defective_qty: '0' },
            good_qty: event_kind === '5' ? '3' : '0',
            agreed: workQuestions.map((question) => String(question.code)),
          },
          once(),
        )
  })
  afterAll(() => stage.close())

  it('is of what was finished: one is found defective with its reason and its measured value, and two can be used', async () => {
    const usable = async () =>
      Number(itemStock.output.parse((await caller.get(itemStock.path, { item_cd: 'BS-15' })).data).on_hand)
    const before = await usable()
    await page.goto('/mes/finalInspection')
    const row = page.locator('.grid tbody tr').filter({ hasText: work_order_no })
    await row.waitFor()
    await picture(page, 'final-inspection')
    await row.click()
    await page.keyboard.press('F2')
    const drawer = page.locator('.drawer')
    await drawer.locator('[name=good_qty]:focus').waitFor()
    await expect.poll(() => drawer.locator('[name=good_qty]').inputValue()).toBe('3')
    await page.keyboard.type('2')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1')
    await page.keyboard.press('F9')
    await drawer.getByText('不良理由').first().waitFor()
    await drawer.locator('select[name=reason_cd]').selectOption('10')
    const length = drawer.locator('input[name="measure 90"]')
    await length.fill('100 長い')
    await drawer.getByText('数値ではありません').waitFor()
    await length.fill('100 101 102')
    await drawer.locator('.s-bad').getByText('規格外 2', { exact: true }).waitFor()
    await page.keyboard.press('F9')
    await drawer.locator('[name=good_reason]:focus').waitFor()
    await length.fill('100 100.5 101')
    await drawer.locator('.s-bad').getByText('規格外 1', { exact: true }).waitFor()
    await picture(page, 'final-inspection-judge')
    await page.keyboard.press('F9')
    await told(page, '完成検査の結果を登録しました。')
    await row.waitFor({ state: 'detached' })
    expect(await usable()).toBe(before + 2)
  })

  it('is found again when it has been judged, and its certificate is printed', async () => {
    await page.goto(`/mes/finalInspection?inspection_state=1&work_order_no=${work_order_no}`)
    await page.locator('.grid tbody tr').filter({ hasText: work_order_no }).click()
    await picture(page, 'final-inspection-judged')
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('F10')])
    expect(file.suggestedFilename()).toMatch(/^検査成績書_.+\.pdf$/)
    await page.goto(`/mes/workOrder?work_order_no=${work_order_no}`)
    await page.locator('.grid tbody tr').filter({ hasText: work_order_no }).first().click()
    await page.getByRole('button', { name: '測定値' }).click()
    const measured = page.locator('.drawer tbody tr').filter({ hasText: '完成検査' })
    await measured.nth(2).waitFor()
    await expect.poll(() => measured.locator('.s-bad').count()).toBe(1)
    await picture(page, 'final-inspection-measured')
  })

  it('keeps the certificate as it went out, and finds it again from the lot', async () => {
    await page.goto(`/mes/finalInspection?inspection_state=1&work_order_no=${work_order_no}`)
    await page.locator('.grid tbody tr').filter({ hasText: work_order_no }).click()
    await page.getByRole('button', { name: '発行済の検査成績書' }).click()
    const issued = page.locator('.drawer tbody tr')
    await issued.first().waitFor()
    await expect.poll(() => issued.count()).toBe(1)
    await picture(page, 'final-inspection-issued')
    const [kept] = await Promise.all([
      page.waitForEvent('download'),
      issued.getByRole('button', { name: /検査成績書/ }).click(),
    ])
    expect(kept.suggestedFilename()).toBe(`検査成績書_${work_order_no}.pdf`)
    await page.goto(`/stock/stockEnquiry?item_cd=BS-15&lot_no=${work_order_no}`)
    const trace = page.locator('.lot-trace')
    await trace.getByRole('img', { name: '検査成績書があります。' }).first().waitFor()
    await picture(page, 'final-inspection-trace')
    const [traced] = await Promise.all([
      page.waitForEvent('download'),
      trace.getByRole('button', { name: '検査成績書' }).click(),
    ])
    expect(traced.suggestedFilename()).toBe(`検査成績書_${work_order_no}.pdf`)
  })

  it('has what was found defective mended by an order of rework', async () => {
    await page.goto(`/mes/finalInspection?inspection_state=1&work_order_no=${work_order_no}`)
    await page.locator('.grid tbody tr').filter({ hasText: work_order_no }).click()
    await page.getByRole('button', { name: '手直し指示へ' }).click()
    await page.waitForURL(/production\/workOrder/)
    // The tab behind it has the same number, and goes out of sight at this moment.
    const orders = page.locator('.tab-panel[data-address^="/production/workOrder"]')
    await orders.locator('.grid tbody tr').filter({ hasText: work_order_no }).first().click()
    await orders.getByRole('button', { name: '手直し指示', exact: true }).first().click()
    const drawer = page.locator('.drawer')
    await drawer.getByText('完成検査（不良1、残り1）').waitFor({ state: 'attached' })
    await expect.poll(() => drawer.locator('[name=qty]').inputValue()).toBe('1')
    await picture(page, 'final-inspection-rework')
    await drawer.locator('[name=reason]').fill('外観不良の手直し')
    await page.keyboard.press('F9')
    await told(page, '手直しの指図')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
