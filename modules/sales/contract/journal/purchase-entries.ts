import type { payMethod } from '#modules/master/contract/partner-fields.ts'
import { taxSums, type TaxedLine, type TaxRule } from '#modules/master/contract/tax-sums.ts'
import {
  deductibleTax,
  type DeductibleLine,
} from '#modules/place-order/contract/purchase/purchase-figures.ts'
import { decimal, minus, negated, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { JournalUse } from './journal-codes.ts'
import { untaxed, type JournalEntry } from './journal-entries.ts'

/** 仕訳 of what suppliers are owed. Pure: whole yen; its tax is what may be deducted, the rest belongs to the cost. */

interface Owed {
  readonly supplier_cd: string
  readonly branch_no: string
}

/** What was bought on a slip for one account, at one tax and one share of it. */
export interface PurchaseAtTax extends Owed, DeductibleLine, TaxRule {
  readonly factory_cd: string
  readonly purchase_no: string
  readonly account_dt: string
  readonly stock_div: string
  readonly statement_no: string
}

export interface SupplierStatedTax extends Owed {
  readonly statement_no: string
  readonly closing_dt: string
  readonly net_amount: string
  readonly tax_amount: string
  readonly deductible_tax: string
}

/** A statement that was paid: on the day of its transfer, or on the one that was recorded. */
export interface PaidStatement extends Owed {
  readonly statement_no: string
  readonly paid_dt: string
  readonly paid_method: (typeof payMethod.codes)[number]
  readonly pay_amount: string
}

const costOf: Readonly<Record<string, JournalUse>> = { '011': '61', '070': '62' }
const taxIncluded = '2'
const taxOf = (lines: readonly TaxedLine[], rule: TaxRule): Decimal =>
  taxSums(lines, rule).reduce((total, { tax }) => plus(total, tax), zero)

/** 仕入高 / 買掛金, for each account, tax and share of each slip; together they are the slip’s own figures to the yen. */
export function entriesOfPurchases(lines: readonly PurchaseAtTax[]): readonly JournalEntry[] {
  const ofSlips = groupedBy(lines, ({ factory_cd, purchase_no }) => `${factory_cd} ${purchase_no}`)
  return [...ofSlips.values()].flatMap((slip) =>
    [...groupedBy(slip, ({ tax_cd, tax_rate }) => `${tax_cd} ${tax_rate}`).values()].flatMap(entriesAtTax),
  )
}

function entriesAtTax(lines: readonly PurchaseAtTax[]): readonly JournalEntry[] {
  const [slip] = lines
  if (!slip) return []
  const shares = groupedBy(lines, ({ deductible_rate }) => deductible_rate)
  const deductible = [...shares.values()].flatMap((ofShare) =>
    divided(ofShare, decimal(deductibleTax(ofShare, slip)), (some) => decimal(deductibleTax(some, slip))),
  )
  const taxes = divided(lines, taxOf(lines, slip), (some) => taxOf(some, slip))
  return taxes.flatMap(({ key, part, own }) => {
    const [first] = own
    if (!first) return []
    const base = own.reduce((total, { amount }) => plus(total, decimal(amount)), zero)
    const tax = deductible.find((one) => one.key === key)?.part ?? zero
    return {
      ...{ entry_dt: slip.account_dt, source: '4' as const },
      ...{ source_factory: slip.factory_cd, source_no: slip.purchase_no },
      ...{ partner_cd: slip.supplier_cd, branch_no: slip.branch_no },
      ...{ debit_use: costOf[first.stock_div] ?? ('60' as const), credit_use: '57' as const },
      amount: written(slip.tax_div === taxIncluded ? base : plus(base, part), 0),
      ...{ tax_cd: first.tax_cd, tax_rate: slip.tax_div === untaxedPartner ? '0' : first.tax_rate },
      ...{ deductible_rate: first.deductible_rate, tax_amount: written(tax, 0) },
    }
  })
}

const untaxedPartner = '3'
const keyOf = ({ stock_div, deductible_rate }: PurchaseAtTax): string =>
  `${costOf[stock_div] ?? '60'} ${deductible_rate}`

/** A tax that was rounded once, divided among accounts and shares: the last takes what rounding leaves. */
function divided(
  lines: readonly PurchaseAtTax[],
  whole: Decimal,
  partOf: (some: readonly PurchaseAtTax[]) => Decimal,
) {
  const groups = [...groupedBy(lines, keyOf)]
  let rest = whole
  return groups.map(([key, own], at) => {
    const part = at === groups.length - 1 ? rest : partOf(own)
    rest = minus(rest, part)
    return { key, own, part }
  })
}

/** A statement rounds the tax of its purchases once: what it comes to more or less than they did. */
export function entriesOfSupplierStatements(
  stated: readonly SupplierStatedTax[],
  lines: readonly PurchaseAtTax[],
): readonly JournalEntry[] {
  const bought = groupedBy(lines, ({ statement_no }) => statement_no)
  return [...groupedBy(stated, ({ statement_no }) => statement_no)].flatMap(([statement_no, taxes]) => {
    const [statement] = taxes
    if (!statement) return []
    let owed = zero
    let deductible = zero
    for (const { net_amount, tax_amount, deductible_tax } of taxes) {
      owed = plus(owed, plus(decimal(net_amount), decimal(tax_amount)))
      deductible = plus(deductible, decimal(deductible_tax))
    }
    for (const { amount, tax_amount } of entriesOfPurchases(bought.get(statement_no) ?? [])) {
      owed = minus(owed, decimal(amount))
      deductible = minus(deductible, decimal(tax_amount))
    }
    const { closing_dt, supplier_cd, branch_no } = statement
    const more = (debit_use: JournalUse, credit_use: JournalUse, amount: Decimal): JournalEntry => ({
      ...{ entry_dt: closing_dt, source: '5', source_factory: '', source_no: statement_no },
      ...{
        partner_cd: supplier_cd,
        branch_no,
        debit_use,
        credit_use,
        amount: written(amount, 0),
        ...untaxed,
      },
    })
    const cost = plus(owed, negated(deductible))
    return [more('70', '57', owed), more('60', '70', cost)].filter(({ amount }) => amount !== '0')
  })
}

/** What a method of payment takes the money from; a claim or a note is still to be paid when it falls due. */
const paidFrom: Readonly<Record<PaidStatement['paid_method'], JournalUse>> = {
  ...{ 1: '51', 2: '51', 3: '63', 4: '64', 5: '55' },
}

/** 買掛金 / 普通預金, 現金, 電子記録債務 or 支払手形: what was owed from before is paid with it. */
export const entriesOfPayments = (paid: readonly PaidStatement[]): readonly JournalEntry[] =>
  paid.map(({ statement_no, paid_dt, paid_method, pay_amount, supplier_cd, branch_no }) => ({
    ...{ entry_dt: paid_dt, source: '6', source_factory: '', source_no: statement_no },
    ...{ partner_cd: supplier_cd, branch_no, debit_use: '57', credit_use: paidFrom[paid_method] },
    ...{ amount: pay_amount, ...untaxed },
  }))
