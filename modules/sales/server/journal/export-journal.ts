import { listed } from '#platform/contract/punctuation.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead, supplierRead } from '#modules/master/server/views.ts'
import { slipNumberOf } from '#modules/system/server/index.ts'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import { decimal, negated, sum, written } from '#platform/contract/decimal.ts'
import type { FileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { csvLine } from '#platform/server/csv/cell-text.ts'
import { encodeCp932, toCp932Form } from '#platform/server/csv/cp932.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { holdNames } from '#platform/server/database/hold-names.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import {
  journalLayout,
  journalUse,
  type JournalBook,
  type JournalLayout,
} from '../../contract/journal/journal-codes.ts'
import type { JournalEntry } from '../../contract/journal/journal-entries.ts'
import { journalErrors } from '../../contract/journal/journal-errors.ts'
import { journalCells, knowsByCode, type JournalAccount } from '../../contract/journal/journal-layouts.ts'
import { journalNumber } from '../../contract/journal/journal-number.ts'
import { entriesOfExport, untoldOf } from './read-entries.ts'
import { journalAccount, journalEntry, journalExport } from './tables.ts'

interface Asked {
  readonly month: string
  readonly journal_layout: JournalLayout
}

async function preview(context: Context, book: JournalBook, month: string) {
  const { entries, changed_cnt } = await untoldOf(context, month, book)
  const { purchase_amount, paid_amount, sales_amount, received_amount, ...figures } = figuresOf(entries)
  const [sold, bought] = [
    { sales_amount, received_amount },
    { purchase_amount, paid_amount },
  ]
  return { figures: { ...figures, changed_cnt }, sold, bought }
}

export async function previewJournal(context: Context, { month }: { readonly month: string }) {
  const { figures, sold } = await preview(context, '1', month)
  return { ...figures, ...sold }
}

export async function previewPurchaseJournal(context: Context, { month }: { readonly month: string }) {
  const { figures, bought } = await preview(context, '2', month)
  return { ...figures, ...bought }
}

/** The verbs of one book: what customers owe and pay, or what suppliers are owed. */
export const journalVerbs = (book: JournalBook) => ({
  export: (context: Context, asked: Asked) => exportBook(context, book, asked),
  again: (context: Context, { export_no }: { readonly export_no: string }) =>
    exportAgain(context, book, export_no),
})

/** 仕訳出力: whoever exports waits for whoever does already, so that nothing is told twice. */
async function exportBook(
  context: Context,
  book: JournalBook,
  { month, journal_layout }: Asked,
): Promise<FileAnswer> {
  const { tx, session } = context
  const { company_cd, user_cd } = session
  await holdNames(tx, [`journal ${company_cd}`])
  const { entries } = await untoldOf(context, month, book)
  if (entries.length === 0) throw journalErrors.BIZ_JOURNAL_NOTHING.with({ month })
  const content = await fileOf(context, book, journal_layout, entries)
  return inOneUnit(context, async () => {
    const number = slipNumberOf(context, { ...journalNumber, date: `${month}-01` })
    unitOf(context).write(async () => {
      await tx.insert(journalExport).values({
        ...{ company_cd, export_no: number.value, journal_month: month, journal_layout, journal_book: book },
        ...{ ...figuresOf(entries), create_user: user_cd, update_user: user_cd },
      })
      await tx.execute(sql`INSERT INTO ${journalEntry} (company_cd, export_no, line_no, entry_dt, source, source_factory,
          source_no, partner_cd, branch_no, debit_use, credit_use, amount, tax_cd, tax_rate, deductible_rate, tax_amount)
        SELECT ${company_cd}, ${number.value}, w.line_no, w.entry_dt, w.source, w.source_factory, w.source_no, w.partner_cd,
          w.branch_no, w.debit_use, w.credit_use, w.amount, w.tax_cd, w.tax_rate, w.deductible_rate, w.tax_amount
        FROM ${sentRows(
          entries.map((one, at) => ({ ...one, line_no: at + 1 })),
          'w',
          {
            line_no: 'int',
            entry_dt: 'date',
            source: 'text',
            source_factory: 'text',
            source_no: 'text',
            partner_cd: 'text',
            branch_no: 'text',
            debit_use: 'text',
            credit_use: 'text',
            amount: 'numeric',
            tax_cd: 'text',
            tax_rate: 'numeric',
            deductible_rate: 'numeric',
            tax_amount: 'numeric',
          },
        )}`)
    })
    return () => ({ name: `${nameOf(book, journal_layout, month, number.value)}.csv`, content })
  })
}

async function exportAgain(context: Context, book: JournalBook, export_no: string): Promise<FileAnswer> {
  const { tx, session } = context
  const [found] = await rows(
    tx,
    { journal_month: z.string(), journal_layout: journalLayout.schema },
    sql`SELECT x.journal_month, x.journal_layout FROM ${journalExport} AS x
      WHERE x.company_cd = ${session.company_cd} AND x.export_no = ${export_no}
        AND x.journal_book = ${book}`,
  )
  if (!found) throw http[404].with()
  const { journal_month, journal_layout } = found
  const content = await fileOf(context, book, journal_layout, await entriesOfExport(context, export_no))
  return { name: `${nameOf(book, journal_layout, journal_month, export_no)}_再出力.csv`, content }
}

