import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { businessDateOf, slipNumberOf } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { recordSteps } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { LaterValue } from '#platform/server/unit/later.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type {
  closableSuppliers as closableCall,
  Closable,
  closeSuppliers as closeCall,
} from '../../contract/statement/statement-calls.ts'
import { statementErrors } from '../../contract/statement/statement-errors.ts'
import { closingOf } from '../../contract/statement/payment-terms.ts'
import { statementNumber } from '../../contract/statement/statement-number.ts'
import { purchase } from '../tables.ts'
import { dueClosings } from './due-closings.ts'
import { holdAccounts } from './hold-accounts.ts'
import type { OfSupplier } from './of-supplier.ts'
import { isOpen, readAccount, type Account } from './read-account.ts'
import { suppliersFromBefore } from './opening-balance.ts'
import { supplierStatement, supplierStatementTax } from './tables.ts'

/** 締め対象: whoever has something open up to that day. */
export async function closableSuppliers(
  context: Context,
  asked: InputOf<typeof closableCall>,
): Promise<OutputOf<typeof closableCall>> {
  const { tx, session } = context
  const business_dt = await businessDateOf(context)
  const due = await dueClosings(context, business_dt)
  const closing_dt = asked.closing_dt || (due[0]?.closing_dt ?? business_dt)
  const suppliers = await rows(
    tx,
    { supplier_cd: z.string(), branch_no: z.string() },
    sql`SELECT h.supplier_cd, h.branch_no FROM ${purchase} AS h
        WHERE h.company_cd = ${session.company_cd} AND ${isOpen(closing_dt)}
      UNION ${suppliersFromBefore(context, closing_dt)} ORDER BY 1, 2`,
  )
  const list: Closable[] = []
  for (const of of suppliers) {
    const account = await readAccount(context, of, closing_dt)
    if (!account) continue
    const { purchase_cnt, opening_amount, net_amount, tax_amount } = account.figures
    const { pay_amount, pay_dt, pay_days, late_flg } = account.figures
    const closes_dt = closingOf(account.lines[0]?.account_dt ?? closing_dt, account.supplier.closing_day)
    list.push({
      ...{ ...of, supplier_nm: account.supplier.supplier_nm, purchase_cnt, opening_amount },
      ...{ net_amount, tax_amount, pay_amount, pay_dt, pay_days, late_flg, closes_dt },
      due_flg: closes_dt <= closing_dt,
    })
  }
  return { closing_dt, due, list }
}

/** 締め: one statement for each supplier; whoever closes the same at the same moment finds nothing left. */
export async function closeSuppliers(
  context: Context,
  { closing_dt, suppliers }: InputOf<typeof closeCall>,
): Promise<OutputOf<typeof closeCall>> {
  const business_dt = await businessDateOf(context)
  if (closing_dt > business_dt)
    throw statementErrors.BIZ_STATEMENT_FUTURE.with({ date: business_dt }).at('closing_dt')
  return inOneUnit(context, async () => {
    await holdAccounts(context, suppliers)
    await lockOpen(context, suppliers, closing_dt)
    const numbers: LaterValue<string>[] = []
    for (const of of suppliers) {
      await refuseBefore(context, of, closing_dt)
      const account = await readAccount(context, of, closing_dt)
      if (!account)
        throw statementErrors.BIZ_STATEMENT_NOTHING.with({ code: of.supplier_cd, date: closing_dt })
      const number = slipNumberOf(context, { ...statementNumber, date: closing_dt })
      numbers.push(number)
      unitOf(context).write(() => write(context, { of, closing_dt, account, statement_no: number.value }))
    }
    return () => ({ statement_no: numbers.map(({ value }) => value) })
  })
}

/** Periods follow each other: what is posted late with an older day is stated in the next one. */
async function refuseBefore({ tx, session }: Context, of: OfSupplier, closing_dt: string): Promise<void> {
  const [found] = await rows(
    tx,
    { closing_dt: z.string() },
    sql`SELECT coalesce(max(s.closing_dt)::text, '') AS closing_dt FROM ${supplierStatement} AS s
      WHERE s.company_cd = ${session.company_cd} AND s.supplier_cd = ${of.supplier_cd} AND s.branch_no = ${of.branch_no}
        AND s.statement_status <> '9'`,
  )
  const last = found?.closing_dt ?? ''
  if (last !== '' && closing_dt < last)
    throw statementErrors.BIZ_STATEMENT_BEFORE.with({ code: of.supplier_cd, date: last }).at('closing_dt')
}

/** Of all suppliers at once, in the order of documents: one after the other, two verbs could wait for each other. */
async function lockOpen(
  { tx, session }: Context,
  suppliers: readonly OfSupplier[],
  closing_dt: string,
): Promise<void> {
  await rows(
    tx,
    {},
    sql`SELECT FROM ${purchase} AS h WHERE h.company_cd = ${session.company_cd} AND ${isOpen(closing_dt)}
      AND (h.supplier_cd, h.branch_no) IN (SELECT w.supplier_cd, w.branch_no
        FROM ${sentRows(suppliers, 'w', { supplier_cd: 'text', branch_no: 'text' })})
      ORDER BY h.factory_cd, h.purchase_no FOR NO KEY UPDATE`,
  )
}

interface Closed {
  readonly of: OfSupplier
  readonly closing_dt: string
  readonly account: Account
  readonly statement_no: string
}

async function write(context: Context, { of, closing_dt, account, statement_no }: Closed): Promise<void> {
  const { tx, session } = context
  const { company_cd, user_cd } = session
  const { tax_div, invoice_reg_no } = account.supplier
  await tx.insert(supplierStatement).values({
    ...{ company_cd, statement_no, ...of, closing_dt, ...account.figures },
    ...{ tax_div, invoice_reg_no, statement_status: '1', create_user: user_cd, update_user: user_cd },
  })
  if (account.taxes.length > 0)
    await tx
      .insert(supplierStatementTax)
      .values(account.taxes.map((tax) => ({ company_cd, statement_no, ...tax })))
  const stated = account.lines.map(({ factory_cd, purchase_no }) => ({ factory_cd, purchase_no }))
  const closed = await rows(
    tx,
    { factory_cd: z.string(), purchase_no: z.string() },
    sql`UPDATE ${purchase} AS h SET purchase_status = '2', statement_no = ${statement_no}
      FROM (SELECT DISTINCT factory_cd, purchase_no FROM ${sentRows(stated, 'w', { factory_cd: 'text', purchase_no: 'text' })}) AS w
      WHERE h.company_cd = ${company_cd} AND h.factory_cd = w.factory_cd AND h.purchase_no = w.purchase_no
      RETURNING h.factory_cd, h.purchase_no`,
  )
  await recordSteps(context, [
    ...closed.map(({ factory_cd, purchase_no }) => ({
      ...{ document: 'purchase', key: `${factory_cd} ${purchase_no}`, axis: 'purchase_status' },
      ...{ from: '1', to: '2', verb: 'close' },
    })),
    {
      ...{ document: 'supplier_statement', key: statement_no, axis: 'statement_status' },
      ...{ from: null, to: '1', verb: 'close' },
    },
  ])
}
