import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signInToDemo } from '../../test/demo-sign-in.ts'
import { openStage, type Stage } from '../browser.ts'
import { cell, lineTexts, paste } from '../kit/trial-slip.ts'
import { signedIn } from '../signed-in.ts'
import { type } from '../stock/typing.ts'
import { told } from '../told.ts'

const found = z.object({ list: z.array(z.record(z.string(), z.unknown())) })

/** Rows that are typed under a record, and lines that come from Excel. */
describe('lines of masters', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/masterMaint/production/operation' })).page
  })
  afterAll(() => stage.close())

  const dialog = () => page.getByRole('dialog')
  const listed = async (master: string, asked: Readonly<Record<string, string>>) => {
    const api = await signInToDemo(stage.server.url, 'planner')
    return found.parse((await api.get(`/api/master/${master}/getList`, asked)).data).list
  }

  it('an operation is typed with its first work, and is not saved without one', async () => {
    await page.getByRole('table', { name: '工程マスタ' }).getByRole('row').nth(1).waitFor()
    await page.keyboard.press('F2')
    await dialog().locator('input[name=operation_cd]:focus').waitFor()
    await type(page, 'wsh', '洗浄')
    await dialog().locator('[name=location_cd]').focus()
    await type(page, 'wip-mc')
    await page.keyboard.press('F9')
    await dialog().getByText('工程には1つ以上の作業を登録してください。').waitFor()

    await cell(page, 0, 0).click()
    await dialog().locator('.entry-grid :focus').waitFor()
    await type(page, 'wsh-10', '超音波洗浄')
    await page.keyboard.press('F9')
    await told(page, '洗浄を登録しました。')
    await dialog().waitFor({ state: 'detached' })
    expect(await listed('work', { operation_cd: 'WSH' })).toMatchObject([
      { work_cd: 'WSH-10', work_nm: '超音波洗浄', operation_cd: 'WSH' },
    ])
  })

  it('parts are pasted as a column, bring their names, are told of twice, and saved at once', async () => {
    await page.goto('/masterMaint/production/bom?item=GER-M1')
    await page.locator('[data-command=lines]').waitFor()
    await page.keyboard.press('F4')
    await cell(page, 0, 0).click()
    await dialog().locator('.entry-grid :focus').waitFor()
    await paste(page, 'brg-6001\nblt-m4\nBRG-6001')
    await dialog().getByText('六角穴付ボルト M4×12').waitFor()
    await dialog().getByText('同じ品目が2行以上あります：BRG-6001').waitFor()
    expect((await lineTexts(page, 1))[0]).toBe('BLT-M4')
    await page.keyboard.press('F9')
    await told(page, 'GER-M1 の明細を保存しました。')
    const stored = await listed('bom', { parent_item_cd: 'GER-M1', sort: 'seq' })
    expect(stored.map(({ seq, item_cd, need_qty }) => [seq, item_cd, need_qty])).toEqual([
      [10, 'BRG-6001', '1'],
      [20, 'BLT-M4', '1'],
      [30, 'BRG-6001', '1'],
    ])
  })
})
