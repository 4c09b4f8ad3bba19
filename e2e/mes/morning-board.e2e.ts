import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { morningBoard } from '#modules/mes/contract/morning-board/board-calls.ts'
import { recordWork } from '#modules/mes/contract/work-calls.ts'
import { asSuperuserOf, createDatabase, demoTemplate, type ServerDatabase } from '../../test/databases.ts'
import type { Caller } from '../../test/demo-sign-in.ts'
import { sidewaysScroll } from '../accessibility.ts'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { shownPanel, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'
import { readyOrder } from './ready-order.ts'

/** At eight in the morning before the board, by keys alone. */
describe('the morning meeting looks at yesterday and decides what is done about it', () => {
  let database: ServerDatabase
  let stage: Stage
  let page: Page
  let caller: Caller
  let day = ''
  beforeAll(async () => {
    database = await createDatabase(await demoTemplate())
    stage = await openStage({ databaseUrl: database.url })
    ;({ page, caller } = await signedIn(stage))
    const work_order_no = await readyOrder(caller)
    for (const [event_kind, reason_cd] of [
      ['1', ''],
      ['2', '20'],
      ['3', ''],
      ['4', '10'],
    ] as const) {
      const what = { work_order_no, process_no: 10, event_kind, reason_cd, worker_cd: 'W001', remarks: '' }
      const pieces =
        event_kind === '4' ? { good_qty: '2', defective_qty: '1' } : { good_qty: '0', defective_qty: '0' }
      await caller.post(recordWork.path, { ...what, ...pieces }, { 'Idempotency-Key': crypto.randomUUID() })
    }
    day = morningBoard.output.parse((await caller.get(morningBoard.path, {})).data).day
    await asSuperuserOf(database, (client) => yesterday(client, work_order_no))
    await page.goto(`${stage.server.url}/mes/morningBoard`)
  })
  afterAll(async () => {
    await stage.close()
    await database.drop()
  })

  /** All of it as if it had been on the last working day, on every machine. */
  async function yesterday(
    client: Parameters<Parameters<typeof asSuperuserOf>[1]>[0],
    order: string,
  ): Promise<void> {
    const at = (time: string) => `('${day} ${time}'::timestamp AT TIME ZONE 'Asia/Tokyo')`
    await client.query(`UPDATE work_order_operation SET facility_cd = 'AS-01', facility_group_cd = 'AS', start_at = ${at('08:00')},
      end_at = ${at('17:00')} WHERE company_cd = 'DEMO' AND work_order_no = '${order}' AND process_no = 10`)
    await client.query(`UPDATE work_event SET biz_dt = '${day}', facility_cd = 'AS-01', occurred_at = CASE event_kind
        WHEN '1' THEN ${at('08:00')} WHEN '2' THEN ${at('10:10')} WHEN '3' THEN ${at('11:40')} ELSE ${at('16:30')} END
      WHERE company_cd = 'DEMO' AND work_order_no = '${order}'`)
  }

  const board = async () => morningBoard.output.parse((await caller.get(morningBoard.path, {})).data)
  const panel = () => shownPanel(page)
  const measures = () => panel().locator('.board-measures li')
  const drawer = (name: string) => page.getByRole('dialog', { name })

  it('shows what was planned and made, and what it cost to stand still', async () => {
    const table = panel().getByRole('table', { name: '計画と実績' })
    await expect.poll(() => table.locator('tbody tr').count()).toBe(1)
    const shown = await board()
    expect(shown.losses.length).toBe(2)
    await expect
      .poll(() => panel().locator('.board-losses h2 strong').innerText())
      .toContain(Number(shown.loss_yen).toLocaleString('en-US'))
  })

  it('takes a countermeasure with who and until when, and keeps it', async () => {
    await page.keyboard.press('F2')
    await drawer('対策を追加').locator('[name=about]:focus').waitFor()
    await page.keyboard.press('F9')
    await drawer('対策を追加').locator('.field-error').first().waitFor()
    await page.keyboard.type('治具の段取待ち')
    await page.keyboard.press('Enter')
    await page.keyboard.type('前日16時に棚出しする')
    await page.keyboard.press('Enter')
    await page.keyboard.type('W001')
    await page.keyboard.press('F9')
    await told(page, '対策を登録しました。')
    await expect.poll(() => measures().count()).toBe(1)
    expect((await board()).measures).toMatchObject([{ about: '治具の段取待ち', measure_status: '0' }])
  })

  it('begins and closes it with its result; it is told what was done about it', async () => {
    await reach(page, measures().first().locator('button'))
    await page.keyboard.press('Enter')
    await reach(page, drawer('対策の変更').locator('[data-command=start]'))
    await page.keyboard.press('Enter')
    await told(page, '「対応中」にしました。')
    await measures().filter({ hasText: '対応中' }).waitFor()
    await reach(page, measures().first().locator('button'))
    await page.keyboard.press('Enter')
    await reach(page, drawer('対策の変更').locator('[data-command=close-measure]'))
    await picture(page, 'morning-board-measure')
    await page.keyboard.press('Enter')
    await drawer('完了にする').locator('[name=reason]:focus').waitFor()
    await page.keyboard.type('棚出しを前日に変更')
    await page.keyboard.press('F9')
    await told(page, '対策を完了にしました。')
    await measures().filter({ hasText: '棚出しを前日に変更' }).waitFor()
    expect((await board()).measures).toMatchObject([{ measure_status: '9', result: '棚出しを前日に変更' }])
  })

  it('leafs to the day before, and is printed on A3', async () => {
    const { previous_day } = await board()
    await page.keyboard.press('Alt+PageUp')
    await expect.poll(() => new URL(page.url()).searchParams.get('day')).toBe(previous_day)
    await panel().getByText('この日の計画と実績はありません。').waitFor()
    await page.keyboard.press('Alt+PageDown')
    await panel().getByRole('table', { name: '計画と実績' }).waitFor()
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('F10')])
    expect(file.suggestedFilename()).toBe(`朝会ボード_${day}.pdf`)
  })

  it('is read on a wall, and fits a phone', async () => {
    await picture(page, 'morning-board')
    await page.setViewportSize({ width: 1920, height: 1080 })
    await picture(page, 'morning-board-wall')
    await page.setViewportSize(phone)
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
    await picture(page, 'morning-board-phone')
  })
})
