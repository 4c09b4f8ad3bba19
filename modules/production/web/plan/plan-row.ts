import type { RowOf } from '#platform/contract/list-column.ts'
import type { planManageList } from '../../contract/plan/manage-list.ts'
import type { PlanList } from '../../contract/plan/plan-list.ts'

export type PlanRow = RowOf<PlanList>
export type ManagedRow = RowOf<typeof planManageList>

/** What a plan by hand for the line of an order begins with: all that the line still wants, on its day. */
export const planOfLine = ({ item_cd, qty, due_dt, order_no, order_line }: ManagedRow) => ({
  ...{ item_cd, qty, due_dt },
  ...{ demand_no: order_no, demand_line: order_line },
})

/** What confirming, locking and removing ask for. */
export interface ChosenPlan {
  readonly plan_no: string
  readonly update_cnt: number
}

export const seenOf = ({ plan_no, update_cnt }: ChosenPlan): ChosenPlan => ({ plan_no, update_cnt })
