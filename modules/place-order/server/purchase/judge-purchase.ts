import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { JudgedSlip } from '#platform/server/slip/kept-slip.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { purchaseErrors } from '../../contract/purchase/purchase-errors.ts'
import type { purchaseSlip } from '../../contract/purchase/purchase-slip.ts'
import { termsOf, type PurchaseHeader, type PurchaseLine } from './complete-purchase.ts'

type ToJudge = Pick<JudgedSlip<typeof purchaseSlip>, 'header' | 'lines' | 'stored'>

/** Refuses everything that is wrong with a purchase at once, each thing at its cell. */
export async function judgePurchase(context: Context, { header, lines, stored }: ToJudge): Promise<void> {
  const wrong = new WrongCells()
  const { items } = await termsOf(context, header, lines)
  const inStock = new Set(items.filter(({ stock_flg }) => stock_flg).map(({ item_cd }) => item_cd))
  const before = new Map(stored?.lines.map((line) => [line.line_no, line]))
  for (const [at, line] of lines.entries())
    for (const [field, error] of judgeLine(line, inStock, before.get(line.line_no)))
      wrong.at(`lines.${at}.${field}`, error)
  if (stored) refuseOthersGoods(header, { lines, stored: stored.lines, was: stored.header }, wrong)
  wrong.refuse()
}

type Found = readonly (readonly [field: keyof PurchaseLine & string, error: BusinessError])[]

function judgeLine(
  line: PurchaseLine,
  inStock: ReadonlySet<string>,
  before: PurchaseLine | undefined,
): Found {
  const { stock_div, item_cd, item_nm, qty, given_amount, amount } = line
  const found: [keyof PurchaseLine & string, BusinessError][] = []
  if (item_cd === '' && item_nm === '') found.push(['item_cd', purchaseErrors.BIZ_PURCHASE_ITEM.with()])
  const comesIn = stock_div === '010' || stock_div === '016' || stock_div === '020'
  if (comesIn && inStock.has(item_cd) && line.source_line_no === '0')
    found.push(['item_cd', purchaseErrors.BIZ_PURCHASE_GOODS.with({ item: item_cd })])
  if (qty === '0') found.push(['qty', stockErrors.BIZ_QTY_ZERO.with()])
  if (qty.startsWith('-') && stock_div !== '060') found.push(['qty', stockErrors.BIZ_QTY_MINUS.with()])
  if (stock_div === '070' && line.source_line_no === '0')
    found.push(['stock_div', purchaseErrors.BIZ_PURCHASE_SET_OFF.with()])
  else if (given_amount !== '' && stock_div !== '060' && stock_div !== '070')
    found.push(['given_amount', purchaseErrors.BIZ_PURCHASE_GIVEN.with()])
  if (amount === '' || (stock_div === '060' && amount === '0'))
    found.push(['unit_price', purchaseErrors.BIZ_PURCHASE_PRICE.with()])
  const isCounted = before !== undefined && before.source_line_no !== '0'
  if (isCounted && (before.qty !== qty || before.stock_div !== stock_div || before.item_cd !== item_cd))
    found.push(['qty', purchaseErrors.BIZ_PURCHASE_QTY_FIXED.with({ qty: before.qty })])
  return found
}

interface Standing {
  readonly lines: readonly PurchaseLine[]
  readonly stored: readonly PurchaseLine[]
  readonly was: PurchaseHeader
}

/** What has arrived is corrected in its money only; a replacement stays with the supplier of its origin. */
function refuseOthersGoods(
  header: PurchaseHeader,
  { lines, stored, was }: Standing,
  wrong: WrongCells,
): void {
  if (was.colour === '0') return
  if (header.supplier_cd !== was.supplier_cd || header.branch_no !== was.branch_no)
    wrong.at('header.supplier_cd', purchaseErrors.BIZ_PURCHASE_SUPPLIER_FIXED.with({ code: was.supplier_cd }))
  if (was.source === '0') return
  const staying = new Set(lines.map(({ line_no }) => line_no))
  const known = new Set(stored.map(({ line_no }) => line_no))
  if (stored.some(({ line_no }) => !staying.has(line_no)) || lines.some(({ line_no }) => !known.has(line_no)))
    wrong.at('lines', purchaseErrors.BIZ_PURCHASE_LINES_FIXED.with())
}
