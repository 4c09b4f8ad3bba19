import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, picture, type Stage } from '../browser.ts'
import { openDay, typedDay } from '../open-days.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** What comes behind the closing day, the 25th, is paid at the end of the month after the next: too late, but for February, which is short. */
function behindClosing(): string {
  let day = openDay(7)
  while (!/-2[678]$/.test(day) || day.includes('-12-')) day = openDay(1, day)
  return day
}

/** What a buyer does with an order, by keys alone. */
describe('an order to a supplier', () => {
  let stage: Stage
  let page: Page
  /** Keys beyond the data itself. */
  let strokes = 0
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/placeOrder/registerPlaceOrder' })).page
    await page.locator('[name=supplier_cd]').waitFor()
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
  const status = (words: string) => page.locator('.chip').filter({ hasText: words }).first().waitFor()
  /** F10, and the name of the file that comes. */
  const paper = async () => {
    await page.locator('[data-command=print]:enabled').first().waitFor()
    const download = page.waitForEvent('download')
    await press('F10')
    return (await download).suggestedFilename()
  }

  it('three lines in twenty-five strokes beside what they say; what is wrong is told at its cell', async () => {
    await reach(page, page.locator('[name=supplier_cd]'))
    // Supplier, branch, day; buyer, department, inspection, payment, materials, reason and remarks.
    await type('s004', '', typedDay(behindClosing()), '', '', '', '', '', '', '')
    await inGrid(0)
    await type('brg-6001', '100', '')
    await inGrid(1)
    await type('brg-6002', '0', '')
    await inGrid(2)
    await type('brg-6003', '300', '')
    await inGrid(3)
    await page.locator('.entry-grid [data-row="2"]').filter({ hasText: '仕入先単価' }).first().waitFor()
    await press('F9')
    await page.locator('.slip-checks').getByText('数量に0は入力できません').first().waitFor()
    await picture(page, 'place-order-refused')
    await inGrid(1)
    await page.keyboard.type('200')
    await page.keyboard.press('F9')
    await told(page, /発注 P\d+ を登録しました/)
    expect(strokes).toBeLessThanOrEqual(25)
  })

  it('asks before it is issued to whom the law protects, when he would be paid too late', async () => {
    await page.locator('[data-command=issue]:enabled').first().waitFor()
    await page.keyboard.press('F7')
    const question = page.getByRole('alertdialog').filter({ hasText: '取適法' })
    await question.waitFor()
    // How many they are depends on the month.
    const days = /受領から支払まで(\d+)日/.exec((await question.textContent()) ?? '')?.[1]
    expect(Number(days)).toBeGreaterThan(60)
    await picture(page, 'place-order-pays-late')
    // The focus starts on the way back.
    await reach(page, question.getByRole('button', { name: '発注' }))
    await page.keyboard.press('Enter')
    await status('発注済')
    expect(await paper()).toMatch(/^注文書_P\d+\.pdf$/)
  })

  it('goes out anew as a numbered change', async () => {
    await reach(page, page.locator('[name=change_reason]'))
    await type('増産のため')
    await page.locator('[name=remarks]:focus').waitFor()
    await page.keyboard.type('至急')
    await page.keyboard.press('F9')
    await told(page, /発注 P\d+ を登録しました/)
    expect(await paper()).toMatch(/^変更注文書_P\d+_1\.pdf$/)
    await picture(page, 'place-order-issued')
  })
})
