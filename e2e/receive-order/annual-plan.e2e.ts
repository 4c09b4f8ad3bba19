import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { shownPanel, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** A year of a customer: planned like last year, beside what has been ordered, with its moving total. */
describe('a year’s plan by keys alone', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/sales/customerAnnualPlan' })).page
    await page.locator('[name=customer]:focus').waitFor()
  })
  afterAll(() => stage.close())

  const saved = () => told(page, '得意先年間計画を登録しました。')
  const cell = (row: number, col: number) =>
    page.locator(`.entry-grid [aria-rowindex="${String(row + 3)}"] [aria-colindex="${String(col + 2)}"]`)
  const inCell = (row: number, col: number) => cell(row, col).locator('input:focus').waitFor()
  const figure = async (row: number, col: number) =>
    Number(((await cell(row, col).textContent()) ?? '').replaceAll(',', '').replace('▲', '-'))
  /** Item, name, kind, total and two halves stand before the months. */
  const [kind, total, firstHalf, secondHalf, april] = [2, 3, 4, 5, 6]

  it('months are typed under what was done, and the halves follow', async () => {
    await page.keyboard.type('c001')
    await page.keyboard.press('F8')
    await page.getByText('2026年度（2026/04〜2027/03）', { exact: true }).waitFor()
    await cell(3, kind).getByText('達成率%', { exact: true }).waitFor()
    await reach(page, page.locator('.entry-grid input'))
    await inCell(0, april)
    for (const qty of ['120', '８０']) {
      await page.keyboard.type(qty)
      await page.keyboard.press('Enter')
    }
    await cell(0, firstHalf).getByText('200', { exact: true }).waitFor()
    expect(await figure(2, april)).toBe((await figure(1, april)) - 120)
    await page.getByText('変更 2セル', { exact: true }).waitFor()
    await picture(page, 'annual-plan-typed')
    await page.keyboard.press('F9')
    await saved()
    await cell(0, april).getByText('120', { exact: true }).waitFor()
  })

  it('a year is shared out like the last one, and adds up', async () => {
    // What was ordered in 2026 is the pattern of 2027.
    await page.goto('/sales/customerAnnualPlan?customer=C001+00&year=2027')
    await page.getByText('2027年度（2027/04〜2028/03）', { exact: true }).waitFor()
    await reach(page, page.locator('.entry-grid input'))
    await page.keyboard.press('F6')
    await page.locator('[role=dialog] [name=qty]:focus').waitFor()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('1001')
    await picture(page, 'annual-plan-shared')
    await page.keyboard.press('F9')
    await cell(0, total).getByText('1,001', { exact: true }).waitFor()
    expect((await figure(0, firstHalf)) + (await figure(0, secondHalf))).toBe(1001)
    await page.keyboard.press('F9')
    await saved()
  })

  it('the moving total is drawn with its table behind it', async () => {
    await page.goto('/sales/customerAnnualPlan?customer=C001+00&year=2026')
    await page.getByText('2026年度（2026/04〜2027/03）', { exact: true }).waitFor()
    await page.keyboard.press('F10')
    const drawer = page.getByRole('dialog', { name: '年計グラフ（Zチャート）' })
    await drawer.getByText('実績累計', { exact: true }).waitFor()
    await picture(page, 'annual-plan-chart')
    await reach(page, drawer.getByRole('button', { name: '表で見る' }))
    await page.keyboard.press('Enter')
    await drawer.locator('tbody tr').nth(11).waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
  })

  it('from a month and from a year one gets to the lines behind it, which add up to the figure', async () => {
    const ordered = await figure(1, total)
    expect(ordered).toBeGreaterThan(0)
    await reach(page, page.locator('.entry-grid input'))
    await page.keyboard.press('Home')
    await inCell(0, april)
    await page.keyboard.press('F4')
    await page.waitForURL(/receiveOrderBacklog\?.*desired_dt=2026-04/)
    await page.goBack()
    await page.getByText('2026年度（2026/04〜2027/03）', { exact: true }).waitFor()
    await reach(page, page.locator('.entry-grid input'))
    await inCell(0, april)
    for (let at = april; at > total; at--) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    await inCell(1, total)
    await page.keyboard.press('F4')
    await page.waitForURL(/receiveOrderBacklog\?.*desired_dt=2026-04\.\.2027-03/)
    const rows = shownPanel(page).locator('tbody tr')
    // Line, days late, quantity.
    const sum = () =>
      rows.evaluateAll((all) =>
        all.reduce(
          (total, row) =>
            total + Number(row.querySelectorAll('td.num')[2]?.textContent?.replaceAll(',', '') ?? 0),
          0,
        ),
      )
    await expect.poll(sum).toBe(ordered)
  })

  it('on a phone, in the dark, and in another language', async () => {
    const at = '/sales/customerAnnualPlan?customer=C001+00&order_sales_div=2'
    const small = (await signedIn(stage, { viewport: phone, at })).page
    await small.locator('.entry-grid [aria-rowindex="3"]').waitFor()
    await picture(small, 'annual-plan-phone')
    const english = (await signedIn(stage, { language: 'en', at })).page
    await english.locator('.entry-grid [aria-rowindex="3"]').waitFor()
    await picture(english, 'annual-plan-en')
    const dark = (await signedIn(stage, { at, look: { theme: 'blue-black' } })).page
    await dark.locator('.entry-grid [aria-rowindex="3"]').waitFor()
    await picture(dark, 'annual-plan-dark')
    expect(stage.complaints).toEqual([])
  })
})
