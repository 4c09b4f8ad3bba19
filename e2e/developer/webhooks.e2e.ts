import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '../browser.ts'
import { openDatabaseStage, type DatabaseStage } from '../database-stage.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

describe('webhooks', () => {
  let stage: DatabaseStage
  let page: Page
  beforeAll(async () => {
    stage = await openDatabaseStage()
    page = (await signedIn(stage, { at: '/developer/webhookList' })).page
  })
  afterAll(() => stage.close())
  const field = (name: string) => page.getByRole('dialog').locator(`[name=${name}]`)

  it('one is entered by keys alone, its signing key told once, and tried out', async () => {
    await page.getByRole('heading', { name: '外部通知', exact: true }).waitFor()
    await page.keyboard.press('F2')
    await reach(page, field('name'))
    await page.keyboard.type('基幹連携')
    await page.keyboard.press('Enter')
    await page.keyboard.type('http://127.0.0.1:9/hook')
    await reach(page, field('stock'))
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => field('stock').inputValue()).toBe('1')
    await page.keyboard.press('F9')
    await page.getByText('このサーバー自身や管理用のアドレスには通知できません。').waitFor()
    await field('url').fill('https://hooks.invalid/kaname?key=abc')
    await picture(page, 'webhook-make')
    await page.keyboard.press('F9')
    const shown = page.getByRole('textbox', { name: '署名キー', exact: true })
    await shown.waitFor()
    const secret = await shown.inputValue()
    expect(secret).toMatch(/^whsec_/)
    await picture(page, 'webhook-told')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await page.content()).not.toContain(secret)
    await page.getByText('基幹連携').first().click()
    await page.keyboard.press('F7')
    await told(page, 'テストを送信します。結果は外部通知履歴で確認できます。')
    await picture(page, 'webhook-list')
  })

  it('its log says what became of it', async () => {
    await page.goto(`${stage.server.url}/developer/webhookLog`)
    await expect
      .poll(async () => {
        await page.keyboard.press('F8')
        return page.getByText(/hooks\.invalid/).count()
      })
      .toBeGreaterThan(0)
    await picture(page, 'webhook-log')
    await page.setViewportSize({ width: 390, height: 844 })
    await picture(page, 'webhook-log-phone')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
