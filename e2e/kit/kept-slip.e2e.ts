import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, picture, type Stage } from '../browser.ts'
import { signedIn, shownPanel } from '../signed-in.ts'
import { type } from '../stock/typing.ts'
import { told } from '../told.ts'
import { cell, lineTexts } from './trial-slip.ts'
import { openDay, typedDay } from '../open-days.ts'
import { reach } from '../reach.ts'

/** Enter, change, copy, confirm, cancel and find a document again, by keys alone. */
describe('a document that can be changed is kept without a pointer', () => {
  let stage: Stage
  let page: Page
  let first = ''
  let second = ''
  beforeAll(async () => {
    stage = await openStage()
    ;({ page } = await signedIn(stage, { at: '/developer/trialSlipList' }))
  })
  afterAll(() => stage.close())

  const shown = () => shownPanel(page)
  const number = () => shown().locator('.slip-no')
  const focusHeader = () => reach(page, shown().getByRole('combobox', { name: /^工場/ }))
  /** Whatever has no key of its own is found by its word. */
  const command = async (word: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(word)
    await page.getByRole('dialog').getByRole('option').first().getByText(word).waitFor()
    await page.keyboard.press('Enter')
  }
  /** Which slips stand before and behind is asked for each of them. */
  const leaf = (way: string) => shown().locator(`.leafed [data-command=${way}]:enabled`).waitFor()
  const saved = async () => {
    await page.keyboard.press('F9')
    return /T\d+/.exec(await told(page, /伝票 T\d+ を登録しました/))?.[0] ?? ''
  }

  it('a new one is typed, saved, and has its number and its address', async () => {
    await page.keyboard.press('F2')
    await shown().getByText('新規', { exact: true }).first().waitFor()
    await focusHeader()
    await type(page, 'f01', '', 'TW-1', '', '初回')
    await type(page, 'ks-1', 'シャフト', '10', '100', '', typedDay(openDay(7)), 'F02', '', '')
    await type(page, 'ks-2', 'ナット', '5', '200', '', typedDay(openDay(8)), 'F01', '', '')
    first = await saved()
    await number().getByText(first).waitFor()
    expect(new URL(page.url()).searchParams.get('slip_no')).toBe(first)
    await expect.poll(async () => (await lineTexts(page, 1))[0]).toBe('KS-2')
  })

  it('what is changed is told by its history, line by line', async () => {
    await reach(page, shown().getByRole('textbox', { name: '備考' }))
    // Saved from within the field.
    await page.keyboard.type('二回目')
    await saved()
    await command('変更履歴')
    const drawer = page.getByRole('dialog', { name: '変更履歴' })
    await drawer.getByRole('row', { name: '備考 初回 二回目' }).waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
  })

  it('another one is made like it, and one leafs from one to the other', async () => {
    await command('複写して新規')
    await shown().locator('.leafed').getByText('新規', { exact: true }).waitFor()
    await cell(page, 1, 0).getByText('KS-2').waitFor()
    second = await saved()
    expect(second > first).toBe(true)
    await number().getByText(second).waitFor()
    await leaf('previous')
    await page.keyboard.press('Alt+PageUp')
    await number().getByText(first).waitFor()
    await leaf('next')
    await page.keyboard.press('Alt+PageDown')
    await number().getByText(second).waitFor()
  })

  it('what is half typed is saved before it is confirmed; what is confirmed is not changed', async () => {
    await reach(page, shown().getByRole('textbox', { name: '備考' }))
    await type(page, '確定前')
    await shown().getByText('変更中・未保存').waitFor()
    await expect
      .poll(() => shown().getByRole('button', { name: '確定', exact: true }).isDisabled())
      .toBe(true)
    await saved()
    await command('確定')
    await shown().locator('.chip').getByText('確定').waitFor()
    await shown().getByText('確定済みの伝票は変更できません。').waitFor()
    await command('確定取消')
    await shown().locator('.chip').getByText('入力済').waitFor()
  })

  it('who was slower is told, at the cells that are different now', async () => {
    const other = await signedIn(stage, { at: `/developer/trialSlip?slip_no=${second}` })
    const theirs = other.page
    await reach(theirs, shownPanel(theirs).getByRole('textbox', { name: '備考' }))
    await type(theirs, '先に変更')
    await theirs.keyboard.press('F9')
    await told(theirs, /を登録しました/)
    await theirs.context().close()

    await reach(page, shown().getByRole('textbox', { name: '備考' }))
    await type(page, '後から変更')
    await page.keyboard.press('F9')
    const latest = shown().getByRole('button', { name: '最新の内容を読み込む（入力は破棄）' })
    await latest.waitFor()
    await picture(page, 'kept-slip-stale')
    await reach(page, latest)
    await page.keyboard.press('Enter')
    await shown().getByText('変更中・未保存').waitFor({ state: 'detached' })
    await expect.poll(() => shown().getByRole('textbox', { name: '備考' }).inputValue()).toBe('先に変更')
  })

  it('is cancelled after a question, and is not among those that are open any more', async () => {
    await command('伝票取消')
    await page.getByRole('alertdialog').getByText(second).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await shown().locator('.chip').getByText('取消').waitFor()
    await page.keyboard.press('F8')
    const rows = shown().locator('table.grid tbody tr')
    await rows.filter({ hasText: first }).first().waitFor()
    await expect.poll(() => rows.filter({ hasText: second }).count()).toBe(0)
  })

  it('lines that are ticked are counted, and the one at hand is opened', async () => {
    const rows = shown().locator('table.grid tbody tr')
    await expect.poll(() => rows.locator('td:nth-child(3)').allInnerTexts()).toEqual(['1', '2'])
    await reach(page, rows.first())
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await shown().getByText('2件を選択中').waitFor()
    await page.keyboard.press('Enter')
    await number().getByText(first).waitFor()
    const remarks = shown().getByRole('textbox', { name: '備考' })
    await reach(page, remarks)
    await type(page, '三回目')
    await saved()
    // Opened again, it is as it has been saved.
    await page.keyboard.press('F8')
    await reach(page, rows.first())
    await page.keyboard.press('Enter')
    await number().getByText(first).waitFor()
    await expect.poll(() => remarks.inputValue()).toBe('三回目')
    expect(stage.complaints).toEqual([])
  })
})
