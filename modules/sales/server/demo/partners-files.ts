import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead } from '#modules/master/server/views.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Demo } from '#platform/server/module/demo.ts'
import { fillStatement } from '#platform/server/reconcile/fill-statement.ts'
import { acceptanceSource } from '../acceptance-match/acceptance-match.ts'
import { carrierInvoiceSource } from '../carrier-invoice/carrier-invoice.ts'
import { sales, transport } from '../tables.ts'
import { lastMonth } from './last-month.ts'

const partner = { partner_cd: z.string(), branch_no: z.string() }

/** What a customer has accepted in the month before: one line short of a piece, the last one not at all. */
export const fillAcceptances: Demo = async (context, today, { text }) => {
  const { tx, session } = context
  const month = lastMonth(today)
  const [found] = await rows(
    tx,
    partner,
    sql`SELECT h.customer_cd AS partner_cd, h.branch_no FROM ${sales} AS h
      WHERE h.company_cd = ${session.company_cd} AND ${customerRead.of('h', 'sales_basis')} = '2' AND h.sales_slip_status <> '9'
        AND h.account_dt BETWEEN ${month.from_dt}::date AND ${month.to_dt}::date
      GROUP BY 1, 2 ORDER BY count(*) DESC, 1 LIMIT 1`,
  )
  if (!found) return
  await fillStatement({ ...context }, acceptanceSource, {
    of: { about_no: '', ...found, ...month },
    file_nm: `accepted_${month.month.replace('-', '')}.csv`,
    ...{ matching_cd: 'ACCEPT', matching_nm: text('検収明細データ') },
    columns: [
      ['PO_NO', 'customer_po_no', 'order_no'],
      ['SLIP_NO', 'delivery_no', 'slip_no'],
      ['PART', 'customer_item_cd', 'item_cd'],
      ['DATE', 'accepted_dt', 'date'],
      ['QTY', 'qty', 'qty'],
      ['PRICE', 'unit_price', 'unit_price'],
      ['AMOUNT', 'amount', 'amount'],
    ],
    stated: (row, at) => {
      const [qty, price] = [Number(row.qty), Number(row.unit_price)]
      if (at === 1 && qty > 1) return { ...row, qty: String(qty - 1), amount: String((qty - 1) * price) }
      return at === 4 ? undefined : row
    },
  })
}

/** What a carrier bills for the month before: one load for more than was agreed, one not at all. */
export const fillCarrierInvoice: Demo = async (context, today, { text }) => {
  const { tx, session } = context
  const month = lastMonth(today)
  const [found] = await rows(
    tx,
    partner,
    sql`SELECT t.carrier_cd AS partner_cd, '' AS branch_no FROM ${transport} AS t
      WHERE t.company_cd = ${session.company_cd} AND t.transport_status = '1' AND t.fare > 0
        AND t.ship_dt BETWEEN ${month.from_dt}::date AND ${month.to_dt}::date
      GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  )
  if (!found) return
  await fillStatement({ ...context }, carrierInvoiceSource, {
    of: { about_no: '', ...found, ...month },
    file_nm: `freight_${month.month.replace('-', '')}.csv`,
    ...{ matching_cd: 'FREIGHT', matching_nm: text('運賃明細データ') },
    columns: [
      ['TRACKING', 'tracking_no', 'slip_no'],
      ['ORDER', 'transport_no', 'order_no'],
      ['DATE', 'ship_dt', 'date'],
      ['TO', 'destination_nm', 'item_cd'],
      ['BOXES', 'package_cnt', 'qty'],
      ['FREIGHT', 'fare', 'amount'],
    ],
    stated: (row, at) => {
      if (at === 2) return { ...row, amount: String(Number(row.amount) + 350) }
      return at === 5 ? undefined : row
    },
  })
}
