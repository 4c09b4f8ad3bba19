import { readGoods } from '#modules/master/server/index.ts'
import { demandOfPart } from '#modules/production/contract/work-order/work-order-number.ts'
import type { WorkInProgress } from '#modules/production/server/index.ts'
import { stockErrors } from '#modules/stock/contract/stock-errors.ts'
import { suggestLots, type Movement, type SuggestedLot } from '#modules/stock/server/index.ts'
import {
  compare,
  decimal,
  divided,
  minus,
  plus,
  rounded,
  sum,
  times,
  written,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import type { DrawnPart } from './tables.ts'

/** What the events of one unit have drawn already: the stock still shows it, because it is posted at the end. */
export class TakenLots {
  readonly #taken = new Map<string, Decimal>()

  /** Of an item in a warehouse. */
  of(warehouse_cd: string, item_cd: string): Decimal {
    const start = `${JSON.stringify([warehouse_cd, item_cd])} `
    return sum([...this.#taken].flatMap(([key, qty]) => (key.startsWith(start) ? [qty] : [])))
  }

  /** As many of these lots as are wanted, less what is taken of each; they count as taken from now on. */
  take(
    warehouse_cd: string,
    item_cd: string,
    { lots, qty }: { readonly lots: readonly SuggestedLot[]; readonly qty: Decimal },
  ): readonly SuggestedLot[] {
    let missing = qty
    const found: SuggestedLot[] = []
    for (const lot of lots) {
      const key = `${JSON.stringify([warehouse_cd, item_cd])} ${JSON.stringify([lot.location_cd, lot.lot_no])}`
      const before = this.#taken.get(key) ?? zero
      const free = minus(decimal(lot.qty), before)
      const mine = compare(free, missing) < 0 ? free : missing
      if (compare(mine, zero) <= 0) continue
      this.#taken.set(key, plus(before, mine))
      missing = minus(missing, mine)
      found.push({ ...lot, qty: written(mine) })
    }
    return found
  }
}

/** What is staged where the process draws it goes first, then what lies where the item usually does. */
const placesOf = ({ location_cd, usual_cd }: WorkInProgress['parts'][number]): readonly string[] =>
  [location_cd, usual_cd].filter(Boolean)

/** Of each part what all pieces so far draw, less what has been drawn: rounding counts once. The oldest lots go first. */
export async function drawnParts(
  context: Context,
  { header, operation, parts }: WorkInProgress,
  { pieces, biz_dt, taken }: { readonly pieces: Decimal; readonly biz_dt: string; readonly taken: TakenLots },
): Promise<{ readonly movements: readonly Movement[]; readonly drawn: readonly DrawnPart[] }> {
  const { factory_cd } = context.session
  const own = parts.filter(
    ({ process_no, supply_div }) => process_no === operation.process_no && supply_div === '1',
  )
  const { items, locations } = await readGoods(context, {
    biz_dt,
    items: own.map(({ item_cd }) => item_cd),
    locations: [...new Set(own.flatMap(placesOf))].map((location_cd) => ({ factory_cd, location_cd })),
  })
  const so_far = sum([decimal(operation.good_qty), decimal(operation.defective_qty), pieces])
  const movements: Movement[] = []
  const drawn: DrawnPart[] = []
  for (const part of own) {
    const places = items.find(({ item_cd }) => item_cd === part.item_cd)?.places ?? 0
    const wanted = rounded(
      divided(times(decimal(part.need_qty), so_far), decimal(operation.plan_qty), 6, 'up'),
      places,
      'up',
    )
    const qty = minus(wanted, decimal(part.used_qty))
    if (compare(qty, zero) <= 0) continue
    const warehouses = new Set(
      placesOf(part).map(
        (place) => locations.find(({ location_cd }) => location_cd === place)?.warehouse_cd ?? place,
      ),
    )
    const demand = demandOfPart(header.work_order_no, part.part_no)
    const lots: SuggestedLot[] = []
    for (const warehouse_cd of warehouses) {
      const missing = minus(qty, sum(lots.map((lot) => decimal(lot.qty))))
      if (compare(missing, zero) <= 0) break
      const found = await suggestLots(context, {
        ...{ warehouse_cd, item_cd: part.item_cd, order: 'fifo', demands: [demand] },
        qty: written(plus(missing, taken.of(warehouse_cd, part.item_cd))),
      })
      lots.push(...taken.take(warehouse_cd, part.item_cd, { lots: found, qty: missing }))
    }
    const there = sum(lots.map((lot) => decimal(lot.qty)))
    if (compare(there, qty) < 0)
      throw stockErrors[20084]
        .with({
          item: part.item_cd,
          qty: written(qty),
          available: written(there),
        })
        .at('good_qty')
    for (const lot of lots)
      movements.push({
        ...{ stock_div: '041', item_cd: part.item_cd, qty: lot.qty, demand },
        from: { location_cd: lot.location_cd, lot_no: lot.lot_no },
      })
    drawn.push({ part_no: part.part_no, qty: written(qty) })
  }
  return { movements, drawn }
}
