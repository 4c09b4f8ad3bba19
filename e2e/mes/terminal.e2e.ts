import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workerNow } from '#modules/mes/contract/indirect-calls.ts'
import { recordWork } from '#modules/mes/contract/work-calls.ts'
import type { Caller } from '../../test/demo-sign-in.ts'
import { sidewaysScroll } from '../accessibility.ts'
import { openStage, phone, picture, type Stage } from '../browser.ts'
import { enter, signedIn } from '../signed-in.ts'
import { told } from '../told.ts'
import { atTerminal, handsAt, jobOf, tablet } from './at-terminal.ts'

/** A thumb in a glove. */
const leastHeight = 48

/** At the machine: a scanner, fingers, and a network that comes and goes. */
describe('what is done at a machine', () => {
  let stage: Stage
  let page: Page
  let caller: Caller
  let work_order_no = ''
  beforeAll(async () => {
    stage = await openStage()
    ;({ page, caller, work_order_no } = await atTerminal(stage))
  })
  afterAll(() => stage.close())

  const { scan, scanBadge, act, status, command, refused } = handsAt(() => page)
  const job = async () => {
    const one = await jobOf(caller, work_order_no)
    return {
      ...{ good: one?.good_qty, status: one?.work_status, events: one?.events.length },
      crew: one?.crew.length,
    }
  }

  it('begins with a badge and the code on the sheet; what stops says why', async () => {
    await scan(`${work_order_no}-10`)
    await status('未着手').waitFor()
    // Nobody stands here yet.
    await page.locator('.terminal-act:disabled').filter({ hasText: '着手' }).waitFor()
    await scan('NOBODY')
    await page.locator('.terminal-refused').filter({ hasText: 'NOBODY' }).waitFor()
    await scanBadge('B001')
    await act('着手').click()
    await status('作業中').waitFor()
    await act('中断').click()
    await page.locator('.terminal-reasons .btn').first().click()
    await status('停止').waitFor()
    await act('再開').click()
    await status('作業中').waitFor()
    await expect.poll(job).toMatchObject({ status: '1', events: 3 })
    await picture(page, 'terminal')
  })

  it('is joined by somebody who helps and leaves again', async () => {
    const crew = page.locator('.terminal-crew')
    await scan('B004')
    await crew.getByRole('button', { name: '作業参加' }).click()
    await crew.getByRole('button', { name: '作業離脱' }).waitFor()
    await expect.poll(job).toMatchObject({ status: '1', crew: 2, events: 4 })
    await picture(page, 'terminal-crew')
    await crew.getByRole('button', { name: '作業離脱' }).click()
    await expect.poll(job).toMatchObject({ status: '1', crew: 1, events: 5 })
  })

  it('knows work without an order: what was chosen goes on until it is ended', async () => {
    const now = page.locator('.terminal-now')
    await page.locator('.terminal-worker').getByRole('button', { name: '間接作業' }).click()
    await now.getByRole('button', { name: '会議・朝礼' }).click()
    await now.locator('[role=status]').filter({ hasText: '会議・朝礼' }).waitFor()
    await picture(page, 'terminal-indirect')
    const at = async () =>
      workerNow.output.parse((await caller.get(workerNow.path, { worker_cd: 'W004' })).data).indirect
    await expect.poll(at).toMatchObject({ activity_cd: '20' })
    await now.getByRole('button', { name: '間接作業の終了' }).click()
    await page.locator('.terminal-worker').getByRole('button', { name: '間接作業' }).waitFor()
    await expect.poll(at).toBe(null)
    // Ended by mistake: the end is taken back, and it goes on.
    await page.locator('.terminal-worker').getByRole('button', { name: '間接作業' }).click()
    await now.getByText('最後の間接作業の実績').waitFor()
    await picture(page, 'terminal-indirect-last')
    await now.getByRole('button', { name: '実績取消' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '実績取消' }).click()
    await expect.poll(at).toMatchObject({ activity_cd: '20' })
    await now.getByRole('button', { name: '間接作業の終了' }).click()
    await page.locator('.terminal-worker').getByRole('button', { name: '間接作業' }).waitFor()
    await expect.poll(at).toBe(null)
    await scan('B001')
    await page.locator('.terminal-worker b').filter({ hasNotText: /^$/ }).waitFor()
  })

  it('asks for a good first piece when a set-up has ended, and says in red what is outside its limits', async () => {
    await act('段取完了').click()
    const first = page.getByRole('region', { name: '初品確認' })
    await first.getByText('合格にするまで数は報告できません').waitFor()
    await first.getByLabel('取付穴の中心距離').fill('40.08')
    await first.locator('.terminal-point.bad').filter({ hasText: '規格外' }).waitFor()
    await first.getByLabel('起動トルク').fill('3.2')
    await refused('first-good').waitFor()
    await picture(page, 'terminal-first')
    await command('first-bad').click()
    await first.getByText('前回は不合格でした').waitFor()
    await first.getByLabel('取付穴の中心距離').fill('40.02')
    await first.getByLabel('起動トルク').fill('3.2')
    await command('first-good').click()
    await page.locator('.terminal-counts').waitFor()
    await page.getByLabel('取付穴の中心距離').fill('39.9')
    await page.locator('.terminal-pieces').getByText('規格外 1個').waitFor()
    await command('report').click()
    await page.getByRole('alertdialog').filter({ hasText: '測定した1個が規格外' }).waitFor()
    await picture(page, 'terminal-measured')
    await page.keyboard.press('Escape')
    await page.getByLabel('取付穴の中心距離').fill('')
  })

  it('has nothing lower than a thumb, on the tablet and on a phone', async () => {
    for (const viewport of [phone, tablet]) {
      await page.setViewportSize(viewport)
      await expect.poll(() => sidewaysScroll(page)).toBe(0)
      const low = () =>
        page
          .locator('.terminal :is(button,input,select)')
          .evaluateAll(
            (targets, least) =>
              targets
                .filter((one) => one.getBoundingClientRect().height < least)
                .map(({ outerHTML }) => outerHTML.slice(0, 80)),
            leastHeight,
          )
      await expect.poll(low).toEqual([])
    }
  })

  it('is kept without a network, and counts once when the network is back, also when only the answer was lost', async () => {
    await page.context().setOffline(true)
    await page.locator('.terminal-keys').getByRole('button', { name: '1', exact: true }).click()
    await command('report').click()
    await page.locator('.offline-waiting').filter({ hasText: 'オフライン' }).waitFor()
    await page.locator('.terminal-figures').getByText('残り 2').waitFor()
    // Finishing needs the server.
    await refused('finish').waitFor()
    let lost = 0
    await page.route(`**${recordWork.path}`, async (route) => {
      if (lost > 0) return route.continue()
      lost++
      await route.fetch()
      return route.abort()
    })
    await page.context().setOffline(false)
    await page.locator('.offline-waiting').waitFor({ state: 'detached' })
    await expect.poll(job).toMatchObject({ good: '1' })
    expect(lost).toBe(1)
    await page.unroute(`**${recordWork.path}`)
  })

  it('what the server will not take stays on the device with its reason until somebody has seen it', async () => {
    // A reason that the company has given up since the device last heard of it.
    await page.route(`**${recordWork.path}`, (route) =>
      route.continue({
        postData: { ...recordWork.input.parse(route.request().postDataJSON()), reason_cd: '77' },
      }),
    )
    await act('中断').click()
    await page.locator('.terminal-reasons .btn').first().click()
    const refused = page.locator('.offline-refused')
    await refused.getByText('停止理由「77」は登録されていないか').waitFor()
    await page.unroute(`**${recordWork.path}`)
    expect(await job()).toMatchObject({ good: '1', status: '1', crew: 1 })
    await refused.getByRole('button').click()
    await refused.waitFor({ state: 'detached' })
  })

  it('is finished, and the last entry is taken back', async () => {
    const good = page.locator('.terminal-count [name=good_qty]')
    // One has been reported of three: more than that is not told at all, fewer ask.
    await good.fill('4')
    await page.locator('.terminal-refused').filter({ hasText: '今回報告できるのは2までです' }).waitFor()
    await refused('report').waitFor()
    await refused('finish').waitFor()
    await good.fill('1')
    await command('finish').click()
    await page.getByRole('alertdialog').filter({ hasText: '合計2は、予定3' }).waitFor()
    await picture(page, 'terminal-short')
    await page.keyboard.press('Escape')
    expect(await job()).toMatchObject({ good: '1', status: '1' })
    await good.fill('2')
    await command('finish').click()
    await status('完了').waitFor()
    await expect.poll(job).toMatchObject({ good: '3', status: '3' })
    await page.locator('.terminal-entries').getByRole('button', { name: '実績取消' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '実績取消' }).click()
    await told(page, '取り消しました。')
    await status('作業中').waitFor()
    await expect.poll(job).toMatchObject({ good: '1', status: '1' })
  })

  it('what waited for the network and is refused then comes to the foreman, who puts it right', async () => {
    await page.context().setOffline(true)
    await act('中断').click()
    await page.locator('.terminal-reasons .btn').first().click()
    await page.locator('.offline-waiting').filter({ hasText: 'オフライン' }).waitFor()
    await page.route(`**${recordWork.path}`, (route) =>
      route.continue({
        postData: { ...recordWork.input.parse(route.request().postDataJSON()), reason_cd: '77' },
      }),
    )
    await page.context().setOffline(false)
    await page.locator('.offline-refused').getByRole('button').click()
    await page.unroute(`**${recordWork.path}`)
    await enter(page, caller, '/mes/refusedWork')
    await page.getByText('停止理由「77」は登録されていないか').first().click()
    await picture(page, 'refused-work')
    await page.locator('[data-command=enter]:enabled').first().click()
    await page.locator('.drawer select[name=reason_cd]').selectOption('20')
    await picture(page, 'refused-enter')
    await page.locator('.drawer').getByRole('button', { name: '訂正登録' }).click()
    await told(page, '実績を登録しました。')
    await expect.poll(job).toMatchObject({ status: '2' })
    await enter(page, caller, '/mes/productionAchievement')
  })

  it('stands at its machine also when the page is read anew', async () => {
    await page.locator('.terminal-machine select').selectOption('AS-01')
    await enter(page, caller, '/mes/productionAchievement')
    await expect.poll(() => page.locator('.terminal-machine select').inputValue()).toBe('AS-01')
  })

  it('calls for help with one touch: the line board hears of it at once, and who comes is seen at the machine', async () => {
    const { page: board } = await signedIn(stage, { at: '/mes/lineBoard' })
    await board.locator('.line-tile').first().waitFor()
    const help = page.getByRole('region', { name: '呼出', exact: true })
    await help.getByRole('button', { name: '品質確認' }).click()
    await help.locator('.help-call').filter({ hasText: '呼出中' }).filter({ hasText: '品質確認' }).waitFor()
    await page.locator('.terminal .scan input:focus').waitFor()
    await picture(page, 'terminal-help')
    const heard = board.locator('.help-call').filter({ hasText: '品質確認' })
    await heard.getByRole('button', { name: '対応開始' }).click()
    await heard.filter({ hasText: '対応中' }).waitFor()
    await picture(board, 'line-board-help')
    await help.locator('.help-call').filter({ hasText: '対応者' }).waitFor()
    await help.getByRole('button', { name: '対応済にする' }).click()
    await help.locator('.help-call').waitFor({ state: 'detached' })
    await heard.waitFor({ state: 'detached' })
    await board.close()
  })

  it('tells by the server’s clock when its own is wrong', async () => {
    const { page: ahead, caller: other, work_order_no: no } = await atTerminal(stage, { at: '/index' })
    const hands = handsAt(() => ahead)
    // Twenty minutes ahead: without being set right the server would refuse it.
    await ahead.addInitScript(() => {
      const real = Date.now.bind(Date)
      Date.now = () => real() + 20 * 60_000
    })
    await ahead.goto(new URL('/mes/productionAchievement', ahead.url()).href)
    await hands.scan(`${no}-10`)
    await ahead.getByText('この端末の時計が約20分ずれています').waitFor()
    await hands.scanBadge('B001')
    await hands.act('着手').click()
    await hands.status('作業中').waitFor()
    const toldAt = async () => (await jobOf(other, no))?.events[0]?.occurred_at ?? ''
    await expect.poll(toldAt).not.toBe('')
    expect(Math.abs(Date.parse(await toldAt()) - Date.now())).toBeLessThan(60_000)
  })
})
