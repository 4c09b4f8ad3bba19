import { type PlanState } from './plan-state.ts'
import { scaleDown } from './quantity.ts'

/** What a planned order of a parent brings beside the parent itself. */
export interface Brought {
  readonly parent: number
  /** The how-manyeth order of the parent. */
  readonly ordinal: number
  /** The day on which the parent's order is due: what comes out beside it comes out with it. */
  readonly day: number
  readonly quantity: number
}

/** What the planned orders of an item's parents bring of it: of each order rounded down, once, to the item's unit. */
export function* broughtTo(state: PlanState, item: number): Generator<Brought> {
  const { structure, snapshot, orders, items, horizon } = state
  const { parent: parents, term: termOf, terms } = snapshot.outputs
  for (const row of structure.outputsOf.get(item) ?? []) {
    const parent = parents[row] ?? 0
    const term = termOf[row] ?? 0
    const first = orders.from[parent] ?? 0
    for (let ordinal = 0; ordinal < (orders.size[parent] ?? 0); ordinal++) {
      const order = first + ordinal
      const start = orders.start[order] ?? 0
      const day = orders.due[order] ?? 0
      if (day >= horizon || start < (terms.fromDay[term] ?? 0) || start >= (terms.toDay[term] ?? 0)) continue
      const quantity = scaleDown(
        orders.quantity[order] ?? 0,
        terms.numerator[term] ?? 0,
        terms.denominator[term] ?? 1,
        items.unit[item] ?? 1,
      )
      if (quantity > 0) yield { parent, ordinal, day, quantity }
    }
  }
}

/** What is brought is a requirement less: a row may so fall below zero, which raises the balance of its day. */
export function subtractBrought(state: PlanState, item: number, row: Float64Array): void {
  for (const { day, quantity } of broughtTo(state, item)) row[day] = (row[day] ?? 0) - quantity
}
