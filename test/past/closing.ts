import { sql } from 'drizzle-orm'
import { payMethod } from '#modules/master/contract/partner-fields.ts'
import { recordPayment } from '#modules/place-order/contract/statement/payment-calls.ts'
import { closeSuppliers, closableSuppliers } from '#modules/place-order/contract/statement/statement-calls.ts'
import { enterReceipt, matchReceipt } from '#modules/sales/contract/receipt/receipt-calls.ts'
import { closableCustomers } from '#modules/sales/contract/statement/statement-calls.ts'
import { closingHandler } from '#modules/sales/server/statement/close-customers.ts'
import { closeStockMonth } from '#modules/stock/contract/stock-manage.ts'
import { dice } from '../dice.ts'
import { runJob } from '../run-job.ts'
import { daysAfter, isWorked, lastOf, monthAfter, monthOf, workedAfter, workedBetween } from './days.ts'
import { text, type PastStage } from './stage.ts'
import { firstDay } from './year.ts'

/** Who has not paid lately: one has difficulties, one disputes what was delivered. */
const slow: Readonly<Record<string, number>> = { C003: 33, C006: 24, C009: 45, C014: 200, C020: 90 }

const closingDays = (day: string) => {
  const before = workedAfter(day, -1)
  const days: string[] = []
  for (let one = daysAfter(before, 1); one <= day; one = daysAfter(one, 1)) days.push(daysAfter(one, -1))
  return days.filter((one) => ['15', '20', '25'].includes(one.slice(8)) || one === lastOf(monthOf(one)))
}

/** What the accountant does on his days. */
export function accountant({ database, callAs, ask, at }: PastStage) {
  const throwDice = dice(31)

  async function bill(closing_dt: string, day: string): Promise<void> {
    const own = closing_dt === lastOf(monthOf(closing_dt)) ? 99 : Number(closing_dt.slice(8))
    const mine = await ask(
      { code: text },
      sql`SELECT customer_cd AS code FROM customer WHERE closing_day = ${own} ORDER BY 1`,
    )
    const { list } = await callAs('SALES', closableCustomers, { closing_dt })
    const customers = list
      .filter((one) => mine.some(({ code }) => code === one.customer_cd))
      .map(({ customer_cd, branch_no }) => ({ customer_cd, branch_no }))
    if (customers.length > 0)
      await runJob(database, closingHandler, {
        ...{ company_cd: 'DEMO', input: { closing_dt, customers }, now: `${day}T01:30:00.000Z` },
      })
    const theirs = await ask(
      { code: text },
      sql`SELECT supplier_cd AS code FROM supplier WHERE closing_day = ${own} ORDER BY 1`,
    )
    const owed = await callAs('BUYER', closableSuppliers, { closing_dt })
    const suppliers = owed.list
      .filter((one) => theirs.some(({ code }) => code === one.supplier_cd))
      .map(({ supplier_cd, branch_no }) => ({ supplier_cd, branch_no }))
    if (suppliers.length > 0) await callAs('BUYER', closeSuppliers, { closing_dt, suppliers })
  }

  /** What is due and has come: to the yen, less a transfer fee, or late. */
  async function receive(day: string): Promise<void> {
    const due = await ask(
      { customer_cd: text, branch_no: text, statement_no: text, pay_dt: text, open: text },
      sql`SELECT customer_cd, branch_no, statement_no, pay_dt::text AS pay_dt, trim_scale(due_amount - settled_amount)::text AS open
        FROM invoice_statement WHERE statement_status = '1' AND due_amount > settled_amount AND pay_dt <= ${day} ORDER BY pay_dt, 1, 3`,
    )
    for (const { pay_dt, statement_no, open, ...customer } of due) {
      if (daysAfter(pay_dt, slow[customer.customer_cd] ?? 0) > day) continue
      const fee = throwDice(6) === 0 && Number(open) > 100_000 ? 660 : 0
      const amount = String(Number(open) - fee)
      const { receipt_no } = await callAs('SALES', enterReceipt, {
        ...{ ...customer, receipt_dt: day, receipt_kind: '1', amount },
      })
      await callAs('SALES', matchReceipt, {
        ...{ receipt_no, matches: [{ statement_no, amount: open }] },
        ...(fee > 0 ? { difference: String(fee) } : {}),
      })
    }
  }

  /** What is due, on the very day, in the way that the supplier has agreed to. */
  async function pay(day: string): Promise<void> {
    const due = await ask(
      { paid_method: payMethod.schema, paid_dt: text, statement_no: text },
      sql`SELECT s.pay_method AS paid_method, h.pay_dt::text AS paid_dt, h.statement_no
        FROM supplier_statement AS h JOIN supplier AS s USING (company_cd, supplier_cd, branch_no)
        WHERE h.statement_status <> '9' AND h.paid_dt IS NULL AND h.pay_amount > 0 AND h.pay_dt <= ${day} ORDER BY 3`,
    )
    for (const one of due) await callAs('BUYER', recordPayment, one)
  }

  return {
    async morning(day: string): Promise<void> {
      at(day, '10:30')
      for (const closing_dt of closingDays(day)) if (closing_dt >= firstDay) await bill(closing_dt, day)
      at(day, '14:00')
      await receive(day)
      at(day, '14:30')
      await pay(day)
      const month = monthAfter(monthOf(day), -1)
      const fifth = workedBetween(`${monthOf(day)}-01`, day).length === 5 && isWorked(day)
      if (fifth && `${month}-01` >= firstDay) await callAs('STOCK', closeStockMonth, { month })
    },
  }
}
