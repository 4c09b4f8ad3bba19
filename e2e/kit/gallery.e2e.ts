import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#platform/contract/text.ts'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { findings, sidewaysScroll } from '../accessibility.ts'
import { foreignWords } from '../words-shown.ts'
import { signedIn } from '../signed-in.ts'
import { cell, lineTexts, openPart, paste, placeOf } from './trial-slip.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const parts = [
  'controls',
  'fields',
  'feedback',
  'master',
  'slip',
  'long-slip',
  'board',
  'gantt',
  'charts',
] as const

describe('the gallery of screen parts', () => {
  it('is in the menu for developers only', async () => {
    const { page: admin } = await signedIn(stage)
    await admin.locator('.side-menu').getByRole('button', { name: '開発者' }).waitFor()
    const { page: viewer } = await signedIn(stage, { user: 'viewer' })
    await expect.poll(() => viewer.locator('.side-menu').getByText('開発者').count()).toBe(0)
    await viewer.goto('/developer/kit')
    await viewer.waitForURL('**/404**')
  })

  it.each(['blue-black', 'purple-white'])('no part has a serious finding in the theme %s', async (theme) => {
    const page = await openPart(stage, 'controls')
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    const found: Record<string, readonly string[]> = {}
    for (const part of parts) {
      await page.locator(`[data-part="${part}"]`).click()
      if (part.includes('slip') || part === 'board') await cell(page, 0, 0).waitFor()
      found[part] = await findings(page)
      await picture(page, `kit-${part}.${theme}`)
    }
    expect(found).toEqual(Object.fromEntries(parts.map((part) => [part, []])))
  })

  it.each(languages)('%s: every part speaks it and no other', async (language) => {
    const page = await openPart(stage, 'controls', { language })
    const wrong: Record<string, readonly string[]> = {}
    for (const part of parts) {
      await page.locator(`[data-part="${part}"]`).click()
      if (part.includes('slip') || part === 'board') await cell(page, 0, 0).waitFor()
      wrong[part] = (await foreignWords(page, language)).filter(
        (word) => !/^(KS|Excel|YYYY|T\d{6})/.test(word),
      )
      if (language !== 'ja') await picture(page, `kit-${part}.${language}`)
    }
    expect(wrong).toEqual(Object.fromEntries(parts.map((part) => [part, []])))
  })

  it('no part can be pushed sideways on a phone', async () => {
    const page = await openPart(stage, 'controls', { viewport: phone })
    const pushed: Record<string, number> = {}
    for (const part of parts) {
      await page.locator(`[data-part="${part}"]`).click()
      pushed[part] = await sidewaysScroll(page)
      await picture(page, `kit-${part}.phone`)
    }
    expect(pushed).toEqual(Object.fromEntries(parts.map((part) => [part, 0])))
  })
})

describe('a board of rows by days', () => {
  it('is typed and pasted, adds up its rows and days, and takes it back', async () => {
    const page = await openPart(stage, 'board')
    await cell(page, 0, 2).click()
    await paste(page, '１，０００\t20\t\n5\tx\t7.5')
    await expect
      .poll(async () => (await lineTexts(page, 0)).slice(0, 4))
      .toEqual(['KS-2041', '1,020', '1,000', '20'])
    await expect.poll(async () => (await lineTexts(page, 1)).slice(1, 5)).toEqual(['12.5', '5', 'x', '7.5'])
    const sums = () => page.locator('.entry-sum').allInnerTexts()
    await expect.poll(async () => (await sums()).slice(2, 6)).toEqual(['1,032.5', '1,005', '20', '7.5'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await cell(page, 1, 3).getByRole('alert').getByText('数値で入力してください。').waitFor()
    await picture(page, 'board')
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await sums())[2]).toBe('')
    await page.keyboard.press('Control+End')
    await expect.poll(() => placeOf(page)).toBe('299,123')
    await expect.poll(() => cell(page, 299, 0).innerText()).toBe('KS-2340')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
