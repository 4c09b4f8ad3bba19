import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { shownPanel, signedIn, tabNames } from '../signed-in.ts'

/** From a list to all that belongs to a record and on to the next one, by keys alone. */
describe('the page of a record', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/masterMaint/master/item' })).page
  })
  afterAll(() => stage.close())

  const shown = () => shownPanel(page)
  const keyword = () => shown().getByRole('search').getByLabel('キーワード')
  const row = (code: string) => shown().locator('tbody tr').filter({ hasText: code })
  const heading = (code: string) => shown().getByRole('heading', { level: 1, name: new RegExp(`^${code} `) })
  const tab = (name: string) => shown().getByRole('tab', { name, selected: true })

  it('opens from the row at hand; its tabs are switched by keys, and the tab has its name', async () => {
    await keyword().and(page.locator(':focus')).waitFor()
    await page.keyboard.type('brg')
    await page.keyboard.press('F8')
    await row('BRG-6001').and(page.locator(':focus')).waitFor()
    await page.waitForURL('**/masterMaint/master/item?keyword=brg')
    await page.keyboard.press('Enter')
    await heading('BRG-6001').waitFor()
    await expect.poll(() => tabNames(page)).toEqual(['ホーム', '品目マスタ', 'BRG-6001　深溝玉軸受 6001ZZ'])
    await tab('在庫').and(page.locator(':focus')).waitFor()
    await picture(page, 'record-page-item')
    await page.keyboard.press('End')
    await tab('ファイル').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Alt+1')
    await tab('在庫').and(page.locator(':focus')).waitFor()
  })

  it('leads to the next record in the same tab, which shows the same part of it', async () => {
    await page.keyboard.press('ArrowRight')
    await tab('発注残').and(page.locator(':focus')).waitFor()
    await shown().locator('[data-command=next]:enabled').waitFor()
    await page.keyboard.press('Alt+PageDown')
    await heading('BRG-6002').waitFor()
    await expect.poll(async () => (await tabNames(page)).at(-1)).toMatch(/^BRG-6002　/)
    await expect.poll(() => tabNames(page)).toHaveLength(3)
    await tab('発注残').and(page.locator(':focus')).waitFor()
    await shown().locator('[data-command=previous]:enabled').waitFor()
    await page.keyboard.press('Alt+PageUp')
    await heading('BRG-6001').waitFor()
  })

  it('leads back to the list as it was left, also after the page was loaded again', async () => {
    await page.keyboard.press('F8')
    await row('BRG-6001').and(page.locator(':focus')).waitFor()
    await expect.poll(() => keyword().inputValue()).toBe('brg')
    await page.waitForURL('**/masterMaint/master/item?keyword=brg')
    await page.reload()
    await row('BRG-6001').waitFor()
    await expect.poll(() => keyword().inputValue()).toBe('brg')
    await expect.poll(() => tabNames(page)).toContain('BRG-6001　深溝玉軸受 6001ZZ')
    // The last search comes back where nothing else is asked.
    await page.goto('/masterMaint/master/item')
    await row('BRG-6001').waitFor()
    await expect.poll(() => keyword().inputValue()).toBe('brg')
  })

  it('customers and suppliers have theirs', async () => {
    await page.goto('/masterMaint/master/customerPage?customer_cd=C025&branch_no=00')
    await heading('C025 00').waitFor()
    await picture(page, 'record-page-customer')
    await page.setViewportSize(phone)
    await picture(page, 'record-page-customer-phone')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
