import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { sales, salesLine } from '../tables.ts'
import type { Billed } from './hold-customers.ts'

const text = z.string()
const columns = {
  ...{ customer_cd: text, branch_no: text, factory_cd: text, sales_no: text, account_dt: text },
  ...{ tax_div: text, tax_calc_unit: text, tax_fraction: text, tax_cd: text, tax_rate: text, amount: text },
  statement_no: text,
}
/** What was sold on a slip at one tax. */
export type SoldAtTax = z.output<z.ZodObject<typeof columns>>

export const readSales = ({ tx, session }: Context, which: SQL): Promise<readonly SoldAtTax[]> =>
  rows(
    tx,
    columns,
    sql`SELECT h.invoice_to_cd AS customer_cd, h.invoice_to_branch_no AS branch_no, h.factory_cd, h.sales_no,
        h.account_dt::text AS account_dt, h.tax_div, h.tax_calc_unit, h.tax_fraction,
        coalesce(h.statement_no, '') AS statement_no, l.tax_cd, trim_scale(l.tax_rate)::text AS tax_rate, trim_scale(sum(l.amount))::text AS amount
      FROM ${sales} AS h JOIN ${salesLine} AS l USING (company_cd, factory_cd, sales_no)
      WHERE h.company_cd = ${session.company_cd} AND ${which}
      GROUP BY h.invoice_to_cd, h.invoice_to_branch_no, h.factory_cd, h.sales_no, h.account_dt, h.tax_div, h.tax_calc_unit,
        h.tax_fraction, h.statement_no, l.tax_cd, l.tax_rate
      ORDER BY h.account_dt, h.factory_cd, h.sales_no`,
  )

/** Posted up to the closing day, and on no statement yet. */
export const isOpenSale = (closing_dt: string): SQL =>
  sql`h.sales_slip_status = '1' AND h.account_dt <= ${closing_dt}::date`

export interface SalesKey {
  readonly factory_cd: string
  readonly sales_no: string
}

/** What these customers have open, held in the order of documents: neither posted nor taken back until the commit. */
export const holdSales = (
  { tx, session }: Context,
  customers: readonly Billed[],
  closing_dt: string,
): Promise<readonly SalesKey[]> =>
  rows(
    tx,
    { factory_cd: text, sales_no: text },
    sql`SELECT h.factory_cd, h.sales_no FROM ${sales} AS h
      WHERE h.company_cd = ${session.company_cd} AND ${isOpenSale(closing_dt)}
        AND (h.invoice_to_cd, h.invoice_to_branch_no) IN (SELECT w.customer_cd, w.branch_no
          FROM ${sentRows(customers, 'w', { customer_cd: 'text', branch_no: 'text' })})
      ORDER BY h.factory_cd, h.sales_no FOR NO KEY UPDATE`,
  )

export const isOneOf = (keys: readonly SalesKey[]): SQL =>
  sql`(h.factory_cd, h.sales_no) IN (SELECT w.factory_cd, w.sales_no
    FROM ${sentRows(keys, 'w', { factory_cd: 'text', sales_no: 'text' })})`
