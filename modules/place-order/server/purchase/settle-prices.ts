import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { decimal, minus, sum, written } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { addSlips } from '#platform/server/slip/insert-slips.ts'
import { holdSlips } from '#platform/server/slip/read-kept.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type {
  linesToSettle as linesCall,
  settlePrices as settleCall,
} from '../../contract/purchase/purchase-calls.ts'
import { purchaseErrors } from '../../contract/purchase/purchase-errors.ts'
import { amountAtPrice, purchaseSums } from '../../contract/purchase/purchase-figures.ts'
import { purchaseLineFields } from '../../contract/purchase/purchase-line-fields.ts'
import { guardPriceCuts } from '../law/guard-acts.ts'
import { purchase, purchaseLine } from '../tables.ts'
import { refuseAccountDate } from '#modules/stock/server/index.ts'
import { ruleOf, termsOf, type PurchaseHeader, type PurchaseLine } from './complete-purchase.ts'
import { purchaseKept } from './purchase-kept.ts'
import { changeValue } from './value-change.ts'

type Concerned = InputOf<typeof linesCall>

const text = z.string()
const { stock_div, price_base_qty, tax_cd } = purchaseLineFields
const lineShape = {
  ...{ purchase_no: text, line_no: z.int(), account_dt: text, receipt_dt: text },
  ...{
    stock_div: stock_div.schema,
    item_cd: text,
    item_nm: text,
    unit_cd: text,
    qty: text,
    unit_price: text,
  },
  ...{ price_base_qty: price_base_qty.schema, amount: text, temp_price_flg: z.boolean() },
  ...{ tax_cd: tax_cd.schema, tax_rate: text, deductible_rate: text, po_no: text, po_line_no: text },
}
type Line = z.output<z.ZodObject<typeof lineShape>>
interface Settled {
  readonly line: Line
  readonly new_amount: string
  readonly difference: string
}

/** Goods of these days at the price that holds for them now; what has been taken back is not asked for. */
const readLines = (
  { tx, session }: Context,
  { supplier_cd, branch_no, item_cd, from_dt, to_dt }: Concerned,
): Promise<readonly Line[]> =>
  rows(
    tx,
    lineShape,
    sql`SELECT l.purchase_no, l.line_no, h.account_dt::text AS account_dt, coalesce(l.receipt_dt::text, '') AS receipt_dt,
        l.stock_div, l.item_cd, l.item_nm, coalesce(l.unit_cd, '') AS unit_cd, trim_scale(l.qty)::text AS qty,
        trim_scale(coalesce(l.settled_price, l.unit_price))::text AS unit_price, l.price_base_qty,
        trim_scale(l.amount)::text AS amount, l.temp_price_flg, l.tax_cd, trim_scale(l.tax_rate)::text AS tax_rate,
        trim_scale(l.deductible_rate)::text AS deductible_rate, coalesce(l.po_no, '') AS po_no,
        trim_scale(l.po_line_no)::text AS po_line_no
      FROM ${purchaseLine} AS l
      JOIN ${purchase} AS h USING (company_cd, factory_cd, purchase_no)
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
        AND h.supplier_cd = ${supplier_cd} AND h.branch_no = ${branch_no} AND h.purchase_status IN ('1', '2')
        AND h.colour <> '1' AND coalesce(h.corrected_by, '') = '' AND l.item_cd = ${item_cd}
        AND l.stock_div IN ('010', '011', '020') AND l.unit_price IS NOT NULL
        AND coalesce(l.receipt_dt, h.account_dt) BETWEEN ${from_dt}::date AND ${to_dt}::date
      ORDER BY h.account_dt, l.purchase_no, l.line_no`,
  )

const settled = (lines: readonly Line[], unit_price: string): readonly Settled[] =>
  lines.map((line) => {
    const amount = decimal(amountAtPrice({ ...line, given_amount: '' }, line.unit_price))
    const new_amount = amountAtPrice({ ...line, given_amount: '' }, unit_price)
    return { line, new_amount, difference: written(minus(decimal(new_amount), amount), 0) }
  })

const total = (all: readonly Settled[]): string =>
  written(sum(all.map(({ difference }) => decimal(difference))), 0)

export async function linesToSettle(context: Context, asked: Concerned): Promise<OutputOf<typeof linesCall>> {
  const all = settled(await readLines(context, asked), asked.unit_price)
  return {
    list: all.map(({ line, new_amount, difference }) => ({
      ...{ purchase_no: line.purchase_no, line_no: line.line_no, account_dt: line.account_dt },
      ...{
        receipt_dt: line.receipt_dt,
        stock_div: line.stock_div,
        qty: line.qty,
        unit_price: line.unit_price,
      },
      ...{ price_base_qty: line.price_base_qty, temp_price_flg: line.temp_price_flg },
      amount: amountAtPrice({ ...line, given_amount: '' }, line.unit_price),
      ...{ new_amount, difference },
    })),
    difference: total(all),
  }
}

