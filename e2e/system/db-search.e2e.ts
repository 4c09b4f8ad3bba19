import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '../browser.ts'
import { openDatabaseStage, type DatabaseStage } from '../database-stage.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

const at = '/masterMaint/system/dbSearch'

describe('the search in tables', () => {
  let stage: DatabaseStage
  let page: Page
  beforeAll(async () => {
    stage = await openDatabaseStage()
    page = (await signedIn(stage, { at })).page
  })
  afterAll(() => stage.close())
  const answer = () => page.getByRole('table', { name: '検索結果' })
  const value = (name: string) => page.getByLabel(name, { exact: true })

  it('a table is asked with a condition, by keys alone', async () => {
    await page.locator('option[value="item"]').waitFor({ state: 'attached' })
    await reach(page, value('テーブル'))
    await page.keyboard.type('item')
    await value('並び順').waitFor()
    await expect.poll(() => value('テーブル').inputValue()).toBe('item')
    await reach(page, page.getByRole('button', { name: '条件を追加' }))
    await page.keyboard.press('Enter')
    await reach(page, value('条件1 比べ方'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type('A')
    await page.keyboard.press('F8')
    await answer().getByRole('row').nth(1).waitFor()
    const [{ found } = { found: 0 }] = await stage.rows(
      "SELECT count(*)::int AS found FROM item WHERE company_cd = 'DEMO' AND item_cd ILIKE '%A%'",
    )
    await expect.poll(() => answer().locator('tbody tr').count()).toBe(Math.min(Number(found), 1000))
    await picture(page, 'db-search')
  })

  it('the search is kept for a role, chosen again and written as CSV', async () => {
    await page.keyboard.press('F9')
    await reach(page, page.getByRole('dialog').locator('[name="name"]'))
    await page.keyboard.type('Aの品目')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('F9')
    await told(page, '検索「Aの品目」を保存しました。')
    const [kept] = await stage.rows('SELECT name, role_cd FROM table_query')
    expect(kept).toMatchObject({ name: 'Aの品目' })
    expect(kept?.['role_cd']).not.toBe('')
    // One file after the other: while one is made, its command waits.
    const ready = (id: string) => page.locator(`[data-command=${id}]:enabled`).first().waitFor()
    await ready('csv')
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('F6')])
    expect(download.suggestedFilename()).toBe('item.csv')
    await ready('xlsx')
    const [sheet] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('F4')])
    expect(sheet.suggestedFilename()).toBe('item.xlsx')
    await page.reload()
    await page.locator('option', { hasText: 'Aの品目' }).waitFor({ state: 'attached' })
    await reach(page, page.getByLabel('保存した検索'))
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => value('条件1 値').inputValue()).toBe('A')
    await page.keyboard.press('F8')
    await answer().getByRole('row').nth(1).waitFor()
  })

  it('a value that cannot be compared is told in words', async () => {
    await reach(page, value('条件1 項目'))
    await page.keyboard.press('End')
    await reach(page, value('条件1 比べ方'))
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await page.keyboard.type('いつか')
    await page.keyboard.press('F8')
    await page.getByText('と比べられない値です。').waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await picture(page, 'db-search-phone')
  })

  it('looks well in the dark', async () => {
    const look = { theme: 'background' } as const
    const dark = (await signedIn(stage, { at, look })).page
    await dark.getByText('自社のデータだけを、読み取り専用で表示します。').waitFor()
    await picture(dark, 'db-search-dark')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
