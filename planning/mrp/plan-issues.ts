import { type PlanState } from './plan-state.ts'
import { none, source, type DemandColumns, type SupplyColumns } from './snapshot.ts'

/** What a planner should know about the input: nothing is dropped or assumed in silence. */
export type PlanIssue =
  | { readonly issue: 'calendar-assumed'; readonly items: number }
  | { readonly issue: 'demand-behind-horizon'; readonly demands: number }
  | { readonly issue: 'supply-behind-horizon'; readonly supplies: number }
  | { readonly issue: 'demand-overdue'; readonly demands: number }
  | { readonly issue: 'substitute-ignored'; readonly item: string; readonly substitute: string }
  /** It would be used for what it comes out of, or have to be planned before: nothing is counted of it. */
  | { readonly issue: 'output-ignored'; readonly item: string; readonly parent: string }
  /** The books say less than nothing: the plan makes up for it. */
  | { readonly issue: 'stock-negative'; readonly item: string; readonly quantity: number }
  /** Nothing can be ordered for it: the calendar does not open long enough, or no order day is left. */
  | { readonly issue: 'need-uncovered'; readonly item: string; readonly quantity: number }
  /** Orders that start behind the horizon, where nobody plans what they draw. */
  | { readonly issue: 'parts-behind-horizon'; readonly item: string; readonly orders: number }

export function planIssues(state: PlanState): readonly PlanIssue[] {
  const { items, demands, supplies, snapshot, horizon, structure } = state
  const counted: readonly PlanIssue[] = [
    {
      issue: 'calendar-assumed',
      items: items.calendar.reduce((sum, calendar) => (calendar === none ? sum + 1 : sum), 0),
    },
    { issue: 'demand-behind-horizon', demands: countRows(demands, (day) => day >= horizon) },
    { issue: 'supply-behind-horizon', supplies: countRows(supplies, (day) => day >= horizon) },
    { issue: 'demand-overdue', demands: countRows(demands, (day) => day < 0) },
  ]
  const ignored = structure.ignoredSubstitutes.map(({ part, substitute }) => ({
    issue: 'substitute-ignored' as const,
    item: snapshot.codes.item(part),
    substitute: snapshot.codes.item(substitute),
  }))
  const { outputs } = snapshot
  const left = structure.ignoredOutputs.map((row) => ({
    issue: 'output-ignored' as const,
    item: snapshot.codes.item(outputs.item[row] ?? 0),
    parent: snapshot.codes.item(outputs.parent[row] ?? 0),
  }))
  const found = counted.filter((one) => !Object.values(one).includes(0))
  return [...found, ...ignored, ...left, ...issuesOfItems(state)]
}

function countRows({ count, day, quantity }: DemandColumns | SupplyColumns, is: (day: number) => boolean) {
  let rows = 0
  for (let row = 0; row < count; row++) if (quantity[row] && is(day[row] ?? 0)) rows++
  return rows
}

function* issuesOfItems(state: PlanState): Generator<PlanIssue> {
  const { items, snapshot, uncovered } = state
  for (let item = 0; item < items.count; item++) {
    const onHand = items.onHand[item] ?? 0
    const missing = uncovered[item] ?? 0
    const orders = startedBehindHorizon(state, item)
    if (onHand < 0) yield { issue: 'stock-negative', item: snapshot.codes.item(item), quantity: onHand }
    if (missing > 0) yield { issue: 'need-uncovered', item: snapshot.codes.item(item), quantity: missing }
    if (orders > 0) yield { issue: 'parts-behind-horizon', item: snapshot.codes.item(item), orders }
  }
}

function startedBehindHorizon({ orders, items, snapshot, horizon }: PlanState, item: number): number {
  const { from } = snapshot.bom
  if (items.source[item] === source.buy || from[item] === from[item + 1]) return 0
  const first = orders.from[item] ?? 0
  const starts = orders.start.subarray(first, first + (orders.size[item] ?? 0))
  return starts.reduce((count, start) => (start >= horizon ? count + 1 : count), 0)
}
