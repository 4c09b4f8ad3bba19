import { expect } from 'vitest'
import { handsAt, jobOf } from '../mes/at-terminal.ts'
import { hour, shot, type Day } from './day.ts'
import { product } from './goods-of-the-day.ts'

/** What is told at the machines, on a tablet whose network comes and goes. */
export function machines(day: () => Day): void {
  const page = () => day().at.machine.page
  const { scan, scanBadge, act, status, command } = handsAt(page)
  const figure = (name: string) => page().locator(`.terminal-count [name=${name}]`)
  const job = async (process_no: string) => {
    const one = await jobOf(day().ask, day().no.workOrder, process_no)
    return { good: one?.good_qty, bad: one?.defective_qty, status: one?.work_status }
  }
  const begin = async (process_no: string) => {
    await scan(`${day().no.workOrder}-${process_no}`)
    await page().locator('.terminal-what').getByText(`${day().no.workOrder}-${process_no}`).waitFor()
    await act('着手').click()
    await status('作業中').waitFor()
  }

  hour(
    day,
    '13:00',
    'the first process is begun with a badge and the code on the sheet, and finished',
    async () => {
      const { at } = day()
      await at.machine.go('/mes/productionAchievement')
      await scanBadge('B001')
      await begin('10')
      await expect.poll(() => figure('good_qty').inputValue()).toBe('30')
      await shot(day(), at.machine, 'terminal')
      await command('finish').click()
      await status('完了').waitFor()
      await expect.poll(() => job('10')).toEqual({ good: '30', bad: '0', status: '3' })
    },
  )

  hour(day, '14:00', 'at the second two are defective, and it is said why', async () => {
    await begin('20')
    await figure('good_qty').fill('28')
    await figure('defective_qty').fill('2')
    await page().locator('.terminal-reasons .btn').first().click()
    await shot(day(), day().at.machine, 'defects')
    await command('finish').click()
    await status('完了').waitFor()
    await expect.poll(() => job('20')).toEqual({ good: '28', bad: '2', status: '3' })
  })

  hour(day, '15:00', 'the third is told while the network is cut, and counts when it is back', async () => {
    await begin('30')
    await page().context().setOffline(true)
    await expect.poll(() => figure('good_qty').inputValue()).toBe('28')
    await command('report').click()
    await page().locator('.offline-waiting').filter({ hasText: 'オフライン' }).waitFor()
    await shot(day(), day().at.machine, 'offline')
    expect((await job('30')).good).toBe('0')
    await page().context().setOffline(false)
    await page().locator('.offline-waiting').waitFor({ state: 'detached' })
    await expect.poll(() => job('30')).toEqual({ good: '28', bad: '0', status: '1' })
    await command('finish').click()
    await status('完了').waitFor()
    await expect.poll(() => job('30')).toEqual({ good: '28', bad: '0', status: '3' })
  })

  hour(day, '15:30', 'what is finished lies on its shelf and is promised to the urgent order', async () => {
    const { at, no } = day()
    await at.sales.go(`/receiveOrder/receiveOrderPage?order_no=${no.urgent}`)
    await at.sales.panel().getByText('一部引当').first().waitFor()
    await shot(day(), at.sales, 'promised')
    await at.sales.go(`/stock/stockEnquiry?item_cd=${product}`)
    await at.sales.panel().getByText('28', { exact: true }).first().waitFor()
    await shot(day(), at.sales, 'finished')
  })
}
