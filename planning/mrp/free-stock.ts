import { type PlanState } from './plan-state.ts'
import { supplyKind } from './snapshot.ts'

/** Stock that is usable now and that nothing has reserved. */
export function freeStock(state: PlanState, item: number): number {
  const { items, suppliesOf, advice } = state
  let free = (items.onHand[item] ?? 0) - allocatedOf(state, item)
  if (free < 0 && suppliesOf.has(item))
    for (const supply of suppliesOf.of(item)) free += advice.reserved[supply] ?? 0
  return free
}

/** Allocations that are more than what is usable now are kept from what is usable later, the soonest first. */
export function reserveLaterStock(state: PlanState, item: number): void {
  const { items, supplies, suppliesOf, advice } = state
  if (!suppliesOf.of(item).some((supply) => supplies.kind[supply] === supplyKind.stock)) return
  let beyond = allocatedOf(state, item) - Math.max(items.onHand[item] ?? 0, 0)
  if (beyond <= 0) return
  for (const supply of suppliesOf.of(item)) {
    if (supplies.kind[supply] !== supplyKind.stock) continue
    const reserved = Math.min(beyond, supplies.quantity[supply] ?? 0)
    advice.reserved[supply] = reserved
    beyond -= reserved
  }
}

/** What a supply has for whoever needs it. */
export function usableOf({ supplies, advice }: PlanState, supply: number): number {
  return (supplies.quantity[supply] ?? 0) - (advice.reserved[supply] ?? 0)
}

function allocatedOf({ demands, demandsOf }: PlanState, item: number): number {
  let allocated = 0
  const first = demandsOf.from[item] ?? 0
  const end = first + (demandsOf.size[item] ?? 0)
  for (let place = first; place < end; place++)
    allocated += demands.allocated[demandsOf.rows[place] ?? 0] ?? 0
  return allocated
}
