import { sql } from 'drizzle-orm'
import { readLocations } from '#modules/master/server/index.ts'
import { decimal, sum } from '#platform/contract/decimal.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { inOneUnit, unitOf } from '#platform/server/unit/unit-of-work.ts'
import type { pickDelivery as pickCall } from '../../contract/shipping/delivery-calls.ts'
import { deliveryErrors } from '../../contract/shipping/delivery-errors.ts'
import { termsOf } from '../pick/lot-terms.ts'
import { wrongLotOf } from '../pick/wrong-lot.ts'
import { deliveryPackage } from '../tables.ts'
import { refusalOfOver, refusalOfPlaces } from './over-tolerance.ts'
import { holdDelivery, isDelivery, type Delivery } from './read-delivery.ts'
import { readLinesToShip } from './read-order-lines.ts'
import { stepDelivery } from './step-delivery.ts'

type Asked = InputOf<typeof pickCall>

/** ピッキング. */
export async function pickDelivery(
  context: Context,
  { packages, ...seen }: Asked,
): Promise<OutputOf<typeof pickCall>> {
  const { delivery_no } = seen
  return inOneUnit(context, async () => {
    const held = await holdDelivery(context, seen)
    await stepDelivery(context, held, { verb: 'pick' })
    await judgePicked(context, held, packages)
    unitOf(context).write(() => write(context, delivery_no, packages))
    return () => ({ delivery_no })
  })
}

/** Not more than was instructed and the customer takes beyond it, from the warehouse in which it was promised, and of lots as the customer takes them. */
async function judgePicked(
  context: Context,
  { header, lines }: Delivery,
  packages: Asked['packages'],
): Promise<void> {
  if (packages.length === 0) throw deliveryErrors.BIZ_DELIVERY_NOTHING.with()
  const { factory_cd } = context.session
  const locations = await readLocations(
    context,
    packages.map(({ location_cd }) => ({ factory_cd, location_cd })),
  )
  const warehouses = new Map(locations.map(({ location_cd, warehouse_cd }) => [location_cd, warehouse_cd]))
  const wrong = new WrongCells()
  const ordered = await readLinesToShip(
    context,
    lines.map(({ order_no, order_line_no }) => ({ order_no, line_no: order_line_no })),
  )
  for (const [at, { line_no, location_cd, lot_no, qty: packed }] of packages.entries()) {
    const line = lines.find((one) => one.line_no === line_no)
    if (!line) throw http[404].with()
    const { ship_item_cd: item, qty, warehouse_cd } = line
    const ofLine = packages.filter((one) => one.line_no === line_no)
    const of = ordered[lines.indexOf(line)]
    const tooMany = of && refusalOfOver(of, { item, qty, picked: sum(ofLine.map((one) => decimal(one.qty))) })
    if (tooMany) wrong.at(`packages.${at}.qty`, tooMany)
    const uncounted = of && refusalOfPlaces(of, packed)
    if (uncounted) wrong.at(`packages.${at}.qty`, uncounted)
    if (line.stock_div !== '505' && warehouses.get(location_cd) !== warehouse_cd)
      wrong.at(
        `packages.${at}.location_cd`,
        deliveryErrors.BIZ_DELIVERY_PLACE.with({ place: location_cd, warehouse: warehouse_cd }),
      )
    const terms = await termsOf(context, line, header)
    const wrongLot = await wrongLotOf(context, header, line, { lot_no, terms, others: ofLine })
    if (wrongLot) wrong.at(`packages.${at}.lot_no`, wrongLot)
  }
  wrong.refuse()
}

async function write(context: Context, delivery_no: string, packages: Asked['packages']): Promise<void> {
  const { tx, session } = context
  const { company_cd, factory_cd, user_cd } = session
  await tx.execute(sql`DELETE FROM ${deliveryPackage} AS p WHERE ${isDelivery(context, delivery_no, 'p')}`)
  const own = { company_cd, factory_cd, delivery_no, create_user: user_cd, update_user: user_cd }
  await tx.insert(deliveryPackage).values(packages.map((one, at) => ({ ...own, ...one, package_no: at + 1 })))
}
