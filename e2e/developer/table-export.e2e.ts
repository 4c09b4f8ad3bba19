import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '../browser.ts'
import { openDatabaseStage, type DatabaseStage } from '../database-stage.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

const at = '/developer'

describe('the export of tables', () => {
  let stage: DatabaseStage
  let page: Page
  beforeAll(async () => {
    stage = await openDatabaseStage()
    page = (await signedIn(stage, { at })).page
  })
  afterAll(() => stage.close())
  const row = (name: string) => page.getByRole('checkbox', { name, exact: true })
  const ready = (id: string) => page.locator(`[data-command=${id}]:enabled`).first().waitFor()

  it('tables are found by a part of their name and taken away as a dictionary, by keys alone', async () => {
    await expect.poll(() => page.url()).toContain('/developer/tableExport')
    await row('item').waitFor()
    await reach(page, page.getByLabel('絞り込む文字'))
    await page.keyboard.type('trial_slip')
    await expect.poll(() => row('item').count()).toBe(0)
    await page.keyboard.press('F4')
    await page.getByText('2件のテーブル').waitFor()
    await ready('export')
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('F9')])
    expect(download.suggestedFilename()).toBe('tables.csv')
    await picture(page, 'table-export')
  })

  it('rows are written by a job', async () => {
    await reach(page, page.getByLabel('内容'))
    await page.keyboard.press('ArrowDown')
    await page.getByLabel('形式').locator('option[value=cp932]').waitFor({ state: 'attached' })
    await ready('export')
    await page.keyboard.press('F9')
    await told(page, 'テーブルの出力を開始しました。')
    await expect
      .poll(
        async () => {
          const [found] = await stage.rows(
            "SELECT state FROM job WHERE name = 'developer.table-data' ORDER BY job_no DESC LIMIT 1",
          )
          return found?.['state']
        },
        { timeout: 20_000 },
      )
      .toBe('done')
  })

  it('the chosen tables are drawn, looked at by keys and saved as SVG', async () => {
    await page.keyboard.press('F8')
    const drawing = page.getByRole('img', { name: 'テーブル2件と参照1件の図' })
    await drawing.waitFor()
    const width = async () => Number(await drawing.getAttribute('width'))
    const before = await width()
    await reach(page, page.getByRole('slider', { name: 'ER図' }))
    await page.keyboard.press('-')
    await expect.poll(width).toBeLessThan(before)
    await page.keyboard.press('F7')
    await expect.poll(width).toBe(before)
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('F6')])
    expect(download.suggestedFilename()).toBe('tables.svg')
    const file = await readFile(await download.path(), 'utf8')
    expect(file).toContain('trial_slip_line → trial_slip')
    expect(file).toContain('<style')
    await page.keyboard.press('F8')
    await row('trial_slip').waitFor()
  })

  it('all of them can be drawn', async () => {
    await reach(page, page.getByLabel('絞り込む文字'))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await row('item').waitFor()
    await page.keyboard.press('F4')
    await page.keyboard.press('F8')
    const group = page.getByRole('slider', { name: 'ER図' })
    await group.locator('svg').waitFor()
    await expect.poll(() => group.locator('.table-box').count()).toBeGreaterThan(100)
    await reach(page, page.getByLabel('表示するテーブル'))
    await page.keyboard.type('trial_slip_l')
    await expect.poll(() => group.locator('.table-box.now').count()).toBe(1)
    await picture(page, 'table-export-picture')
    await page.setViewportSize({ width: 390, height: 844 })
    await picture(page, 'table-export-picture-phone')
    await page.keyboard.press('F8')
    await row('item').waitFor()
    await picture(page, 'table-export-phone')
  })

  it('looks well in the dark', async () => {
    const look = { theme: 'background' } as const
    const dark = (await signedIn(stage, { at: '/developer/tableExport', look })).page
    await dark.getByRole('checkbox', { name: 'customer', exact: true }).check()
    await dark.getByRole('checkbox', { name: 'item', exact: true }).check()
    await dark.keyboard.press('F8')
    await dark.getByRole('slider', { name: 'ER図' }).locator('svg').waitFor()
    await picture(dark, 'table-export-dark')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
