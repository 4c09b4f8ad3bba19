import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, picture, type Stage } from '../browser.ts'
import { lineTexts } from '../kit/trial-slip.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** What a sales office does all day, by keys alone. */
describe('an order is entered without a pointer', () => {
  let stage: Stage
  let page: Page
  /** Keys beyond the data itself. */
  let strokes = 0
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/receiveOrder/registerReceiveOrder' })).page
    await page.locator('[name=customer_cd]').waitFor()
  })
  afterAll(() => stage.close())

  const press = async (key: string) => {
    strokes += 1
    await page.keyboard.press(key)
  }
  const type = async (...values: readonly string[]) => {
    for (const value of values) {
      if (value) await page.keyboard.type(value)
      await press('Enter')
    }
  }
  const inGrid = (row: number) => page.locator(`.entry-grid [data-row="${row}"] input:focus`).waitFor()

  it('ten lines in sixty strokes beside what they say, each with its price', async () => {
    await reach(page, page.locator('[name=customer_cd]'))
    // Customer, branch, destination, the customer's number, the day; then what follows from the customer, and remarks.
    await type('c001', '', '', 'PO-100', '1204', '', '', '', '')
    await inGrid(0)
    for (let line = 0; line < 10; line++) {
      await type('', line % 2 === 0 ? 'lg-15' : 'ix-15', String(5 + line), '')
      await inGrid(line + 1)
    }
    await page.locator('.entry-grid [data-row="9"]').filter({ hasText: '得意先単価' }).first().waitFor()
    await picture(page, 'order-entry')
    await press('F9')
    expect(await told(page, /受注登録 R\d+を登録しました/)).toMatch(/R\d+/)
    expect(strokes).toBeLessThanOrEqual(60)
    const first = await lineTexts(page, 0)
    expect(first).toContain('LG-15')
    expect(first).toContain('得意先単価')
  })

  it('cancelled with its reason, it says so and cannot be changed', async () => {
    await page.keyboard.press('F6')
    await page.locator('[role=dialog] [name=reason]:focus').waitFor()
    await page.keyboard.type('得意先の都合')
    await page.keyboard.press('F9')
    await told(page, /受注 R\d+ の取消/)
    await page.locator('.chip').filter({ hasText: '取消' }).first().waitFor()
    await page.locator('.slip.read-only').waitFor()
  })
})
