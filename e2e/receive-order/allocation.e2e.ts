import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach, reachBack } from '../reach.ts'
import { goTo, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'

/** Who gets the goods is decided by keys alone, looked at before it is done. */
describe('goods are allocated without a pointer', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await signedIn(stage, { at: '/receiveOrder/bulkAllocation' })).page
    await page.locator('[name=from]').waitFor()
  })
  afterAll(() => stage.close())

  it('the preview says who goes short and why; one key does it as shown; a line is made firm and released', async () => {
    await reach(page, page.locator('[name=from]'))
    await page.keyboard.press('F8')
    const answer = page.getByRole('table', { name: '引当の事前確認' })
    await answer.locator('.bulk-short').first().waitFor()
    await expect
      .poll(() => answer.locator('.bulk-short').first().innerText())
      .toMatch(/在庫なし|先の行へ引当|他へ引当済|保留・期限切れロット|他社所有・不良・検査待ちのみ/)
    await picture(page, 'bulk-allocation')
    await page.keyboard.press('F9')
    await told(page, /一括引当を実行しました/)
    const done = page.getByRole('table', { name: '引当の実行結果' })
    await done.waitFor()
    await reach(page, done.locator('tbody tr:not(.bulk-short) [type=checkbox]').first())
    await page.keyboard.press('Space')
    await done.locator('tbody [type=checkbox]:checked').waitFor()
    await page.keyboard.press('F10')
    await told(page, /確定引当にする：1行/)
    await page.locator('[data-command=release]:enabled').first().waitFor()
    await page.keyboard.press('F6')
    await told(page, /引当解除：1行/)
    await picture(page, 'bulk-allocated')
  })

  it('in the order itself its lines are allocated one by one', async () => {
    await goTo(page, '/receiveOrder/registerReceiveOrder?order_no=R000001')
    const more = page.getByRole('button', { name: 'その他の操作' }).filter({ visible: true }).first()
    await more.waitFor()
    await page.locator('.slip :focus').filter({ visible: true }).first().waitFor()
    await reachBack(page, more)
    await page.keyboard.press('Enter')
    await reach(page, page.locator('[data-command=allocateLines]:enabled').filter({ visible: true }).first())
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: '受注 R000001 の引当' })
    await reach(page, drawer.locator('tbody [type=checkbox]').first())
    await page.keyboard.press('Space')
    await drawer.locator('[data-command=allocate]:enabled').waitFor()
    await picture(page, 'order-promises')
    await page.keyboard.press('F7')
    await told(page, /引当実行：1行/)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
  })

  it('of ticked lines of the backlog each that is left as it is says why', async () => {
    await goTo(page, '/receiveOrder/receiveOrderBacklog')
    await reach(page, page.locator('.tab-panel tbody tr').filter({ visible: true }).first())
    await page.keyboard.press('Space')
    const release = page.locator('[data-command=release]:enabled').filter({ visible: true }).first()
    await release.waitFor()
    await page.keyboard.press('F6')
    await told(page, /引当解除：\d行/)
  })

  it('an order is kept as one that its customer orders again and again, and the next one begins like it', async () => {
    await goTo(page, '/receiveOrder/registerReceiveOrder?order_no=R000002')
    const more = page.getByRole('button', { name: 'その他の操作' }).filter({ visible: true }).first()
    await more.waitFor()
    await page.locator('.slip :focus').filter({ visible: true }).first().waitFor()
    await reachBack(page, more)
    await page.keyboard.press('Enter')
    await reach(page, page.locator('[data-command=usual]').filter({ visible: true }).first())
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'いつもの注文' })
    await drawer.getByText('いつもの注文はまだ登録されていません').waitFor()
    await reach(page, drawer.locator('[name=usual_nm]'))
    await page.keyboard.type('毎週の補充')
    await page.keyboard.press('F9')
    await told(page, /いつもの注文「毎週の補充」を登録しました/)
    await drawer.locator('tbody tr').filter({ hasText: 'R000002' }).waitFor()
    // Another name that is being typed is kept, too; no order begins by it.
    await reach(page, drawer.locator('[name=usual_nm]'))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('月初の補充')
    await page.keyboard.press('F9')
    await told(page, /いつもの注文「月初の補充」を登録しました/)
    await drawer.locator('tbody tr').filter({ hasText: '月初の補充' }).waitFor()
    await picture(page, 'usual-orders')
    await page.keyboard.press('F9')
    await page.waitForURL('**/receiveOrder/registerReceiveOrder?like=R000002')
    await drawer.waitFor({ state: 'detached' })
    await page.locator('.slip .entry-grid [data-row="0"]').filter({ visible: true }).first().waitFor()
    // As it will be saved, with its price, and nobody is asked about leaving it: nothing has been typed.
    await expect
      .poll(() => page.locator('.slip-grand b').filter({ visible: true }).innerText())
      .toMatch(/^[1-9]/)
    await expect.poll(() => page.locator('.unsaved').count()).toBe(0)
    await picture(page, 'usual-order-begun')
  })

  it('the summary shows the backlog by week', async () => {
    await goTo(page, '/receiveOrder/backlogSums')
    await page.getByRole('table', { name: '受注残集計' }).locator('tbody tr').first().waitFor()
    await picture(page, 'backlog-sums')
  })
})
