import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '../browser.ts'
import { openDatabaseStage, type DatabaseStage } from '../database-stage.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'

const at = '/developer/api'

describe('the page of the API', () => {
  let stage: DatabaseStage
  let page: Page
  beforeAll(async () => {
    stage = await openDatabaseStage()
    page = (await signedIn(stage, { at })).page
  })
  afterAll(() => stage.close())
  const calls = () => page.getByRole('table', { name: 'API仕様' }).locator('tbody tr')

  it('a call is found, opened and tried by keys alone', async () => {
    await expect.poll(() => calls().count()).toBe(200)
    await reach(page, page.getByLabel('検索する文字'))
    await page.keyboard.type('/api/master/factory/getList')
    await expect.poll(() => calls().count()).toBe(1)
    await picture(page, 'api-page')
    await reach(page, calls().first())
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText('master:yes').first().waitFor()
    await page.keyboard.press('F9')
    await page.getByText('応答（HTTP 200）').waitFor()
    await expect.poll(() => page.getByRole('dialog').locator('pre').first().innerText()).toContain('本社工場')
    await picture(page, 'api-page-tried')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })

  it('a call that saves asks before, and what is no JSON is told at the field', async () => {
    await reach(page, page.getByLabel('検索する文字'))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('/api/master/factory/doEdit')
    await expect.poll(() => calls().count()).toBe(1)
    await reach(page, calls().first())
    await page.keyboard.press('Enter')
    const input = page.getByLabel('試す入力（JSON）')
    await reach(page, input)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('これは')
    await page.keyboard.press('F9')
    await page.getByText('正しいJSONを入力してください。').waitFor()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText('{}')
    await page.keyboard.press('F9')
    const question = page.getByRole('alertdialog')
    await question.waitFor()
    await reach(page, question.getByRole('button', { name: '試す' }))
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.getByRole('dialog').locator('pre').first().innerText())
      .toContain('"code": 400')
    await page.keyboard.press('Escape')
  })

  it('the document is taken away as JSON', async () => {
    await page.locator('[data-command=openapi]:enabled').first().waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('F6')])
    expect(download.suggestedFilename()).toBe('openapi.json')
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ openapi: '3.1.0' })
    await page.setViewportSize({ width: 390, height: 844 })
    await picture(page, 'api-page-phone')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
