import { arithmeticOf } from '#planning/explain/arithmetic.ts'
import { PegBook } from '#planning/explain/peg-tree.ts'
import type { Peg } from '#planning/explain/pegs.ts'
import { isoDay } from '#planning/mrp/input-reader.ts'
import type { PlanState } from '#planning/mrp/plan-state.ts'
import { plannedOrdersOf, type PlannedOrder } from '#planning/mrp/proposal.ts'
import { orderMethod, source } from '#planning/mrp/snapshot.ts'
import type { ArithmeticStep, Purpose } from '../../contract/proposal/arithmetic.ts'
import type { FactorySnapshot } from './snapshot/read-snapshot.ts'

/** A proposal as a run wants it; `item_cd`, `need_dt` and `seq` are its natural key. */
export interface WantedProposal {
  readonly item_cd: string
  readonly need_dt: string
  readonly seq: number
  readonly supplier_cd: string
  readonly branch_no: string
  readonly qty: string
  readonly order_dt: string
  readonly due_dt: string
  readonly order_method: '0' | '1' | '2' | '3'
  readonly source: '2' | '3' | '4'
  readonly late_reason: '' | 'lead-time' | 'frozen' | 'calendar'
  readonly late_days: number
  readonly steps: readonly ArithmeticStep[]
  readonly purposes: readonly Purpose[]
}

/** Who looks at a proposal wants to know for whom it is, not everybody it is for. */
const mostPurposes = 8

const written = (thousandths: number): string => String(thousandths / 1000)

/** What has to be ordered from suppliers within the days ahead, item by item. */
export function* wantedProposals(
  state: PlanState,
  snapshot: FactorySnapshot,
  aheadDays: number,
): Generator<WantedProposal> {
  const book = new PegBook(state)
  for (let item = 0; item < state.items.count; item++) {
    if (state.items.source[item] === source.make) continue
    const ofDay = new Map<string, number>()
    for (const order of plannedOrdersOf(state, item)) {
      const day = orderDay(state, snapshot, order)
      if (day > aheadDays) continue
      const seq = (ofDay.get(order.need) ?? 0) + 1
      ofDay.set(order.need, seq)
      yield wanted({ state, snapshot, book }, order, { day, seq })
    }
  }
}

/** The order goes out on a day on which the factory works: on the one before, but not before today. */
function orderDay(
  state: PlanState,
  { factoryDays }: FactorySnapshot,
  { item, ordinal }: PlannedOrder,
): number {
  const start = state.orders.start[(state.orders.from[item] ?? 0) + ordinal] ?? 0
  return Math.max(factoryDays.onOrBefore(start), 0)
}

export interface Plan {
  readonly state: PlanState
  readonly snapshot: FactorySnapshot
  readonly book: PegBook
}

function wanted(
  { state, snapshot, book }: Plan,
  order: PlannedOrder,
  { day, seq }: { readonly day: number; readonly seq: number },
): WantedProposal {
  const master = snapshot.items[order.item]
  const method = methodOf(state, order.item)
  const { steps, purposes } = explained({ state, snapshot, book }, order)
  return {
    item_cd: order.itemCode,
    need_dt: order.need,
    seq,
    supplier_cd: master?.supplier_cd ?? '',
    branch_no: master?.branch_no ?? '',
    qty: written(order.quantity),
    order_dt: isoDay(state.snapshot.today + day),
    due_dt: order.due,
    order_method: method,
    source: method !== '0' ? '4' : order.safetyOnly ? '3' : '2',
    late_reason: order.late?.reason ?? '',
    late_days: order.late?.days ?? 0,
    steps,
    purposes,
  }
}

/** How an order of the plan came to its quantity, and what needs it. */
export const explained = ({ state, snapshot, book }: Plan, order: PlannedOrder) => ({
  steps: arithmeticOf(state, order).map(({ rule, parameter, value }): ArithmeticStep => ({
    rule,
    parameter: parameter === 0 ? '' : rule === 'scrap' ? String(parameter / 100) : written(parameter),
    value: written(value),
  })),
  purposes: purposesOf(snapshot, state, book.purposeOf(order)),
})

/** A run asks for tens of thousands of them: each is made once, as it is stored. */
function purposesOf(
  snapshot: FactorySnapshot,
  state: PlanState,
  pegs: ReturnType<PegBook['purposeOf']>,
): readonly Purpose[] {
  const purposes: Purpose[] = []
  for (const { peg } of pegs.slice(0, mostPurposes)) {
    const found = purposeOf(snapshot, state, peg)
    if (found) purposes.push(found)
  }
  return purposes
}

/** Of the plan, not of the record: a method that is not filled in yet has waited for a shortage. */
function methodOf(state: PlanState, item: number): WantedProposal['order_method'] {
  switch (state.items.method[item]) {
    case orderMethod.orderPoint:
      return '1'
    case orderMethod.regular:
      return '2'
    case orderMethod.replenishment:
      return '3'
    default:
      return '0'
  }
}

function purposeOf(
  { demands, items }: FactorySnapshot,
  { snapshot }: PlanState,
  { demand, quantity, needed }: Peg,
): Purpose | undefined {
  const qty = written(quantity)
  const date = isoDay(snapshot.today + needed)
  if (demand.kind === 'order')
    return { kind: 'item', no: items[demand.item]?.item_cd ?? '', line: 0, qty, date }
  if (demand.kind !== 'demand') return { kind: demand.kind, no: '', line: 0, qty, date }
  const row = demands[demand.demand]
  return row && { kind: row.kind, no: row.no, line: row.line, qty, date }
}
