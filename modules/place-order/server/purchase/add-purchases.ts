import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { deductibleShare } from '#modules/master/contract/deductible-share.ts'
import { taxCode } from '#modules/master/contract/tax.ts'
import { boughtIn } from '#modules/master/contract/trade-unit.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Context } from '#platform/server/context.ts'
import { addSlips } from '#platform/server/slip/insert-slips.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import type { WantedRows } from '#platform/server/unit/locked-document.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import { purchaseErrors } from '../../contract/purchase/purchase-errors.ts'
import { purchaseAmount, purchaseSums } from '../../contract/purchase/purchase-figures.ts'
import { purchase } from '../tables.ts'
import { refuseAccountDate } from '#modules/stock/server/index.ts'
import {
  rateOn,
  ruleOf,
  taxDayOf,
  termsOf,
  type PurchaseHeader,
  type PurchaseLine,
} from './complete-purchase.ts'
import { purchaseKept, refusalToCorrect } from './purchase-kept.ts'
import { redOf } from './red-slip.ts'

/** The document that goods came or went with. */
export interface Source {
  /** 1 arrival, 2 acceptance, 4 outside process. */
  readonly source: '1' | '2' | '4'
  readonly source_no: string
}

type Counted = 'stock_div' | 'item_cd' | 'item_nm' | 'qty' | 'receipt_dt'
type Agreed = 'unit_price' | 'price_base_qty' | 'tax_cd' | 'temp_price_flg' | 'po_no' | 'po_line_no'

/** What was received, accepted or sent back, at what the order says; a return has a quantity above zero, too. */
export type PurchasedLine = Pick<PurchaseLine, Counted | Agreed | 'source_line_no'>

interface Purchased extends Source {
  readonly supplier_cd: string
  readonly branch_no: string
  readonly account_dt: string
  readonly supplier_slip_no: string
  readonly lines: readonly (PurchasedLine & Partial<Pick<PurchaseLine, 'given_amount'>>)[]
}

/**
 * 仕入計上: the supplier is owed for what has just been counted, in the unit of work of whoever counts it. The goods
 * themselves are posted there, at the same amount. Answers which purchases there are, when the unit is written.
 */
export async function addPurchases(
  context: Context,
  { lines: counted, ...head }: Purchased,
): Promise<() => readonly { readonly purchase_no: string }[]> {
  if (counted.length === 0) return () => []
  await refuseAccountDate(context, head.account_dt, 'account_dt')
  const terms = await termsOf(context, head, counted)
  const rule = ruleOf(terms)
  const lines = counted.map((line, at): PurchaseLine => {
    const on_dt = taxDayOf(line, head.account_dt)
    const tax_rate = rateOn(terms, line.tax_cd, on_dt)
    if (tax_rate === undefined)
      throw purchaseErrors.BIZ_PURCHASE_TAX_RATE.with({ date: on_dt, name: taxCode.texts[line.tax_cd].ja })
    const { given_amount = '' } = line
    const item = terms.items.find(({ item_cd }) => item_cd === line.item_cd)
    return {
      ...line,
      ...boughtIn(item, line.qty),
      ...{ line_no: at + 1, unit_cd: item?.unit_cd ?? '', given_amount, tax_rate },
      amount: purchaseAmount({ ...line, given_amount }),
      deductible_rate: deductibleShare(rule.invoice_reg_no !== '', on_dt),
      ...{ price_source: '1', settled_price: '', origin_no: '', origin_line_no: '0', remarks: '' },
    }
  })
  const header: PurchaseHeader = {
    ...{ ...head, ...rule, ...purchaseSums(lines, rule) },
    ...{ purchase_no: '', colour: '0', origin_purchase_no: '', corrected_by: '', statement_no: '' },
    ...{ purchase_status: '1', reason: '', remarks: '' },
  }
  return addSlips(purchaseKept, context, [{ header, lines }])
}

/** The purchases that a document has made, for the locks of whoever takes it back. */
export async function purchasesOf(
  { tx, session }: Context,
  { source, source_no }: Source,
): Promise<WantedRows> {
  const found = await rows(
    tx,
    { purchase_no: z.string() },
    sql`SELECT h.purchase_no FROM ${purchase} AS h WHERE h.company_cd = ${session.company_cd}
      AND h.factory_cd = ${session.factory_cd} AND h.source = ${source} AND h.source_no = ${source_no} AND h.colour = '0'`,
  )
  return { document: purchaseKept.document, keys: found.map(({ purchase_no }) => [purchase_no]) }
}

/** The supplier is no longer owed for it. Their rows have been locked: `purchasesOf`. */
export async function takeBackPurchases(
  context: Context,
  { account_dt, reason, ...source }: Source & { readonly account_dt: string; readonly reason: string },
): Promise<void> {
  const { keys } = await purchasesOf(context, source)
  const reds = []
  const numbers: string[] = []
  for (const [no] of keys) {
    const purchase_no = String(no)
    const origin = await readKept(purchaseKept, context, { purchase_no })
    const refusal = refusalToCorrect(origin)
    if (refusal) throw refusal
    reds.push(redOf(origin, { account_dt, reason }))
    numbers.push(purchase_no)
  }
  const made = await addSlips(purchaseKept, context, reds)
  unitOf(context).write(async () => {
    const by = made().map(({ purchase_no }) => purchase_no)
    await context.tx.execute(sql`UPDATE ${purchase} AS h SET corrected_by = w.red
      FROM unnest(${textArray(numbers)}, ${textArray(by)}) AS w(origin, red)
      WHERE h.company_cd = ${context.session.company_cd} AND h.factory_cd = ${context.session.factory_cd}
        AND h.purchase_no = w.origin`)
  })
}
