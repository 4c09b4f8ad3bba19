import type { Routings } from '#modules/master/server/index.ts'
import type { OperationInput, OrderInput } from '#planning/scheduling/factory-snapshot.ts'
import { PartCircle, type PartInput, withParts } from '#planning/scheduling/part-links.ts'
import { type PartWait, waitsForPlan } from '../../contract/plan/part-wait.ts'
import { planErrors } from '../../contract/plan/plan-errors.ts'
import { workOrderKindOfStock } from '../../contract/work-order/work-order-number.ts'
import { processTaking } from '../work-order/draft-work-order.ts'
import { operationKey, planKey, workOrderKey } from '#planning/moves/order-keys.ts'

const minutesPerDay = 1440

interface WaitingPlan {
  readonly plan_no: string
  readonly item_cd: string
  readonly start_dt: string
  readonly due_dt: string
  readonly waits: readonly PartWait[]
}

interface Shop {
  readonly termsOf: (item_cd: string) => Routings
  /** Days from the schedule's beginning. */
  readonly dayOf: (date: string) => number
  /** What has become of a plan: itself, or the work order that it was confirmed as. */
  readonly orderOf: (plan_no: string) => string
}

/** What plans wait for, as the schedule reads it. What comes on a day can be used from its beginning on, as the requirements count. */
export const partsOfPlans = (plans: readonly WaitingPlan[], shop: Shop): readonly PartInput[] => {
  const planOf = new Map(plans.map((plan) => [plan.plan_no, plan]))
  return plans.flatMap(({ plan_no, item_cd, waits }) =>
    waits.map(({ part_cd, item_cd: item, kind, no, date, days }): PartInput => {
      const into = planKey(plan_no)
      const process_no = processTaking(shop.termsOf(item_cd), item_cd, part_cd)
      const from =
        kind === waitsForPlan ? shop.orderOf(no) : kind === workOrderKindOfStock ? workOrderKey(no) : ''
      const maker = kind === waitsForPlan ? planOf.get(no) : undefined
      return {
        into,
        item,
        at: Math.max(shop.dayOf(date), 0) * minutesPerDay,
        ...(process_no === undefined ? {} : { operation: operationKey(into, process_no) }),
        ...(from === '' || from === into ? {} : { from }),
        ...(days > 0 ? { wait: days * minutesPerDay } : {}),
        ...(maker ? { lasts: (shop.dayOf(maker.due_dt) - shop.dayOf(maker.start_dt)) * minutesPerDay } : {}),
      }
    }),
  )
}

/** Goods that wait for each other are no order of work: whoever plans hears which ones. */
export function withPartsOrRefused(
  operations: readonly OperationInput[],
  parts: readonly PartInput[],
  orders: readonly OrderInput[],
): readonly OperationInput[] {
  try {
    return withParts(operations, parts)
  } catch (error) {
    if (!(error instanceof PartCircle)) throw error
    const items = orders.filter(({ id }) => error.orders.includes(id)).map(({ item }) => item)
    throw planErrors.BIZ_PLAN_CIRCLE.with({ items: [...new Set(items)].join('・') })
  }
}
