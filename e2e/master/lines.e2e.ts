import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { goTo, shownPanel, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** The technical department enters a new product: parts and processes, with second thoughts. */
describe('lines of a new product', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { user: 'planner', at: '/masterMaint/production/bom' })).page
  })
  afterAll(() => stage.close())

  const drawer = () => page.getByRole('dialog').filter({ visible: true })
  const cell = (words: string) => drawer().locator(`.entry-grid input[aria-label="${words}"]:focus`)
  const command = (id: string) =>
    page.locator(`[data-command=${id}]:enabled`).filter({ visible: true }).first()

  it('begin with the item whose code was typed, by Enter', async () => {
    await reach(page, shownPanel(page).getByRole('searchbox'))
    await page.keyboard.type('lg-15')
    await page.keyboard.press('Enter')
    await page
      .getByRole('table', { name: '構成ツリー' })
      .getByRole('row')
      .filter({ hasText: 'LG-15' })
      .first()
      .waitFor()
    await page.keyboard.press('ArrowDown')
    await page
      .getByRole('region', { name: '親品目' })
      .locator('button:focus')
      .filter({ hasText: 'LG-15' })
      .waitFor()
  })

  it('stay as they are typed while one looks at another screen', async () => {
    await page.keyboard.press('F4')
    await drawer().locator('.entry-grid input:focus').waitFor()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Home')
    await page.keyboard.type('mtr-50')
    await page.keyboard.press('Enter')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await drawer().getByText('変更中・未保存').waitFor()
    await goTo(page, '/masterMaint/production/operation')
    await shownPanel(page).getByRole('row').nth(1).waitFor()
    await goTo(page, '/masterMaint/production/bom')
    await drawer().getByText('変更中・未保存').waitFor()
    await drawer().locator('.entry-grid').getByText('MTR-50', { exact: true }).waitFor()
  })

  it('lead to the first cell that is wrong, the name beside the code', async () => {
    await drawer().locator('.entry-grid').getByText('MTR-50', { exact: true }).click()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Home')
    const scrolled = () =>
      drawer()
        .locator('.entry-grid')
        .evaluate((grid) => grid.scrollLeft)
    await expect.poll(scrolled).toBe(0)
    await page.keyboard.type('NOTHING')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Home')
    await cell('1行目 構成品目').waitFor()
    await page.keyboard.press('F9')
    await expect.poll(() => drawer().locator('.entry-grid input:focus').inputValue()).toBe('NOTHING')
    await picture(page, 'lines-wrong')
    await page.keyboard.type('BOX-S')
    await page.keyboard.press('Enter')
    await page.keyboard.press('F9')
    await told(page, 'LG-15 の明細を保存しました。')
  })

  it('of a routing lead to the standard time of a process', async () => {
    await goTo(page, '/masterMaint/production/pbom?item=LG-15')
    const table = shownPanel(page).getByRole('table', { name: '工程と部品' })
    await reach(page, table.getByRole('row').filter({ hasText: '本組立' }))
    await page.keyboard.press('Home')
    await command('times').waitFor()
    await page.keyboard.press('F7')
    await expect.poll(() => drawer().locator('[name=work_cd]').inputValue()).toBe('ASM-10')
    await reach(page, drawer().locator('[name=setup_min]'))
    await page.keyboard.type('12')
    await page.keyboard.press('F9')
    await told(page, 'を登録しました。')
    await table.getByText('12分0秒').waitFor()
  })

  it('and a record that is changed stays as it is typed, too', async () => {
    await goTo(page, '/masterMaint/master/item?item_cd=LG-15')
    await reach(page, shownPanel(page).locator('tbody tr').first())
    await page.keyboard.press('Home')
    await command('edit').waitFor()
    await page.keyboard.press('F9')
    await drawer().locator('[name=item_nm]:focus').waitFor()
    await page.keyboard.type('名前を変えている')
    await goTo(page, '/masterMaint/production/operation')
    await shownPanel(page).getByRole('row').nth(1).waitFor()
    await goTo(page, '/masterMaint/master/item?item_cd=LG-15')
    await expect.poll(() => drawer().locator('[name=item_nm]').inputValue()).toBe('名前を変えている')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