const nameOf = (book: JournalBook, layout: JournalLayout, month: string, export_no: string): string =>
  `${book === '2' ? '仕入仕訳' : '仕訳'}_${journalLayout.texts[layout].ja}_${month}_${export_no}`

/** What the list and the preview say of them; tax is what is owed for sales, and what may be deducted of purchases. */
function figuresOf(entries: readonly JournalEntry[]) {
  const total = (which: (one: JournalEntry) => boolean, name: 'amount' | 'tax_amount') =>
    written(sum(entries.filter(which).map((one) => decimal(one[name]))), 0)
  const isAdjusted = (one: JournalEntry) => one.source === '2'
  const isInputTax = (one: JournalEntry) => one.source === '5' && one.debit_use === '70'
  const owedFor = (one: JournalEntry) => one.source === '4' || isInputTax(one)
  const owed = (one: JournalEntry) => one.source === '1' || (isAdjusted(one) && one.debit_use === '10')
  const taxes = sum([
    decimal(total((one) => one.source === '1', 'tax_amount')),
    decimal(total(isAdjusted, 'amount')),
    decimal(total((one) => one.source === '4', 'tax_amount')),
    decimal(total(isInputTax, 'amount')),
    negated(decimal(total((one) => one.source === '5' && one.credit_use === '70', 'amount'))),
  ])
  return {
    entry_cnt: entries.length,
    sales_amount: total(owed, 'amount'),
    purchase_amount: total(owedFor, 'amount'),
    tax_amount: written(taxes, 0),
    received_amount: total((one) => one.source === '3', 'amount'),
    paid_amount: total((one) => one.source === '6', 'amount'),
  }
}

async function fileOf(
  context: Context,
  book: JournalBook,
  layout: JournalLayout,
  entries: readonly JournalEntry[],
): Promise<Uint8Array> {
  const accounts = await readAccounts(context)
  const account = (use: JournalEntry['debit_use']) =>
    accounts.get(use) ?? { account_cd: '', account_nm: journalUse.texts[use].ja, sub_flg: false }
  if (knowsByCode(layout)) {
    const used = new Set(entries.flatMap(({ debit_use, credit_use }) => [debit_use, credit_use]))
    const nameless = [...used].filter((use) => account(use).account_cd === '').toSorted()
    const uses = listed(
      nameless.map((use) => say(journalUse.texts[use], context.language)),
      context.language,
    )
    if (nameless.length > 0) throw journalErrors.BIZ_JOURNAL_ACCOUNT.with({ uses })
  }
  const names = await readNames[book](context, entries)
  const cells = journalCells(
    layout,
    entries.map((entry, at) => {
      const partner_nm = names.get(`${entry.partner_cd} ${entry.branch_no}`) ?? entry.partner_cd
      return { entry, line_no: at + 1, account, partner_nm }
    }),
  )
  const wording = cells.map((row) => row.map(toCp932Form))
  const content = encodeCp932(wording.map(csvLine).join(''))
  if (content) return content
  const wrong = wording.flat().filter((cell) => !encodeCp932(cell))
  throw csvErrors.CSV_NOT_WRITABLE.with({ qty: wrong.length })
}

async function readAccounts({ tx, session }: Context): Promise<ReadonlyMap<string, JournalAccount>> {
  const found = await rows(
    tx,
    { journal_use: z.string(), account_cd: z.string(), account_nm: z.string(), sub_flg: z.boolean() },
    sql`SELECT a.journal_use, a.account_cd, a.account_nm, a.sub_flg FROM ${journalAccount} AS a
      WHERE a.company_cd = ${session.company_cd} AND a.abort_div = '0'`,
  )
  return new Map(found.map(({ journal_use, ...account }) => [journal_use, account]))
}

const partner = { partner_cd: z.string(), branch_no: z.string(), partner_nm: z.string() }
const isAmong = (entries: readonly JournalEntry[], cd: string) =>
  sql`(p.${sql.identifier(cd)}, p.branch_no) IN (SELECT w.partner_cd, w.branch_no
    FROM ${sentRows(entries, 'w', { partner_cd: 'text', branch_no: 'text' })})`
const byPartner = (found: readonly { partner_cd: string; branch_no: string; partner_nm: string }[]) =>
  new Map(found.map(({ partner_cd, branch_no, partner_nm }) => [`${partner_cd} ${branch_no}`, partner_nm]))

const readNames: Readonly<
  Record<
    JournalBook,
    (context: Context, entries: readonly JournalEntry[]) => Promise<ReadonlyMap<string, string>>
  >
> = {
  1: async ({ tx, session }, entries) =>
    byPartner(
      await rows(
        tx,
        partner,
        sql`SELECT p.customer_cd AS partner_cd, p.branch_no, p.customer_nm AS partner_nm FROM ${customerRead.rows} AS p
          WHERE p.company_cd = ${session.company_cd} AND ${isAmong(entries, 'customer_cd')}`,
      ),
    ),
  2: async ({ tx, session }, entries) =>
    byPartner(
      await rows(
        tx,
        partner,
        sql`SELECT p.supplier_cd AS partner_cd, p.branch_no, p.supplier_nm AS partner_nm FROM ${supplierRead.rows} AS p
          WHERE p.company_cd = ${session.company_cd} AND ${isAmong(entries, 'supplier_cd')}`,
      ),
    ),
}
