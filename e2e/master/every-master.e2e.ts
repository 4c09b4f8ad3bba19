import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { masters } from '#modules/master/contract/masters.ts'
import { openStage, type Stage } from '../browser.ts'
import { signedIn } from '../views.ts'

/** Masters whose screen begins with something better than the list. */
const ownScreens = ['bom', 'pbom_process', 'calendar']

describe('every master', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = await signedIn(stage, 'ja')
  })
  afterAll(() => stage.close())

  it.each(
    masters
      .filter(({ name }) => !ownScreens.includes(name))
      .map((master) => [master.title.ja, master] as const),
  )('%s shows its records and begins a new one', async (title, master) => {
    await page.goto(master.screen.path)
    await page.getByRole('table', { name: title }).getByRole('row').nth(1).waitFor()
    await page.keyboard.press('F2')
    const form = page.getByRole('dialog', { name: `${title}の新規登録` })
    await form.waitFor()
    expect(await form.locator('.field').count()).toBe(Object.keys(master.fields).length)
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'hidden' })
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
