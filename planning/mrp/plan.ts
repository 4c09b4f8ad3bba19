import { planItem } from './plan-item.ts'
import { createState, type PlanState } from './plan-state.ts'
import { type MrpSnapshot } from './snapshot.ts'
import { adviseOnSubstitutes } from './substitutes.ts'

/**
 * The whole plan: every item once, parents before children. The state stays, for the proposal's readers and for later
 * changes (`replan.ts`).
 */
export function planRequirements(snapshot: MrpSnapshot): PlanState {
  const state = createState(snapshot)
  for (const item of state.structure.sequence) {
    const opened = state.orders.open()
    planItem(state, item)
    state.orders.closeNew(item, opened)
  }
  adviseOnSubstitutes(state, () => true)
  return state
}
