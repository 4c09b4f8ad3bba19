import type { Priced } from '#modules/master/contract/pricing.ts'
import { taxCode } from '#modules/master/contract/tax.ts'
import { inTradeUnits } from '#modules/master/contract/trade-unit.ts'
import type { SoldItem } from '#modules/master/server/index.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { BusinessError } from '#platform/contract/errors.ts'
import { validation } from '#platform/contract/validation.ts'
import type { Context } from '#platform/server/context.ts'
import type { SlipCompletion } from '#platform/server/slip/kept-slip.ts'
import { deliveryDateOf, shippingDateFor } from '../../contract/order-days.ts'
import { orderErrors } from '../../contract/order-errors.ts'
import type { orderSlip } from '../../contract/order-slip.ts'
import {
  keepForJudging,
  readOrderFacts,
  readOrderPrices,
  type OrderFacts,
  type OrderHeader,
  type OrderLine,
  type OrderToComplete,
} from './order-facts.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'

type Completion = SlipCompletion<typeof orderSlip>
type LineCompletion = Completion['lines'][number]

const freeGoods = '2'
const shippedBySupplier = '1'
const headOffice = '999'

/** What follows from the customer, its items, its prices and the calendars; what was agreed on stays as it is. */
export async function completeOrder(context: Context, order: OrderToComplete): Promise<Completion> {
  const { header, lines, stored } = order
  const facts = await readOrderFacts(context, header, lines)
  const wrong = new WrongCells()
  const storedLines = new Map(stored?.lines.map((line) => [line.line_no, line]))
  const begun = lines.map((line, at) => {
    const before = storedLines.get(line.line_no)
    if (before && before.line_status !== '0') return { line, before, own: undefined }
    const item = wrongItem(facts, line, at, wrong)
    const own = item === undefined ? undefined : goodsOf(facts, header, { ...line, ...item }, before)
    return { line: { ...line, ...own }, before, own }
  })
  const { price_basis } = facts.terms.customer ?? {}
  const asking = begun.flatMap(({ line, before, own }, at) =>
    own && needsPrice(line, before)
      ? [
          {
            at,
            item_cd: line.item_cd,
            qty: positive(line.qty),
            on_dt: price_basis === '2' ? line.ship_dt || header.order_dt : header.order_dt,
          },
        ]
      : [],
  )
  const answers = await readOrderPrices(context, header, asking)
  const prices = new Map(asking.map(({ at }, index) => [at, answers[index]]))
  const completed = begun.map(({ line, before, own }, at): LineCompletion => {
    if (!own) return {}
    const rate = rateOf(facts, line)
    if (rate === undefined)
      wrong.at(`lines.${at}.item_cd`, orderErrors.BIZ_TAX_RATE_MISSING.with(taxNamed(line)))
    return {
      ...own,
      ...priceOf(line, before, prices.get(at), (error) => wrong.at(`lines.${at}.unit_price`, error)),
      tax_rate: rate ?? '0',
    }
  })
  wrong.refuse()
  const completedHeader = headerOf(facts, header, stored?.header)
  keepForJudging(context, { ...header, ...completedHeader }, facts)
  return { header: completedHeader, lines: completed }
}

/** Which item a line is about: the customer's word for it, ours, or both. */
function wrongItem(
  { terms, item }: OrderFacts,
  { item_cd, customer_item_cd }: OrderLine,
  at: number,
  wrong: WrongCells,
): Pick<OrderLine, 'item_cd' | 'customer_item_cd'> | undefined {
  const named = terms.customer_items.find((one) => one.customer_item_cd === customer_item_cd)
  if (named && item_cd !== '' && item_cd !== named.item_cd) {
    const { item_cd: other } = named
    wrong.at(
      `lines.${at}.item_cd`,
      orderErrors.BIZ_CUSTOMER_ITEM_OTHER.with({ code: customer_item_cd, item: other }),
    )
    return undefined
  }
  const meant = named?.item_cd ?? item_cd
  if (meant === '') {
    if (customer_item_cd === '') wrong.at(`lines.${at}.item_cd`, validation.V_REQUIRED.with())
    else
      wrong.at(
        `lines.${at}.customer_item_cd`,
        orderErrors.BIZ_CUSTOMER_ITEM_MISSING.with({ code: customer_item_cd }),
      )
    return undefined
  }
  if (!item(meant)) {
    wrong.at(`lines.${at}.item_cd`, stockErrors.BIZ_ITEM_MASTER_MISSING.with({ item: meant }))
    return undefined
  }
  const theirs = terms.customer_items.find((one) => one.item_cd === meant)
  return { item_cd: meant, customer_item_cd: customer_item_cd || (theirs?.customer_item_cd ?? '') }
}

