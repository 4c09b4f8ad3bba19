import { taxSums, type TaxedLine, type TaxRule } from '#modules/master/contract/tax-sums.ts'
import { decimal, minus, negated, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { JournalSource, JournalUse } from './journal-codes.ts'

/** 仕訳 of what customers owe and pay, and of what suppliers are owed. Pure: whole yen, debit and credit in one entry. */

export interface JournalEntry {
  readonly entry_dt: string
  readonly source: JournalSource
  /** Of a slip; blank where the document is the company’s. */
  readonly source_factory: string
  readonly source_no: string
  /** The customer, or of purchases the supplier. */
  readonly partner_cd: string
  readonly branch_no: string
  readonly debit_use: JournalUse
  readonly credit_use: JournalUse
  /** With its tax; below zero the sides change places. */
  readonly amount: string
  /** Of the revenue or the cost; blank for what no tax is on. */
  readonly tax_cd: string
  readonly tax_rate: string
  /** How much of its tax may be deducted, in percent: less of purchases from suppliers without a number. */
  readonly deductible_rate: string
  /** Of purchases only what may be deducted. */
  readonly tax_amount: string
}

interface Billed {
  readonly customer_cd: string
  readonly branch_no: string
}

/** What was sold on a slip at one tax. */
export interface SlipAtTax extends Billed, TaxedLine, TaxRule {
  readonly factory_cd: string
  readonly sales_no: string
  readonly account_dt: string
  readonly statement_no: string
}

interface StatedTax extends Billed {
  readonly statement_no: string
  readonly closing_dt: string
  readonly net_amount: string
  readonly tax_amount: string
}

interface Received extends Billed {
  readonly receipt_no: string
  readonly receipt_dt: string
  readonly receipt_kind: string
  readonly amount: string
}

export const untaxed = { tax_cd: '', tax_rate: '0', deductible_rate: '100', tax_amount: '0' } as const

/** 売掛金 / 売上高, for each tax of each slip. */
export function entriesOfSlips(slips: readonly SlipAtTax[]): readonly JournalEntry[] {
  return [...groupedBy(slips, slipOf).values()].flatMap((lines) => {
    const [slip] = lines
    if (!slip) return []
    return taxSums(lines, slip).map(({ tax_cd, rate, base, tax }) => ({
      ...{ entry_dt: slip.account_dt, source: '1' as const },
      ...{ source_factory: slip.factory_cd, source_no: slip.sales_no },
      ...{ partner_cd: slip.customer_cd, branch_no: slip.branch_no },
      ...{ debit_use: '10' as const, credit_use: '20' as const },
      amount: written(slip.tax_div === taxIncluded ? base : plus(base, tax), 0),
      ...{ tax_cd, tax_rate: rate, deductible_rate: '100', tax_amount: written(tax, 0) },
    }))
  })
}

const taxIncluded = '2'
const slipOf = ({ factory_cd, sales_no }: SlipAtTax): string => `${factory_cd} ${sales_no}`

/** A statement rounds the tax of its slips once: what it comes to more or less than they did. */
export function entriesOfStatements(
  stated: readonly StatedTax[],
  slips: readonly SlipAtTax[],
): readonly JournalEntry[] {
  const sold = groupedBy(slips, ({ statement_no }) => statement_no)
  return [...groupedBy(stated, ({ statement_no }) => statement_no)].flatMap(([statement_no, taxes]) => {
    const [statement] = taxes
    if (!statement) return []
    let net = zero
    let gross = zero
    for (const { net_amount, tax_amount } of taxes) {
      net = plus(net, decimal(net_amount))
      gross = plus(gross, plus(decimal(net_amount), decimal(tax_amount)))
    }
    for (const { amount, tax_amount } of entriesOfSlips(sold.get(statement_no) ?? [])) {
      net = minus(net, minus(decimal(amount), decimal(tax_amount)))
      gross = minus(gross, decimal(amount))
    }
    const { closing_dt, customer_cd, branch_no } = statement
    const more = (debit_use: JournalUse, amount: Decimal): JournalEntry => ({
      ...{ entry_dt: closing_dt, source: '2', source_factory: '', source_no: statement_no },
      ...{
        partner_cd: customer_cd,
        branch_no,
        debit_use,
        credit_use: '30',
        amount: written(amount, 0),
        ...untaxed,
      },
    })
    return [more('10', gross), more('20', negated(net))].filter(({ amount }) => amount !== '0')
  })
}

const moneyOf: Readonly<Record<string, JournalUse>> = {
  ...{ 1: '51', 2: '51', 3: '53', 4: '54', 5: '55', 6: '56', 7: '57', 8: '58', 9: '59' },
}

/** Money, or what was deducted for a reason / 売掛金. */
export const entriesOfReceipts = (receipts: readonly Received[]): readonly JournalEntry[] =>
  receipts.map(({ receipt_no, receipt_dt, receipt_kind, amount, customer_cd, branch_no }) => ({
    ...{ entry_dt: receipt_dt, source: '3', source_factory: '', source_no: receipt_no },
    ...{
      partner_cd: customer_cd,
      branch_no,
      debit_use: moneyOf[receipt_kind] ?? '59',
      credit_use: '10',
      amount,
    },
    ...untaxed,
  }))

const keyOf = (one: JournalEntry): string =>
  [
    ...[one.entry_dt, one.source, one.source_factory, one.source_no, one.partner_cd, one.branch_no],
    ...[one.debit_use, one.credit_use, one.tax_cd, one.tax_rate, one.deductible_rate],
  ].join(' ')

/**
 * What is still to be told: what there is now less what was told before. So nothing is told twice, and what was taken back or
 * corrected since is told as a difference.
 */
export function untold(now: readonly JournalEntry[], told: readonly JournalEntry[]): readonly JournalEntry[] {
  const found = new Map<string, { entry: JournalEntry; amount: Decimal; tax: Decimal }>()
  const add = (entry: JournalEntry, counted: (value: Decimal) => Decimal) => {
    const before = found.get(keyOf(entry))
    const amount = plus(before?.amount ?? zero, counted(decimal(entry.amount)))
    const tax = plus(before?.tax ?? zero, counted(decimal(entry.tax_amount)))
    found.set(keyOf(entry), { entry, amount, tax })
  }
  for (const entry of now) add(entry, (value) => value)
  for (const entry of told) add(entry, negated)
  return [...found.values()]
    .map(({ entry, amount, tax }) => ({ ...entry, amount: written(amount, 0), tax_amount: written(tax, 0) }))
    .filter(({ amount, tax_amount }) => amount !== '0' || tax_amount !== '0')
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}
