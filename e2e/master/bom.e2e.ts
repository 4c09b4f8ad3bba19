import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../signed-in.ts'
import { openStage, type Stage } from '../browser.ts'
import { signInToDemo } from '../../test/demo-sign-in.ts'
import { told as toldOn } from '../told.ts'
import { reach } from '../reach.ts'

describe('structures of items', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/masterMaint/production/bom' })).page
  })
  afterAll(() => stage.close())

  const tree = () => page.getByRole('table', { name: '構成ツリー' })
  const line = (code: string) => tree().getByRole('row').filter({ hasText: code })
  const form = () => page.getByRole('dialog')
  const told = (words: string) => toldOn(page, words)
  const command = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  const open = async (code: string) => {
    await page.getByRole('searchbox').fill(code)
    await page
      .getByRole('region', { name: '親品目' })
      .getByRole('button')
      .filter({ hasText: code })
      .first()
      .click()
    await tree().getByRole('row').nth(2).waitFor()
  }
  /** The parts of the first level, as the database has them. */
  const stored = async (item_cd: string): Promise<readonly string[]> => {
    const api = await signInToDemo(stage.server.url, 'planner')
    const { data } = await api.get('/api/master/bom/getTree', { item_cd, on_dt: '' })
    const { lines } = data as { lines: readonly { level: number; seq: number; node_cd: string }[] }
    return lines.filter(({ level }) => level === 1).map(({ seq, node_cd }) => `${seq} ${node_cd}`)
  }

  it('are found by a name and shown at all depths, with what one of the item needs', async () => {
    await open('LG-15')
    await line('MAT-S45C-30').getByText('0.2').first().waitFor()
    await page.getByRole('button', { name: 'すべて閉じる' }).click()
    await line('MAT-S45C-30').waitFor({ state: 'detached' })
    await reach(page, line('LG-15-B').first())
    await page.keyboard.press('ArrowRight')
    await line('BRG-6001').waitFor()
    await page.getByRole('button', { name: 'すべて開く' }).click()
  })

  it('get a part with the keyboard, which the database then has', async () => {
    await reach(page, tree().getByRole('row').nth(1))
    await page.keyboard.press('F2')
    await expect
      .poll(() =>
        form()
          .getByLabel(/^親品目/)
          .inputValue(),
      )
      .toBe('LG-15')
    await expect.poll(() => form().getByLabel(/^順序/).inputValue()).toBe('60')
    await form()
      .getByLabel(/^構成品目/)
      .fill('grs-02')
    await form()
      .getByLabel(/^必要数/)
      .fill('0.05')
    await page.keyboard.press('F9')
    await told('を登録しました。')
    await line('GRS-02').waitFor()
    expect(await stored('LG-15')).toContain('60 GRS-02')
  })

  it('are put into another order with the keys, and by dragging', async () => {
    await reach(page, line('GRS-02'))
    await page.keyboard.press('Alt+ArrowUp')
    await told('並び順を変更しました。')
    await expect.poll(() => stored('LG-15')).toContain('50 GRS-02')
    await line('GRS-02').dragTo(line('NPL-01'))
    await expect
      .poll(() => stored('LG-15'))
      .toEqual(['10 LG-15-A', '20 LG-15-B', '30 BLT-M4', '40 GRS-02', '50 NPL-01', '60 BOX-S'])
  })

  it('never become a circle: the way around is said at the field', async () => {
    await reach(page, line('MAT-S45C-30'))
    await page.keyboard.press('F2')
    await form()
      .getByLabel(/^構成品目/)
      .fill('lg-15')
    await page.keyboard.press('F9')
    await form().getByText('MAT-S45C-30 → LG-15 → LG-15-B → LG-15-B1 → LG-15-B1K → MAT-S45C-30').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: '破棄する' }).click()
  })

  it('are followed upwards from a part', async () => {
    await reach(page, line('LG-15-B1K'))
    await page.keyboard.press('F7')
    await expect.poll(() => tree().getByRole('row').count()).toBe(5)
    await line('リニアガイドユニット 15 可動部組').waitFor()
    await reach(page, line('LG-15-B1K').first())
    await page.keyboard.press('F7')
    await line('MAT-S45C-30').waitFor()
  })

  it('are compared with each other', async () => {
    await open('LG-15')
    await command('構成比較').click()
    await form()
      .getByLabel(/^比較する品目/)
      .fill('lg-20')
    const differences = form().getByRole('table', { name: '構成比較' })
    await differences.getByRole('row').filter({ hasText: 'GRS-02' }).getByText('LG-15のみ').waitFor()
    await expect.poll(() => differences.getByRole('row').filter({ hasText: 'NPL-01' }).count()).toBe(0)
    await page.keyboard.press('Escape')
  })

  it('have a part replaced everywhere from a day on', async () => {
    await reach(page, line('GRS-02'))
    await command('一括置換').click()
    await expect
      .poll(() =>
        form()
          .getByLabel(/^置換前の品目/)
          .inputValue(),
      )
      .toBe('GRS-02')
    await form().getByRole('table').getByRole('checkbox').nth(1).waitFor()
    await form()
      .getByLabel(/^置換後の品目/)
      .fill('oil-68')
    await form()
      .getByLabel(/^切替日/)
      .fill('2027/04/01')
    await page.keyboard.press('F9')
    await told('1件の構成を置換しました。')
    expect(await stored('LG-15')).toEqual(expect.arrayContaining(['40 GRS-02', '40 OIL-68']))
  })

  it('are compared with the revision before, as of the day that is looked at', async () => {
    const day = page.getByLabel('基準日', { exact: true })
    const today = await day.inputValue()
    await day.fill('2027/04/01')
    await line('OIL-68').waitFor()
    await command('構成比較').click()
    await form().getByRole('button', { name: '前回の構成' }).click()
    const differences = form().getByRole('table', { name: '構成比較' })
    await differences
      .getByRole('row')
      .filter({ hasText: 'OIL-68' })
      .getByText('LG-15 2027/04/01のみ')
      .waitFor()
    await differences
      .getByRole('row')
      .filter({ hasText: 'GRS-02' })
      .getByText('LG-15 2027/03/31のみ')
      .waitFor()
    await expect.poll(() => differences.getByRole('row').count()).toBe(3)
    await page.keyboard.press('Escape')
    await day.fill(today)
    await line('GRS-02').waitFor()
  })

  it('are checked for what planning will need', async () => {
    await command('整合性チェック').click()
    await form()
      .getByRole('status')
      .getByText(/品目を確認し/)
      .waitFor()
    await form().getByRole('table', { name: '工程に割り当てられていない部品' }).getByText('GRS-02').waitFor()
    await page.keyboard.press('Escape')
  })

  it('are a list too, with its files', async () => {
    await command('一覧・CSV').click()
    await page.getByRole('table', { name: '部品構成マスタ' }).getByRole('row').nth(1).waitFor()
    await command('構成ツリー').click()
    await page.getByRole('searchbox').waitFor()
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
