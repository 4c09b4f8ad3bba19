import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordWork } from '#modules/mes/contract/work-calls.ts'
import { workQuestions } from '#modules/mes/contract/work-errors.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { readyOrder } from '../mes/ready-order.ts'
import { reach } from '../reach.ts'
import { goTo, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

const once = () => ({ 'Idempotency-Key': crypto.randomUUID() })

/** A planner decides about defective pieces, and tries something new, by keys alone. */
describe('work orders that are made by hand', () => {
  let stage: Stage
  let page: Page
  let origin = ''
  beforeAll(async () => {
    stage = await openStage()
    const entered = await signedIn(stage, { at: '/production/productionPlanManage' })
    page = entered.page
    origin = await readyOrder(entered.caller)
    for (const event_kind of ['1', '4']) {
      const counts =
        event_kind === '4' ? { good_qty: '2', defective_qty: '1', reason_cd: '10' } : { good_qty: '0' }
      const { code, msg } = await entered.caller.post(
        recordWork.path,
        {
          ...{ work_order_no: origin, process_no: '10', event_kind, defective_qty: '0', ...counts },
          agreed: workQuestions.map((question) => String(question.code)),
        },
        once(),
      )
      if (code !== 200) throw new Error(msg)
    }
  })
  afterAll(() => stage.close())

  const rows = () => page.locator('.tab-panel tbody tr').filter({ visible: true })
  const drawer = () => page.getByRole('dialog')
  const field = (name: string) => drawer().locator(`[name=${name}]`)
  const type = async (name: string, words: string) => {
    await reach(page, field(name))
    await page.keyboard.press('Control+a')
    await page.keyboard.type(words)
  }
  const choose = async (work_order_no: string, id: string) => {
    await goTo(page, `/production/workOrder?work_order_no=${work_order_no}`)
    await rows().filter({ hasText: work_order_no }).first().waitFor()
    await reach(page, rows().first())
    await page.keyboard.press('Home')
    await page.locator(`[data-command=${id}]:enabled`).filter({ visible: true }).first().waitFor()
  }

  it('what was found defective is mended by an order of its own', async () => {
    await choose(origin, 'rework')
    await page.keyboard.press('F7')
    await drawer().waitFor()
    await expect.poll(() => field('qty').inputValue()).toBe('1')
    await expect.poll(() => field('processes').evaluateAll((all) => all.length)).toBeGreaterThan(1)
    await type('qty', '2')
    await type('reason', '外径不良')
    await page.keyboard.press('F9')
    await drawer().getByText('手直しできるのは1までです').waitFor()
    await picture(page, 'rework-refused')
    await type('qty', '1')
    await page.keyboard.press('F9')
    const said = await told(page, /手直しの指図W\d+を作りました/)
    const rework = /W\d+/.exec(said)?.[0] ?? ''
    await choose(rework, 'withdraw')
    await rows().filter({ hasText: '手直し' }).filter({ hasText: origin }).first().waitFor()
    await picture(page, 'work-orders')
    await page.keyboard.press('F6')
    await drawer().getByText(`製造指図${rework}`).waitFor()
    // From the rework to its origin, and what mends it from there.
    await reach(page, drawer().getByRole('button', { name: origin }))
    await page.keyboard.press('Enter')
    await drawer().getByText(`製造指図${origin}`).waitFor()
    await drawer().getByRole('button', { name: rework }).waitFor()
    await picture(page, 'work-order-origin')
    await page.keyboard.press('Escape')
    await drawer().waitFor({ state: 'detached' })
  })

  it('a trial is ordered beside what is planned', async () => {
    await goTo(page, '/production/workOrder')
    await page.locator('[data-command=trial]:enabled').filter({ visible: true }).first().waitFor()
    await rows().first().waitFor()
    await page.keyboard.press('F2')
    await drawer().waitFor()
    const day = (on: number) => new Date(Date.now() + on * 86_400_000).toISOString().slice(0, 10)
    await type('item_cd', 'BS-15')
    await type('qty', '2')
    await type('start_dt', day(7))
    await type('due_dt', day(14))
    await type('remarks', '新材料')
    await page.keyboard.press('F9')
    const said = await told(page, /試作の指図W\d+を作りました/)
    const trial = /W\d+/.exec(said)?.[0] ?? ''
    await choose(trial, 'withdraw')
    await rows().filter({ hasText: '試作' }).first().waitFor()
  })

  it('never complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
