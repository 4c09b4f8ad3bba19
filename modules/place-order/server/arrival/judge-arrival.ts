import { compare, decimal, minus, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { validation } from '#platform/contract/validation.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { arrivalErrors } from '../../contract/arrival/arrival-errors.ts'
import type { ArrivalLine, StoredArrival } from './arrival-kept.ts'
import { lotKey } from './undated-lots.ts'
import { mostToCome, orderKey, type OrderedLine } from './order-lines.ts'

type Found = readonly (readonly [field: keyof ArrivalLine & string, error: BusinessError])[]

/** What is known of the goods: those that are kept in stock, and lots that perish on a day that nobody has said. */
interface Known {
  readonly kept: ReadonlySet<string>
  readonly undated: ReadonlySet<string>
}

/** Refuses everything that is wrong with what is to be received at once, each thing at its cell. */
export function judgeArrival(
  { header, lines }: StoredArrival,
  orders: ReadonlyMap<string, OrderedLine>,
  { kept, undated }: Known,
): void {
  if (lines.length === 0) throw arrivalErrors.BIZ_ARRIVAL_EMPTY.with().at('lines')
  const wrong = new WrongCells()
  const taken = new Map<string, Decimal>()
  for (const [at, line] of lines.entries()) {
    if (line.outcome !== '0') continue
    const order = orders.get(orderKey(line))
    const found = order ? wrongWithOrder(line, order, header, taken) : wrongWithoutOrder(line, header)
    for (const [field, error] of found) wrong.at(`lines.${at}.${field}`, error)
    if (line.item_cd === '' && order?.item_cd !== '')
      wrong.at(`lines.${at}.item_cd`, validation.V_REQUIRED.with())
    else if (line.location_cd === '' && kept.has(line.item_cd))
      wrong.at(
        `lines.${at}.location_cd`,
        header.arrival_div === '1'
          ? arrivalErrors.BIZ_ARRIVAL_DIRECT_PLACE.with()
          : arrivalErrors.BIZ_ARRIVAL_PLACE.with(),
      )
    if (undated.has(lotKey(line)) && line.expiry_dt === '')
      wrong.at(`lines.${at}.expiry_dt`, arrivalErrors.BIZ_ARRIVAL_EXPIRY.with())
  }
  wrong.refuse()
}

function wrongWithoutOrder(
  { po_no, po_line_no, owner_cd, remarks }: ArrivalLine,
  { arrival_div }: Pick<StoredArrival['header'], 'arrival_div'>,
): Found {
  if (arrival_div === '1') return [['po_no', arrivalErrors.BIZ_ARRIVAL_NOT_DIRECT.with()]]
  if (po_no !== '')
    return [['po_no', arrivalErrors.BIZ_ARRIVAL_ORDER.with({ code: po_no, line: po_line_no })]]
  return owner_cd === '' && remarks === '' ? [['owner_cd', arrivalErrors.BIZ_ARRIVAL_NO_ORDER.with()]] : []
}

/** `taken`: by the lines above of the same delivery. */
function wrongWithOrder(
  line: ArrivalLine,
  order: OrderedLine,
  { supplier_cd, branch_no, arrival_div }: StoredArrival['header'],
  taken: Map<string, Decimal>,
): Found {
  const { po_no: code, po_line_no, item_cd, qty } = line
  if (order.supplier_cd !== supplier_cd || order.branch_no !== branch_no)
    return [['po_no', arrivalErrors.BIZ_ARRIVAL_SUPPLIER.with({ code, supplier: order.supplier_cd })]]
  if (order.work_order_no !== '')
    return [['po_no', arrivalErrors.BIZ_ARRIVAL_OUTSIDE.with({ code, line: po_line_no })]]
  if (arrival_div === '1' && order.treatment_div !== '1')
    return [['po_no', arrivalErrors.BIZ_ARRIVAL_NOT_DIRECT.with()]]
  if (arrival_div !== '1' && order.treatment_div === '1')
    return [['po_no', arrivalErrors.BIZ_ARRIVAL_DIRECT.with({ code, line: po_line_no })]]
  if (order.item_cd !== item_cd)
    return [['item_cd', arrivalErrors.BIZ_ARRIVAL_ITEM.with({ code, line: po_line_no, item: order.item_cd })]]
  const before = taken.get(orderKey(line)) ?? zero
  taken.set(orderKey(line), plus(before, decimal(qty)))
  const most = minus(mostToCome(order), before)
  if (compare(decimal(qty), most) <= 0) return []
  const { rest, over_tolerance: percent } = order
  return [['qty', arrivalErrors.BIZ_TOLERANCE.with({ rest, percent, most: written(most, 0) })]]
}
