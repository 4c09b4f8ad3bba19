import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signedIn } from '../signed-in.ts'
import { openStage, type Stage } from '../browser.ts'
import { signInToDemo } from '../../test/demo-sign-in.ts'
import { told } from '../told.ts'
import { reach } from '../reach.ts'

const found = z.object({ list: z.array(z.record(z.string(), z.unknown())) })

describe('items and prices', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/masterMaint/master/item' })).page
    await grid('品目マスタ').getByRole('row').nth(1).waitFor()
  })
  afterAll(() => stage.close())

  const grid = (name: string) => page.getByRole('table', { name })
  const form = () => page.getByRole('dialog').first()
  const field = (label: string) =>
    form()
      .getByLabel(new RegExp(`^${label}`))
      .first()
  const named = (text: string) => form().getByRole('status').getByText(text).waitFor()
  const saved = () => told(page, 'を登録しました。')
  const stored = async (master: string, search: Readonly<Record<string, string>>) => {
    const api = await signInToDemo(stage.server.url, 'planner')
    const { data } = await api.get(`/api/master/${master}/getList`, search)
    return found.parse(data).list[0]
  }

  it('an item is created with its codes, found by its reading, and changed', async () => {
    await page.keyboard.press('F2')
    await field('品目コード').fill('ｎｅｗ-1')
    await field('品目名').fill('試作ブラケット')
    await field('フリガナ').fill('しさくぶらけっと')
    await field('品目区分').fill('part')
    await named('購入部品')
    await field('単位').fill('pcs')
    await field('標準仕入単価').fill('１，２３０')
    await page.keyboard.press('F9')
    await saved()
    await page.getByRole('search').getByLabel('キーワード').fill('ｼｻｸ')
    await page.keyboard.press('F8')
    await grid('品目マスタ').getByRole('row').filter({ hasText: 'NEW-1' }).click()
    await page.keyboard.press('F9')
    await field('図番').fill('NB-001')
    await page.keyboard.press('F9')
    await grid('品目マスタ').getByText('NB-001').waitFor()
    expect(await stored('item', { item_cd: 'NEW-1' })).toMatchObject({
      item_nm: '試作ブラケット',
      kana: 'シサクブラケット',
      drawing_no: 'NB-001',
      purchase_price: '1230',
      update_cnt: 1,
    })
  })

  it('a price is made for a customer whose code brings the name at once', async () => {
    await page.goto('/masterMaint/receivesOrder/customerUnitPrice')
    await grid('得意先単価マスタ').getByRole('row').nth(1).waitFor()
    await page.keyboard.press('F2')
    await field('得意先').fill('c999')
    await page.keyboard.press('Tab')
    await named('得意先マスタに登録されていません。')
    await field('得意先').fill('c025')
    await named('髙橋機工株式会社')
    await reach(page, field('品目'))
    await page.keyboard.press('F2')
    const lookup = page.getByRole('dialog', { name: '品目マスタを参照' })
    await lookup.getByRole('combobox').fill('ｼｻｸﾌﾞﾗ')
    await lookup.getByRole('option', { name: /NEW-1/ }).waitFor()
    await page.keyboard.press('Enter')
    await lookup.waitFor({ state: 'hidden' })
    await field('適用開始日').fill('2030/4/1')
    await field('数量上限').fill('100')
    await field('単価').fill('１２３４５')
    await page.keyboard.press('F9')
    await saved()
    expect(await stored('customer_unit_price', { customer_cd: 'C025', item_cd: 'NEW-1' })).toMatchObject({
      from_dt: '2030-04-01',
      qty_limit: '100',
      price: '12345',
    })
  })

  it('the same price twice is refused, and the one that is there is named', async () => {
    await page.keyboard.press('F2')
    await field('得意先').fill('c025')
    await field('品目').fill('new-1')
    await field('適用開始日').fill('2030/4/1')
    await field('数量上限').fill('100')
    await field('単価').fill('1')
    await page.keyboard.press('F9')
    await form().getByText('「C025 00 NEW-1 2030/04/01 100」はすでに登録されています。').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: '破棄する' }).click()
  })

  it('which price holds is asked, and why', async () => {
    await page.getByRole('main').getByRole('button', { name: '単価の確認' }).click()
    await field('得意先').fill('c025')
    await field('品目').fill('new-1')
    await field('数量').fill('100')
    await field('受注日').fill('2030/4/1')
    await field('受注日').blur()
    await form().getByText('2030/04/01は2030/04/01から始まる期間にあり、数量100は上限100以内です。').waitFor()
    await form().getByText('1,234,500').waitFor()
    await field('数量').fill('101')
    await form().getByText('0円の仮単価になります。').waitFor()
    await page.keyboard.press('Escape')
  })

  it('the prices of a customer are raised from a day: seen first, one left out, the rest saved', async () => {
    await page.getByRole('main').getByRole('button', { name: '単価の一括改定' }).click()
    await field('得意先').fill('c007')
    await field('適用開始日').fill('2031/4/1')
    await field('適用開始日').blur()
    await field('改定率').fill('10')
    const lines = form().getByRole('row').filter({ hasText: 'C007' })
    await expect.poll(() => lines.count()).toBe(12)
    await lines.first().getByRole('checkbox').uncheck()
    await form().getByText('11件を登録します').waitFor()
    await page.keyboard.press('F9')
    await told(page, '11件の単価を登録しました。')
    const api = await signInToDemo(stage.server.url, 'planner')
    const { data } = await api.get('/api/master/customer_unit_price/getTotal', {
      ...{ customer_cd: 'C007', from_dt: '2031-04-01' },
    })
    expect(data).toMatchObject({ total: 11 })
  })

  it('what is used says where, and cannot be abolished', async () => {
    await page.goto('/masterMaint/receivesOrder/carrier')
    await grid('運送会社マスタ').getByRole('row').filter({ hasText: '港運送株式会社' }).click()
    const abolish = page.getByRole('main').getByRole('button', { name: '廃止', exact: true })
    await expect.poll(() => abolish.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('F7')
    await form()
      .getByRole('heading', { name: /運賃マスタ/ })
      .waitFor()
    await form()
      .getByRole('heading', { name: /納入先マスタ/ })
      .waitFor()
  })

  it('terms that pay a subject supplier too late are told while one types', async () => {
    await page.goto('/masterMaint/master/supplier')
    await grid('仕入先マスタ').getByRole('row').filter({ hasText: 'S002' }).click()
    await page.keyboard.press('F9')
    const warning = form().getByText('取適法：受領から支払までが2か月')
    await field('締日').fill('20')
    await warning.waitFor()
    await field('支払日').fill('20')
    await warning.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: '破棄する' }).click()
  })

  it('a drawing is put on an item and shown', async () => {
    // Whatever was searched for before.
    await page.goto('/masterMaint/master/item?item_cd=BLT-M4')
    await grid('品目マスタ').getByRole('row').filter({ hasText: 'BLT-M4' }).click()
    await page.getByRole('main').getByRole('button', { name: '添付ファイル' }).click()
    await form().getByText('添付ファイルはありません。').waitFor()
    await form()
      .locator('input[type=file]')
      .setInputFiles({
        name: '図面.png',
        mimeType: 'image/png',
        buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } }),
      })
    await form().getByText('図面.png').waitFor()
    await form().getByRole('button', { name: '表示' }).click()
    await form().getByRole('img', { name: '図面.png' }).waitFor()
    await page.keyboard.press('Escape')
  })

  it('an item leads to its structure', async () => {
    await page.goto('/masterMaint/master/item?item_cd=BS-15')
    await grid('品目マスタ').getByRole('row').filter({ hasText: 'BS-15-A1' }).waitFor()
    await grid('品目マスタ').getByRole('row').nth(1).click()
    await page.getByRole('main').getByRole('button', { name: '部品構成', exact: true }).click()
    await page
      .getByRole('table', { name: '構成ツリー' })
      .getByRole('row')
      .filter({ hasText: 'BS-15-A' })
      .first()
      .waitFor()
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
