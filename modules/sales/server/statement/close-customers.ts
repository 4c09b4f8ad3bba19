import { sql } from 'drizzle-orm'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { z } from 'zod'
import { businessDateOf, slipNumberOf } from '#modules/system/server/index.ts'
import { companyRead } from '#modules/system/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { recordSteps } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { say } from '#platform/server/facts/say.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { handle, handleAcross } from '#platform/server/jobs/handler.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import {
  closingJob,
  type closableCustomers as closableCall,
  type startClosing as startCall,
} from '../../contract/statement/statement-calls.ts'
import { receivablesChanged } from '../../contract/statement/receivable-facts.ts'
import { statementErrors } from '../../contract/statement/statement-errors.ts'
import { statementNumber } from '../../contract/statement/statement-number.ts'
import { sales } from '../tables.ts'
import { dueClosings } from './due-closings.ts'
import { holdCustomers, type Billed } from './hold-customers.ts'
import { customersWithAccounts, readAccounts, type Account } from './read-accounts.ts'
import { holdSales, isOneOf, isOpenSale, readSales, type SalesKey } from './read-sales.ts'
import { invoiceStatement, invoiceStatementTax, receipt } from './tables.ts'

/** 締め対象: what each would get, nothing written. */
export async function closableCustomers(
  context: Context,
  asked: InputOf<typeof closableCall>,
): Promise<OutputOf<typeof closableCall>> {
  const business_dt = await businessDateOf(context)
  const due = await dueClosings(context, business_dt)
  const closing_dt = asked.closing_dt || (due[0]?.closing_dt ?? business_dt)
  const customers = await customersWithAccounts(context, closing_dt)
  const sold = await readSales(context, isOpenSale(closing_dt))
  const accounts = await readAccounts(context, { closing_dt, customers, sold })
  return {
    ...{ closing_dt, due },
    list: accounts.map(({ customer_cd, branch_no, customer_nm, pay_dt, due_flg, figures }) => ({
      ...{ customer_cd, branch_no, customer_nm, pay_dt, due_flg, sales_cnt: figures.sales_cnt },
      ...{ previous_amount: figures.previous_amount, received_amount: figures.received_amount },
      ...{ carried_amount: figures.carried_amount, net_amount: figures.net_amount },
      ...{ tax_amount: figures.tax_amount, billed_amount: figures.billed_amount },
    })),
  }
}

export async function startClosing(
  context: Context,
  input: InputOf<typeof startCall>,
): Promise<OutputOf<typeof startCall>> {
  const business_dt = await businessDateOf(context)
  if (input.closing_dt > business_dt)
    throw statementErrors.BIZ_BILL_FUTURE.with({ date: business_dt }).at('closing_dt')
  const { job_no } = await enqueue(context, closingJob, input)
  return { job_no }
}

/** As many as one transaction holds: whoever posts sales of the others does not wait for them. */
const customersAtOnce = 50

export const closingHandler = handleAcross(
  'account of a customer',
  handle(closingJob, async (context, { closing_dt, customers }) => {
    let closed = 0
    for (let at = 0; at < customers.length; at += customersAtOnce) {
      await context.progress(at, customers.length)
      const some = customers.slice(at, at + customersAtOnce)
      closed += (await context.verb((own) => closeCustomers(own, { closing_dt, customers: some }))).length
    }
    return { closed, unchanged: customers.length - closed }
  }),
)

/** 締め: one statement for each; whoever closes the same at the same moment finds nothing left. */
export async function closeCustomers(
  context: Context,
  { closing_dt, customers }: z.output<(typeof closingJob)['input']>,
): Promise<readonly string[]> {
  return inOneUnit(context, async () => {
    await holdCustomers(context, customers)
    const keys = await holdSales(context, customers, closing_dt)
    const sold = await readSales(context, isOneOf(keys))
    const accounts = await readAccounts(context, { closing_dt, customers: unique(customers), sold })
    const numbered = accounts.map((account) => ({
      account,
      number: slipNumberOf(context, { ...statementNumber, date: closing_dt }),
    }))
    unitOf(context).write(() =>
      write(
        context,
        closing_dt,
        numbered.map(({ account, number }) => ({ ...account, statement_no: number.value })),
      ),
    )
    return () => numbered.map(({ number }) => number.value)
  })
}

const unique = (customers: readonly Billed[]): readonly Billed[] => [
  ...new Map(customers.map((one) => [`${one.customer_cd} ${one.branch_no}`, one])).values(),
]

type Numbered = Account & { readonly statement_no: string }

async function write(context: Context, closing_dt: string, made: readonly Numbered[]): Promise<void> {
  if (made.length === 0) return
  const { tx, session } = context
  const { company_cd, user_cd } = session
  const invoice_reg_no = sql<string>`coalesce(${companyRead.of({ company_cd }, 'registration_no')}, '')`
  await tx.insert(invoiceStatement).values(
    made.map(({ statement_no, customer_cd, branch_no, pay_dt, figures }) => ({
      ...{ company_cd, statement_no, customer_cd, branch_no, closing_dt, pay_dt, ...figures },
      ...{ invoice_reg_no, statement_status: '1', create_user: user_cd, update_user: user_cd },
    })),
  )
  const taxes = made.flatMap(({ statement_no, taxes: own }) =>
    own.map((tax) => ({ company_cd, statement_no, ...tax })),
  )
  if (taxes.length > 0) await tx.insert(invoiceStatementTax).values(taxes)
  await stateReceipts(context, closing_dt, made)
  const stated = made.flatMap(({ statement_no, sold }) =>
    slipsOf(sold).map((slip) => ({ ...slip, statement_no })),
  )
  await tx.execute(sql`UPDATE ${sales} AS h SET sales_slip_status = '2', statement_no = w.statement_no
    FROM ${sentRows(stated, 'w', { factory_cd: 'text', sales_no: 'text', statement_no: 'text' })}
    WHERE h.company_cd = ${company_cd} AND h.factory_cd = w.factory_cd AND h.sales_no = w.sales_no`)
  await recordSteps(context, [
    ...stated.map(({ factory_cd, sales_no }) => ({
      ...{ document: 'sales', key: `${factory_cd} ${sales_no}`, axis: 'sales_slip_status' },
      ...{ from: '1', to: '2', verb: 'close' },
    })),
    ...made.map(({ statement_no }) => ({
      ...{ document: 'invoice_statement', key: statement_no, axis: 'statement_status' },
      ...{ from: null, to: '1', verb: 'close' },
    })),
  ])
  say(context, receivablesChanged, {})
}

/** What was received up to that day stands on the statement. */
async function stateReceipts(
  { tx, session }: Context,
  closing_dt: string,
  made: readonly Numbered[],
): Promise<void> {
  const wanted = made.map(({ statement_no, customer_cd, branch_no }) => ({
    ...{ statement_no, customer_cd, branch_no },
  }))
  await tx.execute(sql`UPDATE ${receipt} AS r SET statement_no = w.statement_no
    FROM ${sentRows(wanted, 'w', { statement_no: 'text', customer_cd: 'text', branch_no: 'text' })}
    WHERE r.company_cd = ${session.company_cd} AND r.customer_cd = w.customer_cd AND r.branch_no = w.branch_no
      AND r.cancel_flg = '0' AND r.statement_no = '' AND r.receipt_dt <= ${closing_dt}::date`)
}

const slipsOf = (sold: readonly SalesKey[]): readonly SalesKey[] => [
  ...new Map(
    sold.map(({ factory_cd, sales_no }) => [`${factory_cd} ${sales_no}`, { factory_cd, sales_no }]),
  ).values(),
]
