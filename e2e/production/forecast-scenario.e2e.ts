import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { goTo, shownPanel } from '../signed-in.ts'
import { told } from '../told.ts'
import { plannedFactory } from './planned-factory.ts'

/** A working day of the month after the next one. */
function later(): string {
  const day = new Date(Date.now() + 45 * 86_400_000)
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10).replaceAll('-', '/')
}

const content = ['得意先コード,品目,期間,数量,発行日', `C001,LG-15,${later()},900,2026/11/01`].join('\r\n')
const file = {
  name: '内示_12月.csv',
  mimeType: 'text/csv',
  buffer: encodeCp932(content) ?? Buffer.alloc(0),
}

/** 内示60秒: what a customer announces is seen on the plan before it is imported, without a pointer. */
describe('a forecast file opens as a scenario', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = await plannedFactory(stage)
    await goTo(page, '/receiveOrder/forecastFieldMatching')
  })
  afterAll(() => stage.close())

  const choose = (name: 'sample' | 'file') =>
    shownPanel(page).locator(`input[name=${name}]`).setInputFiles(file)
  const row = () => shownPanel(page).locator('.scenario-page tbody tr').filter({ hasText: file.name }).first()

  it('the columns of its file are found by their headings', async () => {
    await shownPanel(page).locator('.matching .entry-grid [data-row="0"]').first().waitFor()
    await choose('sample')
    await shownPanel(page).locator('.sample-table tbody tr').first().waitFor()
    await page.keyboard.press('F6')
    expect(await told(page, /見出しから対応しました/)).toContain('5項目')
    await reach(page, shownPanel(page).locator('[name=matching_cd]'))
    await page.keyboard.type('NAIJI')
    await reach(page, shownPanel(page).locator('[name=matching_nm]'))
    await page.keyboard.type('標準の内示')
    await page.keyboard.press('F7')
    await shownPanel(page).locator('.matching output').filter({ hasText: 'エラー 0行' }).waitFor()
    await page.keyboard.press('F9')
    await told(page, /を登録しました/)
  })

  it('the file is tried on the plan by one key, and nothing is imported', async () => {
    await goTo(page, '/receiveOrder/importForecastOrder')
    await shownPanel(page).locator('.import-drop input[name=file]:enabled').waitFor()
    await choose('file')
    await shownPanel(page).locator('.import-file output').filter({ hasText: 'エラー 0件' }).waitFor()
    await shownPanel(page).locator('[data-command=tryPlan]:enabled').first().waitFor()
    await page.keyboard.press('F10')
    const drawer = page.getByRole('dialog')
    await expect.poll(() => drawer.locator('[name=kind]').inputValue()).toBe('file')
    await page.keyboard.press('F9')
    await told(page, '計算を開始しました')
    await expect.poll(() => row().innerText(), { timeout: 60_000 }).toMatch(/計算済/)
    const demand = shownPanel(page).getByRole('table', { name: '変わる需要' })
    await expect.poll(() => demand.locator('tbody tr').first().innerText()).toMatch(/LG-15/)
    const [, , before, now] = await demand.locator('tbody tr').first().locator('td').allInnerTexts()
    expect(Number(now?.replaceAll(',', ''))).toBeGreaterThan(Number(before?.replaceAll(',', '')))
    await shownPanel(page).getByRole('heading', { name: '変わる発注予定' }).waitFor()
    await picture(page, 'forecast-scenario')
  })

  it('is adopted by one key and a question: it is imported, and the plan is made', async () => {
    await shownPanel(page).locator('[data-command=adopt]:enabled').first().waitFor()
    await page.keyboard.press('F9')
    const question = page.getByRole('alertdialog')
    await reach(page, question.getByRole('button', { name: '採用' }))
    await page.keyboard.press('Enter')
    await told(page, 'を採用しました')
    await expect.poll(() => row().innerText()).toMatch(/採用済/)
    await goTo(page, '/receiveOrder/importForecastOrder')
    const known = shownPanel(page).locator('tbody tr').filter({ hasText: file.name }).first()
    await expect.poll(() => known.innerText()).toMatch(/取込済/)
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
