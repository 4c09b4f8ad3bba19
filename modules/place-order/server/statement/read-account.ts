import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { readPurchaseTerms, type PurchaseTerms } from '#modules/master/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { daysToPay, latestPayDate, payDateOf } from '../../contract/statement/payment-terms.ts'
import {
  statementSums,
  statementTaxes,
  type StatedLine,
  type StatementTax,
} from '../../contract/statement/statement-figures.ts'
import { purchase, purchaseLine } from '../tables.ts'
import type { OfSupplier } from './of-supplier.ts'
import { readOpening } from './opening-balance.ts'

const text = z.string()
const lineShape = {
  ...{ factory_cd: text, purchase_no: text, account_dt: text, supplier_slip_no: text, stock_div: text },
  ...{
    item_cd: text,
    item_nm: text,
    unit_cd: text,
    qty: text,
    unit_price: text,
    price_base_qty: text,
    receipt_dt: text,
  },
  ...{ amount: text, tax_cd: text, tax_rate: text, deductible_rate: text, origin_no: text },
}
export type AccountLine = StatedLine & z.output<z.ZodObject<typeof lineShape>>

/** Lines of posted purchases, in the order in which they are stated. */
export const readAccountLines = (
  { tx, session }: Context,
  { supplier_cd, branch_no }: OfSupplier,
  which: SQL,
): Promise<readonly AccountLine[]> =>
  rows(
    tx,
    lineShape,
    sql`SELECT h.factory_cd, h.purchase_no, h.account_dt::text AS account_dt, h.supplier_slip_no, l.stock_div,
        coalesce(l.item_cd, '') AS item_cd, l.item_nm, coalesce(l.unit_cd, '') AS unit_cd, trim_scale(l.qty)::text AS qty,
        coalesce(trim_scale(l.unit_price)::text, '') AS unit_price, l.price_base_qty,
        coalesce(l.receipt_dt, h.account_dt)::text AS receipt_dt, trim_scale(l.amount)::text AS amount, l.tax_cd,
        trim_scale(l.tax_rate)::text AS tax_rate, trim_scale(l.deductible_rate)::text AS deductible_rate,
        coalesce(l.origin_no, '') AS origin_no
      FROM ${purchase} AS h JOIN ${purchaseLine} AS l USING (company_cd, factory_cd, purchase_no)
      WHERE h.company_cd = ${session.company_cd} AND h.supplier_cd = ${supplier_cd} AND h.branch_no = ${branch_no}
        AND ${which}
      ORDER BY h.account_dt, h.factory_cd, h.purchase_no, l.place_no`,
  )

/** Posted up to the closing day, and on no statement yet. */
export const isOpen = (closing_dt: string): SQL =>
  sql`h.purchase_status = '1' AND h.account_dt <= ${closing_dt}::date`

export interface Account {
  readonly lines: readonly AccountLine[]
  readonly supplier: NonNullable<PurchaseTerms['supplier']>
  readonly taxes: readonly StatementTax[]
  readonly figures: ReturnType<typeof statementSums> & {
    readonly purchase_cnt: number
    readonly pay_dt: string
    readonly latest_dt: string
    readonly pay_days: number
    readonly late_flg: boolean
  }
}

/** What would be paid for it, and when; nothing where nothing is open. What was owed from before counts as received on the day of its balance. */
export async function readAccount(
  context: Context,
  of: OfSupplier,
  closing_dt: string,
): Promise<Account | undefined> {
  const lines = await readAccountLines(context, of, isOpen(closing_dt))
  const { supplier } = await readPurchaseTerms(context, { ...of, items: [] })
  const opening = await readOpening(context, of, { first_dt: lines[0]?.account_dt, closing_dt })
  if (!supplier || (lines.length === 0 && !opening)) return undefined
  const taxes = statementTaxes(lines, supplier)
  const pay_dt = payDateOf(closing_dt, supplier)
  // Differences of price are owed from the day on which they were settled; the goods from their receipt.
  const received = lines
    .filter(({ stock_div }) => stock_div !== '060' && stock_div !== '070')
    .map(({ receipt_dt }) => receipt_dt)
  const first = [...received, ...(opening ? [opening.balance_dt] : [])].toSorted()[0] ?? closing_dt
  const latest_dt = latestPayDate(first)
  return {
    ...{ lines, supplier, taxes },
    figures: {
      ...statementSums(taxes, opening?.balance ?? '0'),
      purchase_cnt: new Set(lines.map(({ factory_cd, purchase_no }) => `${factory_cd} ${purchase_no}`)).size,
      ...{ pay_dt, latest_dt, pay_days: daysToPay(first, pay_dt), late_flg: pay_dt > latest_dt },
    },
  }
}
