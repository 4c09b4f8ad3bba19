import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, picture, type Stage } from '../browser.ts'
import { signedIn } from '../signed-in.ts'
import { countStrokes } from '../strokes.ts'
import { told } from '../told.ts'

/** How many keys masters cost beside what they say. */
describe('a record is entered without a pointer', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/masterMaint/master/item' })).page
  })
  afterAll(() => stage.close())

  const drawer = () => page.getByRole('dialog').first()
  const here = () =>
    page.evaluate(
      () =>
        document.activeElement?.getAttribute('name') ?? document.activeElement?.outerHTML.slice(0, 200) ?? '',
    )
  const begun = async (path: string) => {
    if (!page.url().endsWith(path)) await page.goto(path)
    await page.getByRole('row').nth(1).waitFor()
    await page.keyboard.press('F2')
    await drawer().waitFor()
    await expect.poll(() => drawer().locator('input:focus').count()).toBe(1)
    return countStrokes(page)
  }
  /** Field by field with Enter, as far as the last that is typed. */
  const fill = async (values: Readonly<Record<string, string>>) => {
    const left = new Map(Object.entries(values))
    for (let stop = 0; stop < 80 && left.size > 0; stop++) {
      const name = await here()
      const value = left.get(name)
      if (value !== undefined) await page.keyboard.type(value)
      left.delete(name)
      if (left.size > 0) await page.keyboard.press('Enter')
    }
    expect([...left.keys()]).toEqual([])
  }

  it('an item', async () => {
    const strokes = await begun('/masterMaint/master/item')
    await fill({
      item_cd: 'STROKE-1',
      item_nm: '打鍵試験品',
      item_type_cd: 'PART',
      unit_cd: 'PCS',
      purchase_price: '120',
    })
    await page.keyboard.press('F9')
    await told(page, 'を登録しました。')
    process.stdout.write(`an item: ${String(await strokes())} strokes\n`)
    expect(await strokes()).toBeLessThanOrEqual(35)
  })

  it('a customer', async () => {
    const strokes = await begun('/masterMaint/master/customer')
    await fill({ customer_cd: 'C900', customer_nm: '打鍵工業' })
    await page.keyboard.press('F9')
    await told(page, 'を登録しました。')
    process.stdout.write(`a customer: ${String(await strokes())} strokes\n`)
    expect(await strokes()).toBeLessThanOrEqual(10)
  })

  it('ten parts of an item', async () => {
    await page.goto('/masterMaint/production/bom?item=STROKE-1')
    await page.getByRole('table', { name: '構成ツリー' }).waitFor()
    const strokes = await countStrokes(page)
    await page.keyboard.press('F4')
    await page.locator('[role=dialog] .entry-grid [data-row="0"] input:focus').waitFor()
    for (const [at, part] of parts.entries()) {
      await page.keyboard.type(part)
      await page.keyboard.press('Enter')
      await page.keyboard.type(String(at + 1))
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Home')
    }
    await picture(page, 'strokes-bom')
    await page.keyboard.press('F9')
    await told(page, /STROKE-1/)
    process.stdout.write(`ten parts: ${String(await strokes())} strokes\n`)
    expect(await strokes()).toBeLessThanOrEqual(35)
    const rows = page.getByRole('table', { name: '構成ツリー' }).getByRole('row')
    for (const part of parts) await rows.filter({ hasText: part.toUpperCase() }).first().waitFor()
  })
})

const parts = [
  ...['brg-6001', 'blt-m4', 'npl-01', 'box-s', 'grs-02'],
  ...['oil-68', 'mat-s45c-30', 'mtr-50', 'cv-30', 'lg-15-b1k'],
]
