import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInToDemo } from '../../test/demo-sign-in.ts'
import { signedIn } from '../signed-in.ts'
import { openStage, type Stage } from '../browser.ts'
import { told as toldOn } from '../told.ts'
import { reach } from '../reach.ts'

const factoryPath = '/masterMaint/master/factory'

describe('the factory master', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: factoryPath })).page
    await row('本社工場').waitFor()
  })
  afterAll(() => stage.close())

  const grid = (on = page) => on.getByRole('table', { name: '工場マスタ' })
  const row = (text: string, on = page) => grid(on).getByRole('row').filter({ hasText: text })
  const form = (on = page) => on.getByRole('dialog')
  const field = (label: string, on = page) => form(on).getByLabel(new RegExp(`^${label}`))
  const codes = () => grid().locator('tbody tr td:first-child').allInnerTexts()
  const told = (text: string, on = page) => toldOn(on, text)
  const onRow = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()
  const rows = (count: number) =>
    page.waitForFunction((n) => document.querySelectorAll('main tbody tr').length === n, count)

  async function search(label: string, typed: string): Promise<void> {
    await page.getByRole('search').getByLabel(label, { exact: true }).fill(typed)
    await page.keyboard.press('F8')
  }
  const clear = () => page.getByRole('search').getByRole('button', { name: 'クリア' }).click()

  it('a new factory is typed, saved and found in the list without touching the mouse', async () => {
    await page.keyboard.press('F2')
    await field('工場コード').and(page.locator(':focus')).waitFor()
    const typed = ['ｆ03', '第三工場', 'だいさんこうじょう', '450-0001', '愛知県名古屋市', '052-000-0303']
    for (const value of typed) {
      await page.keyboard.type(value)
      await page.keyboard.press('Enter')
    }
    // Enter has walked through the fields, each tidied as it was left, and has saved nothing.
    await expect.poll(() => field('工場コード').inputValue()).toBe('F03')
    await expect.poll(() => field('フリガナ').inputValue()).toBe('ダイサンコウジョウ')
    await field('タイムゾーン').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Shift+Enter')
    await field('電話番号').and(page.locator(':focus')).waitFor()
    const others = ['タイムゾーン', '稼働開始日', '日付変更時刻', '計画期間（日）', '凍結期間（日）']
    for (const label of [...others, '納期変更の許容（日）', '前倒しを勧める期間（日）']) {
      await page.keyboard.press('Enter')
      await field(label).and(page.locator(':focus')).waitFor()
    }
    await page.keyboard.press('Enter')
    await form().getByRole('button', { name: /^登録/ }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('F9')
    await told('「F03　第三工場」を登録しました。')
    await row('第三工場').waitFor()
    await expect.poll(() => row('第三工場').getAttribute('aria-current')).toBe('true')
  })

  it('a code that is taken is said at the field, and what was typed stays', async () => {
    await page.keyboard.press('F2')
    await field('工場コード').fill('f01')
    await field('工場名').fill('二つ目の本社')
    await page.keyboard.press('F9')
    await form().getByText('「F01」はすでに登録されています。別のコードを入力してください。').waitFor()
    await expect.poll(() => field('工場コード').getAttribute('aria-invalid')).toBe('true')
    await expect
      .poll(() => field('工場コード').evaluate((input) => input === document.activeElement))
      .toBe(true)
    await expect.poll(() => field('工場名').inputValue()).toBe('二つ目の本社')
  })

  it('a half-typed form asks before it closes, and stays when one thinks better of it', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog', { name: '入力内容を破棄しますか' }).waitFor()
    await confirm('キャンセル')
    await expect.poll(() => field('工場名').inputValue()).toBe('二つ目の本社')
    await page.keyboard.press('Escape')
    await confirm('破棄する')
    await form().waitFor({ state: 'detached' })
  })

  it('required fields and a time zone that does not exist are refused before anything is sent', async () => {
    await page.keyboard.press('F2')
    await field('タイムゾーン').fill('Asia/Osaka')
    await page.keyboard.press('F9')
    await form().getByText('入力してください。').first().waitFor()
    await expect.poll(() => field('工場コード').getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => field('工場名').getAttribute('aria-invalid')).toBe('true')
    await field('工場コード').fill('X1')
    await field('工場名').fill('X')
    await page.keyboard.press('F9')
    await form().getByText('正しい値を入力してください。').waitFor()
    await page.keyboard.press('Escape')
    await confirm('破棄する')
    await form().waitFor({ state: 'detached' })
  })

  it.each([
    ['工場コード', 'f03', ['F03']],
    ['工場名', '第', ['F02', 'F03']],
    ['キーワード', 'だいさん', ['F03']],
    ['キーワード', 'ﾀﾞｲﾆ', ['F02']],
    ['キーワード', '本社', ['F01']],
    ['キーワード', 'どこにもない', []],
  ])('searching %s for %s finds %j', async (label, typed, found) => {
    await search(label, typed)
    await rows(found.length)
    await expect.poll(() => codes()).toEqual(found)
    await clear()
    await rows(3)
  })

  it('an empty list says so and offers the way back', async () => {
    await search('キーワード', 'どこにもない')
    await page.getByText('条件に一致する工場はありません。').waitFor()
    await page.getByRole('main').getByRole('button', { name: 'クリア' }).last().click()
    await rows(3)
  })

  it('a record is opened from the grid by keyboard, changed and saved', async () => {
    await row('第三工場').click()
    await reach(page, row('第三工場'))
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => row('第二工場').getAttribute('aria-current')).toBe('true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await field('工場名').and(page.locator(':focus')).waitFor()
    await expect.poll(() => field('工場コード').isEditable()).toBe(false)
    await field('工場名').fill('第三工場（組立）')
    await page.keyboard.press('F9')
    await row('第三工場（組立）').waitFor()
  })

  it('two people change the same record: the second learns who was faster, keeps what they typed, and saves again', async () => {
    const { page: other } = await signedIn(stage, { user: 'planner', at: factoryPath })
    await grid(other).getByRole('button', { name: 'F03' }).click()
    await field('工場名', other).fill('第三工場（計画係）')
    await grid().getByRole('button', { name: 'F03' }).click()
    await field('工場名').fill('第三工場（本社）')
    await field('住所').fill('愛知県名古屋市中村区')
    await page.keyboard.press('F9')
    await row('第三工場（本社）').waitFor()

    await other.keyboard.press('F9')
    await form(other)
      .getByText(/高橋 誠さんが\d{4}\/\d\d\/\d\d \d\d:\d\dに先に更新しています/)
      .waitFor()
    await expect.poll(() => field('工場名', other).inputValue()).toBe('第三工場（計画係）')
    await form(other).getByText('最新の値：第三工場（本社）').waitFor()
    // Not touched here, so it follows; saving again does not undo it.
    await expect.poll(() => field('住所', other).inputValue()).toBe('愛知県名古屋市中村区')
    await form(other).getByText('最新の値に更新しました（変更前：愛知県名古屋市）').waitFor()
    await other.keyboard.press('F9')
    await row('第三工場（計画係）', other).waitFor()
    await expect.poll(() => row('第三工場（計画係）', other).innerText()).toContain('愛知県名古屋市中村区')
  })

  it('a record is stopped, used again, abolished and found again only when asked for', async () => {
    await page.keyboard.press('F8')
    await row('第三工場（計画係）').click()
    await onRow('停止')
    await confirm('停止')
    await told('「F03　第三工場（計画係）」を停止しました。')
    await row('第三工場').getByText('停止').waitFor()
    await onRow('再使用')
    await confirm('再使用')
    await row('第三工場').getByText('使用').waitFor()
    await onRow('廃止')
    await confirm('廃止')
    await row('第三工場').waitFor({ state: 'detached' })
    await page.getByRole('search').getByLabel('廃止').check()
    await page.keyboard.press('F8')
    await row('第三工場').getByText('廃止').waitFor()
    await row('第三工場').click()
    await onRow('再使用')
    await confirm('再使用')
    await told('「F03　第三工場（計画係）」を再使用にしました。')
    await clear()
    await row('第三工場').getByText('使用').waitFor()
  })

  it('the history tells who changed which field from what to what, and when, newest first', async () => {
    await row('第三工場').click()
    await page.keyboard.press('F6')
    const entries = form().getByRole('listitem')
    await entries.first().waitFor()
    const heads = await form().locator('.history-head b').allInnerTexts()
    expect(heads).toEqual(['再使用', '廃止', '再使用', '停止', '変更', '変更', '変更', '新規登録'])
    const byPlanner = entries.filter({ hasText: '伊藤 恵子' })
    await expect.poll(() => byPlanner.innerText()).toMatch(/\d{4}\/\d\d\/\d\d \d\d:\d\d/)
    const change = byPlanner.getByRole('row').filter({ hasText: '工場名' })
    await expect
      .poll(() => change.getByRole('cell').allInnerTexts())
      .toEqual(['第三工場（本社）', '第三工場（計画係）'])
    await page.keyboard.press('Escape')
    await form().waitFor({ state: 'detached' })
  })

  it('a copy takes everything except the key', async () => {
    await row('第三工場').click()
    await page.keyboard.press('F4')
    await expect.poll(() => field('工場コード').inputValue()).toBe('')
    await expect.poll(() => field('工場名').inputValue()).toBe('第三工場（計画係）')
    await field('工場コード').fill('F04')
    await page.keyboard.press('F9')
    await grid().getByRole('button', { name: 'F04' }).waitFor()
  })

  it('more records than one page holds are turned page by page, by number, and in other sizes', async () => {
    const api = await signInToDemo(stage.server.url, 'admin')
    for (let n = 5; n <= 45; n++) {
      const factory_cd = `F${String(n).padStart(2, '0')}`
      const saved = { assign_mode: '0', factory_cd, factory_nm: `工場${n}`, time_zone: 'Asia/Tokyo' }
      await api.post('/api/master/factory/doEdit', saved)
    }
    await clear()
    await page.getByText('全 45 件中 1〜10 件').waitFor()
    const pages = page.getByRole('navigation', { name: 'ページ' })
    await expect.poll(() => page.getByRole('button', { name: '前のページ' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: '次のページ' }).click()
    await page.getByText('全 45 件中 11〜20 件').waitFor()
    await pages.getByRole('button', { name: '5', exact: true }).click()
    await page.getByText('全 45 件中 41〜45 件').waitFor()
    await expect.poll(() => codes()).toEqual(['F41', 'F42', 'F43', 'F44', 'F45'])
    await expect.poll(() => page.getByRole('button', { name: '次のページ' }).isDisabled()).toBe(true)
    await page.getByLabel(/へ移動/).fill('２')
    await page.keyboard.press('Enter')
    await page.getByText('全 45 件中 11〜20 件').waitFor()
    await page.getByLabel('1ページの件数').selectOption({ label: '50 件/ページ' })
    await page.getByText('全 45 件中 1〜45 件').waitFor()
    await rows(45)
  })

  it('a press on a column sorts by it, a second one the other way round, a third as before', async () => {
    const header = grid().getByRole('columnheader', { name: '工場コード' })
    await header.getByRole('button', { name: '工場コード', exact: true }).click()
    await page.waitForFunction(
      () => document.querySelector('main tbody tr td')?.textContent?.trim() === 'F45',
    )
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('descending')
    await header.getByRole('button', { name: '工場コード', exact: true }).click()
    await page.waitForFunction(
      () => document.querySelector('main tbody tr td')?.textContent?.trim() === 'F01',
    )
  })

  it('times are those of the factory, wherever the browser stands', async () => {
    const api = await signInToDemo(stage.server.url, 'admin')
    const detail = await api.get('/api/master/factory/getDetail', { factory_cd: 'F03' })
    const at = new Date((detail.data as { update_dt: string }).update_dt)
    const inTokyo = new Intl.DateTimeFormat('ja-JP', {
      timeZone: 'Asia/Tokyo',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    const { page: abroad } = await signedIn(stage, { timeZone: 'America/New_York', at: factoryPath })
    await row('第三工場', abroad).first().waitFor()
    const chooser = abroad.getByRole('dialog')
    await abroad.getByRole('button', { name: /^表示列/ }).click()
    await chooser.getByLabel('更新日時', { exact: true }).check()
    await abroad.keyboard.press('Escape')
    await abroad.getByRole('columnheader', { name: '更新日時' }).waitFor()
    await expect.poll(() => row('F03', abroad).innerText()).toContain(inTokyo.format(at))
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