/** What follows from the item and the days of a line that is open. */
function goodsOf(
  facts: OrderFacts,
  header: OrderHeader,
  line: OrderLine,
  before: OrderLine | undefined,
): LineCompletion {
  const item = facts.item(line.item_cd)
  if (!item) return {}
  const theirs = facts.terms.customer_items.find(
    (one) => one.customer_item_cd === line.customer_item_cd && one.item_cd === line.item_cd,
  )
  const { item_cd, customer_item_cd, treatment_div } = line
  const isNewItem = before?.item_cd !== item_cd
  const desired_dt = line.desired_dt || header.due_dt
  const { data: tax_cd } = taxCode.schema.safeParse(item.tax_cd)
  return {
    ...{ item_cd, customer_item_cd, desired_dt },
    unit_cd: item.unit_cd,
    ...(tax_cd ? { tax_cd } : {}),
    ship_dt: shippingOf(facts, { ...line, desired_dt }, before),
    // A set that has been sold leaves as what it was when it was ordered.
    ship_item_cd: isNewItem ? item.ship_item_cd : (before?.ship_item_cd ?? item.ship_item_cd),
    customer_item_nm: line.customer_item_nm || (theirs?.customer_item_nm ?? ''),
    pack_qty: theirs && theirs.pack_qty !== '0' ? theirs.pack_qty : item.pack_qty,
    location_cd:
      line.location_cd || (treatment_div === shippedBySupplier ? '' : item.warehouse_cd || headOffice),
    ...tradeOf(item, line.qty),
  }
}

/** A typed day stays; one that had followed from the delivery follows it again. */
function shippingOf(
  { calendars }: OrderFacts,
  line: Pick<OrderLine, 'ship_dt' | 'desired_dt' | 'answer_dt' | 'confirmed_dt'>,
  before: OrderLine | undefined,
): string {
  const delivery = deliveryDateOf(line)
  const isMoved = before && before.ship_dt === line.ship_dt && deliveryDateOf(before) !== delivery
  if (line.ship_dt !== '' && !isMoved) return line.ship_dt
  return delivery === '' ? '' : shippingDateFor(delivery, calendars)
}

/** The quantity in the unit in which the item is sold. */
function tradeOf({ sales_unit_cd, sales_unit_qty }: SoldItem, qty: string): LineCompletion {
  const trade_qty = sales_unit_cd === '' ? '' : inTradeUnits(qty, sales_unit_qty)
  return { trade_qty, trade_unit_cd: trade_qty === '' ? '' : sales_unit_cd }
}

/** A price list has no quantities of nothing; that they are refused is said elsewhere. */
const positive = (qty: string): string => (qty.startsWith('-') || qty === '0' ? '1' : qty)

/** The price of a stored line has been agreed on: it is asked for again when it was emptied, or the goods are others. */
const needsPrice = (line: OrderLine, before: OrderLine | undefined): boolean =>
  line.content_div !== freeGoods && !isAgreed(line, before)

const isAgreed = (line: OrderLine, before: OrderLine | undefined): boolean =>
  before !== undefined &&
  line.unit_price !== '' &&
  before.item_cd === line.item_cd &&
  before.unit_price === line.unit_price &&
  before.price_base_qty === line.price_base_qty &&
  before.content_div === line.content_div

function priceOf(
  line: OrderLine,
  before: OrderLine | undefined,
  listed: Priced | BusinessError | undefined,
  refuse: (error: BusinessError) => void,
): LineCompletion {
  const { unit_price, price_base_qty } = line
  if (line.content_div === freeGoods)
    return { price_source: '5', unit_price: unit_price === '' ? '0' : unit_price, temp_price_flg: false }
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

/** The rate on the day on which the goods leave. */
const rateOf = ({ terms }: OrderFacts, { tax_cd, ship_dt, desired_dt }: OrderLine): string | undefined => {
  const on = ship_dt || desired_dt
  return terms.taxes.find((tax) => tax.tax_cd === tax_cd && (on === '' || tax.from_dt <= on))?.rate
}

const taxNamed = ({ tax_cd, ship_dt, desired_dt }: OrderLine) => ({
  date: ship_dt || desired_dt,
  name: taxCode.texts[tax_cd].ja,
})

function headerOf(
  { terms }: OrderFacts,
  header: OrderHeader,
  stored: OrderHeader | undefined,
): Completion['header'] {
  const { customer, destination, department_cd } = terms
  const isSame = stored?.customer_cd === header.customer_cd && stored.branch_no === header.branch_no
  return {
    destination_cd: header.destination_cd || (destination?.destination_cd ?? ''),
    employee_cd: header.employee_cd || (customer?.employee_cd ?? ''),
    department_cd: header.department_cd || department_cd,
    // The customer's terms of the day on which it ordered.
    ...(customer && !isSame ? { tax_div: customer.tax_div, tax_fraction: customer.tax_fraction } : {}),
  }
}
