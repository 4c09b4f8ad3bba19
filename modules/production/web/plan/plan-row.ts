import type { RowOf } from '#platform/contract/list-column.ts'
import type { PlanList } from '../../contract/plan/plan-list.ts'

export type PlanRow = RowOf<PlanList>

/** What confirming, locking and removing ask for. */
export interface ChosenPlan {
  readonly plan_no: string
  readonly update_cnt: number
}

export const seenOf = ({ plan_no, update_cnt }: ChosenPlan): ChosenPlan => ({ plan_no, update_cnt })
