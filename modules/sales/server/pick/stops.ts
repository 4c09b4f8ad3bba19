import { compare, decimal, minus, plus, sum, written, zero } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import type { stopsToPick as stopsCall, Stop } from '../../contract/pick/pick-calls.ts'
import { deliveryErrors } from '../../contract/shipping/delivery-errors.ts'
import { deliveryStatus } from '../../contract/shipping/delivery-codes.ts'
import { beyondOrder, positive } from '../shipping/over-tolerance.ts'
import { asWalked, placesWalked } from '../shipping/places-walked.ts'
import { readDelivery, type Delivery } from '../shipping/read-delivery.ts'
import { readLinesToShip } from '../shipping/read-order-lines.ts'
import { suggestPicking } from '../shipping/suggest-picking.ts'
import { isMatched, termsOf } from './lot-terms.ts'

/** ピッキング順路: what is still to be picked of the deliveries of a wave, from shelf to shelf. */
export async function stopsToPick(
  context: Context,
  { delivery_no }: InputOf<typeof stopsCall>,
): Promise<OutputOf<typeof stopsCall>> {
  const list: Stop[] = []
  const deliveries: OutputOf<typeof stopsCall>['deliveries'] = []
  for (const no of delivery_no) {
    const read = await readDelivery(context, no)
    const { customer_nm, destination_nm, delivery_dt, delivery_status } = read.header
    if (delivery_status !== '1' && delivery_status !== '2')
      throw deliveryErrors.BIZ_DELIVERY_STATE.with({ state: deliveryStatus.texts[delivery_status] })
    deliveries.push({ delivery_no: no, customer_nm, destination_nm, delivery_dt, delivery_status })
    list.push(...(await stopsOf(context, no, read)))
  }
  const places = list.map(({ location_cd }) => location_cd)
  return { deliveries, list: [...asWalked(await placesWalked(context, places), list)] }
}

/** Of each line what is not in a box yet, from where it should come; a finished line stands there as done. */
async function stopsOf(
  context: Context,
  delivery_no: string,
  { header, lines, packages }: Delivery,
): Promise<Stop[]> {
  const open = lines.map((line) => {
    const own = packages.filter(({ line_no }) => line_no === line.line_no)
    const picked = sum(own.map(({ qty }) => decimal(qty)))
    return { line, own, picked, rest: minus(decimal(line.qty), picked) }
  })
  const { places, oneLot } = await suggestPicking(context, {
    header,
    packages,
    lines: open.flatMap(({ line, rest }) =>
      compare(rest, decimal('0')) > 0 ? [{ ...line, qty: written(rest) }] : [],
    ),
  })
  const ordered = await readLinesToShip(
    context,
    lines.map(({ order_no, order_line_no }) => ({ order_no, line_no: order_line_no })),
  )
  const stops: Stop[] = []
  for (const [at, { line, own, picked, rest }] of open.entries()) {
    const { line_no, order_no, order_line_no, ship_item_cd: item_cd, item_nm, unit_nm, warehouse_cd } = line
    const terms = await termsOf(context, line, header)
    const of = ordered[at]
    const over_qty = of
      ? written(positive(plus(beyondOrder(of), compare(rest, zero) < 0 ? rest : zero)), 0)
      : '0'
    const unplaced = { location_cd: warehouse_cd, lot_no: '', qty: written(rest, 0) }
    const suggested = places.filter((one) => one.line_no === line_no)
    for (const { location_cd, lot_no, qty } of suggested.length > 0 ? suggested : [unplaced])
      stops.push({
        ...{
          delivery_no,
          line_no,
          order_no,
          order_line_no,
          item_cd,
          item_nm,
          unit_nm,
          location_cd,
          lot_no,
          qty,
        },
        ...{ line_qty: line.qty, picked_qty: written(picked, 0), boxes: own.length, over_qty },
        ...{ pack_qty: terms?.pack_qty ?? '0', customer_item_cd: terms?.customer_item_cd ?? '' },
        ...{ is_matched: isMatched(terms), one_lot: oneLot.has(line_no) },
      })
  }
  return stops
}
