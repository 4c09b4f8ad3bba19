import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { signIn } from '../signing-in.ts'
import { told } from '../told.ts'
import { type } from './typing.ts'
import { reach } from '../reach.ts'

/** A price that is corrected late: what the stock bears goes there, the rest is asked for and told as a variance everywhere. */
describe('the value of the stock', () => {
  let stage: Stage
  let page: Page
  let slip = ''
  beforeAll(async () => {
    stage = await openStage()
    page = await stage.page()
    await signIn(page, {}, '/stock/registerStock')
    await page.getByRole('combobox', { name: '受払区分' }).waitFor()
  })
  afterAll(() => stage.close())

  it('060 beyond what is there asks first, and No leaves everything as it was typed', async () => {
    await page.getByRole('combobox', { name: '受払区分' }).selectOption('060')
    await reach(page, page.getByRole('combobox', { name: '受払区分' }))
    await type(page, '', '', '20', '単価訂正')
    await type(page, 'brg-6001', '99999', '10000')
    await page.keyboard.press('F9')
    await page
      .getByRole('alertdialog')
      .getByText(/原価差額になります/)
      .waitFor()
    await picture(page, 'stock-asked')
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await page.keyboard.press('F9')
    await page.getByRole('alertdialog').getByRole('button', { name: 'このまま登録' }).click()
    slip = /Z\d+/.exec(await told(page, /在庫 Z\d+ を登録しました/))?.[0] ?? ''
    expect(slip).not.toBe('')
  })

  it('its variance stands in the list of variances, which leads to the slip', async () => {
    await page.goto('/stock/stockVariance')
    const row = page.getByRole('row').filter({ hasText: slip })
    await row.getByText('10,000', { exact: true }).waitFor()
    await picture(page, 'stock-variances')
    await row.getByText('10,000', { exact: true }).click()
    await page.keyboard.press('F9')
    await page.getByText('取消', { exact: false }).first().waitFor()
    expect(page.url()).toContain(`slip_no=${slip}`)
    await picture(page, 'stock-value-slip')
  })

  it('the valuation tells a month or a past day, and the ledger its movements with the variance', async () => {
    await page.goto('/stock/stockValuation')
    await page.getByRole('row').filter({ hasText: 'BRG-6001' }).first().waitFor()
    await picture(page, 'stock-valuation')
    await page.goto('/stock/stockMovements?item_cd=BRG-6001')
    await page.getByRole('row').filter({ hasText: slip }).first().waitFor()
    await picture(page, 'stock-movements')
    await page.goto('/stock/stockPayments?item_cd=BRG-6001')
    await page.getByRole('link', { name: slip }).first().waitFor()
    await picture(page, 'stock-payments')
    await page.locator('[data-command=print]:enabled').first().waitFor()
    const download = page.waitForEvent('download')
    await page.keyboard.press('F10')
    expect((await download).suggestedFilename()).toContain('受払台帳')
  })

  it('and is read on a phone, in the other languages, on a light ground', async () => {
    await page.setViewportSize(phone)
    await page.goto('/stock/stockValuation')
    await page.getByText('BRG-6001').first().waitFor()
    await picture(page, 'stock-valuation-phone')
    await page.goto('/stock/stockPayments?item_cd=BRG-6001')
    await page.getByRole('link', { name: slip }).first().waitFor()
    await picture(page, 'stock-payments-phone')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
