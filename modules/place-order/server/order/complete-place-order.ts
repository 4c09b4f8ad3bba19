import type { Priced } from '#modules/master/contract/pricing.ts'
import { taxCode } from '#modules/master/contract/tax.ts'
import { boughtIn } from '#modules/master/contract/trade-unit.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { SlipCompletion } from '#platform/server/slip/kept-slip.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { paymentDays } from '../../contract/order/payment-days.ts'
import { paymentWords } from '../../contract/order/payment-words.ts'
import { arrivalDayFor } from '../../contract/order/place-order-days.ts'
import { placeOrderSlip } from '../../contract/order/place-order-slip.ts'
import {
  readPlaceOrderPrices,
  readPlaceOrderTerms,
  type PlaceOrderHeader,
  type PlaceOrderLine,
  type PlaceOrderTerms,
  type PlaceOrderToComplete,
} from './place-order-facts.ts'

type Completion = SlipCompletion<typeof placeOrderSlip>
type LineCompletion = Completion['lines'][number]

const items = '1'
const headOffice = '999'

/** What follows from the supplier, the items, their prices and the calendars; what was agreed on stays as it is. */
export async function completePlaceOrder(
  context: Context,
  { header, lines, stored }: PlaceOrderToComplete,
): Promise<Completion> {
  const terms = await readPlaceOrderTerms(context, header, lines)
  const wrong = new WrongCells()
  const storedLines = new Map(stored?.lines.map((line) => [line.line_no, line]))
  const begun = lines.map((line, at) => {
    const before = storedLines.get(line.line_no)
    if (before && !isOpen(before)) return { before, line, own: undefined }
    if (line.item_cd !== '' && !terms.ordered(line.item_cd))
      wrong.at(`lines.${at}.item_cd`, stockErrors.BIZ_ITEM_MASTER_MISSING.with({ item: line.item_cd }))
    const own = goodsOf(terms, header, line)
    return { before, own, line: { ...line, ...own } }
  })
  wrong.refuse()
  const asking = begun.flatMap(({ line, before, own }, at) =>
    own && line.line_kind === items && line.item_cd !== '' && !isAgreed(line, before)
      ? [
          {
            ...{ at, item_cd: line.item_cd, qty: positive(line.qty) },
            on_dt: terms.isPricedByReceipt ? line.due_dt || header.order_dt : header.order_dt,
          },
        ]
      : [],
  )
  const answers = await readPlaceOrderPrices(context, header, asking)
  const prices = new Map(asking.map(({ at }, index) => [at, answers[index]]))
  const completed = begun.map(({ line, before, own }, at): LineCompletion =>
    own
      ? {
          ...own,
          ...priceOf(line, before, prices.get(at), (error) => wrong.at(`lines.${at}.unit_price`, error)),
        }
      : {},
  )
  wrong.refuse()
  const receipts = lines.map((line, at) => completed[at]?.due_dt ?? line.due_dt)
  return { header: headerOf(terms, { header, stored: stored?.header, receipts }), lines: completed }
}

/** Nothing follows any more for a line that has arrived, or was cancelled. */
const isOpen = ({ line_status }: PlaceOrderLine): boolean => line_status === '0' || line_status === '1'

/** Unit, tax, day and place of a line; a typed one stays. What is ordered is the quantity of the stock: that of the trade follows it. */
function goodsOf(terms: PlaceOrderTerms, header: PlaceOrderHeader, line: PlaceOrderLine): LineCompletion {
  const item = terms.items.find(({ item_cd }) => item_cd === line.item_cd)
  const ordered = terms.ordered(line.item_cd)
  const due_dt =
    line.due_dt ||
    header.due_dt ||
    (ordered ? arrivalDayFor(header.order_dt, ordered.lead_time, terms.calendars) : '')
  const tax_cd = item ? taxCode.schema.parse(item.tax_cd) : line.tax_cd
  const on_dt = due_dt || header.order_dt
  return {
    unit_cd: item?.unit_cd ?? '',
    item_nm: line.item_nm || (item?.item_nm ?? ''),
    due_dt,
    ...boughtIn(item, line.qty),
    location_cd: line.location_cd || (ordered ? ordered.warehouse_cd || headOffice : ''),
    tax_cd,
    tax_rate: terms.taxes.find((tax) => tax.tax_cd === tax_cd && tax.from_dt <= on_dt)?.rate ?? '0',
  }
}

/** A price list has no quantities of nothing; that they are refused is said elsewhere. */
const positive = (qty: string): string => (qty.startsWith('-') || qty === '0' ? '1' : qty)

/** The price of a stored line has been agreed on: it is asked for again when it was emptied, or the goods are others. */
const isAgreed = (line: PlaceOrderLine, before: PlaceOrderLine | undefined): boolean =>
  before !== undefined &&
  line.unit_price !== '' &&
  before.item_cd === line.item_cd &&
  before.unit_price === line.unit_price &&
  before.price_base_qty === line.price_base_qty

function priceOf(
  line: PlaceOrderLine,
  before: PlaceOrderLine | undefined,
  listed: Priced | BusinessError | undefined,
  refuse: (error: BusinessError) => void,
): LineCompletion {
  const { unit_price, price_base_qty } = line
  if (before && isAgreed(line, before)) return { price_source: before.price_source }
  if (unit_price !== '') {
    const isListed =
      listed &&
      !(listed instanceof BusinessError) &&
      listed.price === unit_price &&
      listed.price_base_qty === price_base_qty
    return { price_source: isListed ? listed.source : '4' }
  }
  if (!listed) return {}
  if (listed instanceof BusinessError) {
    refuse(listed)
    return {}
  }
  const { price, source, temp_price_flg } = listed
  return {
    unit_price: price,
    price_base_qty: listed.price_base_qty,
    price_source: source,
    temp_price_flg: temp_price_flg || line.temp_price_flg,
  }
}

interface HeaderFacts {
  readonly header: PlaceOrderHeader
  readonly stored: PlaceOrderHeader | undefined
  /** The days on which the lines are expected. */
  readonly receipts: readonly string[]
}

const nobodyWaits = { days: 0, isLate: false }

/** The supplier's terms as they were when he was chosen. */
function headerOf(
  { supplier, department_cd }: PlaceOrderTerms,
  { header, stored, receipts }: HeaderFacts,
): Completion['header'] {
  const waits = supplier
    ? paymentDays(receipts.length === 0 ? [header.due_dt || header.order_dt] : receipts, supplier)
    : nobodyWaits
  const isSame = stored?.supplier_cd === header.supplier_cd && stored.branch_no === header.branch_no
  const { tax_div, tax_fraction } = placeOrderSlip.header
  return {
    department_cd: header.department_cd || department_cd,
    pay_days: String(waits.days),
    pay_late_flg: waits.isLate && supplier?.toriteki_flg === true,
    payment_text: header.payment_text || (supplier ? paymentWords(supplier) : ''),
    ...(isSame
      ? { tax_div: stored.tax_div, tax_fraction: stored.tax_fraction }
      : {
          tax_div: tax_div.schema.parse(supplier?.tax_div ?? '1'),
          tax_fraction: tax_fraction.schema.parse(supplier?.tax_fraction ?? '1'),
        }),
  }
}
