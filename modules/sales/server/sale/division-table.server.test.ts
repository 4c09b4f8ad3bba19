import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { orderDay } from '#test/order-stage.ts'
import { saleClerk, type Values } from '#test/sale-clerk.ts'
import { salesStage, type SalesStage } from '#test/sales-stage.ts'
import { salesSlip } from '../../contract/sale/sales-slip.ts'

/** Every division of a sale × treatment of the order × basis of the customer, and what each does to everything that it touches. */
onPostgres((open) => {
  let stage: SalesStage
  beforeAll(async () => {
    stage = await salesStage(await open(demo))
  })
  const clerk = saleClerk(() => stage)
  const { read, post, unpost, typed, goods, costOf, addsUp } = clerk

  /** Movements of a document that stand, as `division quantity of ours`, without what only lies elsewhere. */
  const moved = async (document_no: string) => {
    const found = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { what: z.string() },
        sql`SELECT l.stock_div || ' ' || trim_scale(coalesce(sum(e.qty) FILTER (WHERE e.ours AND e.ownership = '0'), 0))::text AS what
          FROM stock_ledger l JOIN stock_entry e ON e.company_cd = l.company_cd AND e.ledger_no = l.ledger_no
          WHERE l.company_cd = 'DEMO' AND l.document_no = ${document_no} AND NOT EXISTS (SELECT FROM stock_ledger r
            WHERE r.company_cd = l.company_cd AND r.reverses = l.ledger_no) AND l.reverses IS NULL
          GROUP BY l.stock_div ORDER BY 1`,
      ),
    )
    return found.map(({ what }) => what)
  }
  /** By hand: four at 500 yen and 10 %, cut off. */
  const sale = { net: '2000', tax: '200' }
  const customers = { 1: 'C001', 2: 'C002' } as const

  describe('what is delivered', () => {
    it.each([
      // basis, treatment, what leaves with the delivery, what the posting moves
      ['1', '0', ['500 -4'], []],
      ['1', '2', ['507 -4'], []],
      ['2', '0', ['030 0'], ['500 -4']],
      ['2', '2', ['030 0'], ['500 -4']],
    ] as const)('basis %s, treatment %s', async (basis, treatment_div, left, posting) => {
      const { item_cd } = stage
      const order = await stage.enter([{ item_cd, qty: '4', unit_price: '500', treatment_div }], {
        customer_cd: customers[basis],
      })
      const delivery_no = await stage.instructed(order, '4')
      await stage.picked(delivery_no, '4')
      await stage.confirmed(delivery_no)
      expect(await moved(delivery_no)).toEqual(left)
      const [sales_no = ''] = await clerk.slipsOf(delivery_no)
      const slip = await read(sales_no)
      expect(slip.header).toMatchObject({
        net_amount: sale.net,
        tax_amount: sale.tax,
        sales_slip_status: '0',
      })
      expect(slip.lines).toMatchObject([{ sales_div: '500', amount: sale.net }])
      expect(await stage.line(order)).toMatchObject({ shipped_qty: '4', sold_qty: '0', sales_status: '0' })
      // The day of acceptance is still to come.
      if (basis === '2')
        await stage.call(salesSlip.endpoints.doEdit, {
          ...{ assign_mode: '1', update_cnt: slip.update_cnt, lines: slip.lines },
          header: { ...slip.header, account_dt: orderDay },
        })
      await post(sales_no)
      expect(await moved(sales_no)).toEqual(posting)
      const { header } = await read(sales_no)
      const cost = String(Number(await costOf(delivery_no)) + Number(await costOf(sales_no)))
      expect(Number(cost)).toBeGreaterThan(0)
      expect(header).toMatchObject({
        ...{ sales_slip_status: '1', cost_amount: cost, margin_amount: String(2000 - Number(cost)) },
      })
      expect(await stage.line(order)).toMatchObject({ sold_qty: '4', sales_status: '2', line_status: '1' })
      await addsUp()
    })
  })

  const deposit = {
    ...{ sales_div: '504', deposit_dt: orderDay, line_remarks: '得意先の倉庫改装' },
    ...{ deposit_asked_flg: true, deposit_apart_flg: true, deposit_ready_flg: true, deposit_own_flg: true },
  }
  const returned = { sales_div: '520', line_remarks: '開始前の売上', return_judgement: '1' }
  const service = (sales_div: string): Values => ({
    ...{ sales_div, item_cd: '', item_nm: '費用', location_cd: '', lot_no: '' },
  })
  /** A price plus or minus is an amount; nothing of it is multiplied. */
  const change = { ...service('060'), unit_price: '', given_amount: '-300' }
  const divisions: readonly (readonly [
    division: string,
    line: Values,
    net: string,
    tax: string,
    moves: readonly string[],
    cost: 'more' | 'none' | 'less',
  ])[] = [
    ['500', {}, '2000', '200', ['500 -4'], 'more'],
    ['504', deposit, '2000', '200', ['030 -4'], 'more'],
    // What was sold as deposit ships: it is no longer ours, and costs nothing again.
    ['505', { sales_div: '505' }, '0', '0', ['505 0'], 'none'],
    ['520', returned, '-2000', '-200', ['520 4'], 'less'],
    ['520 refused', { ...returned, return_judgement: '4' }, '0', '0', [], 'none'],
    ['070', service('070'), '2000', '200', [], 'none'],
    ['071', service('071'), '2000', '200', [], 'none'],
    ['072', service('072'), '2000', '200', [], 'none'],
    ['060', change, '-300', '-30', [], 'none'],
  ]
  const table = (['1', '2'] as const).flatMap((basis) =>
    divisions.map(([division, line, net, tax, moves, cost]) => ({
      ...{ basis, division, line, net, tax, moves, cost },
    })),
  )

  describe('what is typed', () => {
    it.each(table)('basis $basis, division $division', async ({ basis, line, net, tax, moves, cost }) => {
      const { header } = await typed([goods(line)], { customer_cd: customers[basis] })
      const { sales_no } = header
      expect(header).toMatchObject({ net_amount: net, tax_amount: tax, sales_slip_status: '0' })
      await post(sales_no)
      expect(await moved(sales_no)).toEqual(moves)
      const posted = (await read(sales_no)).header
      const ledger = Number(await costOf(sales_no))
      expect(Math.sign(ledger)).toBe({ more: 1, none: 0, less: -1 }[cost])
      expect(posted).toMatchObject({
        ...{ sales_slip_status: '1', cost_amount: String(ledger) },
        margin_amount: String(Number(net) - ledger),
      })
      // What is kept for the customer has to be there for the next row.
      if (line['sales_div'] === '504') return
      await unpost(sales_no)
      expect(await moved(sales_no)).toEqual([])
      expect((await read(sales_no)).header).toMatchObject({ sales_slip_status: '0', cost_amount: '0' })
      await addsUp()
    })
  })
})
