import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openInMonth } from '#modules/stock/contract/month-closing.ts'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { orderDay } from '#test/order-stage.ts'
import { saleClerk } from '#test/sale-clerk.ts'
import { salesStage, type SalesStage } from '#test/sales-stage.ts'
import { cancelSales, correctSales, previewPosting, reverseSales } from '../../contract/sale/sales-calls.ts'
import { salesSlip } from '../../contract/sale/sales-slip.ts'

onPostgres((open) => {
  let stage: SalesStage
  beforeAll(async () => {
    stage = await salesStage(await open(demo))
  })
  const { reason, read, post, unpost, typed, again, slipsOf, delivered, goods, costOf, addsUp } = saleClerk(
    () => stage,
  )

  describe('what has left becomes a slip', () => {
    it('at the order’s price, with what it cost by the ledger, not posted yet; posted, the order knows it', async () => {
      const { order, delivery_no, sales_no } = await delivered()
      const { header, lines } = await read(sales_no)
      const cost = await costOf(delivery_no)
      expect(Number(cost)).toBeGreaterThan(0)
      expect(header).toMatchObject({
        ...{ sales_slip_status: '0', slip_dt: orderDay, account_dt: orderDay, source_no: delivery_no },
        ...{ invoice_to_cd: 'C001', cost_amount: cost },
        margin_amount: String(Number(header.net_amount) - Number(cost)),
      })
      const [ordered] = order.lines
      expect(lines).toMatchObject([
        {
          sales_div: '500',
          qty: '10',
          unit_price: ordered?.unit_price,
          amount: ordered?.amount,
          line_cost: cost,
        },
      ])
      const open = async () => (await stage.call(openInMonth, { month: orderDay.slice(0, 7) })).slips
      expect(await open()).toContainEqual({
        ...{ what: '売上', no: sales_no, date: orderDay },
        path: `${salesSlip.screen.path}?sales_no=${sales_no}`,
      })
      await post(sales_no)
      expect(await open()).not.toContainEqual(expect.objectContaining({ no: sales_no }))
      expect(await stage.line(order)).toMatchObject({ sold_qty: '10', sales_status: '2' })
      expect((await read(sales_no)).header).toMatchObject({ sales_slip_status: '1', cost_amount: cost })
      await addsUp()
    })

    it('six lines a slip, the seventh on the next; they stay together by their delivery and are posted together', async () => {
      const lines = Array.from({ length: 7 }, () => ({ item_cd: stage.item_cd, qty: '1' }))
      const order = await stage.enter(lines)
      const wanted = order.lines.map(({ line_no }) => ({
        ...{ order_no: order.header.order_no, line_no, qty: '1' },
      }))
      const delivery_no = await stage.instructedLines(wanted)
      await stage.pickedAll(delivery_no)
      await stage.confirmed(delivery_no)
      const slips = await slipsOf(delivery_no)
      const read7 = await Promise.all(slips.map(read))
      expect(read7.map(({ lines: own }) => own.length)).toEqual([6, 1])
      await post(...slips)
      expect((await Promise.all(slips.map(read))).map(({ header }) => header.sales_slip_status)).toEqual([
        '1',
        '1',
      ])
      await addsUp()
    })

    it('is cancelled with its delivery, which does not come back while it is posted', async () => {
      const { delivery_no, sales_no, order } = await delivered()
      expect(await refused(stage.call(cancelSales, { sales_no, reason }))).toMatchObject({
        code: 'BIZ_SALES_OF_DELIVERY',
      })
      await post(sales_no)
      expect(await refused(stage.takenBack(delivery_no))).toMatchObject({ code: 'BIZ_DELIVERY_SOLD' })
      await unpost(sales_no)
      expect(await stage.line(order)).toMatchObject({ sold_qty: '0', sales_status: '0' })
      await stage.takenBack(delivery_no)
      expect((await read(sales_no)).header.sales_slip_status).toBe('9')
      await addsUp()
    })

    it('of whoever accepts later moves out of transit when it is posted, and back when that is taken back', async () => {
      const { sales_no } = await delivered({ customer_cd: 'C002' })
      const slip = await read(sales_no)
      expect(slip.header).toMatchObject({ sales_basis: '2', account_dt: '2026-11-23', cost_amount: '0' })
      expect((await refused(post(sales_no))).fields).toMatchObject([
        { path: 'header.account_dt', code: 'BIZ_STOCK_FUTURE' },
      ])
      await stage.call(salesSlip.endpoints.doEdit, {
        ...{ assign_mode: '1', update_cnt: slip.update_cnt, lines: slip.lines },
        header: { ...slip.header, account_dt: orderDay },
      })
      await post(sales_no)
      const cost = await costOf(sales_no)
      expect(Number(cost)).toBeGreaterThan(0)
      expect((await read(sales_no)).header.cost_amount).toBe(cost)
      await unpost(sales_no)
      expect(await costOf(sales_no)).toBe('0')
      expect((await read(sales_no)).header).toMatchObject({ sales_slip_status: '0', cost_amount: '0' })
      await addsUp()
    })

    it('is not posted before it left, nor at a provisional price of nothing; the preview says so slip by slip', async () => {
      const { sales_no } = await delivered()
      const slip = await again(await read(sales_no), { unit_price: '0', temp_price_flg: true })
      expect((await refused(post(sales_no))).fields).toMatchObject([
        { path: 'lines.0.unit_price', code: 'BIZ_SALES_NO_PRICE' },
      ])
      const { list } = await stage.call(previewPosting, { sales_no })
      expect(list).toMatchObject([{ sales_no, refusal: expect.stringContaining('仮単価') }])
      const early = { ...slip.header, account_dt: '2026-11-17' }
      await stage.call(salesSlip.endpoints.doEdit, {
        ...{ assign_mode: '1', update_cnt: slip.update_cnt, header: early },
        lines: slip.lines.map((line) => ({ ...line, unit_price: '10' })),
      })
      expect(await refused(post(sales_no))).toMatchObject({ code: 'BIZ_SALES_BEFORE_SHIPPING' })
      expect((await refused(again(await read(sales_no), { qty: '9' }))).fields).toMatchObject([
        { path: 'lines.0.qty', code: 'BIZ_SALES_GOODS_FIXED' },
      ])
    })
  })

  describe('a posted slip', () => {
    it('is corrected by red and black: red takes it back to the yen, black is changed before it is posted', async () => {
      const { sales_no, order } = await delivered()
      await post(sales_no)
      const origin = await read(sales_no)
      expect(await refused(again(origin, { unit_price: '1' }))).toMatchObject({ code: 'BIZ_SALES_POSTED' })
      const black = await stage.call(correctSales, { sales_no, account_dt: orderDay, reason })
      expect(black.lines).toMatchObject([{ price_source: '1' }])
      const retyped = await again(black, { unit_price: '777' })
      expect(retyped.lines).toMatchObject([{ price_source: '2' }])
      await post(black.header.sales_no)
      const reds = await stage.database.owner('read', (tx) =>
        rows(
          tx,
          { net: z.string(), tax: z.string(), cost: z.string(), qty: z.string() },
          sql`SELECT sum(h.net_amount)::text AS net, sum(h.tax_amount)::text AS tax, sum(h.cost_amount)::text AS cost,
              (SELECT sum(l.qty)::int::text FROM sales_line l JOIN sales r USING (company_cd, factory_cd, sales_no)
                WHERE r.origin_sales_no = ${sales_no} AND r.colour = '1') AS qty
            FROM sales h WHERE h.company_cd = 'DEMO' AND (h.sales_no = ${sales_no}
              OR (h.origin_sales_no = ${sales_no} AND h.colour = '1'))`,
        ),
      )
      expect(reds).toEqual([{ net: '0', tax: '0', cost: '0', qty: '-10' }])
      expect((await read(black.header.sales_no)).header).toMatchObject({
        ...{
          net_amount: '7770',
          cost_amount: origin.header.cost_amount,
          sales_slip_status: '1',
          colour: '2',
        },
      })
      expect(await stage.line(order)).toMatchObject({ sold_qty: '10' })
      for (const act of [
        () => unpost(sales_no),
        () => stage.call(correctSales, { sales_no, account_dt: orderDay, reason }),
      ])
        expect(await refused(act())).toMatchObject({ code: 'BIZ_SALES_CORRECTED' })
      await addsUp()
    })

    it('that was typed brings its goods back when it is reversed, also after it was corrected', async () => {
      const { header } = await typed([goods()])
      await post(header.sales_no)
      expect(Number(await costOf(header.sales_no))).toBeGreaterThan(0)
      const { sales_no } = header
      const black = await stage.call(correctSales, { sales_no, account_dt: orderDay, reason })
      await post(black.header.sales_no)
      await stage.call(reverseSales, { sales_no: black.header.sales_no, account_dt: orderDay, reason })
      expect(await costOf(sales_no)).toBe('0')
      await addsUp()
    })
  })
})
