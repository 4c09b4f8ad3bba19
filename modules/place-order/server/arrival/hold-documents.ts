import { demandsAround } from '#modules/stock/server/index.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import type { WantedRows } from '#platform/server/unit/locked-document.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import { supplyOf } from '../../contract/order/place-order-number.ts'
import { placeOrderKept } from '../order/place-order-kept.ts'
import { purchasesOf, type Source } from '../purchase/add-purchases.ts'
import { acceptanceKept, type StoredAcceptance } from './acceptance-kept.ts'
import { arrivalKept, type StoredArrival } from './arrival-kept.ts'
import { directShipment } from './direct-shipment.ts'
import { readOrderLines } from './order-lines.ts'
import { readArrival } from './read-arrival.ts'

/** Everything that an arrival touches, from left to right: who waits for it, its orders, itself, what is owed for it. */
export async function holdArrival(context: Context, arrival_no: string): Promise<StoredArrival> {
  const seen = await readKept(arrivalKept, context, { arrival_no })
  await unitOf(context).lock(
    ...(await aroundArrival(context, seen)),
    await purchasesOf(context, { source: '1', source_no: arrival_no }),
    ...(await aroundDirect(context, seen)),
  )
  const held = await readKept(arrivalKept, context, { arrival_no })
  refuseOthers(ordersOf(seen), ordersOf(held))
  return held
}

/** The same for an acceptance, whose arrival it changes. */
export async function holdAcceptance(
  context: Context,
  acceptance_no: string,
): Promise<{ readonly slip: StoredAcceptance; readonly arrival: StoredArrival | undefined }> {
  const key = { acceptance_no }
  const { arrival_no } = (await readKept(acceptanceKept, context, key)).header
  const seen = await readArrival(context, arrival_no)
  const source: Source = { source: '2', source_no: acceptance_no }
  await unitOf(context).lock(
    ...(seen ? await aroundArrival(context, seen) : []),
    { document: acceptanceKept.document, keys: [[acceptance_no]] },
    await purchasesOf(context, source),
    ...(seen ? await aroundDirect(context, seen, acceptance_no) : []),
  )
  const slip = await readKept(acceptanceKept, context, key)
  refuseOthers([arrival_no], [slip.header.arrival_no])
  return { slip, arrival: await readArrival(context, arrival_no) }
}

/** Orders of customers that a report of a direct delivery is about, what it has sold, and what has come back of that by this acceptance. */
async function aroundDirect(
  context: Context,
  { header, lines }: StoredArrival,
  acceptance_no = '',
): Promise<readonly WantedRows[]> {
  const { arrival_no, arrival_div } = header
  if (arrival_div !== '1') return []
  const orders = [...(await readOrderLines(context, lines)).values()].flatMap(
    ({ demand_no }) => demand_no || [],
  )
  const held = context
    .registered(directShipment)
    .map((one) => one.heldWith(context, { arrival_no, acceptance_no }, orders))
  return (await Promise.all(held)).flat()
}

async function aroundArrival(
  context: Context,
  { header: { arrival_no }, lines }: StoredArrival,
): Promise<readonly WantedRows[]> {
  const ordered = lines.filter(({ po_no }) => po_no !== '')
  const demands = await demandsAround(context, {
    supplies: ordered.map(({ po_no, po_line_no }) => supplyOf(po_no, Number(po_line_no))),
    items: [...new Set(lines.map(({ item_cd }) => item_cd))],
  })
  return [
    ...demands,
    { document: placeOrderKept.document, keys: ordersOf({ lines }).map((po_no) => [po_no]) },
    { document: arrivalKept.document, keys: [[arrival_no]] },
  ]
}

const ordersOf = ({ lines }: Pick<StoredArrival, 'lines'>): readonly string[] =>
  [...new Set(lines.map(({ po_no }) => po_no).filter((po_no) => po_no !== ''))].toSorted()

/** Somebody has named other documents before these were held. */
function refuseOthers(seen: readonly string[], held: readonly string[]): void {
  if (held.some((one) => !seen.includes(one))) throw http[404].with()
}
