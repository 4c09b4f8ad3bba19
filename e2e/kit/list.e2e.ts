import { readFile } from 'node:fs/promises'
import iconv from 'iconv-lite'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asSuperuserOf, createDatabase, demoTemplate, type ServerDatabase } from '../../test/databases.ts'
import { findings } from '../accessibility.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { told } from '../told.ts'
import { besideYardstick } from '../yardstick.ts'
import { factoryPath, goTo, shownPanel, signedIn } from '../signed-in.ts'
import { reach } from '../reach.ts'

const many = 100_000

/** A real master with 100,000 records, on PostgreSQL. */
describe('a list of 100,000 records', () => {
  let database: ServerDatabase
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    database = await createDatabase(await demoTemplate())
    stage = await openStage({ databaseUrl: database.url })
    await asSuperuserOf(database, async (client) => {
      // Stopped ones: what serves factories at work does not serve these.
      await client.query(
        `INSERT INTO factory (company_cd, factory_cd, factory_nm, kana, address, time_zone, abort_div, create_user, update_user)
         SELECT 'DEMO', 'B' || lpad(n::text, 6, '0'), '第' || n || '工場', 'ダイ' || n, '愛知県名古屋市' || n % 100 || '丁目',
                'Asia/Tokyo', '1', 'test', 'test' FROM generate_series(1, ${many}) AS n`,
      )
      await client.query('ANALYZE factory')
    })
    page = (await signedIn(stage)).page
    await goTo(page, factoryPath)
    await row('B000001').waitFor()
  })
  afterAll(async () => {
    await stage.close()
    await database.drop()
  })

  const panel = (on = page) => shownPanel(on)
  const grid = (on = page) => panel(on).getByRole('table', { name: '工場マスタ' })
  const row = (text: string, on = page) => grid(on).locator('tbody tr').filter({ hasText: text })
  const head = (name: string, on = page) => grid(on).getByRole('columnheader', { name })
  const firstCell = (text: string, on = page) =>
    grid(on).locator('tbody tr:first-child td:first-child').getByText(text, { exact: true }).waitFor()
  const headings = async (on = page) =>
    (await grid(on).locator('thead th').allInnerTexts()).map((text) => text.trim())
  const search = (on = page) => panel(on).getByRole('search')
  const drawer = (on = page) => on.getByRole('dialog')
  /** Into the question behind a heading's funnel, once it has the focus. */
  const narrowBy = async (words: string) => {
    await page.locator('.narrowing input:focus').waitFor()
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await page.locator('.narrowing button:focus').waitFor()
    await page.keyboard.press('Enter')
  }

  it('jumps to its last page and back, and sorts by any column', async () => {
    await panel().getByText('全 100,002 件中 1〜10 件').waitFor()
    const { ms, slowness } = await besideYardstick(page, async () => {
      await panel().getByRole('navigation', { name: 'ページ' }).getByRole('button', { name: '10001' }).click()
      await row('F02').waitFor()
    })
    expect(ms / slowness).toBeLessThan(3_000)
    await panel().getByText('全 100,002 件中 100,001〜100,002 件').waitFor()
    await panel()
      .getByLabel(/へ移動/)
      .fill('5000')
    await page.keyboard.press('Enter')
    await firstCell('B049991')
    await head('住所').getByRole('button', { name: '住所', exact: true }).click()
    await panel().getByText('全 100,002 件中 1〜10 件').waitFor()
    await grid().locator('tbody tr:first-child').getByText('三重県桑名市').waitFor()
    await head('住所').getByRole('button', { name: '住所', exact: true }).click()
    await head('住所').getByRole('button', { name: '住所', exact: true }).click()
    await firstCell('B000001')
  })

  it('is narrowed under a heading, says so, and is released with one press', async () => {
    await head('工場名').hover()
    await head('工場名').getByRole('button', { name: '工場名で絞り込む' }).click()
    await narrowBy('第9999')
    await panel().getByText('全 11 件中 1〜10 件').waitFor()
    await search().getByRole('button', { name: 'クリア' }).click()
    await panel().getByText('全 100,002 件中').waitFor()

    await head('住所').hover()
    await head('住所').getByRole('button', { name: '住所で絞り込む' }).click()
    await narrowBy('市77丁目')
    await panel().getByText('全 1,000 件中 1〜10 件').waitFor()
    const narrowing = panel().getByRole('button', { name: '「住所」の絞り込みを解除' })
    await expect.poll(() => narrowing.innerText()).toContain('市77丁目')
    await picture(page, 'list-narrowed')
    await narrowing.click()
    await panel().getByText('全 100,002 件中').waitFor()
  })

  it('leaves the choice with who points at a row while others are on their way', async () => {
    let send = () => {}
    const held = new Promise<void>((resolve) => (send = resolve))
    await page.route('**/api/master/factory/getList**', async (route) => {
      await held
      await route.continue()
    })
    await page.keyboard.press('F8')
    await panel().locator('[aria-busy=true]').waitFor()
    const third = grid().locator('tbody tr').nth(2)
    await third.click({ position: { x: 6, y: 8 } })
    send()
    await panel().locator('[aria-busy=false]').waitFor()
    await page.unroute('**/api/master/factory/getList**')
    await expect.poll(() => third.getAttribute('aria-current')).toBe('true')
    await expect.poll(() => grid().locator('tr:focus').count()).toBe(1)
    await expect.poll(() => third.and(page.locator(':focus')).count()).toBe(1)
  })

  it('shows the columns that one chooses, in one’s own order and width, frozen at the left, and keeps them', async () => {
    await panel()
      .getByRole('button', { name: /^表示列/ })
      .click()
    await drawer().getByLabel('フリガナ', { exact: true }).check()
    await drawer().getByLabel('電話番号', { exact: true }).uncheck()
    await reach(page, drawer().getByLabel('住所', { exact: true }))
    await page.keyboard.press('Alt+ArrowUp')
    await drawer().getByLabel('「工場名」の幅（ピクセル）').fill('480')
    await drawer().getByLabel('左に固定する列数').selectOption('2')
    await picture(page, 'list-columns')
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    const arranged = ['工場コード', '住所', '工場名', 'タイムゾーン', '区分', 'フリガナ']
    await expect.poll(() => headings()).toEqual(arranged)
    expect(Math.round((await head('工場名').boundingBox())?.width ?? 0)).toBe(480)

    const again = (await signedIn(stage)).page
    await goTo(again, factoryPath)
    await row('B000001', again).waitFor()
    await expect.poll(() => headings(again)).toEqual(arranged)
    await again.setViewportSize({ width: 640, height: 600 })
    const left = async () => (await head('住所', again).boundingBox())?.x
    const before = await left()
    await again.locator('.grid-scroll:visible').evaluate((scroll) => (scroll.scrollLeft = 100))
    await expect
      .poll(() => again.locator('.grid-scroll:visible').evaluate((scroll) => scroll.scrollLeft))
      .toBe(100)
    await expect.poll(() => left()).toBe(before)

    await panel()
      .getByRole('button', { name: /^表示列/ })
      .click()
    await drawer().getByRole('button', { name: '初期表示に戻す' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => headings()).toContain('電話番号')
  })

  it('widens a column as its edge is drawn', async () => {
    const edge = await head('工場コード').getByRole('separator').boundingBox()
    const before = (await head('工場コード').boundingBox())?.width ?? 0
    if (!edge) throw new Error('No edge')
    await page.mouse.move(edge.x + 3, edge.y + 10)
    await page.mouse.down()
    await page.mouse.move(edge.x + 43, edge.y + 10, { steps: 4 })
    await page.mouse.up()
    expect(Math.round(((await head('工場コード').boundingBox())?.width ?? 0) - before)).toBe(40)
  })

  it('keeps a search under a name, shares it with a colleague, and opens with it', async () => {
    await search().getByLabel('工場名', { exact: true }).fill('第12')
    await page.keyboard.press('F8')
    await panel().getByText('全 1,111 件中').waitFor()
    await panel().getByRole('button', { name: '条件を保存' }).click()
    await drawer().getByLabel('名前').fill('第12系列')
    await drawer().getByLabel('社内で共有する').check()
    await drawer().getByLabel('開いたときにこの条件で表示する').check()
    await picture(page, 'list-save-search')
    await page.keyboard.press('F9')
    await page.getByRole('status').getByText('検索条件「第12系列」を保存しました。').waitFor()
    await expect
      .poll(() =>
        panel()
          .getByRole('button', { name: /^第12系列/ })
          .getAttribute('aria-pressed'),
      )
      .toBe('true')
    await expect.poll(() => panel().locator('.search-changed').count()).toBe(0)
    await picture(page, 'list-searches')

    await panel().getByRole('button', { name: '条件を保存' }).click()
    await drawer().getByLabel('名前').fill('第12系列')
    await page.keyboard.press('F9')
    await drawer().getByText('「第12系列」という名前の検索条件はすでに保存されています。').waitFor()
    await page.keyboard.press('Escape')

    const again = (await signedIn(stage)).page
    await goTo(again, factoryPath)
    await panel(again).getByText('全 1,111 件中').waitFor()

    const colleague = (await signedIn(stage, { user: 'planner' })).page
    await goTo(colleague, factoryPath)
    await panel(colleague).getByText('全 100,002 件中').waitFor()
    await panel(colleague)
      .getByRole('button', { name: /^第12系列/ })
      .click()
    await panel(colleague).getByText('全 1,111 件中').waitFor()
    await panel(colleague).getByRole('button', { name: '「第12系列」の操作' }).click()
    await expect
      .poll(() => colleague.getByRole('menuitem').allInnerTexts())
      .toEqual(['開いたときに使う', 'リンクをコピー'])
    await colleague.keyboard.press('Escape')
    expect(await findings(colleague)).toEqual([])
  })

  it('is opened by a link with its conditions, or with a saved search', async () => {
    const linked = (await signedIn(stage, { user: 'planner' })).page
    await goTo(linked, `${factoryPath}?factory_nm=第777&abort_div=1`)
    await panel(linked).getByText('全 111 件中').waitFor()
    await expect.poll(() => search(linked).getByLabel('工場名', { exact: true }).inputValue()).toBe('第777')
    await goTo(linked, `${factoryPath}?search=1`)
    await panel(linked).getByText('全 1,111 件中').waitFor()
  })

  it('changes its saved search, and deletes it after asking', async () => {
    await search().getByLabel('工場名', { exact: true }).fill('第123')
    await page.keyboard.press('F8')
    await panel().getByText('全 111 件中').waitFor()
    const menu = panel().getByRole('button', { name: '「第12系列」の操作' })
    await menu.click()
    await page.getByRole('menuitem', { name: '現在の条件で上書き' }).click()
    await told(page, '第12系列')
    await panel().getByRole('button', { name: 'すべて', exact: true }).click()
    await panel().getByText('全 100,002 件中').waitFor()
    await panel()
      .getByRole('button', { name: /^第12系列/ })
      .click()
    await panel().getByText('全 111 件中').waitFor()
    await menu.click()
    await page.getByRole('menuitem', { name: '削除' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '削除' }).click()
    await panel()
      .getByRole('button', { name: /^第12系列/ })
      .waitFor({ state: 'detached' })
  })

  it('goes out as CSV and Excel in the background, with its progress seen live, and the files are saved', async () => {
    const jobs = page.getByRole('banner').getByRole('button', { name: /^処理状況/ })
    await search().getByRole('button', { name: 'クリア' }).click()
    await panel().getByText('全 100,002 件中').waitFor()
    await panel().getByRole('button', { name: 'CSV出力' }).click()
    await page.getByRole('status').getByText('完了すると処理状況から保存できます').waitFor()
    await jobs.click()
    const job = (text: string) => drawer().locator('.jobs > li').filter({ hasText: text })
    await job('100,002件を出力しました').waitFor({ timeout: 120_000 })
    const waiting = page.waitForEvent('download')
    await drawer().getByRole('button', { name: '工場マスタ.csv' }).click()
    const csv = iconv.decode(await readFile(await (await waiting).path()), 'cp932')
    expect(csv.trimEnd().split('\r\n')).toHaveLength(many + 3)
    expect(csv).toContain('B100000,第100000工場,ダイ100000')
    await page.keyboard.press('Escape')

    await panel().getByRole('button', { name: 'Excel出力' }).click()
    await jobs.click()
    await drawer().getByRole('progressbar').waitFor()
    const advance = drawer().locator('.job-advance')
    const said = await advance.innerText()
    await advance.filter({ hasNotText: said }).waitFor()
    await picture(page, 'list-download-job')
    await drawer().getByRole('button', { name: '工場マスタ.xlsx' }).waitFor()
    await picture(page, 'list-download-done')
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
  })

  it('is no longer written when one cancels', async () => {
    await panel().getByRole('button', { name: 'Excel出力' }).click()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^処理状況/ })
      .click()
    await drawer().getByRole('progressbar').waitFor()
    await drawer().getByRole('button', { name: '「一覧のファイル出力」を中止' }).click()
    await drawer().locator('.jobs > li').first().getByText('中止', { exact: true }).first().waitFor()
    await drawer().getByRole('progressbar').waitFor({ state: 'detached' })
    await expect
      .poll(() =>
        drawer().locator('.jobs > li').first().getByRole('button', { name: '工場マスタ.xlsx' }).count(),
      )
      .toBe(0)
    await page.keyboard.press('Escape')
  })

  it('says why a file could not be written, and where', async () => {
    await asSuperuserOf(database, (client) =>
      client.query("UPDATE factory SET factory_nm = '工場😀' WHERE factory_cd = 'B000123'"),
    )
    await panel().getByRole('button', { name: 'CSV出力' }).click()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^処理状況/ })
      .click()
    const failed = drawer().locator('.jobs > li').first()
    await failed.getByText('エラー', { exact: true }).waitFor({ timeout: 120_000 })
    await failed.getByText(/CSV_NOT_WRITABLE/).waitFor()
    await failed.getByRole('button', { name: /記録$/ }).click()
    await failed.getByText(/😀/).waitFor()
    await picture(page, 'list-download-failed')
    await page.keyboard.press('Escape')
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
