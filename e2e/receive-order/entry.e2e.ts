import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { lineTexts } from '../kit/trial-slip.ts'
import { openDay, typedDay } from '../open-days.ts'
import { deskOf } from '../desk.ts'
import { reach } from '../reach.ts'
import { signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** Four days on which the customer works, from the week after the next on. */
function weekSoon(): readonly string[] {
  const days = [openDay(14)]
  while (days.length < 4) days.push(openDay(1, days.at(-1)))
  return days.map((day) => day.replaceAll('-', '/'))
}

/** What a sales office does all day, by keys alone. */
describe('an order is entered without a pointer', () => {
  let stage: Stage
  let page: Page
  /** Keys beyond the data itself. */
  let strokes = 0
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/receiveOrder/registerReceiveOrder' })).page
    await page.locator('[name=customer_cd]').waitFor()
  })
  afterAll(() => stage.close())

  const press = async (key: string) => {
    strokes += 1
    await page.keyboard.press(key)
  }
  const type = async (...values: readonly string[]) => {
    for (const value of values) {
      if (value) await page.keyboard.type(value)
      await press('Enter')
    }
  }
  const inGrid = (row: number) => page.locator(`.entry-grid [data-row="${row}"] input:focus`).waitFor()

  it('ten lines in sixty strokes beside what they say, each with its price', async () => {
    await reach(page, page.locator('[name=customer_cd]'))
    // Customer, branch, destination, the customer's number, the day; then what follows from the customer, and remarks.
    await type('c001', '', '', 'PO-100', typedDay(openDay(7)), '', '', '', '')
    await inGrid(0)
    for (let line = 0; line < 10; line++) {
      await type('', line % 2 === 0 ? 'lg-15' : 'ix-15', String(5 + line), '')
      await inGrid(line + 1)
    }
    await page.locator('.entry-grid [data-row="9"]').filter({ hasText: '得意先単価' }).first().waitFor()
    // The name of the destination has a second line where one is too short.
    const called = page.locator('.slip-field', { has: page.locator('[name=destination_cd]') })
    const isWhole = (element: Element) =>
      element.scrollWidth <= element.clientWidth && element.scrollHeight < element.clientHeight + 8
    await expect.poll(() => called.locator('.slip-called').evaluate(isWhole)).toBe(true)
    await picture(page, 'order-entry')
    await press('F9')
    expect(await told(page, /受注 R\d+ を登録しました/)).toMatch(/R\d+/)
    expect(strokes).toBeLessThanOrEqual(60)
    const first = await lineTexts(page, 0)
    expect(first).toContain('LG-15')
    expect(first).toContain('得意先単価')
  })

  it('allocating tells how many lines have their goods, and which have not', async () => {
    await page.keyboard.press('F7')
    expect(await told(page, /10行のうち\d行を引き当てました/)).toMatch(/在庫が足りない行：.*行目 (LG|IX)-15/)
  })

  it('a line that has its goods and is to have more says that it has them only in part now', async () => {
    await deskOf(page).fill(0, '数量', '50')
    await page.keyboard.press('F9')
    await told(page, /一部引当になった行：1行目 LG-15/)
    await told(page, /受注 R\d+ を登録しました/)
  })

  it('a line that becomes another item takes its price and the customer’s name for it, whatever stood there', async () => {
    const before = await lineTexts(page, 1)
    expect(before).toContain('IX-15')
    await deskOf(page).fill(1, '品目', 'bs-25')
    await page.locator('.entry-grid [data-row="1"]').filter({ hasText: '001-BS25' }).first().waitFor()
    expect(await lineTexts(page, 1)).not.toContain('85,845.00')
    await page.keyboard.press('F9')
    await told(page, /受注 R\d+ を登録しました/)
  })

  it('cancelled with its reason, it says so and cannot be changed', async () => {
    await page.keyboard.press('F6')
    await page.locator('[role=dialog] [name=reason]:focus').waitFor()
    await page.keyboard.type('得意先の都合')
    await page.keyboard.press('F9')
    await told(page, /受注 R\d+ を取り消しました/)
    await page.locator('.chip').filter({ hasText: '取消' }).first().waitFor()
    await page.locator('.slip.read-only').waitFor()
  })

  it('days and quantities that the customer has sent become as many lines of the item', async () => {
    await page.goto('/receiveOrder/registerReceiveOrder')
    await page.locator('[name=customer_cd]').waitFor()
    await reach(page, page.locator('[name=customer_cd]'))
    await type('c001', '', '', 'PO-200', typedDay(openDay(7)), '', '', '', '')
    await inGrid(0)
    await type('', 'lg-15', '600', '')
    await inGrid(1)
    await page.keyboard.press('ArrowUp')
    await inGrid(0)
    await page.keyboard.press('Control+k')
    await page.locator('[role=dialog] input:focus').waitFor()
    await page.keyboard.type('分納に展開')
    await page.locator('[role=dialog] [role=option]').filter({ hasText: '分納に展開' }).first().waitFor()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: '1行目 LG-15 の分納' })
    await drawer.locator('textarea:focus').waitFor()
    const days = weekSoon()
    await page.keyboard.type(days.map((day, at) => `${day} ${at === 3 ? '1,200' : '600'}`).join(' '))
    await drawer.locator('tbody tr').nth(3).waitFor()
    await picture(page, 'order-deliveries')
    await page.keyboard.press('F9')
    await drawer.waitFor({ state: 'detached' })
    const shown = async (row: number) => {
      const cells = await lineTexts(page, row)
      return ['LG-15', '600', '1,200', days[row]?.slice(5) ?? ''].filter((one) => cells.includes(one))
    }
    for (const [row, day] of days.entries())
      await expect.poll(() => shown(row)).toEqual(['LG-15', row === 3 ? '1,200' : '600', day.slice(5)])
    await page.keyboard.press('F9')
    expect(await told(page, /受注 R\d+ を登録しました/)).toMatch(/R\d+/)
  })

  it('whoever does not know the customer’s code chooses among all, by its beginning or by a name, also from a wrong one', async () => {
    await page.goto('/receiveOrder/registerReceiveOrder')
    const customer = page.locator('[name=customer_cd]')
    const offered = page.getByRole('option')
    await reach(page, customer)
    await page.keyboard.type('nope')
    await page.keyboard.press('Enter')
    await page.locator('.slip-checks').getByText('ヘッダー「得意先」：「NOPE 00」は').waitFor()
    await reach(page, customer)
    await page.keyboard.press('F2')
    await offered.filter({ hasText: 'C002' }).first().waitFor()
    await page.keyboard.type('C00')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => customer.inputValue()).toMatch(/^C00\d$/)
    await page.locator('.slip-called').first().waitFor()
    await page.locator('.slip-checks').getByText('入力の誤りはありません。').waitFor()
  })

  it('what follows from the customer stays, also where one stands in its field when it comes', async () => {
    const slow = '**/registerReceiveOrder/getHeader?*'
    let letGo = (): void => undefined
    const isInField = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(slow, async (route) => {
      await isInField
      await route.continue()
    })
    await page.goto('/receiveOrder/registerReceiveOrder')
    await reach(page, page.locator('[name=customer_cd]'))
    await type('c001', '')
    const destination = page.locator('[name=destination_cd]')
    await destination.and(page.locator(':focus')).waitFor()
    letGo()
    await expect.poll(() => destination.inputValue()).toBe('D01')
    await press('Enter')
    await page.locator('[name=customer_po_no]:focus').waitFor()
    await expect.poll(() => destination.inputValue()).toBe('D01')
    await page.unroute(slow)
  })

  it('what decides on a line is in sight in an office window: what is free, the first day, the credit limit', async () => {
    const { page: low } = await signedIn(stage, { at: '/receiveOrder/registerReceiveOrder?order_no=R000001' })
    const about = low.locator('.slip-about')
    await about.locator('.order-credit').waitFor()
    await about.locator('.pair').last().waitFor()
    const foot = await about.evaluate((element) => element.getBoundingClientRect().bottom)
    const lowest = about.locator('.pair:last-child dd, .order-rests > p')
    const ends = await lowest.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
    expect(ends).toHaveLength(3)
    expect(Math.max(...ends)).toBeLessThanOrEqual(foot)
    await low.close()
  })

  it('on a phone what is done with a slip waits behind one button, beside saving', async () => {
    const { page: small } = await signedIn(stage, {
      viewport: phone,
      at: '/receiveOrder/registerReceiveOrder',
    })
    const buttons = small.locator('.screen-title').getByRole('button', { name: /^(その他の操作|一覧|登録)$/ })
    await expect.poll(() => buttons.allInnerTexts()).toEqual(['', '登録'])
    await buttons.first().click()
    await expect.poll(() => buttons.allInnerTexts()).toEqual(['', '一覧', '登録'])
    await small.close()
  })
})
