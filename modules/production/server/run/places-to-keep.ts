import { planKey } from '#planning/moves/order-keys.ts'
import type { StandingPlace } from '#planning/scheduling/standing.ts'
import type { ShopToPlan } from './shop-snapshot.ts'

/** Where processes stay if they can: all that have a place, but those of plans that are wanted sooner now and would come too late. */
export function placesToKeep(
  { snapshot, places }: ShopToPlan,
  hurried: readonly string[],
): ReadonlyMap<string, StandingPlace> {
  const orders = new Set(hurried.map(planKey))
  const due = new Map(snapshot.orders.map((order) => [order.id, order.due]))
  const late = new Set<string>()
  for (const { id, order } of snapshot.operations)
    if (orders.has(order) && (places.get(id)?.end ?? 0) > (due.get(order) ?? 0)) late.add(order)
  const freed = new Set(snapshot.operations.flatMap(({ id, order }) => (late.has(order) ? [id] : [])))
  return new Map([...places].filter(([id]) => !freed.has(id)))
}
