import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handoverList, oneHandover } from '#modules/mes/contract/handover/handover-calls.ts'
import { recordWork } from '#modules/mes/contract/work-calls.ts'
import type { Caller } from '../../test/demo-sign-in.ts'
import { sidewaysScroll } from '../accessibility.ts'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'
import { readyOrder } from './ready-order.ts'

/** At the end of one shift and the beginning of the next, by keys alone. */
describe('a shift hands over to the next one', () => {
  let stage: Stage
  let page: Page
  let caller: Caller
  beforeAll(async () => {
    stage = await openStage()
    ;({ page, caller } = await signedIn(stage, { at: '/mes/handover' }))
    const begun = { work_order_no: await readyOrder(caller), process_no: 10, facility_cd: 'AS-01' }
    const work = { ...begun, event_kind: '1', worker_cd: 'W001', good_qty: '0', defective_qty: '0' }
    await caller.post(recordWork.path, work, { 'Idempotency-Key': crypto.randomUUID() })
  })
  afterAll(() => stage.close())

  const listed = async () => handoverList.output.parse((await caller.get(handoverList.path, {})).data).list
  const note = () => page.locator('.handover-note').first()

  it('writes how the machines stand by itself, with the remarks and notes of who leaves', async () => {
    await page.locator('[name=remarks]:focus').waitFor()
    await page.keyboard.type('夜勤は2号機から始めてください')
    await reach(page, note())
    await page.keyboard.type('治具を交換中')
    await picture(page, 'handover')
    // The name of what is made is read whole, with who makes it.
    const about = page.locator('.handover-about')
    await about.first().waitFor()
    const cut = () =>
      about.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
    await expect.poll(cut).toBe(0)
    await page.keyboard.press('F9')
    await told(page, '申し送りを登録しました。')
    const [made] = await listed()
    expect(made).toMatchObject({ remarks: '夜勤は2号機から始めてください', noted: 1, signed_at: null })
    const { data } = await caller.get(oneHandover.path, { handover_no: made?.handover_no ?? '' })
    const { machines } = oneHandover.output.parse(data)
    expect(machines.find((machine) => machine.note !== '')?.note).toBe('治具を交換中')
    await expect.poll(() => page.locator('[name=remarks]').inputValue()).toBe('')
  })

  it('is opened in the list and signed by the badge of who takes over; a wrong one is told at its field', async () => {
    const row = page.locator('.handover-earlier tbody tr').filter({ hasText: '確認待ち' })
    await reach(page, row.first())
    await page.keyboard.press('Enter')
    await page.locator('.drawer [name=code]:focus').waitFor()
    await picture(page, 'handover-sign')
    await page.keyboard.type('NOBODY')
    await page.keyboard.press('F9')
    await page.locator('.drawer .field-error').filter({ hasText: 'NOBODY' }).waitFor()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('B001')
    await page.keyboard.press('F9')
    await told(page, 'さんが確認しました。')
    await page.locator('.drawer').waitFor({ state: 'detached' })
    await expect.poll(() => row.count()).toBe(0)
    const [signed] = await listed()
    expect(signed?.signed_nm).not.toBe('')
  })

  it('is read afterwards, without anything to sign, and fits a phone', async () => {
    await reach(page, page.locator('.handover-earlier tbody tr').first())
    await page.keyboard.press('Enter')
    await page.locator('.drawer .chip.s-done').waitFor()
    await expect.poll(() => page.locator('.drawer [name=code]').count()).toBe(0)
    await picture(page, 'handover-signed')
    await page.keyboard.press('Escape')
    await page.locator('.drawer').waitFor({ state: 'detached' })
    await page.setViewportSize(phone)
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
    await page.locator('.handover-note').first().scrollIntoViewIfNeeded()
    await picture(page, 'handover-phone')
  })
})
