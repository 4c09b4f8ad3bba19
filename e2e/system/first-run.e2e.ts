import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { type } from '../stock/typing.ts'

/** Nothing is there yet, and whoever begins types everything with Enter. */
describe('a new installation', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage({ environment: { KANAME_DEMO: '0' } })
  })
  afterAll(() => stage.close())

  it('is set up by keyboard: passwords twice, everything once more before it is created', async () => {
    const page = await stage.page()
    // The server is slow to say that nothing is there: meanwhile no other page takes what is typed.
    await page.route('**/site**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.goto('/')
    await page.locator('[name=company_cd]:focus').waitFor()
    await type(page, 'minato', 'みなと精密', 'company-1', 'company-2', 'F01', '本社工場')
    await type(page, 'admin', '佐藤 恵', 'secret-1', 'secret-1')
    // Enter has moved on to the button, and sent nothing.
    await page.locator('button[type=submit]:focus').waitFor()
    await page.keyboard.press('Enter')
    const again = page.locator('[name=company_password_again]')
    await page.locator('[name=company_password_again][aria-invalid=true]:focus').waitFor()
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(1)
    await again.fill('company-1')
    await page.locator('button[type=submit]').click()
    const summary = page.locator('dl.summary')
    await summary.first().waitFor()
    await expect
      .poll(() => summary.allInnerTexts())
      .toEqual([
        expect.stringContaining('みなと精密'),
        expect.stringContaining('本社工場'),
        expect.stringContaining('佐藤 恵'),
      ])
    expect(await page.locator('main').innerText()).not.toMatch(/company-1|secret-1/)
    await page.getByRole('button', { name: '登録して始める' }).click()
    await page.getByRole('heading', { name: '会社ログイン' }).waitFor()
    await page.locator('[name=password]:focus').waitFor()
    expect(stage.complaints).toEqual([])
  })
})
