import { dayAfter } from '#platform/contract/business-day.ts'
import { epochDay } from '#planning/mrp/input-reader.ts'
import type { Proposal, Reason } from '#planning/scheduling/proposal.ts'
import { type LatePart, type PartWait, waitsForPlan } from '../../contract/plan/part-wait.ts'
import { workOrderKindOfStock } from '../../contract/work-order/work-order-number.ts'
import { planKey } from '#planning/moves/order-keys.ts'
import type { PlannedItem } from './shop-snapshot.ts'

const minutesPerDay = 1440

interface Known {
  readonly plans: readonly PlannedItem[]
  readonly proposal: Proposal
  readonly from_dt: string
  /** By the schedule's orders: of which item they are. */
  readonly itemOf: ReadonlyMap<string, string>
}

/** Which part makes a plan late, down to what nothing else is behind: a purchase that comes too late, or what another order makes of it. */
export class LateParts {
  private readonly planOf: ReadonlyMap<string, PlannedItem>
  private readonly ends = new Map<string, number>()
  /** Of processes that stand before their parts: what they should wait for. */
  private readonly overtaken = new Map<string, { readonly before?: string; readonly material?: string }>()

  constructor(private readonly known: Known) {
    const { plans, proposal } = known
    this.planOf = new Map(plans.map((plan) => [planKey(plan.plan_no), plan]))
    for (const { order, end } of proposal.operations)
      this.ends.set(order, Math.max(end, this.ends.get(order) ?? 0))
    for (const { operation, ...what } of proposal.frozenTooEarly)
      if (orderOf(what.before ?? '') !== orderOf(operation)) this.overtaken.set(orderOf(operation), what)
  }

  /** Of a plan that ends late: what the schedule found in its way. */
  behind(order: string, reason: Reason): LatePart | undefined {
    const root = orderOf(reason.operation)
    if (reason.kind === 'material') return this.bought(root, reason.name ?? '')
    return root === order ? undefined : this.made(root)
  }

  /** Of a plan that stays where somebody has put it: what comes behind it. */
  overtakenBy(order: string): LatePart | undefined {
    const what = this.overtaken.get(order)
    if (!what) return undefined
    const start_dt = this.dayOf(this.startOf(order))
    const found =
      what.material === undefined ? this.made(orderOf(what.before ?? '')) : this.bought(order, what.material)
    return found && { ...found, late_days: Math.max(daysBetween(start_dt, found.date), 0) }
  }

  private bought(order: string, item_cd: string): LatePart | undefined {
    const plan = this.planOf.get(order)
    const wait = plan && this.lastOf(plan, item_cd)
    return wait && lateBy(wait, plan.start_dt)
  }

  /** Its own parts, then those of what is made for it without a process of its own. */
  private lastOf({ waits }: PlannedItem, item_cd: string): PartWait | undefined {
    const [last] = waits
      .filter((one) => one.item_cd === item_cd)
      .toSorted((a, b) => b.date.localeCompare(a.date))
    if (last) return last
    for (const { kind, no } of waits) {
      const below = kind === waitsForPlan ? this.planOf.get(planKey(no)) : undefined
      const found = below && this.lastOf(below, item_cd)
      if (found) return found
    }
    return undefined
  }

  private made(order: string): LatePart | undefined {
    const item_cd = this.known.itemOf.get(order)
    if (item_cd === undefined) return undefined
    const [kind, no = ''] = order.split(' ')
    const date = this.dayOf((this.ends.get(order) ?? 0) - 1)
    const plan = this.planOf.get(order)
    return {
      ...{ item_cd, kind: kind === 'P' ? waitsForPlan : workOrderKindOfStock, no, line: 0, date },
      late_days: plan ? Math.max(daysBetween(plan.due_dt, date), 0) : 0,
    }
  }

  private startOf(order: string): number {
    const own = this.known.proposal.operations.filter((one) => one.order === order)
    return Math.min(...own.map(({ start }) => start))
  }

  private dayOf(minute: number): string {
    return dayAfter(this.known.from_dt, Math.floor(Math.max(minute, 0) / minutesPerDay))
  }
}

/** `P 12 10`: process 10 of plan 12. */
const orderOf = (operation: string): string => operation.split(' ').slice(0, 2).join(' ')

const lateBy = ({ item_cd, kind, no, line, date }: PartWait, wanted: string): LatePart => ({
  ...{ item_cd, kind, no, line, date, late_days: Math.max(daysBetween(wanted, date), 0) },
})

const daysBetween = (from: string, to: string): number => (epochDay(to) ?? 0) - (epochDay(from) ?? 0)
