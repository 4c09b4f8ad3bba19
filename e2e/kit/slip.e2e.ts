import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftKept } from '../draft-kept.ts'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { sidewaysScroll } from '../accessibility.ts'
import { cell, copied, lineTexts, openPart, paste, placeOf } from './trial-slip.ts'
import { told } from '../told.ts'
import { reach } from '../reach.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** Columns of the trial slip. */
const [item, itemName, qty, , amount, tax, due, factory, factoryName, sample, remarks] = Array.from(
  { length: 11 },
  (_, col) => col,
) as [number, number, number, number, number, number, number, number, number, number, number]

async function openSlip(): Promise<Page> {
  const page = await openPart(stage, 'slip')
  await cell(page, 0, item).click()
  return page
}

async function type(page: Page, ...values: readonly string[]): Promise<void> {
  for (const value of values) {
    if (value) await page.keyboard.type(value)
    await page.keyboard.press('Enter')
  }
}

const checks = (page: Page) => page.locator('.slip-checks li')

describe('a slip', () => {
  it('is typed from the header through its lines to saving, without a pointer', async () => {
    const page = await openPart(stage, 'slip')
    await reach(page, page.getByRole('textbox', { name: /^伝票日付/ }))
    await type(page, '20', 'f01', '', 'TW-88213')
    await page.keyboard.press('Space')
    await type(page, '', '検査成績書を添付')
    await expect.poll(() => placeOf(page)).toBe(`0,${String(item)}`)
    await page.getByText('本社工場').nth(1).waitFor()

    await type(page, 'ks-2041', 'フランジシャフト', '１，２００', '186', '', '24', 'F02')
    await page.keyboard.press('Space')
    await type(page, '', '至急')
    await expect.poll(() => placeOf(page)).toBe(`1,${String(item)}`)
    await cell(page, 0, factoryName).getByText('第二工場').waitFor()
    const typed = await lineTexts(page, 0)
    expect(typed.slice(0, 6)).toEqual(['KS-2041', 'フランジシャフト', '1,200', '186.00', '223,200', '10％'])
    expect([typed[due], typed[factory], typed[sample], typed[remarks]]).toEqual([
      '11/24',
      'F02',
      'はい',
      '至急',
    ])
    await expect.poll(() => page.locator('.slip-grand').innerText()).toContain('245,520')

    await page.keyboard.press('Shift+Enter')
    await expect.poll(() => placeOf(page)).toBe(`0,${String(remarks)}`)
    await page.keyboard.press('F9')
    await told(page, /伝票 T\d+ を登録しました。/)
    await expect.poll(() => page.getByText('変更中・未保存').count()).toBe(0)
    await expect.poll(() => placeOf(page)).toBe(`0,${String(remarks)}`)
  })

  it('leaves Enter to the IME while it is composing', async () => {
    const page = await openSlip()
    const ime = await page.context().newCDPSession(page)
    await type(page, 'K1')
    const key = { key: 'Process', code: 'KeyF', windowsVirtualKeyCode: 229 } as const
    const compose = (text: string) =>
      ime.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await ime.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
    for (const text of ['ｆ', 'ふ', 'ふら', 'ふらんじ', 'フランジ']) await compose(text)
    // The Enter that takes a candidate.
    await ime.send('Input.dispatchKeyEvent', {
      ...{ type: 'rawKeyDown', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 },
    })
    await expect.poll(() => placeOf(page)).toBe(`0,${String(itemName)}`)
    await ime.send('Input.insertText', { text: 'フランジ' })
    await expect.poll(() => placeOf(page)).toBe(`0,${String(itemName)}`)
    await expect.poll(async () => (await lineTexts(page, 0))[itemName]).toBe('フランジ')
    await page.keyboard.press('Enter')
    await expect.poll(() => placeOf(page)).toBe(`0,${String(qty)}`)
    await expect.poll(async () => (await lineTexts(page, 0))[itemName]).toBe('フランジ')
  })

  it('looks a code up, says in its cell that one is wrong, and names a right one in the same row', async () => {
    const page = await openSlip()
    await cell(page, 0, factory).click()
    await type(page, 'f99')
    await page.keyboard.press('Shift+Enter')
    await cell(page, 0, factory)
      .getByRole('alert')
      .getByText('「F99」は工場マスタに登録されていません。')
      .waitFor()
    await expect.poll(() => placeOf(page)).toBe(`0,${String(factory)}`)
    await page.keyboard.press('Delete')
    await page.keyboard.press('F2')
    await page.getByRole('option', { name: /F02/ }).waitFor()
    await page.keyboard.type('だいに')
    await page.getByRole('option', { name: /F01/ }).waitFor({ state: 'detached' })
    await picture(page, 'slip-lookup')
    await page.keyboard.press('Enter')
    await cell(page, 0, factoryName).getByText('第二工場').waitFor()
    await expect.poll(() => placeOf(page)).toBe(`0,${String(sample)}`)
    await expect.poll(async () => (await lineTexts(page, 0))[factory]).toBe('F02')
  })

  it('copies, inserts and deletes lines, and takes everything back step by step', async () => {
    const page = await openSlip()
    await type(page, 'A')
    await cell(page, 1, item).click()
    await type(page, 'B')
    const items = async () => [
      (await lineTexts(page, 0))[item],
      (await lineTexts(page, 1))[item],
      (await lineTexts(page, 2))[item],
    ]
    await cell(page, 0, item).click()
    await page.keyboard.press('F4')
    await expect.poll(() => items()).toEqual(['A', 'A', 'B'])
    await expect.poll(() => placeOf(page)).toBe('1,0')
    await page.keyboard.press('Alt+Insert')
    await expect.poll(() => items()).toEqual(['A', '', 'A'])
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Alt+Delete')
    await expect.poll(() => items()).toEqual(['A', 'B', ''])
    for (const before of [
      ['A', '', 'A'],
      ['A', 'A', 'B'],
      ['A', 'B', ''],
    ]) {
      await page.keyboard.press('Control+z')
      await expect.poll(() => items()).toEqual(before)
    }
    await page.keyboard.press('Control+y')
    await expect.poll(() => items()).toEqual(['A', 'A', 'B'])
    // F2 repairs what stands there, Escape leaves it as it was.
    await page.keyboard.press('F2')
    await page.keyboard.type('BC')
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await items())[1]).toBe('A')
  })

  it('takes 50 × 8 cells from a spreadsheet, marks the bad ones with their reason, and keeps the good ones', async () => {
    const page = await openSlip()
    const rows = Array.from({ length: 50 }, (_, n) => [
      ...[
        `ks-${String(n)}`,
        `品名 ${String(n)}`,
        String(n + 1),
        '１，０００．５',
        '',
        '8',
        '2026/12/01',
        'F01',
      ],
    ])
    const [, second, third, fourth] = rows
    if (second && third && fourth) {
      second[itemName] = '"二行の\n品名"'
      second[qty] = 'ten'
      third[due] = '2026/2/30'
      fourth[factory] = 'F99'
    }
    await paste(page, rows.map((row) => row.join('\t')).join('\r\n'))
    await checks(page).nth(2).waitFor()
    await expect
      .poll(() => checks(page).allInnerTexts())
      .toEqual([
        expect.stringContaining('2行目「数量」：数値で入力してください。'),
        expect.stringContaining('3行目「希望納期」：正しい日付を入力してください。'),
        expect.stringContaining('4行目「出荷工場」：「F99」は工場マスタに登録されていません。'),
      ])
    await expect
      .poll(async () => (await lineTexts(page, 1)).slice(0, 6))
      .toEqual(['KS-1', '二行の 品名', 'ten', '1,000.50', '', '8％（軽減）'])
    await expect.poll(() => page.locator('.slip-totals thead').innerText()).toContain('50行')
    await picture(page, 'slip-pasted')

    await page.keyboard.press('Alt+1')
    await expect.poll(() => placeOf(page)).toBe(`1,${String(qty)}`)
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await expect.poll(() => checks(page).count()).toBe(2)
    await page.keyboard.press('F9')
    await expect.poll(() => placeOf(page)).toBe(`2,${String(due)}`)

    await cell(page, 4, item).click()
    await page.keyboard.press('Shift+ArrowDown')
    for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+ArrowRight')
    const out = await copied(page)
    expect(out).toBe('KS-4\t品名 4\t5\t1000.5\r\nKS-5\t品名 5\t6\t1000.5')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await lineTexts(page, 0))[item]).toBe('')
    await page.keyboard.press('Control+y')
    await expect
      .poll(async () => (await lineTexts(page, 4)).slice(0, 4))
      .toEqual(['KS-4', '品名 4', '5', '1,000.50'])
  })

  it('shows what the server finds wrong in its cell', async () => {
    const page = await openSlip()
    await type(page, 'A', '品名', '1', '10', '', '2000/1/1')
    await page.getByRole('combobox', { name: /^工場/ }).fill('F01')
    await cell(page, 0, item).click()
    await page.keyboard.press('F9')
    await cell(page, 0, due).getByRole('alert').getByText('希望納期は伝票日付以降にしてください。').waitFor()
    await expect.poll(() => placeOf(page)).toBe(`0,${String(due)}`)
    await page.keyboard.type('2099/12/31')
    await page.keyboard.press('F9')
    await told(page, /伝票 T\d+ を登録しました。/)
  })

  it('asks for what is missing only when it is saved', async () => {
    const page = await openSlip()
    await page.keyboard.press('F9')
    await page.getByText('明細を1行以上入力してください。').waitFor()
    await type(page, 'A')
    await expect.poll(() => checks(page).count()).toBe(0)
    await page.keyboard.press('F9')
    await checks(page).first().waitFor()
    await expect
      .poll(() => checks(page).first().innerText())
      .toContain('ヘッダー「工場」：入力してください。')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('plant_cd')
  })

  it('says what to do in the next line beside its number, also when one has gone to the right', async () => {
    const page = await openPart(stage, 'slip', { viewport: { width: 1000, height: 768 } })
    await cell(page, 0, item).click()
    await type(page, 'KS-2041')
    await page.locator('.entry-hint span').waitFor()
    /** How far from the left of the grid the number of the line ends, and its hint begins. */
    const places = () =>
      page.locator('.entry-grid').evaluate((grid) => {
        const { left } = grid.getBoundingClientRect()
        const no = grid.querySelector('.entry-row.ghost .entry-no')?.getBoundingClientRect()
        const hint = grid.querySelector('.entry-hint span')?.getBoundingClientRect()
        return [no?.right, hint?.left].map((place = 0) => Math.round(place - left))
      })
    expect(await places()).toEqual([40, 56])
    await page.locator('.entry-grid').evaluate((grid) => grid.scrollTo(400, 0))
    await expect
      .poll(() => page.locator('.entry-grid').evaluate((grid) => grid.scrollLeft))
      .toBeGreaterThan(100)
    expect(await places()).toEqual([40, 56])
  })

  it('says why a line and a command are refused', async () => {
    const page = await openPart(stage, 'long-slip')
    await cell(page, 0, item).click()
    await page.keyboard.type('X')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await lineTexts(page, 0))[item]).toBe('KS-2041')
    await page.getByText('出荷済みの行があるため取り消せません。').waitFor()
    await expect.poll(() => page.locator('[data-command=cancel]').getAttribute('aria-disabled')).toBe('true')
    await picture(page, 'slip-locked')
  })

  it('is offered again after the page was left half-typed', async () => {
    const page = await openSlip()
    await type(page, 'HALF')
    await draftKept(page)
    await page.reload()
    await page.locator('[data-part="slip"]').click()
    await page.getByRole('button', { name: '入力を続ける' }).click()
    await expect.poll(async () => (await lineTexts(page, 0))[item]).toBe('HALF')
  })

  it('is typed on a phone, with the code in sight beside every field', async () => {
    const page = await openPart(stage, 'slip', { viewport: phone })
    await cell(page, 0, item).click()
    await type(page, 'A', '品名', '3', '100')
    await cell(page, 0, amount).getByText('300').waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
    const box = await cell(page, 0, item).boundingBox()
    expect(box?.x).toBeLessThan(60)
    await picture(page, 'slip-phone')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
    expect(tax).toBe(5)
  })
})
