import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sidewaysScroll } from '../accessibility.ts'
import { signedIn } from '../signed-in.ts'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { told } from '../told.ts'
import { lockCount } from './lock-count.ts'
import { type } from './typing.ts'
import { reach } from '../reach.ts'

/** From the day that is planned to the difference that is posted: one at a desk, one between the shelves. */
describe('a shelf is counted', () => {
  let stage: Stage
  let page: Page
  let no = ''
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/stock/inventoryTime' })).page
  })
  afterAll(() => stage.close())

  const counts = (on: Page) => on.locator('.count-sheet input')

  it('its day is planned, it is started and locked', async () => {
    await page.locator('[data-command=plan]').waitFor()
    await page.keyboard.press('F2')
    const drawer = page.getByRole('dialog', { name: '棚卸日程登録' })
    await drawer.waitFor()
    await type(page, '', '999-C2', '', '', '', '')
    await page.keyboard.press('Enter')
    no = /I\d+/.exec(await told(page, /棚卸 I\d+ を登録しました/))?.[0] ?? ''
    await drawer.waitFor({ state: 'hidden' })

    await reach(page, page.getByRole('row').filter({ hasText: no }))
    await page.keyboard.press('Home')
    await lockCount(page)
    await expect
      .poll(() =>
        counts(page)
          .first()
          .evaluate((field) => field === document.activeElement),
      )
      .toBe(true)
  })

  it('the menu leads to the counts that have not ended, with how far they are', async () => {
    const { page: menu } = await signedIn(stage, { user: 'stock', at: '/stock/inventoryManage' })
    const row = menu.getByRole('row').filter({ hasText: no })
    await row.getByText(/^0 \/ [1-9]\d*$/).waitFor()
    await row.getByText('999-C2').waitFor()
  })

  it('one counts at the desk, another on the phone, and each sees what the other has entered', async () => {
    await counts(page).first().waitFor()
    const books = await page.locator('.count-sheet tbody td.book').allInnerTexts()
    const figures = books.map((figure) => figure.replaceAll(',', ''))
    const { page: small } = await signedIn(stage, {
      user: 'stock',
      viewport: phone,
      at: `/stock/inventoryManage?inventory_no=${no}`,
    })
    await counts(small).first().waitFor()

    await reach(page, counts(page).first())
    await type(page, '0', ...figures.slice(1, -1))
    await small.getByText(`入力済 ${String(books.length - 1)} / ${String(books.length)}`).waitFor()
    await expect.poll(() => counts(small).first().inputValue()).toBe('0')
    await reach(small, counts(small).last())
    await type(small, figures.at(-1) ?? '')
    await page.getByText(`入力済 ${String(books.length)} / ${String(books.length)}`).waitFor()
    await expect.poll(() => counts(page).last().inputValue()).toBe(figures.at(-1))
    expect(await sidewaysScroll(small)).toBe(0)
    await picture(small, 'stock-count-phone')
  })

  it('what differs is explained, posted, and the count ends', async () => {
    await page.keyboard.press('F9')
    await page
      .getByText(/は「棚卸後」になりました/)
      .first()
      .waitFor()
    await page.keyboard.press('F7')
    await page.locator('tbody option[value="20"]').first().waitFor({ state: 'attached' })
    await reach(page, page.locator('tbody select').first())
    await page.keyboard.press('2')
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>('tbody select')?.value === '20',
    )
    // What is too much and what is missing, each for itself.
    await expect.poll(() => page.locator('.gross').innerText()).toBe('プラス 0円　マイナス 81,180円')
    await picture(page, 'stock-differences')
    await page.keyboard.press('F9')
    await told(page, /差異 1 件を調整しました/)
    await page.keyboard.press('F7')
    await page
      .getByText(/は「終了」になりました/)
      .first()
      .waitFor()
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
