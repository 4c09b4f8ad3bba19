import { buildSnapshot } from './build-snapshot.ts'
import { type MrpInput } from './input.ts'
import { planRequirements } from './plan.ts'
import { type PlanState } from './plan-state.ts'
import { plannedOrders, supplyMessages, type PlannedOrder, type SupplyMessage } from './proposal.ts'

/** Wednesday, 1 April 2026. */
export const testToday = '2026-04-01'

export type SmallInput = Partial<MrpInput> & Pick<MrpInput, 'items'>

/** A plan of a small input from 1 April 2026 over 60 days, on Monday to Friday, with nothing tolerated. */
export function planOf(input: SmallInput): PlanState {
  return planRequirements(buildSnapshot({ today: testToday, horizonDays: 60, ...input }))
}

export function plannedFor(input: SmallInput): readonly PlannedOrder[] {
  return [...plannedOrders(planOf(input))]
}

export function messagesFor(input: SmallInput): readonly SupplyMessage[] {
  return [...supplyMessages(planOf(input))]
}

export function pieces(quantity: number): number {
  return quantity / 1000
}
