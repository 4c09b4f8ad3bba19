import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Caller } from '../../test/demo-sign-in.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { shownPanel, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** Hardened by one subcontractor, plated by another: what has to go out, is out, came back, by keys alone. */
describe('an outside process', () => {
  let stage: Stage
  let page: Page
  let caller: Caller
  let item_cd = ''
  beforeAll(async () => {
    stage = await openStage()
    const signed = await signedIn(stage, { at: '/placeOrder/outsideProcess' })
    page = signed.page
    caller = signed.caller
    item_cd = await withPlating(caller)
  })
  afterAll(() => stage.close())

  const dialog = () => page.getByRole('dialog')
  const row = (process: string) =>
    shownPanel(page)
      .locator('tbody tr')
      .filter({ hasText: item_cd })
      .filter({ has: page.locator('td', { hasText: new RegExp(`^${process}$`) }) })
      .first()

  /** By arrows from the first row: a row is chosen when the list says so. */
  const choose = async (of: Locator) => {
    await of.waitFor()
    await reach(page, shownPanel(page).locator('tbody tr:has(td)').first())
    await page.keyboard.press('Home')
    await shownPanel(page).locator('tbody tr[aria-current=true]').first().waitFor()
    const at = await of.evaluate((line) => [...(line.parentElement?.children ?? [])].indexOf(line))
    for (let step = 0; step < at; step++) await page.keyboard.press('ArrowDown')
    await of.and(page.locator('[aria-current=true]')).waitFor()
  }

  /** A command of a row that stands in the state, to the end of its drawer. */
  const act = async (of: Locator, command: string, within?: () => Promise<void>) => {
    await choose(of)
    const button = shownPanel(page).locator(`[data-command=${command}]:enabled`).first()
    await button.waitFor()
    await reach(page, button)
    await page.keyboard.press('Enter')
    await dialog().locator('[data-command=send]:enabled').waitFor()
    await within?.()
    await page.keyboard.press('F9')
    await dialog().waitFor({ state: 'hidden' })
  }
  const type = async (label: string, value: string) => {
    await reach(page, dialog().getByLabel(label, { exact: false }).first())
    await page.keyboard.press('Control+A')
    await page.keyboard.type(value)
  }

  it('is asked for by a work order, and ordered from both', async () => {
    await shownPanel(page).locator('[data-command=trial]:enabled').first().waitFor()
    await page.keyboard.press('F2')
    await reach(page, dialog().locator('[name=item_cd]'))
    await page.keyboard.type(item_cd)
    await reach(page, dialog().locator('[name=qty]'))
    await page.keyboard.type('10')
    await reach(page, dialog().locator('[name=due_dt]'))
    await page.keyboard.type('2027/03/31')
    await page.keyboard.press('F9')
    await told(page, /試作指図 T\S+ を登録しました/)
    await dialog().waitFor({ state: 'hidden' })
    await picture(page, 'outside-asked')
    for (const process of ['20', '25']) {
      await act(row(process).filter({ hasText: '未発注' }), 'order')
      const said = await told(page, /発注 P\S+ を作成しました/)
      const po_no = /P\d+/.exec(said)?.[0] ?? ''
      const { code, msg } = await caller.post('/api/placeorder/registerplaceorder/issue', { po_no })
      expect([code, msg]).toEqual([200, msg])
    }
  })

  it('goes out, comes back with a defect, straight on to the next, and home', async () => {
    await page.reload()
    await act(row('20').filter({ hasText: '前工程待ち' }), 'finish')
    await told(page, /工程 10 を完了しました/)
    await act(row('20'), 'send', () => picture(page, 'outside-send').then(() => undefined))
    await told(page, /外注出庫 O\S+ を登録しました/)
    await act(row('20').filter({ hasText: '外注中' }), 'receive', async () => {
      await type('良品', '8')
      await type('不良品', '1')
      await type('不良の理由', '焼割れ')
      await reach(page, dialog().getByRole('checkbox'))
      await page.keyboard.press('Space')
      await picture(page, 'outside-receive')
    })
    await told(page, /外注戻り O\S+ を登録しました/)
    await row('25').filter({ hasText: '外注中' }).waitFor()
    await picture(page, 'outside-out')
    await act(row('25'), 'receive')
    await told(page, /外注戻り O\S+ を登録しました/)
    // All that went out is back; two more may still go when the process before has them.
    await row('25').filter({ hasText: '前工程待ち' }).waitFor()
  })

  it('a slip is taken back with its reason', async () => {
    await page.goto('/placeOrder/outsideMoveList')
    const slip = shownPanel(page).locator('tbody tr').filter({ hasText: item_cd }).first()
    await choose(slip)
    await shownPanel(page).locator('[data-command=takeBack]:enabled').first().waitFor()
    await page.keyboard.press('F6')
    await reach(page, dialog().locator('[name=reason]'))
    await page.keyboard.type('数え間違い')
    await page.keyboard.press('F9')
    await told(page, /伝票 O\S+ を取り消しました/)
    await shownPanel(page).locator('tbody tr.closed').first().waitFor()
    await picture(page, 'outside-slips')
  })
})

/** An item that is hardened is plated, too; answers its code. */
async function withPlating(caller: Caller): Promise<string> {
  const listed = z.object({
    list: z.array(z.object({ item_cd: z.string(), from_dt: z.string(), process_no: z.number() })),
  })
  const { data } = await caller.get('/api/master/pbom_process/getList', {
    operation_cd: 'HT',
    page: '1',
    size: '10',
  })
  const [hardened] = listed.parse(data).list
  if (!hardened) throw new Error('The demo company has nothing that is hardened')
  const key = {
    item_cd: hardened.item_cd,
    from_dt: hardened.from_dt,
    process_no: String(hardened.process_no),
  }
  const detail = z
    .record(z.string(), z.unknown())
    .parse((await caller.get('/api/master/pbom_process/getDetail', key)).data)
  const { code, msg } = await caller.post('/api/master/pbom_process/doEdit', {
    ...{
      ...detail,
      assign_mode: '0',
      process_no: 25,
      operation_cd: 'PLT',
      work_cd: 'PLT-10',
      in_location_cd: 'OUT-S007',
    },
    ...{ supplier_cd: 'S007', supplier_branch_no: '00', outside_price: '8500', price_base_qty: '100' },
  })
  if (code !== 200) throw new Error(`The second process could not be entered: ${code} ${msg}`)
  return hardened.item_cd
}
