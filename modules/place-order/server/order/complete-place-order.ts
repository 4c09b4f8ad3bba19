import { taxCode } from '#modules/master/contract/tax.ts'
import { readPurchaseTerms, type PurchaseTerms } from '#modules/master/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { SlipCompletion, SlipToComplete, StoredSlip } from '#platform/server/slip/kept-slip.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'

export type StoredPlaceOrder = StoredSlip<typeof placeOrderSlip>
export type PlaceOrderLine = StoredPlaceOrder['lines'][number]

type Sent = SlipToComplete<typeof placeOrderSlip>

/** What follows from the supplier, the items and the day. */
export async function completePlaceOrder(
  context: Context,
  { header, lines, stored }: Sent,
): Promise<SlipCompletion<typeof placeOrderSlip>> {
  const terms = await readPurchaseTerms(context, {
    supplier_cd: header.supplier_cd,
    branch_no: header.branch_no,
    items: [...new Set(lines.map(({ item_cd }) => item_cd).filter((code) => code !== ''))],
  })
  const before = new Map(stored?.lines.map((line) => [line.line_no, line]))
  return {
    header: ruleOf(header, terms, stored),
    lines: lines.map((line) => completeLine(header, line, terms, before.get(line.line_no))),
  }
}

/** The supplier's rule of tax as it was when he was chosen. */
function ruleOf(header: Sent['header'], { supplier }: PurchaseTerms, stored: Sent['stored']) {
  const isSame =
    stored?.header.supplier_cd === header.supplier_cd && stored.header.branch_no === header.branch_no
  if (isSame) return { tax_div: stored.header.tax_div, tax_fraction: stored.header.tax_fraction }
  const { tax_div, tax_fraction } = placeOrderSlip.header
  return {
    tax_div: tax_div.schema.parse(supplier?.tax_div ?? '1'),
    tax_fraction: tax_fraction.schema.parse(supplier?.tax_fraction ?? '1'),
  }
}

function completeLine(
  header: Sent['header'],
  line: PlaceOrderLine,
  { items, taxes }: PurchaseTerms,
  before: PlaceOrderLine | undefined,
): Partial<PlaceOrderLine> {
  const item = items.find(({ item_cd }) => item_cd === line.item_cd)
  const due_dt = line.due_dt || header.due_dt
  const tax_cd = item ? taxCode.schema.parse(item.tax_cd) : line.tax_cd
  const on_dt = due_dt || header.order_dt
  const isTyped = line.unit_price !== '' && line.unit_price !== before?.unit_price
  return {
    unit_cd: item?.unit_cd ?? '',
    item_nm: line.item_nm || (item?.item_nm ?? ''),
    due_dt,
    tax_cd,
    tax_rate: taxes.find((tax) => tax.tax_cd === tax_cd && tax.from_dt <= on_dt)?.rate ?? '0',
    ...(isTyped ? { price_source: '4' as const } : {}),
  }
}
