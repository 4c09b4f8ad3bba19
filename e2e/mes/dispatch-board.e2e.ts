import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { arrangeWork } from '#modules/mes/contract/dispatch-board/arrange-calls.ts'
import { dispatchBoard } from '#modules/mes/contract/dispatch-board/board-calls.ts'
import { findings } from '../accessibility.ts'
import type { Caller } from '../../test/demo-sign-in.ts'
import { openStage, picture, type Stage } from '../browser.ts'
import { reach } from '../reach.ts'
import { shownPanel, signedIn } from '../signed-in.ts'
import { readyOrder } from './ready-order.ts'

let stage: Stage
let page: Page
let caller: Caller
let work_order_no = ''
beforeAll(async () => {
  stage = await openStage()
  const entered = await signedIn(stage, { at: '/mes/productionSchedule' })
  page = entered.page
  caller = entered.caller
  work_order_no = await readyOrder(caller)
})
afterAll(() => stage.close())

it('the dispatch list is a board by machine, on which a job is chosen by arrows and started by its key', async () => {
  await page.keyboard.press('F10')
  const board = shownPanel(page).locator('.dispatch-board')
  const card = board.locator(`[data-job="${work_order_no}-10"]`)
  await card.waitFor()
  await expect.poll(() => board.locator('tbody tr').count()).toBeGreaterThan(5)
  await reach(page, board.locator('.job-card[tabindex="0"]'))
  for (let press = 0; press < 40 && !(await card.evaluate((one) => one === document.activeElement)); press++)
    await page.keyboard.press(press % 4 === 0 ? 'ArrowDown' : 'ArrowRight')
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true')
  await picture(page, 'dispatch-board')
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('F2')
  await page.getByRole('dialog', { name: `${work_order_no}　工程10` }).waitFor()
  await page.keyboard.press('F9')
  await board.locator(`.job-card.working[data-job="${work_order_no}-10"]`).waitFor()
  await page.keyboard.press('F10')
  await shownPanel(page).getByRole('table', { name: '作業予定（差立て）' }).waitFor()
})

it('a job that waits is put first by a key, second by dragging, and comes back to the order of the plan', async () => {
  const machine = await twoAtOneMachine()
  await page.keyboard.press('F10')
  const board = shownPanel(page).locator('.dispatch-board')
  const row = board.locator('tbody tr', { has: page.getByRole('link', { name: machine, exact: true }) })
  const placeIn = (place: number) => row.locator('td').nth(place).locator('.job-card')
  const second = await placeIn(2).getAttribute('data-job')
  await placeIn(2).click()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect.poll(() => placeIn(1).getAttribute('data-job')).toBe(second)
  await expect.poll(() => placeIn(1).evaluate((one) => one === document.activeElement)).toBe(true)
  await placeIn(1).getByText('差立て 1').waitFor()
  await picture(page, 'dispatch-board-arranged')
  await placeIn(1).dragTo(row.locator('td').nth(2))
  await expect.poll(() => placeIn(2).getAttribute('data-job')).toBe(second)
  await placeIn(2).click()
  await page.keyboard.press('Alt+Delete')
  await expect.poll(() => row.getByText(/^差立て /).count()).toBe(0)
})

/** Two orders of the same item, whose first process waits at one machine. */
async function twoAtOneMachine(): Promise<string> {
  const orders = [await readyOrder(caller), await readyOrder(caller)]
  const board = dispatchBoard.output.parse((await caller.get(dispatchBoard.path)).data)
  const jobs = board.machines.flatMap((machine) => machine.jobs)
  const facility_cd = jobs.find((job) => job.work_order_no === orders[0])?.machines[0] ?? ''
  for (const order of orders)
    await caller.post(arrangeWork.path, { work_order_no: order, process_no: 10, facility_cd, place: 1 })
  return facility_cd
}
