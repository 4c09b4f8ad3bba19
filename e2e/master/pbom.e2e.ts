import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signedIn } from '../signed-in.ts'
import { openStage, type Stage } from '../browser.ts'
import { signInToDemo } from '../../test/demo-sign-in.ts'
import { told as toldOn } from '../told.ts'
import { reach } from '../reach.ts'

const routing = z.object({
  steps: z.array(z.object({ process_no: z.number(), work_cd: z.string() })),
  parts: z.array(z.object({ process_no: z.number(), part_item_cd: z.string() })),
})

describe('how an item is made', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/masterMaint/production/pbom' })).page
    await page.getByRole('searchbox').fill('LG-15')
    await page
      .getByRole('region', { name: '親品目' })
      .getByRole('button')
      .filter({ hasText: 'LG-15' })
      .first()
      .click()
    await row('完成検査').waitFor()
  })
  afterAll(() => stage.close())

  const row = (words: string) =>
    page.getByRole('table', { name: '工程と部品' }).getByRole('row').filter({ hasText: words })
  const form = () => page.getByRole('dialog')
  const told = (words: string) => toldOn(page, words)
  const stored = async () => {
    const api = await signInToDemo(stage.server.url, 'planner')
    const { data } = await api.get('/api/master/pbom_process/getRouting', {
      item_cd: 'LG-15',
      on_dt: '2030-01-01',
    })
    const { steps, parts } = routing.parse(data)
    return {
      steps: steps.map(({ process_no, work_cd }) => `${process_no} ${work_cd}`),
      parts: parts.map(({ process_no, part_item_cd }) => `${process_no} ${part_item_cd}`),
    }
  }

  it('is seen step by step, with times, machines and the parts that go in', async () => {
    await row('本組立').getByText('4分30秒').waitFor()
    await row('本組立').getByText('2台').waitFor()
    await row('BLT-M4').getByText('使用数 4個').waitFor()
  })

  it('takes a part that no step has taken yet', async () => {
    await row('完成検査').click()
    await page.getByRole('button', { name: '選択中の工程に割り当て' }).click()
    await expect
      .poll(() =>
        form()
          .getByLabel(/^構成品目/)
          .inputValue(),
      )
      .toBe('BOX-S')
    await page.keyboard.press('F9')
    await told('を登録しました。')
    await row('BOX-S').waitFor()
    await page.getByRole('heading', { name: '工程に割り当てられていない部品' }).waitFor({ state: 'detached' })
    expect((await stored()).parts).toContain('30 BOX-S')
  })

  it('gets a step, which puts its goods where its operation is', async () => {
    await page.keyboard.press('F2')
    await expect
      .poll(() =>
        form()
          .getByLabel(/^工程番号/)
          .inputValue(),
      )
      .toBe('40')
    await form()
      .getByLabel(/^工程必須|^工程$/)
      .fill('ins')
    await form().getByLabel(/^作業/).first().fill('ins-10')
    await form()
      .getByLabel(/^出庫場所/)
      .fill('mat')
    await form()
      .getByLabel(/^入庫場所/)
      .fill('wip-asm')
    await page.keyboard.press('F9')
    await told('を登録しました。')
    expect((await stored()).steps).toContain('40 INS-10')
  })

  it('has its steps put into another order, with their parts', async () => {
    await reach(page, row('調整').first())
    await page.keyboard.press('Alt+ArrowUp')
    await told('工程の順序を変更しました。')
    await expect.poll(async () => (await stored()).steps.slice(0, 2)).toEqual(['10 ASM-20', '20 ASM-10'])
    expect((await stored()).parts).toContain('10 BLT-M4')
    // Both rows in sight at once.
    await page.setViewportSize({ width: 1366, height: 1100 })
    await row('本組立').first().dragTo(row('調整').first())
    await expect.poll(async () => (await stored()).steps.slice(0, 2)).toEqual(['10 ASM-10', '20 ASM-20'])
  })

  it('is a list too, with its files', async () => {
    await page.getByRole('main').getByRole('button', { name: '一覧・CSV' }).click()
    await page.getByRole('table', { name: '製造部品構成（工程）' }).getByRole('row').nth(1).waitFor()
  })

  it('no page complained', () => {
    expect(stage.complaints).toEqual([])
  })
})
