import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { saleClerk } from '#test/sale-clerk.ts'
import { salesStage, type SalesStage } from '#test/sales-stage.ts'
import { correctSales } from '../../contract/sale/sales-calls.ts'
import { pricesText, salesToSettle, settleSales } from '../../contract/sale/settle-calls.ts'

onPostgres((open) => {
  let stage: SalesStage
  beforeAll(async () => {
    stage = await salesStage(await open(demo))
  })
  const { reason, read, post, unpost, typed, again, goods, addsUp } = saleClerk(() => stage)
  const sold = async (lines: Parameters<typeof typed>[0], header = {}) => {
    const { header: own } = await typed(lines, header)
    await post(own.sales_no)
    return own.sales_no
  }
  const asked = (prices: Readonly<Record<string, string>>, from_dt = '2026-11-01') => ({
    ...{ customer_cd: 'C001', branch_no: '00', from_dt, to_dt: orderDay },
    prices: pricesText(Object.entries(prices).map(([item_cd, unit_price]) => ({ item_cd, unit_price }))),
  })
  const settle = (prices: Readonly<Record<string, string>>, from_dt?: string) =>
    stage.call(settleSales, { ...asked(prices, from_dt), account_dt: orderDay, reason: '単価決定' })

  describe('prices that are settled afterwards', () => {
    it('each difference is a line of its own, linked to its origin and at its rate', async () => {
      const origin = await sold([
        goods({ qty: '100', unit_price: '10', temp_price_flg: true }),
        goods({ qty: '7', unit_price: '33', tax_cd: '20' }),
      ])
      const seen = await stage.call(salesToSettle, asked({ [stage.item_cd]: '12.5' }))
      expect(seen.list.map(({ amount, new_amount, difference }) => [amount, new_amount, difference])).toEqual(
        [
          ['1000', '1250', '250'],
          ['231', '87', '-144'],
        ],
      )
      expect(seen.difference).toBe('106')
      const done = await settle({ [stage.item_cd]: '12.5' })
      expect(done).toMatchObject({ lines: 2, difference: '106' })
      const slip = await read(done.sales_no[0] ?? '')
      const before = await read(origin)
      expect(slip.header).toMatchObject({
        ...{
          source: '3',
          sales_slip_status: '1',
          net_amount: '106',
          account_dt: orderDay,
          slip_dt: orderDay,
        },
        ...{ cost_amount: '0', margin_amount: '106' },
      })
      expect(
        slip.lines.map(({ sales_div, amount, origin_no, origin_line_no, tax_cd, tax_rate }) => ({
          ...{ sales_div, amount, origin_no, origin_line_no, tax_cd, tax_rate },
        })),
      ).toEqual(
        before.lines.map(({ tax_cd, tax_rate }, no) => ({
          ...{ sales_div: '060', amount: ['250', '-144'][no], origin_no: origin },
          ...{ origin_line_no: String(no + 1), tax_cd, tax_rate },
        })),
      )
      expect(before.lines).toMatchObject([
        { settled_price: '12.5', temp_price_flg: false, amount: '1000', unit_price: '10' },
        { settled_price: '12.5', amount: '231' },
      ])
      expect(await refused(settle({ [stage.item_cd]: '12.5' }))).toMatchObject({
        code: 'BIZ_SALES_SAME_PRICE',
      })
      // Again, from what holds now.
      expect(await settle({ [stage.item_cd]: '12' })).toMatchObject({ difference: '-53' })
      await addsUp()
    })

    it('of several items in one go', async () => {
      const [other] = await stage.database.owner('read', (tx) =>
        rows(
          tx,
          { item_cd: z.string(), location_cd: z.string(), lot_no: z.string() },
          sql`SELECT b.item_cd, b.location_cd, b.lot_no FROM stock_balance b JOIN customer_item c
              ON c.company_cd = b.company_cd AND c.item_cd = b.item_cd AND c.customer_cd = 'C001'
            WHERE b.company_cd = 'DEMO' AND b.factory_cd = 'F01' AND b.item_cd <> ${stage.item_cd} AND b.quality = '0'
              AND b.qty >= 2 AND b.ownership = '0' AND b.process_no = '' ORDER BY 1, 2, 3 LIMIT 1`,
        ),
      )
      const { item_cd = '', ...place } = other ?? {}
      const sales_no = await sold([
        goods({ qty: '2', unit_price: '100' }),
        goods({ item_cd, ...place, qty: '2', unit_price: '50' }),
      ])
      const prices = { [stage.item_cd]: '100', [item_cd]: '40' }
      const { list } = await stage.call(salesToSettle, asked(prices))
      const own = list.filter((line) => line.sales_no === sales_no)
      expect(own.map(({ settled_price, difference }) => [settled_price, difference])).toEqual([
        ['100', '0'],
        ['40', '-20'],
      ])
      await settle(prices)
      expect((await read(sales_no)).lines.map(({ settled_price }) => settled_price)).toEqual(['100', '40'])
    })

    it('from a day on, of posted goods of this customer only', async () => {
      const early = await sold([goods({ qty: '5', unit_price: '10' })], { slip_dt: '2026-11-10' })
      const draft = await typed([goods({ qty: '5', unit_price: '10' })], { slip_dt: '2026-11-17' })
      const { list } = await stage.call(salesToSettle, asked({ [stage.item_cd]: '9' }, '2026-11-17'))
      const numbers = list.map(({ sales_no }) => sales_no)
      expect(numbers).not.toContain(early)
      expect(numbers).not.toContain(draft.header.sales_no)
      const { list: all } = await stage.call(salesToSettle, asked({ [stage.item_cd]: '9' }, '2026-11-10'))
      expect(all.map(({ sales_no }) => sales_no)).toContain(early)
      expect(await refused(settle({ NONE: '5' }))).toMatchObject({ code: 'BIZ_SALES_NO_LINES' })
    })

    it('hold from then on: for what comes back, and against correcting or taking back', async () => {
      const origin = await sold([goods({ qty: '10', unit_price: '800' })], { slip_dt: '2026-11-18' })
      const settled = await settle({ [stage.item_cd]: '700' }, '2026-11-18')
      const slip = await typed([
        goods({ sales_div: '520', qty: '4', unit_price: '', origin_no: origin, origin_line_no: '1' }),
      ])
      expect(slip.lines).toMatchObject([{ unit_price: '700', amount: '-2800' }])
      const [difference = ''] = settled.sales_no
      for (const sales_no of [origin, difference]) {
        const correct = () => stage.call(correctSales, { sales_no, account_dt: orderDay, reason })
        for (const attempt of [correct, () => unpost(sales_no)])
          expect(await refused(attempt())).toMatchObject({ code: 'BIZ_SALES_SETTLED' })
      }
      await again(slip, { return_judgement: '1' })
      await post(slip.header.sales_no)
      await addsUp()
    })

    it('are settled once by eight clerks; a provisional price that was right leaves no slip', async () => {
      await sold([goods({ qty: '3', unit_price: '55', temp_price_flg: true })])
      const tries = Array.from({ length: 8 }, () => settle({ [stage.item_cd]: '56' }))
      const done = await Promise.allSettled(tries)
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await sold([goods({ qty: '3', unit_price: '56', temp_price_flg: true })])
      expect(await settle({ [stage.item_cd]: '56' })).toMatchObject({ sales_no: [], difference: '0' })
      await addsUp()
    })

    it('are given to slips that wait for theirs, which can then be posted', async () => {
      const { header } = await typed([
        goods({ qty: '3', unit_price: '0', temp_price_flg: true }),
        goods({ qty: '2', unit_price: '7' }),
      ])
      const { sales_no } = header
      expect(await refused(post(sales_no))).toMatchObject({ code: 'BIZ_SALES_NO_PRICE' })
      const { list } = await stage.call(salesToSettle, asked({ [stage.item_cd]: '90' }, orderDay))
      expect(list.filter((line) => line.sales_no === sales_no)).toMatchObject([
        { line_no: 1, posted: false, amount: '0', new_amount: '270', difference: '0' },
      ])
      await settle({ [stage.item_cd]: '90' }, orderDay)
      const slip = await read(sales_no)
      expect(slip.lines).toMatchObject([
        { unit_price: '90', amount: '270', temp_price_flg: false, price_source: '3', settled_price: '' },
        { unit_price: '7', price_source: '2' },
      ])
      expect(slip.header).toMatchObject({ net_amount: '284', sales_slip_status: '0' })
      await post(sales_no)
      await addsUp()
    })

    it('are refused at their item where they are none', async () => {
      const wrong = await refused(settle({ [stage.item_cd]: '5', X: 'abc' }))
      expect(wrong.fields.map(({ path }) => path)).toEqual(['prices.1.unit_price'])
      expect(pricesText([{ item_cd: 'A', unit_price: '１，２００' }])).toBe('A:1200')
    })
  })
})
