import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { onPostgres } from '#test/databases.ts'
import { at, bought, doneOrRefused, moved, sold, stockStage, type StockStage } from '#test/stock-stage.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { payments, stockPaymentSums } from '../as-of/payments.ts'
import { stockAsOf, valueAsOf } from '../as-of/stock-as-of.ts'
import { closeMonth, reopenMonth } from './close-month.ts'

onPostgres((open) => {
  let database: Database
  let stage: StockStage
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    stage = await stockStage(database)
    await stage.post([bought('M1', '10', '100')], { biz_dt: '2026-01-10' })
    await stage.post([bought('M1', '10', '140'), moved('M1', '5', 'W1', 'W2')], { biz_dt: '2026-02-03' })
    await stage.post([sold('M1', '6')], { biz_dt: '2026-02-20' })
    await stage.post(
      [bought('L1', '3', '50', 'W2')].map((line) => ({ ...line, to: at('W2', { lot_no: 'A' }) })),
      { biz_dt: '2026-03-31' },
    )
    await stage.post([sold('M1', '1', 'W2')])
  })
  afterEach(() => stage.addsUp())
  const close = (month: string) => stage.within((context) => closeMonth(context, month))
  const reopen = (month: string, reason = '計上漏れ') =>
    stage.within((context) => reopenMonth(context, month, reason))
  const asOf = async (date: string) =>
    (await stage.within((context) => stockAsOf(context, { date }))).map(
      ({ location_cd, item_cd, qty }) => `${location_cd} ${item_cd} ${Number(qty)}`,
    )
  const worthAsOf = async (date: string) =>
    (await stage.within((context) => valueAsOf(context, { date }))).map(
      ({ item_cd, qty, amount }) => `${item_cd} ${Number(qty)} = ${amount}`,
    )
  const history = {
    '2026-01-09': [[], []],
    '2026-01-31': [['W1 M1 10'], ['M1 10 = 1000']],
    '2026-02-03': [['W1 M1 15', 'W2 M1 5'], ['M1 20 = 2400']],
    '2026-02-28': [['W1 M1 9', 'W2 M1 5'], ['M1 14 = 1680']],
    '2026-03-31': [
      ['W2 L1 3', 'W1 M1 9', 'W2 M1 5'],
      ['L1 3 = 150', 'M1 14 = 1680'],
    ],
    '2026-04-01': [
      ['W2 L1 3', 'W1 M1 9', 'W2 M1 4'],
      ['L1 3 = 150', 'M1 13 = 1560'],
    ],
  }
  const told = async () => {
    const answers: Record<string, unknown> = {}
    for (const date of Object.keys(history)) answers[date] = [await asOf(date), await worthAsOf(date)]
    return answers
  }

  it('total average: what is left of a month is worth what everything that was there and came in has cost', async () => {
    await stage.post([bought('T1', '10', '100')], { biz_dt: '2026-01-05' })
    await stage.post([sold('T1', '8')], { biz_dt: '2026-01-10' })
    await stage.post([bought('T1', '10', '130')], { biz_dt: '2026-01-20' })
    // Moving average until then: 2 × 100 + 10 × 130 = 1,500. Total average: 2,300 / 20 × 12 = 1,380.
    expect((await worthAsOf('2026-01-31')).at(-1)).toBe('T1 12 = 1500')
    await close('2026-01')
    expect((await worthAsOf('2026-01-31')).at(-1)).toBe('T1 12 = 1380')
    await reopen('2026-01')
    const again = await stage.within((context) => closeMonth(context, '2026-01'))
    expect(again.repriced).toBe(0)
  })

  it('the stock and its value of any past day are the same before and after months are closed', async () => {
    expect(await told()).toEqual(history)
    await close('2026-01')
    expect(await told()).toEqual(history)
    await close('2026-02')
    await close('2026-03')
    expect(await told()).toEqual(history)
  })

  it('a closed month takes no movement, and neither does one before it', async () => {
    await close('2026-01')
    await close('2026-02')
    const late = (biz_dt: string) => stage.post([bought('M1', '1', '1')], { biz_dt })
    await expect(late('2026-02-28')).rejects.toMatchObject({
      code: 'BIZ_STOCK_MONTH_CLOSED',
      fields: [{ path: 'biz_dt' }],
    })
    await expect(late('2026-01-15')).rejects.toMatchObject({
      params: { month: '2026-02', open: '2026-03-01' },
    })
    await late('2026-03-01')
  })

  it('months are closed one after the other, when they are over, and reopened from the last one, with a reason', async () => {
    await expect(close('2026-04')).rejects.toMatchObject({ code: 'BIZ_STOCK_MONTH_NOT_OVER' })
    await expect(close('2026-02')).rejects.toMatchObject({
      code: 'BIZ_STOCK_MONTH_ORDER',
      params: { open: '2026-01' },
    })
    await close('2026-01')
    await expect(close('2026-03')).rejects.toMatchObject({
      code: 'BIZ_STOCK_MONTH_ORDER',
      params: { open: '2026-02' },
    })
    await expect(close('2026-01')).rejects.toMatchObject({ code: 'BIZ_STOCK_MONTH_IS_CLOSED' })
    await close('2026-02')
    await expect(reopen('2026-01')).rejects.toMatchObject({ code: 'BIZ_STOCK_MONTH_NOT_LATEST' })
    await expect(reopen('2026-02', ' ')).rejects.toMatchObject({ code: 'V_REQUIRED' })
    await reopen('2026-02')
    await stage.post([sold('M1', '2')], { biz_dt: '2026-02-25' })
    await close('2026-02')
    expect(await asOf('2026-02-28')).toEqual(['W1 M1 7', 'W2 M1 5'])
    const steps = await stage.within(({ tx }) =>
      rows(
        tx,
        { told: z.string() },
        sql`SELECT concat_ws(' ', row_key, verb, nullif(reason, '')) AS told FROM status_history
          WHERE document = 'stock_period' ORDER BY step_no`,
      ),
    )
    expect(steps.map((each) => each.told)).toEqual([
      'F01 2026-01 close',
      'F01 2026-02 close',
      'F01 2026-02 reopen 計上漏れ',
      'F01 2026-02 close',
    ])
  })

  it('受払台帳: what was carried over, and every movement with the balance after it', async () => {
    const { carried, list } = await stage.within((context) =>
      payments(context, { item_cd: 'M1', from: '2026-02-01', to: '2026-02-28', location_cd: 'W1' }),
    )
    expect(Number(carried)).toBe(10)
    expect(
      list.map(({ stock_div, qty, balance }) => `${stock_div} ${Number(qty)} ${Number(balance)}`),
    ).toEqual(['010 10 20', '030 -5 15', '500 -6 9'])
  })

  it('受払台帳 by month or by day: what came, what went and what was left, over closed months and open ones', async () => {
    const asked = { item_cd: 'M1', from: '2026-02-01', to: '2026-04-30', location_cd: '' }
    const told = async (by: '1' | '2', more: object = {}) => {
      const { carried, list } = await stage.within((context) =>
        stockPaymentSums(context, { ...asked, by, ...more }),
      )
      return [
        carried,
        ...list.map((one) =>
          [one.period, one.movements, one.in_qty, one.out_qty, one.balance, one.amount].join(' '),
        ),
      ]
    }
    // The move of 5 to another place of ours neither came nor went.
    const months = ['10', '2026-02 3 10 6 14 680', '2026-04 1 0 1 13 -120']
    expect(await told('2')).toEqual(months)
    expect(await told('1', { location_cd: 'W1' })).toEqual([
      '10',
      '2026-02-03 2 10 5 15 800',
      '2026-02-20 1 0 6 9 -720',
    ])
    await close('2026-01')
    await close('2026-02')
    expect(await told('2')).toEqual(months)
    expect(await told('1', { from: '2026-03-01' })).toEqual(['14', '2026-04-01 1 0 1 13 -120'])
    await expect(told('1', { item_cd: 'Q1' })).rejects.toMatchObject({ code: 404 })
  })
})

describe('a month is closed while others post into it', () => {
  onPostgres((open) => {
    it('what is posted is in the month that was closed, what is not is refused', async () => {
      const database = await open()
      const stage = await stockStage(database)
      const post = () => stage.post([bought('M1', '1', '100')], { biz_dt: '2026-03-31' })
      await post()
      const posts = Array.from({ length: 7 }, async () => {
        let done = 0
        for (let n = 0; n < 20; n++) if (await doneOrRefused(post(), 'BIZ_STOCK_MONTH_CLOSED')) done += 1
        return done
      })
      const closing = stage.within((context) => closeMonth(context, '2026-03'))
      const done = (await Promise.all(posts)).reduce((sum, each) => sum + each, 1)
      await closing
      const [row] = await stage.within(({ tx }) =>
        rows(tx, { qty: z.int() }, sql`SELECT sum(closing_qty)::int AS qty FROM stock_month`),
      )
      expect(row?.qty).toBe(done)
      expect(done).toBeLessThan(141)
      await stage.addsUp()
    }, 60_000)
  })
})
