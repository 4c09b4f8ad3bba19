import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordWork } from '#modules/mes/contract/work-calls.ts'
import type { Caller } from '../../test/demo-sign-in.ts'
import { sidewaysScroll } from '../accessibility.ts'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { type } from '../stock/typing.ts'
import { told } from '../told.ts'
import { readyOrder } from './ready-order.ts'

/** Something was bad: where is it, and nobody may touch it until it is known what is good. */
describe('what has become of a bad lot', () => {
  let stage: Stage
  let page: Page
  let caller: Caller
  let lot_no = ''
  beforeAll(async () => {
    stage = await openStage()
    ;({ page, caller } = await signedIn(stage, { at: '/mes/quarantine' }))
    lot_no = await readyOrder(caller)
    for (const process_no of [10, 20, 30])
      for (const [event_kind, good_qty] of [
        ['1', '0'],
        ['5', '3'],
      ]) {
        const told = { work_order_no: lot_no, process_no, event_kind, good_qty, defective_qty: '0' }
        const words = { worker_cd: 'W001', reason_cd: '', remarks: '' }
        await caller.post(recordWork.path, { ...told, ...words }, { 'Idempotency-Key': crypto.randomUUID() })
      }
  })
  afterAll(() => stage.close())

  const lots = (on: Page) => on.getByRole('table', { name: '影響ロット' }).locator('tbody tr')
  const drawer = (name: string) => page.getByRole('dialog', { name })

  it('is found by its number, and held with one key and a reason', async () => {
    await page.locator('select[name=start]:focus').waitFor()
    // Begin, item, lot.
    await type(page, '', 'BS-15', lot_no)
    await page.keyboard.press('F8')
    await lots(page).filter({ hasText: lot_no }).waitFor()
    await expect.poll(() => lots(page).count()).toBe(1)
    await page.getByRole('table', { name: '在庫場所' }).waitFor()
    await page.locator('[data-command=hold]:enabled').waitFor()
    await page.keyboard.press('F9')
    await drawer('すべて出荷止め').locator('input:focus').waitFor()
    // Not without saying why.
    await page.keyboard.press('F9')
    await drawer('すべて出荷止め').getByRole('alert').waitFor()
    await page.keyboard.type('異物混入の疑い')
    await page.keyboard.press('F9')
    await told(page, '1ロットを出荷止めにしました。')
    await lots(page).filter({ hasText: '異物混入の疑い' }).waitFor()
    await page.locator('[data-command=hold]:disabled').waitFor()
    await picture(page, 'quarantine')
  })

  it('is released again, ticked, with a reason', async () => {
    await reach(page, lots(page).first().locator('input[type=checkbox]'))
    await page.keyboard.press('Space')
    await page.locator('[data-command=release]:enabled').waitFor()
    await page.keyboard.press('F7')
    await drawer('出荷止め解除').locator('input:focus').waitFor()
    await page.keyboard.type('調査の結果、問題なし')
    await page.keyboard.press('F9')
    await told(page, '1ロットの出荷止めを解除しました。')
    await page.locator('[data-command=hold]:enabled').waitFor()
  })

  it('is found by the hours of who made it, also on a phone and in the dark', async () => {
    const { page: small } = await signedIn(stage, {
      viewport: phone,
      look: { theme: 'blue-black' },
      at: '/mes/quarantine?start=worker&worker_cd=W001',
    })
    await lots(small).filter({ hasText: lot_no }).waitFor()
    expect(await sidewaysScroll(small)).toBe(0)
    await picture(small, 'quarantine-phone')
  })

  it('is looked for in a drill: nothing is held, and the time is kept', async () => {
    await page.keyboard.press('F4')
    await page.getByRole('status').filter({ hasText: '訓練中（経過 0:00:0' }).waitFor()
    await page.locator('[data-command=hold]:disabled').waitFor()
    await page.locator('[data-command=endDrill]:enabled').waitFor()
    await picture(page, 'quarantine-drill')
    await page.keyboard.press('F4')
    await told(page, '訓練を記録しました')
    const drills = page.getByRole('table', { name: '訓練の記録' }).locator('tbody tr')
    await drills.filter({ hasText: `BS-15 ${lot_no}` }).waitFor()
    await page.locator('[data-command=hold]:enabled').waitFor()
  })

  it('is scrapped from its shelf when it is held, with a reason', async () => {
    await page.keyboard.press('F9')
    await drawer('すべて出荷止め').locator('input:focus').waitFor()
    await page.keyboard.type('異物混入')
    await page.keyboard.press('F9')
    await lots(page).filter({ hasText: '異物混入' }).waitFor()
    await drawer('すべて出荷止め').waitFor({ state: 'detached' })
    await reach(page, lots(page).first().locator('input[type=checkbox]'))
    await page.keyboard.press('Space')
    await page.locator('[data-command=scrap]:enabled').waitFor()
    await page.keyboard.press('F10')
    await drawer('廃棄').locator('select:focus').waitFor()
    // Not without saying why.
    await page.keyboard.press('F9')
    await drawer('廃棄').locator('select[aria-invalid=true]').waitFor()
    await drawer('廃棄').locator('select').selectOption('90')
    await picture(page, 'quarantine-scrap')
    await page.keyboard.press('F9')
    await told(page, '1か所の在庫を廃棄しました')
    await page.locator('[data-command=scrap]:disabled').waitFor()
  })

  it('says at the field that there is no such lot', async () => {
    await reach(page, page.locator('input[name=lot_no]'))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('NO-SUCH-LOT')
    await page.keyboard.press('F8')
    await page.locator('input[name=lot_no][aria-invalid=true]').waitFor()
  })
})
