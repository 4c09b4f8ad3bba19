import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '../browser.ts'
import { openDatabaseStage, type DatabaseStage } from '../database-stage.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

const at = '/developer/apiKeyList'

describe('keys of programs', () => {
  let stage: DatabaseStage
  let page: Page
  let key = ''
  beforeAll(async () => {
    stage = await openDatabaseStage()
    page = (await signedIn(stage, { at })).page
  })
  afterAll(() => stage.close())
  const field = (name: string) => page.getByRole('dialog').locator(`[name=${name}]`)
  const call = (path: string) =>
    fetch(`${stage.server.url}${path}`, { headers: { authorization: `Kaname ${key}` } }).then((answer) =>
      answer.json(),
    )

  it('one is made by keys alone, told once, and calls for what it was made', async () => {
    await page.getByRole('heading', { name: 'APIキー' }).waitFor()
    await page.keyboard.press('F2')
    await reach(page, field('name'))
    await page.keyboard.type('受注連携')
    await page.keyboard.press('Enter')
    await page.keyboard.type('2027/06/30')
    await page.keyboard.press('F9')
    await page.getByText('使える範囲を1つ以上選択してください。').waitFor()
    await reach(page, field('stock'))
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => field('stock').inputValue()).toBe('R')
    await picture(page, 'api-key-make')
    await page.keyboard.press('F9')
    const shown = page.getByRole('textbox', { name: '発行されたキー', exact: true })
    await shown.waitFor()
    key = await shown.inputValue()
    expect(key).toMatch(/^DEMO\.key~/)
    await picture(page, 'api-key-told')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await page.content()).not.toContain(key)
    expect(await call('/api/stock/stockList/getList')).toMatchObject({ code: 200 })
    expect(await call('/api/receiveorder/receiveOrderList/getList')).toMatchObject({ code: 403 })
    await picture(page, 'api-key-list')
  })

  it('revoked, it is refused', async () => {
    await page.getByText('受注連携').first().click()
    await page.keyboard.press('F6')
    await reach(page, page.getByRole('alertdialog').getByRole('button', { name: 'キーの取消' }))
    await page.keyboard.press('Enter')
    await told(page, '1件のキーを取り消しました。')
    expect(await call('/api/stock/stockList/getList')).toMatchObject({ code: 10011 })
    await page.setViewportSize({ width: 390, height: 844 })
    await picture(page, 'api-key-phone')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
