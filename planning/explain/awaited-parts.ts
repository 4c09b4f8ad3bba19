import type { PlanState } from '../mrp/plan-state.ts'
import { type DemandEnd, pegsOf, type SupplyEnd } from './pegs.ts'

/** A part that somebody draws who makes something of it, and what brings it. */
export interface AwaitedPart {
  readonly demand: Extract<DemandEnd, { readonly kind: 'order' | 'demand' }>
  readonly item: number
  readonly supply: Extract<SupplyEnd, { readonly kind: 'order' | 'supply' | 'output' }>
  /** Days from today: when the supply is really there, whenever the plan would like to count on it. */
  readonly ready: number
}

/** Of all items, what is not taken from stock that can be used today: who needs it first has what comes first. */
export function* awaitedParts(state: PlanState): Generator<AwaitedPart> {
  for (let item = 0; item < state.items.count; item++)
    for (const { demand, supply, available } of pegsOf(state, item, 'arrival')) {
      if (demand.kind !== 'order' && demand.kind !== 'demand') continue
      if (supply.kind === 'order' || supply.kind === 'supply' || supply.kind === 'output')
        yield { demand, item, supply, ready: available }
    }
}
