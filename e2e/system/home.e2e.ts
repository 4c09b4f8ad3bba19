import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { shownPanel, signedIn } from '../signed-in.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const figureIn = (home: Locator, tile: string) =>
  home.locator('.tiles section').filter({ hasText: tile }).locator('.figure b')

it('tiles lead to the rows that they count, and stand where their owner has put them', async () => {
  const { page } = await signedIn(stage, { user: 'sales' })
  const home = shownPanel(page)
  const titles = home.locator('.tiles h2')
  await expect.poll(() => titles.first().textContent()).toBe('納期の未回答')
  await expect.poll(() => figureIn(home, '納期の未回答').textContent()).toMatch(/^\d+$/)
  await picture(page, 'home')

  await page.keyboard.press('F6')
  const grip = home.getByRole('button', { name: '納期の未回答を移動（矢印キー）' })
  await grip.press('ArrowRight')
  await expect.poll(() => titles.first().textContent()).toBe('納期を過ぎた受注')
  await expect.poll(() => grip.evaluate((node) => node === document.activeElement)).toBe(true)
  await picture(page, 'home-arranged')
  await home
    .locator('.tiles section')
    .filter({ hasText: '本日の出荷' })
    .dragTo(home.locator('.tiles section').filter({ hasText: '納期を過ぎた受注' }))
  await expect.poll(() => titles.first().textContent()).toBe('本日の出荷')

  const { page: other } = await signedIn(stage, { user: 'sales', look: { settings: {} } })
  await expect.poll(() => shownPanel(other).locator('.tiles h2').first().textContent()).toBe('本日の出荷')
  const figure = figureIn(shownPanel(other), '納期の未回答')
  await expect.poll(() => figure.textContent()).toMatch(/^\d+$/)
  const count = (await figure.textContent()) ?? ''
  await shownPanel(other).getByRole('link', { name: '納期管理を開く' }).click()
  await other.waitForURL('**/sales/deliveryDateManage?**')
  await shownPanel(other).getByText(`全 ${count} 件中`).waitFor()
})

it('panels stand in sight under one row of figures, and the other figures lead to their rows in a line each', async () => {
  const { page } = await signedIn(stage, { user: 'sales' })
  const home = shownPanel(page)
  const panels = home.locator('.panels > section').filter({ hasText: /先に見る受注|週別の受注残/ })
  await panels.last().locator('.bar').first().waitFor()
  await expect.poll(() => home.locator('.tiles section').count()).toBe(5)
  const tops = await panels
    .locator('.tile-rows, .chart-body')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops).toHaveLength(2)
  expect(Math.max(...tops)).toBeLessThan(600)
  const line = home.locator('.tile-lines section').filter({ hasText: '安全在庫割れ' })
  await expect.poll(() => line.locator('.figure b').textContent()).toMatch(/^[1-9]\d*$/)
  const count = (await line.locator('.figure b').textContent()) ?? ''
  await line.getByRole('link', { name: '安全在庫割れを開く' }).click()
  await shownPanel(page).getByText(`全 ${count} 件中`).waitFor()
})

it('the manual is read beside the screen, and looked for in the palette', async () => {
  const { page } = await signedIn(stage, { user: 'sales', at: '/receiveOrder/receiveOrderBacklog' })
  await page.keyboard.press('Alt+h')
  const manual = page.getByRole('complementary', { name: '受注残照会のマニュアル' })
  await expect.poll(() => manual.textContent()).toContain('受注残＝受注数－出荷数－打切数です。')
  await expect.poll(() => manual.locator('kbd').allTextContents()).toContain('F8')
  await picture(page, 'manual')
  await page.keyboard.press('Escape')
  await manual.waitFor({ state: 'detached' })

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '品目・取引先・伝票・画面を検索' }).fill('?受注登録')
  await page.getByRole('option', { name: '受注登録のマニュアル' }).click()
  const other = page.getByRole('complementary', { name: '受注登録のマニュアル' })
  await expect.poll(() => other.textContent()).toContain('20121')
})

it('on a phone the manual lies over the screen', async () => {
  const { page } = await signedIn(stage, { user: 'sales', viewport: phone, at: '/sales/deliveryDateManage' })
  await page.keyboard.press('Alt+h')
  const manual = page.getByRole('complementary', { name: '納期管理のマニュアル' })
  await expect.poll(() => manual.textContent()).toContain('未回答の行を絞り込みます')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await picture(page, 'manual-phone')
})
