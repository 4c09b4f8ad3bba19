import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { decimal } from '#platform/contract/decimal.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { JudgedSlip } from '#platform/server/slip/kept-slip.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { salesErrors } from '../../contract/sale/sales-errors.ts'
import type { salesSlip } from '../../contract/sale/sales-slip.ts'
import { termsOf, type SalesHeader, type SalesLine } from './complete-sales.ts'
import { isEnough, leftOfLot, lotsInWords } from './lots-sold.ts'
import { originsOf, type Origin } from './origins.ts'

type ToJudge = Pick<JudgedSlip<typeof salesSlip>, 'header' | 'lines' | 'stored'>
type Found = readonly (readonly [field: keyof SalesLine & string, error: BusinessError])[]

/** Refuses everything that is wrong with a sale at once, each thing at its cell. */
export async function judgeSales(context: Context, { header, lines, stored }: ToJudge): Promise<void> {
  const wrong = new WrongCells()
  const { items } = await termsOf(context, header, lines)
  const inStock = new Set(items.filter(({ stock_flg }) => stock_flg).map(({ item_cd }) => item_cd))
  const before = new Map(stored?.lines.map((line) => [line.line_no, line]))
  const origins = await originsOf(context, { header, lines })
  for (const [at, line] of lines.entries()) {
    const isFixed = isGone(line)
    const found = [
      ...judgeLine(line),
      ...(isFixed ? fixedGoods(line, before.get(line.line_no)) : typedGoods(line, inStock.has(line.item_cd))),
      ...(line.sales_div === '520' && !isFixed ? judgeReturn(line, origins[at]) : []),
      ...judgeDeposit(line, header),
    ]
    for (const [field, error] of found) wrong.at(`lines.${at}.${field}`, error)
  }
  if (stored) refuseOthers(header, { lines, stored: stored.lines, was: stored.header }, wrong)
  wrong.refuse()
}

/** Its goods were counted when they left: those of a delivery, and those of the slip that a replacement stands for. */
export const isGone = (line: SalesLine): boolean =>
  line.source_line_no !== '0' || (line.corrected_line_no !== '0' && movesGoods(line))

const moving = new Set(['500', '504', '505', '520'])
export const movesGoods = ({ sales_div }: Pick<SalesLine, 'sales_div'>): boolean => moving.has(sales_div)

/** Goods that are repaired or sent back stay the customer's: only what is credited or replaced has come back. */
export const cameBack = ({
  sales_div,
  return_judgement,
}: Pick<SalesLine, 'sales_div' | 'return_judgement'>): boolean =>
  sales_div === '520' && (return_judgement === '1' || return_judgement === '2')

function judgeLine({ sales_div, item_cd, item_nm, qty, given_amount, amount }: SalesLine): Found {
  const found: [keyof SalesLine & string, BusinessError][] = []
  if (item_cd === '' && item_nm === '') found.push(['item_cd', salesErrors.BIZ_SALES_ITEM.with()])
  if (qty === '0') found.push(['qty', stockErrors.BIZ_QTY_ZERO.with()])
  if (qty.startsWith('-') && sales_div !== '060') found.push(['qty', stockErrors.BIZ_QTY_MINUS.with()])
  if (given_amount !== '' && sales_div !== '060')
    found.push(['given_amount', salesErrors.BIZ_SALES_GIVEN.with()])
  if (amount === '' || (sales_div === '060' && amount === '0'))
    found.push(['unit_price', salesErrors.BIZ_SALES_PRICE.with()])
  return found
}

function typedGoods(line: SalesLine, isStocked: boolean): Found {
  if (!isStocked || !movesGoods(line) || line.location_cd !== '') return []
  return [['location_cd', salesErrors.BIZ_SALES_PLACE.with({ item: line.item_cd })]]
}

function fixedGoods(line: SalesLine, before: SalesLine | undefined): Found {
  if (!before) return []
  const isSame =
    before.qty === line.qty && before.sales_div === line.sales_div && before.item_cd === line.item_cd
  return isSame ? [] : [['qty', salesErrors.BIZ_SALES_GOODS_FIXED.with({ qty: before.qty })]]
}

/** Never more than was sold and has not come back, of its lot either; without an origin, only with a reason. */
function judgeReturn({ qty, lot_no, line_remarks, origin_no }: SalesLine, origin: Origin | undefined): Found {
  if (!origin) {
    if (origin_no === '' && line_remarks !== '') return []
    if (origin_no === '' && lot_no !== '')
      return [['lot_no', salesErrors.BIZ_SALES_LOT_ORIGIN.with({ lot: lot_no })]]
    return [['origin_no', salesErrors.BIZ_SALES_ORIGIN.with()]]
  }
  const { left_qty, lots, sales_no: no, line_no: line } = origin
  if (!isEnough(decimal(left_qty), qty))
    return [['qty', salesErrors.BIZ_SALES_OVER_RETURN.with({ qty: left_qty })]]
  if (isEnough(leftOfLot(lots, lot_no), qty)) return []
  const sold = lotsInWords(lots)
  return [['lot_no', salesErrors.BIZ_SALES_LOT_RETURN.with({ lot: lot_no, no, line, lots: sold })]]
}

/** 預り売上: with its reason, and all of its four conditions. */
function judgeDeposit(line: SalesLine, { account_dt }: SalesHeader): Found {
  if (line.sales_div !== '504') return []
  const { deposit_dt, deposit_asked_flg, deposit_apart_flg, deposit_ready_flg, deposit_own_flg } = line
  const isAgreed = deposit_asked_flg && deposit_apart_flg && deposit_ready_flg && deposit_own_flg
  if (!isAgreed || deposit_dt === '' || line.line_remarks === '')
    return [['deposit_dt', salesErrors.BIZ_SALES_DEPOSIT.with()]]
  return account_dt < deposit_dt
    ? [['deposit_dt', salesErrors.BIZ_SALES_BEFORE_SHIPPING.with({ date: deposit_dt })]]
    : []
}

interface Standing {
  readonly lines: readonly SalesLine[]
  readonly stored: readonly SalesLine[]
  readonly was: SalesHeader
}

/** What has left stays with the customer that has got it. */
function refuseOthers(header: SalesHeader, { lines, stored, was }: Standing, wrong: WrongCells): void {
  if (was.source === '0' && was.colour === '0') return
  if (header.customer_cd !== was.customer_cd || header.branch_no !== was.branch_no)
    wrong.at('header.customer_cd', salesErrors.BIZ_SALES_CUSTOMER_FIXED.with({ code: was.customer_cd }))
  const staying = new Set(lines.map(({ line_no }) => line_no))
  if (stored.some((line) => isGone(line) && !staying.has(line.line_no)))
    wrong.at('lines', salesErrors.BIZ_SALES_LINES_FIXED.with())
}
