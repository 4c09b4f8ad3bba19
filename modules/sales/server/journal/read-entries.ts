import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import {
  journalSources,
  journalUse,
  sourcesOf,
  type JournalBook,
} from '../../contract/journal/journal-codes.ts'
import {
  entriesOfReceipts,
  entriesOfSlips,
  entriesOfStatements,
  untold,
  type JournalEntry,
} from '../../contract/journal/journal-entries.ts'
import { invoiceStatement, invoiceStatementTax, receipt } from '../statement/tables.ts'
import { readSales } from '../statement/read-sales.ts'
import { standingPurchases } from './read-purchases.ts'
import { journalEntry } from './tables.ts'

const text = z.string()
const entry = {
  ...{ entry_dt: text, source: z.enum(journalSources), source_factory: text, source_no: text },
  ...{ partner_cd: text, branch_no: text, debit_use: journalUse.schema, credit_use: journalUse.schema },
  ...{ amount: text, tax_cd: text, tax_rate: text, deductible_rate: text, tax_amount: text },
}

export interface Days {
  readonly from: SQL
  readonly to: SQL
}
const within = (month: string): Days => {
  const from = sql`${`${month}-01`}::date`
  return { from, to: sql`(${from} + interval '1 month')::date` }
}

/** What is still to be told of a month, and how many of it take back or correct what was told before. */
export async function untoldOf(
  context: Context,
  month: string,
  book: JournalBook,
): Promise<{ readonly entries: readonly JournalEntry[]; readonly changed_cnt: number }> {
  const told = await toldBefore(context, month, book)
  const entries = untold(await standing[book](context, within(month)), told)
  const documents = new Set(told.map(documentOf))
  return { entries, changed_cnt: entries.filter((one) => documents.has(documentOf(one))).length }
}

const documentOf = ({ source, source_factory, source_no }: JournalEntry): string =>
  [source, source_factory, source_no].join(' ')

/** As the documents say it now. */
const standing: Readonly<
  Record<JournalBook, (context: Context, month: Days) => Promise<readonly JournalEntry[]>>
> = {
  1: standingSales,
  2: standingPurchases,
}

async function standingSales(context: Context, { from, to }: Days): Promise<readonly JournalEntry[]> {
  const { tx, session } = context
  const posted = await readSales(
    context,
    sql`h.sales_slip_status IN ('1', '2') AND h.account_dt >= ${from} AND h.account_dt < ${to}`,
  )
  const stated = await rows(
    tx,
    {
      ...{ statement_no: text, closing_dt: text, customer_cd: text, branch_no: text },
      ...{ net_amount: text, tax_amount: text },
    },
    sql`SELECT s.statement_no, s.closing_dt::text AS closing_dt, s.customer_cd, s.branch_no, t.net_amount::text AS net_amount,
        t.tax_amount::text AS tax_amount
      FROM ${invoiceStatement} AS s JOIN ${invoiceStatementTax} AS t USING (company_cd, statement_no)
      WHERE s.company_cd = ${session.company_cd} AND s.statement_status <> '9' AND s.closing_dt >= ${from}
        AND s.closing_dt < ${to}`,
  )
  const numbers = [...new Set(stated.map(({ statement_no }) => statement_no))]
  const billed = await readSales(context, sql`h.statement_no = ANY(${textArray(numbers)})`)
  const received = await rows(
    tx,
    {
      ...{ receipt_no: text, receipt_dt: text, receipt_kind: text, amount: text },
      ...{ customer_cd: text, branch_no: text },
    },
    sql`SELECT r.receipt_no, r.receipt_dt::text AS receipt_dt, r.receipt_kind, r.amount::text AS amount, r.customer_cd, r.branch_no
      FROM ${receipt} AS r WHERE r.company_cd = ${session.company_cd} AND r.cancel_flg = '0' AND r.receipt_dt >= ${from}
        AND r.receipt_dt < ${to}`,
  )
  return [...entriesOfSlips(posted), ...entriesOfStatements(stated, billed), ...entriesOfReceipts(received)]
}

const columns = sql`e.entry_dt::text AS entry_dt, e.source, e.source_factory, e.source_no, e.partner_cd, e.branch_no,
  e.debit_use, e.credit_use, e.amount::text AS amount, e.tax_cd, trim_scale(e.tax_rate)::text AS tax_rate,
  trim_scale(e.deductible_rate)::text AS deductible_rate,
  e.tax_amount::text AS tax_amount`

const toldBefore = (
  { tx, session }: Context,
  month: string,
  book: JournalBook,
): Promise<readonly JournalEntry[]> => {
  const { from, to } = within(month)
  return rows(
    tx,
    entry,
    sql`SELECT ${columns} FROM ${journalEntry} AS e WHERE e.company_cd = ${session.company_cd}
      AND e.entry_dt >= ${from} AND e.entry_dt < ${to} AND e.source = ANY(${textArray(sourcesOf[book])})`,
  )
}

export const entriesOfExport = (
  { tx, session }: Context,
  export_no: string,
): Promise<readonly JournalEntry[]> =>
  rows(
    tx,
    entry,
    sql`SELECT ${columns} FROM ${journalEntry} AS e WHERE e.company_cd = ${session.company_cd}
      AND e.export_no = ${export_no} ORDER BY e.line_no`,
  )
