import type { ArithmeticStep, Purpose } from '#modules/place-order/contract/proposal/arithmetic.ts'
import { explained, type PlanOfFactory } from '#modules/place-order/server/index.ts'
import { PegBook } from '#planning/explain/peg-tree.ts'
import { type OrderName, plannedOrdersOf } from '#planning/mrp/proposal.ts'
import { source } from '#planning/mrp/snapshot.ts'

/** A plan as a run wants it; item, demand, `need_dt` and `seq` are its natural key. */
export interface WantedPlan {
  readonly production_div: '030' | '031' | '050' | '051'
  readonly item_cd: string
  readonly qty: string
  readonly need_dt: string
  readonly seq: number
  readonly demand_kind: string
  readonly demand_no: string
  readonly demand_line: number
  readonly start_dt: string
  readonly due_dt: string
  readonly late_reason: string
  readonly late_days: number
  readonly steps: readonly ArithmeticStep[]
  readonly purposes: readonly Purpose[]
  /** Which order of the requirements it is. */
  readonly order: OrderName
}

/** What the factory has to make, item by item. */
export function* wantedPlans({ state, snapshot }: PlanOfFactory): Generator<WantedPlan> {
  const book = new PegBook(state)
  for (let item = 0; item < state.items.count; item++) {
    if (state.items.source[item] !== source.make) continue
    const ofNeed = new Map<string, number>()
    for (const order of plannedOrdersOf(state, item)) {
      const demand = order.origin === undefined ? undefined : snapshot.demands[order.origin]
      const need = [order.need, demand?.no ?? '', demand?.line ?? 0].join(' ')
      const seq = (ofNeed.get(need) ?? 0) + 1
      ofNeed.set(need, seq)
      yield {
        production_div: order.division ?? '030',
        ...{ item_cd: order.itemCode, qty: String(order.quantity / 1000), need_dt: order.need, seq },
        demand_kind: demand?.kind ?? '',
        demand_no: demand?.no ?? '',
        demand_line: demand?.line ?? 0,
        ...{ start_dt: order.start, due_dt: order.due },
        ...{ late_reason: order.late?.reason ?? '', late_days: order.late?.days ?? 0 },
        ...explained({ state, snapshot, book }, order),
        order: { item, ordinal: order.ordinal },
      }
    }
  }
}
