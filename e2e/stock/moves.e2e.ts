import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lineTexts } from '../kit/trial-slip.ts'
import { signedIn } from '../signed-in.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { told } from '../told.ts'
import { countStrokes } from '../strokes.ts'
import { type } from './typing.ts'
import { reach } from '../reach.ts'

/** Receive, move, short, take back, close: what a storekeeper does in a month, by keys alone. */
describe('stock is moved without a pointer', () => {
  let stage: Stage
  let page: Page
  let received = ''
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/stock/registerStock' })).page
    await page.getByRole('combobox', { name: '受払区分' }).waitFor()
  })
  afterAll(() => stage.close())

  const cancelDialog = () => page.getByRole('dialog', { name: '在庫伝票の取消' })
  const short = () =>
    page
      .getByText(/在庫が不足しています/)
      .first()
      .waitFor()
  const templates = () => page.getByRole('dialog', { name: 'ひな形' })
  const openTemplates = async () => {
    await page.keyboard.press('Alt+t')
    await templates().waitFor()
  }
  const chooseFirst = async (text: string) => {
    await reach(page, page.getByRole('row').filter({ hasText: text }).first())
    await page.keyboard.press('Home')
  }
  const balances = () => page.locator('table.grid tbody td:nth-child(11)').allInnerTexts()

  it('goods that were found are entered with their reason', async () => {
    await reach(page, page.getByRole('combobox', { name: '受払区分' }))
    await type(page, '', '', '20', '現物確認')
    await type(page, 'brg-6001', '999-A1', '50', '')
    await page.getByText('深溝玉軸受 6001ZZ').first().waitFor()
    await page.keyboard.press('F9')
    const said = await told(page, /在庫 Z\d+ を登録しました/)
    received = /Z\d+/.exec(said)?.[0] ?? ''
    expect(received).not.toBe('')
  })

  it('an adjustment of ten lines costs at most 45 strokes beside what it says', async () => {
    await page.goto('/stock/registerStock')
    await reach(page, page.getByRole('combobox', { name: '受払区分' }))
    const strokes = await countStrokes(page)
    await type(page, '', '', '20', '')
    for (let line = 0; line < 10; line++) await type(page, 'brg-6001', '999-C1', '1', '')
    await page.keyboard.press('F9')
    await told(page, /在庫 Z\d+ を登録しました/)
    expect(await strokes()).toBeGreaterThan(0)
    expect(await strokes()).toBeLessThanOrEqual(45)
  })

  it('what is entered often is kept as a template, and begins the next slip by keys', async () => {
    await page.goto('/stock/registerStock')
    await reach(page, page.getByRole('combobox', { name: '受払区分' }))
    await type(page, '', '', '20', 'いつもの補充')
    await type(page, 'brg-6001', '999-C1', '7', '')
    await type(page, 'blt-m4', '999-C1', '8', '')
    await openTemplates()
    await templates().getByText('ひな形はまだありません').waitFor()
    await page.keyboard.type('毎週の補充')
    await page.keyboard.press('Enter')
    await told(page, 'ひな形「毎週の補充」を保存しました。')
    await templates().getByRole('row').filter({ hasText: '毎週の補充' }).waitFor()
    await page.keyboard.press('Escape')
    await templates().waitFor({ state: 'hidden' })

    await page.goto('/stock/registerStock')
    await reach(page, page.getByRole('combobox', { name: '受払区分' }))
    await openTemplates()
    const kept = templates().getByRole('row').filter({ hasText: '毎週の補充' })
    await reach(page, kept)
    await picture(page, 'slip-templates')
    await page.keyboard.press('Enter')
    await told(page, 'ひな形「毎週の補充」の内容を入れました。')
    await expect.poll(() => lineTexts(page, 0)).toEqual(expect.arrayContaining(['BRG-6001', '999-C1', '7']))
    await expect.poll(() => lineTexts(page, 1)).toEqual(expect.arrayContaining(['BLT-M4', '999-C1', '8']))
    await page.locator('.slip-header :is(input,select):focus').waitFor()
    await page.keyboard.press('F9')
    await told(page, /在庫 Z\d+ を登録しました/)
  })

  it('they are moved from where the stock list shows them', async () => {
    await page.goto('/stock/stockList?item_cd=BRG-6001&location_cd=999-A1')
    await chooseFirst('999-A1')
    await page.keyboard.press('F7')
    await reach(page, page.getByRole('combobox', { name: /^入庫場所/ }))
    await type(page, '999-B1', '', '', '', '20')
    await page.keyboard.press('F9')
    await told(page, /在庫移動 Z\d+ を登録しました/)
  })

  it('a scanner fills the lines of a slip: the same label again is one more piece', async () => {
    await page.goto('/stock/registerStock')
    const field = page.getByPlaceholder('バーコードを読み取る')
    await reach(page, field)
    await type(page, 'cv-30 260901-1', 'brg-6001', 'CV-30 260901-1')
    await page.getByText('1行目　CV-30 260901-1').waitFor()
    await expect.poll(async () => (await lineTexts(page, 0)).slice(0, 1)).toEqual(['CV-30'])
    await expect.poll(() => lineTexts(page, 0)).toEqual(expect.arrayContaining(['260901-1', '2']))
    await expect.poll(() => lineTexts(page, 1)).toContain('BRG-6001')
    await picture(page, 'stock-scanned')
  })

  it('more than is there cannot be thrown away, and its cell says so', async () => {
    await page.goto('/stock/registerStock')
    await reach(page, page.getByRole('combobox', { name: '受払区分' }))
    await page.keyboard.press('ArrowDown')
    await type(page, '', '', '30', '')
    await type(page, 'brg-6001', '999-A1', '31')
    await page.keyboard.press('F9')
    await short()
    await picture(page, 'stock-short')
  })

  it('the ledger tells what was carried over, what came and what went', async () => {
    await page.goto('/stock/stockPayments?item_cd=BRG-6001&location_cd=999-A1')
    await page.getByText('前残').waitFor()
    await expect.poll(() => balances()).toEqual(['50', '30'])
    await reach(page, page.getByRole('button', { name: '月別' }))
    await page.keyboard.press('Enter')
    const months = page.locator('.payment-sums tbody tr:last-child td')
    await months.first().waitFor()
    await expect.poll(async () => (await months.allInnerTexts()).slice(2, 5)).toEqual(['50', '20', '30'])
    await reach(page, months.getByRole('button'))
    await page.keyboard.press('Enter')
    await page.locator('.payment-sums').getByText('日付').waitFor()
    await reach(page, page.locator('.payment-sums tbody').getByRole('button'))
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: received }).waitFor()
  })

  it('a slip is taken back when its goods are still there, and only once', async () => {
    await page.goto(`/stock/registerStock?slip_no=${received}`)
    await page.locator('[data-command=cancel]').waitFor()
    await page.keyboard.press('F6')
    await cancelDialog().waitFor()
    await type(page, '入力誤り', '')
    await page.keyboard.press('F9')
    await short()
    await page.keyboard.press('Escape')

    await page.goto('/stock/stockSlipList?item_cd=BRG-6001&stock_div=030')
    await chooseFirst('999-B1')
    await page.keyboard.press('F6')
    await cancelDialog().waitFor()
    await type(page, '入力誤り', '')
    await page.keyboard.press('F9')
    await told(page, /を取り消しました/)

    await page.goto(`/stock/registerStock?slip_no=${received}`)
    await page.locator('[data-command=cancel]').waitFor()
    await page.keyboard.press('F6')
    await cancelDialog().waitFor()
    await type(page, '入力誤り', '')
    await page.keyboard.press('F9')
    await told(page, /を取り消しました/)
    await page.getByText('取消済').first().waitFor()
    await expect.poll(() => page.locator('[data-command=cancel]').getAttribute('aria-disabled')).toBe('true')
  })

  it('what was posted last stays at hand: its number, its paper by key or by itself, and the slip', async () => {
    const last = page.locator('.after-posting output')
    const posted = async () => {
      await page.keyboard.press('F9')
      return /Z\d+/.exec(await told(page, /在庫移動 Z\d+ を登録しました/))?.[0] ?? ''
    }
    await page.goto('/stock/registerStockMove?from_location_cd=999-C1')
    await reach(page, page.getByRole('combobox', { name: /^入庫場所/ }))
    // Nobody has asked about this item before: Enter waits until it is known that it has no lots, and passes by them.
    await type(page, '999-C2', '', '', 'brg-6001', '3')
    await last.getByText(await posted()).waitFor()
    // The next one is typed straight on, from the header into the first cell.
    await page.locator('.slip-header :focus').waitFor()
    await type(page, '', '999-C1', '999-C2', '', '', 'brg-6001', '2')
    await last.getByText(await posted()).waitFor()
    const paper = page.waitForEvent('download')
    await page.keyboard.press('F10')
    expect((await paper).suggestedFilename()).toMatch(/\.pdf$/)
    await reach(page, page.getByRole('checkbox', { name: '登録後に印刷' }))
    await page.keyboard.press('Space')
    await picture(page, 'after-posting')
    await reach(page, page.getByRole('combobox', { name: /^出庫場所/ }))
    await type(page, '999-C1', '999-C2', '', '')
    await page.keyboard.press('Home')
    await type(page, 'brg-6001', '1')
    const [number] = await Promise.all([posted(), page.waitForEvent('download')])
    await last.getByText(number).waitFor()
    await reach(page, last.getByRole('link', { name: '開く' }))
    await page.keyboard.press('Enter')
    await page.locator('.slip.read-only').getByText(number).first().waitFor()
  })

  it('a month is closed, and nothing is posted into it any more', async () => {
    await page.goto('/stock/stockManage')
    await page.getByText('未締め').first().waitFor()
    // The month at hand is not over: the command is there and says which one comes first.
    await expect.poll(() => page.locator('[data-command=close]').getAttribute('aria-disabled')).toBe('true')
    await reach(page, page.locator('table tbody tr').last())
    await page.keyboard.press('Enter')
    await page
      .locator('[data-command=close][aria-disabled=false], [data-command=close]:not([aria-disabled])')
      .first()
      .waitFor()
    await page.keyboard.press('F9')
    await page.getByRole('dialog').getByText('締め前の確認').waitFor()
    // It is over: nobody is warned of what may still come.
    await expect.poll(() => page.getByRole('dialog').getByText('はまだ終わっていません').count()).toBe(0)
    await page.getByRole('dialog').locator('.open-in-month, p:nth-of-type(2)').first().waitFor()
    await picture(page, 'stock-closing')
    await page.keyboard.press('F9')
    const month = /(\d{4}\/\d{2})を締めました/.exec(await told(page, /を締めました/))?.[1] ?? ''
    await page.getByText('締め済み').waitFor()
    await picture(page, 'stock-closed')
    await page.goto('/stock/registerStock')
    await reach(page, page.getByRole('combobox', { name: '受払区分' }))
    await type(page, '', `${month}/15`, '20', '')
    await type(page, 'brg-6001', '999-A1', '1')
    await page.keyboard.press('F9')
    await page
      .getByText(`${month}は締め済みのため登録できません`)
      .or(page.getByText(`${month.replace('/', '-')}は締め済みのため登録できません`))
      .first()
      .waitFor()
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