/** 単価決定・遡及: the differences are lines 060 of the open month, each linked to its origin and at its rate. */
export async function settlePrices(
  context: Context,
  asked: InputOf<typeof settleCall>,
): Promise<OutputOf<typeof settleCall>> {
  return inOneUnit(context, async () => {
    await refuseAccountDate(context, asked.account_dt, 'account_dt')
    const seen = await readLines(context, asked)
    if (seen.length === 0) throw purchaseErrors.BIZ_PURCHASE_NOTHING.with()
    const numbers = [...new Set(seen.map(({ purchase_no }) => purchase_no))]
    await holdSlips(
      purchaseKept,
      context,
      numbers.map((purchase_no) => ({ purchase_no })),
    )
    // Behind the locks: whoever was faster may have settled some of them.
    const held = new Set(numbers)
    const lines = (await readLines(context, asked)).filter(({ purchase_no }) => held.has(purchase_no))
    const all = settled(lines, asked.unit_price)
    const changed = all.filter(({ difference }) => difference !== '0')
    if (changed.length === 0 && !lines.some(({ temp_price_flg }) => temp_price_flg))
      throw purchaseErrors.BIZ_PURCHASE_SAME_PRICE.with()
    await guardSettledPrice(context, asked, changed)
    const keys = await addDifferences(context, asked, changed)
    markSettled(context, lines, asked.unit_price)
    return () => ({
      purchase_no: keys().map(({ purchase_no }) => purchase_no),
      ...{ lines: all.length, difference: total(all) },
    })
  })
}

/** What was bought at a price that had been agreed on is not paid less afterwards. */
async function guardSettledPrice(
  context: Context,
  { supplier_cd, branch_no, item_cd, unit_price }: InputOf<typeof settleCall>,
  changed: readonly Settled[],
): Promise<void> {
  const cut = changed.find(({ line, difference }) => !line.temp_price_flg && difference.startsWith('-'))
  if (!cut) return
  const subject = `${supplier_cd}-${branch_no} ${item_cd}`
  const price = { from: cut.line.unit_price, to: unit_price }
  await guardPriceCuts(context, [{ cell: 'unit_price', supplier_cd, branch_no, subject, ...price }])
}

async function addDifferences(
  context: Context,
  asked: InputOf<typeof settleCall>,
  changed: readonly Settled[],
): Promise<() => readonly { readonly purchase_no: string }[]> {
  const terms = await termsOf(
    context,
    asked,
    changed.map(({ line }) => line),
  )
  const rule = ruleOf(terms)
  const slips = inSlips(changed).map((some) => {
    const lines = some.map((one, at) => differenceLine(one, at + 1, asked))
    return { header: { ...headerOf(asked), ...rule, ...purchaseSums(lines, rule) }, lines }
  })
  const keys = await addSlips(purchaseKept, context, slips)
  await changeValue(context, {
    header: asked,
    number: keysLater(keys),
    differences: changed.map(({ line, difference }) => ({ line, amount: decimal(difference) })),
  })
  return keys
}

const keysLater = (keys: () => readonly { readonly purchase_no: string }[]) => ({
  get value() {
    return keys()[0]?.purchase_no ?? ''
  },
})

function inSlips(all: readonly Settled[]): readonly (readonly Settled[])[] {
  const slips: (readonly Settled[])[] = []
  for (let at = 0; at < all.length; at += 200) slips.push(all.slice(at, at + 200))
  return slips
}

const headerOf = ({ supplier_cd, branch_no, account_dt, reason }: InputOf<typeof settleCall>) =>
  ({
    ...{ purchase_no: '', account_dt, supplier_cd, branch_no, supplier_slip_no: '', reason, remarks: '' },
    ...{ colour: '0', origin_purchase_no: '', corrected_by: '', source: '3', source_no: '' },
    ...{ statement_no: '', purchase_status: '1' },
  }) satisfies Partial<PurchaseHeader>

const differenceLine = (
  { line, difference }: Settled,
  line_no: number,
  { unit_price, reason }: InputOf<typeof settleCall>,
): PurchaseLine => ({
  ...{ line_no, stock_div: '060', item_cd: line.item_cd, item_nm: line.item_nm, qty: line.qty },
  ...{
    trade_qty: '',
    trade_unit_cd: '',
    unit_cd: line.unit_cd,
    unit_price,
    given_amount: difference,
    amount: difference,
  },
  ...{ tax_cd: line.tax_cd, tax_rate: line.tax_rate, deductible_rate: line.deductible_rate },
  ...{ receipt_dt: line.receipt_dt, temp_price_flg: false, price_base_qty: line.price_base_qty },
  ...{ price_source: '3', settled_price: '', po_no: line.po_no, po_line_no: line.po_line_no },
  ...{ source_line_no: '0', origin_no: line.purchase_no, origin_line_no: String(line.line_no) },
  remarks: reason,
})

/** The origin says at which price it has been settled; its own figures stay as they were posted. */
function markSettled(context: Context, lines: readonly Line[], unit_price: string): void {
  const { tx, session } = context
  const concerned = lines.map(({ purchase_no, line_no }) => ({ purchase_no, line_no }))
  unitOf(context).write(async () => {
    await tx.execute(sql`UPDATE ${purchaseLine} AS l SET settled_price = ${unit_price}::numeric, temp_price_flg = false
      FROM ${sentRows(concerned, 'w', { purchase_no: 'text', line_no: 'int' })}
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd}
        AND l.purchase_no = w.purchase_no AND l.line_no = w.line_no`)
  })
}
