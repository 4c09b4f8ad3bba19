import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { shownPanel, signedIn } from '../signed-in.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

it('a figure of the home screen leads to the list that has as many rows', async () => {
  const { page } = await signedIn(stage)
  const tile = page.locator('.home .tiles > section').filter({ hasText: '安全在庫割れ' })
  const figure = tile.locator('.figure b')
  await figure.filter({ hasText: /\d/ }).waitFor()
  const count = Number(await figure.innerText())
  await tile.getByRole('link').press('Enter')
  await page.waitForURL('**/stock/stockShortage')
  await shownPanel(page)
    .locator('.pager')
    .getByText(new RegExp(`\\b${count}\\b`))
    .first()
    .waitFor()
  expect(count).toBeGreaterThan(0)
})
