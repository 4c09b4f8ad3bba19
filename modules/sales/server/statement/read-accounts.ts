import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { balanceRead, customerRead } from '#modules/master/server/views.ts'
import { payDateOf } from '#modules/place-order/contract/statement/payment-terms.ts'
import { decimal, plus, written } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { isDue } from '../../contract/statement/closing-days.ts'
import {
  statementSums,
  statementTaxes,
  type StatementTax,
} from '../../contract/statement/statement-figures.ts'
import type { Billed } from './hold-customers.ts'
import { isOpenSale, type SoldAtTax } from './read-sales.ts'
import { sales } from '../tables.ts'
import { invoiceStatement, receipt } from './tables.ts'

/** What a customer's next statement would say. */
export interface Account extends Billed {
  readonly customer_nm: string
  readonly pay_dt: string
  readonly due_flg: boolean
  readonly sold: readonly SoldAtTax[]
  readonly taxes: readonly StatementTax[]
  readonly figures: ReturnType<typeof statementSums> & {
    readonly sales_cnt: number
    readonly due_amount: string
  }
}

const text = z.string()
const columns = {
  ...{ customer_cd: text, branch_no: text, customer_nm: text, closing_day: z.int() },
  ...{ closing_day_2: z.int(), closing_day_3: z.int(), pay_month: z.int(), pay_day: z.int() },
  ...{ holiday_shift: text, last_dt: text, last_amount: text, opening_amount: text, received_amount: text },
}
type Found = z.output<z.ZodObject<typeof columns>>

/** Receipts up to the closing day that stand on no statement yet. */
const isOpenReceipt = (closing_dt: string) =>
  sql`r.cancel_flg = '0' AND r.statement_no = '' AND r.receipt_dt <= ${closing_dt}::date`

/** Whoever has something to be stated up to that day: what was sold, received, or not paid of the last statement. */
export const customersWithAccounts = (
  { tx, session }: Context,
  closing_dt: string,
): Promise<readonly Billed[]> =>
  rows(
    tx,
    { customer_cd: text, branch_no: text },
    sql`SELECT h.invoice_to_cd AS customer_cd, h.invoice_to_branch_no AS branch_no FROM ${sales} AS h
        WHERE h.company_cd = ${session.company_cd} AND ${isOpenSale(closing_dt)}
      UNION SELECT r.customer_cd, r.branch_no FROM ${receipt} AS r
        WHERE r.company_cd = ${session.company_cd} AND ${isOpenReceipt(closing_dt)}
      UNION SELECT s.customer_cd, s.branch_no FROM ${invoiceStatement} AS s
        WHERE s.company_cd = ${session.company_cd} AND s.statement_status <> '9' AND s.settled_amount <> s.due_amount
          AND s.closing_dt < ${closing_dt}::date
      ORDER BY 1, 2`,
  )

interface Wanted {
  readonly closing_dt: string
  readonly customers: readonly Billed[]
  /** What is open of them. */
  readonly sold: readonly SoldAtTax[]
}

/**
 * What each of them would get; nobody who has been closed later than that day, or of whom there is nothing to state. What was
 * owed before the first statement is the balance that was entered before the first of its slips.
 */
export async function readAccounts(
  context: Context,
  { closing_dt, customers, sold }: Wanted,
): Promise<readonly Account[]> {
  const { tx, session } = context
  const soldTo = groupedBy(sold, keyOf)
  const wanted = customers.map(({ customer_cd, branch_no }) => ({
    ...{ customer_cd, branch_no },
    oldest_dt: soldTo.get(keyOf({ customer_cd, branch_no }))?.[0]?.account_dt ?? null,
  }))
  const found = await rows(
    tx,
    columns,
    sql`SELECT w.customer_cd, w.branch_no, c.customer_nm, c.closing_day, c.closing_day_2, c.closing_day_3,
        c.pay_month::int AS pay_month, c.pay_day, c.holiday_shift, coalesce(last.closing_dt::text, '') AS last_dt,
        coalesce(last.billed_amount, 0)::text AS last_amount,
        CASE WHEN last.statement_no IS NULL THEN coalesce((SELECT trunc(b.balance) FROM ${balanceRead.rows} AS b
          WHERE b.company_cd = ${session.company_cd} AND b.customer_cd = w.customer_cd AND b.branch_no = w.branch_no
            AND b.abort_div = '0' AND b.balance_dt < coalesce(w.oldest_dt, ${closing_dt}::date + 1)
          ORDER BY b.balance_dt DESC LIMIT 1), 0) ELSE 0 END::text AS opening_amount,
        coalesce((SELECT sum(r.amount) FROM ${receipt} AS r WHERE r.company_cd = ${session.company_cd}
          AND r.customer_cd = w.customer_cd AND r.branch_no = w.branch_no AND ${isOpenReceipt(closing_dt)}), 0)::text
          AS received_amount
      FROM ${sentRows(wanted, 'w', { customer_cd: 'text', branch_no: 'text', oldest_dt: 'date' })}
      JOIN ${customerRead.rows} AS c ON c.company_cd = ${session.company_cd} AND c.customer_cd = w.customer_cd
        AND c.branch_no = w.branch_no
      LEFT JOIN LATERAL (SELECT s.statement_no, s.closing_dt, s.billed_amount FROM ${invoiceStatement} AS s
        WHERE s.company_cd = ${session.company_cd} AND s.customer_cd = w.customer_cd AND s.branch_no = w.branch_no
          AND s.statement_status <> '9' ORDER BY s.closing_dt DESC, s.statement_no DESC LIMIT 1) AS last ON true
      ORDER BY w.customer_cd, w.branch_no`,
  )
  return found
    .filter(({ last_dt }) => last_dt <= closing_dt)
    .map((one) => ({ one, account: accountOf(one, soldTo.get(keyOf(one)) ?? [], closing_dt) }))
    .filter(({ one, account }) => saysSomething(account, one.last_dt < closing_dt))
    .map(({ account }) => account)
}

const keyOf = ({ customer_cd, branch_no }: Billed): string => `${customer_cd} ${branch_no}`

function accountOf(found: Found, sold: readonly SoldAtTax[], closing_dt: string): Account {
  const { customer_cd, branch_no, customer_nm, last_amount, opening_amount, received_amount, last_dt } = found
  const slips = new Set(sold.map(slipOf))
  const taxes = statementTaxes(sold.map((one) => ({ ...one, slip: slipOf(one) })))
  const previous_amount = written(plus(decimal(last_amount), decimal(opening_amount)), 0)
  const sums = statementSums(taxes, { previous_amount, received_amount })
  const due_amount = written(plus(decimal(sums.sales_amount), decimal(opening_amount)), 0)
  return {
    ...{ customer_cd, branch_no, customer_nm, sold, taxes },
    pay_dt: payDateOf(closing_dt, found),
    due_flg: last_dt < closing_dt && isDue(closing_dt, sold[0]?.account_dt ?? '', found),
    figures: { ...sums, sales_cnt: slips.size, due_amount },
  }
}

const slipOf = ({ factory_cd, sales_no }: SoldAtTax): string => `${factory_cd} ${sales_no}`

/** On the day of the last one only what is new since. */
const saysSomething = ({ figures }: Account, isLater: boolean): boolean =>
  figures.sales_cnt > 0 || figures.received_amount !== '0' || (isLater && figures.previous_amount !== '0')
