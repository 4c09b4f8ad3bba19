import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** What a customer announces by telephone: typed, announced anew, compared, and over when its orders are in. */
describe('a forecast by keys alone', () => {
  let stage: Stage
  let page: Page
  const month = '2027-02'
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/sales/customerMonthlyPlan' })).page
    await page.locator('[name=customer]:focus').waitFor()
  })
  afterAll(() => stage.close())

  const saved = () => told(page, '得意先月間計画を登録しました。')
  const cell = (row: number, col: number) =>
    page.locator(`.entry-grid [aria-rowindex="${String(row + 3)}"] [aria-colindex="${String(col + 2)}"]`)
  const inCell = (row: number, col: number) => cell(row, col).locator('input:focus').waitFor()
  const day = 4

  it('a customer that there is not is told at the field, and others are offered', async () => {
    await page.keyboard.type('x999')
    await page.keyboard.press('Enter')
    await page.keyboard.press('F8')
    await page.locator('.field-error').getByText('「X999 00」').waitFor()
    await page.locator('.first-choice').first().waitFor()
    await reach(page, page.locator('[name=customer]'))
    await page.keyboard.press('ControlOrMeta+a')
  })

  it('days of a month are typed for items of the customer', async () => {
    await page.keyboard.type('c003')
    await page.keyboard.press('Enter')
    await page.locator('[name=month]:focus').waitFor()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('202702')
    await page.keyboard.press('Enter')
    await page.keyboard.press('F8')
    await page.getByText('内示なし', { exact: true }).waitFor()
    expect(page.url()).toContain(`month=${month}`)
    await reach(page, page.locator('.entry-grid input'))
    await inCell(0, day)
    for (const qty of ['12', '０', '8']) {
      await page.keyboard.type(qty)
      await page.keyboard.press('Enter')
    }
    await inCell(0, day + 3)
    await page.getByText('変更 2セル', { exact: true }).waitFor()
    await picture(page, 'forecast-typed')
    await page.keyboard.press('F9')
    await saved()
    await page.getByText(/第1版/).waitFor()
  })

  it('what is half-typed is saved with the rest, as the second version', async () => {
    await reach(page, page.locator('.entry-grid input'))
    await page.keyboard.press('Home')
    await inCell(0, day)
    await page.keyboard.type('20')
    await page.keyboard.press('F6')
    await saved()
    await page.getByText(/第2版/).waitFor()
    await page.keyboard.press('ArrowRight')
    await cell(0, day).getByText('20', { exact: true }).waitFor()
  })

  it('versions stand side by side with what has changed', async () => {
    await page.keyboard.press('F10')
    const rows = page.locator('tbody tr').filter({ hasText: '2027/02/01' })
    await rows.filter({ hasText: '12' }).filter({ hasText: '20' }).waitFor()
    await picture(page, 'forecast-compared')
  })

  it('when its firm data are in, the rest expires and is listed', async () => {
    await page.keyboard.press('F7')
    await page.locator('[role=dialog] [name=firm_to_dt]:focus').waitFor()
    await page.keyboard.type('20270202')
    await page.keyboard.press('F9')
    await told(page, '確定受信を登録しました。（失効 1件）')
    await page.getByText('確定受信 2027/02/02まで').waitFor()
    await reach(page, page.getByRole('button', { name: '失効のみ' }))
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '失効のみ', pressed: true }).waitFor()
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
    await picture(page, 'forecast-expired')
  })

  it('targets are typed by month', async () => {
    await page.goto(`/sales/customerMonthlyPlan?customer=C001+00&month=2026-11&by=2`)
    await reach(page, page.locator('.entry-grid input'))
    await page.keyboard.type('400')
    await page.keyboard.press('F9')
    await saved()
    await page.keyboard.press('ArrowRight')
    await cell(0, day).getByText('400', { exact: true }).waitFor()
    await picture(page, 'targets')
  })

  it('on a phone, and in another language', async () => {
    const small = (
      await signedIn(stage, { viewport: phone, at: '/sales/customerMonthlyPlan?customer=C001+00' })
    ).page
    await small.locator('.entry-grid [aria-rowindex="3"]').waitFor()
    await picture(small, 'forecast-phone')
    await small.goto('/receiveOrder/forecastOrder?customer=C001+00')
    await small.locator('tbody tr').first().waitFor()
    await picture(small, 'forecast-compared-phone')
    const english = (
      await signedIn(stage, { language: 'en', at: '/receiveOrder/forecastOrder?customer=C002+00' })
    ).page
    await english.locator('tbody tr').first().waitFor()
    await picture(english, 'forecast-compared-en')
    expect(stage.complaints).toEqual([])
  })
})
