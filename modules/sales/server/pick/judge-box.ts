import { readLocations } from '#modules/master/server/index.ts'
import { readLabel } from '#modules/stock/contract/goods-label.ts'
import { decimal, plus, sum } from '#platform/contract/decimal.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { matchesCustomerLabel } from '../../contract/pick/customer-label.ts'
import type { pickBox as boxCall } from '../../contract/pick/pick-calls.ts'
import { pickErrors } from '../../contract/pick/pick-errors.ts'
import { deliveryErrors } from '../../contract/shipping/delivery-errors.ts'
import { refusalOfOver } from '../shipping/over-tolerance.ts'
import type { Delivery, DeliveryLine } from '../shipping/read-delivery.ts'
import { readLinesToShip } from '../shipping/read-order-lines.ts'
import { isMatched, termsOf } from './lot-terms.ts'
import { wrongLotOf } from './wrong-lot.ts'

type Box = InputOf<typeof boxCall>

/** A box as it stands before whoever picks it: the first thing that is wrong with it is said. */
export async function judgeBox(
  context: Context,
  held: Delivery,
  line: DeliveryLine,
  box: Box,
): Promise<void> {
  refuseOther(line, box)
  await refusePlace(context, line, box)
  await refuseTooMany(context, held, line, box)
  const terms = await termsOf(context, line, held.header)
  const ofLine = held.packages.filter((one) => one.line_no === line.line_no)
  const wrongLot = await wrongLotOf(context, held.header, line, { lot_no: box.lot_no, terms, others: ofLine })
  if (wrongLot) throw wrongLot.at('lot_no')
  if (!isMatched(terms)) return
  const { customer_item_cd: theirs } = terms
  if (!matchesCustomerLabel(box.customer_label, { customer_item_cd: theirs, qty: box.qty }))
    throw pickErrors.BIZ_PICK_THEIRS.with({ theirs, qty: box.qty, label: box.customer_label }).at(
      'customer_label',
    )
}

function refuseOther({ ship_item_cd: item }: DeliveryLine, { label, lot_no }: Box): void {
  const read = readLabel(label)
  if (read.item_cd !== item) throw pickErrors.BIZ_PICK_ITEM.with({ item, label: read.item_cd }).at('label')
  if (read.lot_no !== lot_no)
    throw pickErrors.BIZ_PICK_LOT.with({ lot: lot_no, label: read.lot_no }).at('lot_no')
}

async function refusePlace(
  context: Context,
  { warehouse_cd, stock_div }: DeliveryLine,
  { location_cd }: Box,
): Promise<void> {
  if (stock_div === '505') return
  const { factory_cd } = context.session
  const [place] = await readLocations(context, [{ factory_cd, location_cd }])
  if (place?.warehouse_cd !== warehouse_cd)
    throw deliveryErrors.BIZ_DELIVERY_PLACE.with({ place: location_cd, warehouse: warehouse_cd }).at(
      'location_cd',
    )
}

/** Not more than was instructed and the customer takes beyond it. */
async function refuseTooMany(
  context: Context,
  { packages }: Delivery,
  { line_no, order_no, order_line_no, ship_item_cd: item, qty }: DeliveryLine,
  box: Box,
): Promise<void> {
  const before = sum(packages.filter((one) => one.line_no === line_no).map((one) => decimal(one.qty)))
  const [ordered] = await readLinesToShip(context, [{ order_no, line_no: order_line_no }])
  const tooMany = ordered && refusalOfOver(ordered, { item, qty, picked: plus(before, decimal(box.qty)) })
  if (tooMany) throw tooMany.at('qty')
}
