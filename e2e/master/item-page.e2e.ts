import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { shownPanel, signedIn } from '../signed-in.ts'

describe('the page of an item', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/masterMaint/master/itemPage?item_cd=KS-2041' })).page
  })
  afterAll(() => stage.close())

  const tab = (name: string) => shownPanel(page).getByRole('tab', { name, exact: true })
  const panel = () => shownPanel(page).getByRole('tabpanel')

  it('begins on its tabs, which arrows and Alt with a digit open; each asks only when it is opened', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await tab('在庫').and(page.locator(':focus')).waitFor()
    await panel().getByRole('table', { name: '在庫の場所' }).or(panel().getByText('場所')).first().waitFor()
    expect(asked.filter((path) => path.startsWith('/api/master/bom/'))).toEqual([])
    await page.keyboard.press('ArrowRight')
    await tab('構成').and(page.locator(':focus')).waitFor()
    await panel().getByRole('table', { name: '構成ツリー' }).getByRole('row').nth(2).waitFor()
    await page.keyboard.press('Alt+5')
    await page.waitForURL('**tab=prices')
    await panel().getByRole('table', { name: '得意先単価マスタ' }).waitFor()
  })

  it('leads on to the item of a line, and back to what is changed with F9', async () => {
    await page.keyboard.press('Alt+2')
    const tree = panel().getByRole('table', { name: '構成ツリー' })
    await tree.getByRole('row').nth(2).dblclick()
    await page.waitForURL((url) => url.searchParams.get('item_cd') !== 'KS-2041')
    await page.goBack()
    await page.waitForURL('**item_cd=KS-2041**')
    await shownPanel(page).getByRole('heading', { level: 1 }).filter({ hasText: 'KS-2041' }).waitFor()
    await page.keyboard.press('F9')
    const field = page.getByRole('dialog').getByLabel('規格・型式')
    await field.fill('φ20')
    await page.keyboard.press('F9')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await shownPanel(page).locator('.record-facts').getByText('φ20').waitFor()
  })
})
