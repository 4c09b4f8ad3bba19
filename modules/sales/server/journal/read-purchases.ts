import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { payMethod } from '#modules/master/contract/partner-fields.ts'
import {
  purchaseLineRead,
  purchaseRead,
  supplierStatementRead,
  supplierStatementTaxRead,
} from '#modules/place-order/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { JournalEntry } from '../../contract/journal/journal-entries.ts'
import {
  entriesOfPayments,
  entriesOfPurchases,
  entriesOfSupplierStatements,
  type PurchaseAtTax,
} from '../../contract/journal/purchase-entries.ts'

const text = z.string()

/** What suppliers are owed and paid, as purchases, statements and payments of these days say it now. */
export async function standingPurchases(
  context: Context,
  { from, to }: { readonly from: SQL; readonly to: SQL },
): Promise<readonly JournalEntry[]> {
  const { tx, session } = context
  const posted = await readPurchases(
    context,
    sql`h.purchase_status IN ('1', '2') AND h.account_dt >= ${from} AND h.account_dt < ${to}`,
  )
  const stated = await rows(
    tx,
    {
      ...{ statement_no: text, closing_dt: text, supplier_cd: text, branch_no: text },
      ...{ net_amount: text, tax_amount: text, deductible_tax: text },
    },
    sql`SELECT s.statement_no, s.closing_dt::text AS closing_dt, s.supplier_cd, s.branch_no, t.net_amount::text AS net_amount,
        t.tax_amount::text AS tax_amount, t.deductible_tax::text AS deductible_tax
      FROM ${supplierStatementRead.rows} AS s JOIN ${supplierStatementTaxRead.rows} AS t USING (company_cd, statement_no)
      WHERE s.company_cd = ${session.company_cd} AND s.statement_status <> '9' AND s.closing_dt >= ${from}
        AND s.closing_dt < ${to}`,
  )
  const numbers = [...new Set(stated.map(({ statement_no }) => statement_no))]
  const closed = await readPurchases(context, sql`h.statement_no = ANY(${textArray(numbers)})`)
  const paid = await rows(
    tx,
    {
      ...{ statement_no: text, paid_dt: text, paid_method: payMethod.schema, pay_amount: text },
      ...{ supplier_cd: text, branch_no: text },
    },
    sql`SELECT s.statement_no, s.paid_dt::text AS paid_dt, s.paid_method, s.pay_amount::text AS pay_amount, s.supplier_cd, s.branch_no
      FROM ${supplierStatementRead.rows} AS s WHERE s.company_cd = ${session.company_cd} AND s.statement_status <> '9'
        AND s.paid_dt >= ${from} AND s.paid_dt < ${to} ORDER BY s.paid_dt, s.statement_no`,
  )
  return [
    ...entriesOfPurchases(posted),
    ...entriesOfSupplierStatements(stated, closed),
    ...entriesOfPayments(paid),
  ]
}

/** A price that was settled or typed later belongs to the account of what it settles. */
const readPurchases = ({ tx, session }: Context, which: SQL): Promise<readonly PurchaseAtTax[]> =>
  rows(
    tx,
    {
      ...{ supplier_cd: text, branch_no: text, factory_cd: text, purchase_no: text, account_dt: text },
      ...{ tax_div: text, tax_fraction: text, statement_no: text, stock_div: text, tax_cd: text },
      ...{ tax_rate: text, deductible_rate: text, amount: text },
    },
    sql`SELECT h.supplier_cd, h.branch_no, h.factory_cd, h.purchase_no, h.account_dt::text AS account_dt, h.tax_div,
        h.tax_fraction, coalesce(h.statement_no, '') AS statement_no, coalesce(o.stock_div, l.stock_div) AS stock_div, l.tax_cd,
        trim_scale(l.tax_rate)::text AS tax_rate, trim_scale(l.deductible_rate)::text AS deductible_rate,
        trim_scale(sum(l.amount))::text AS amount
      FROM ${purchaseRead.rows} AS h JOIN ${purchaseLineRead.rows} AS l USING (company_cd, factory_cd, purchase_no)
        LEFT JOIN ${purchaseLineRead.rows} AS o ON l.stock_div = '060' AND o.company_cd = l.company_cd
          AND o.factory_cd = l.factory_cd AND o.purchase_no = l.origin_no AND o.line_no = l.origin_line_no
      WHERE h.company_cd = ${session.company_cd} AND ${which}
      GROUP BY h.supplier_cd, h.branch_no, h.factory_cd, h.purchase_no, h.account_dt, h.tax_div, h.tax_fraction, h.statement_no,
        coalesce(o.stock_div, l.stock_div), l.tax_cd, l.tax_rate, l.deductible_rate
      ORDER BY h.account_dt, h.factory_cd, h.purchase_no, l.tax_cd, l.tax_rate, l.deductible_rate DESC,
        coalesce(o.stock_div, l.stock_div)`,
  )
