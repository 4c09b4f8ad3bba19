import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { timePhased } from '#planning/explain/time-phased.ts'
import { epochDay, isoDay } from '#planning/mrp/input-reader.ts'
import { plannedOrdersOf } from '#planning/mrp/proposal.ts'
import type { aboutProposal } from '../../contract/proposal/proposal-calls.ts'
import type { Proposal } from './open-proposals.ts'
import { planOfFactory, type PlanOfFactory } from './plan-of-factory.ts'

/** The picture goes on for so long after the proposal has arrived. */
const daysAfter = 28

/**
 * The free stock day by day as the plan counts, what made items will draw, what comes out beside them and everything else
 * that would be ordered included, each on the day on which it arrives: without the proposal, and with it.
 */
export async function courseOfStock(
  context: Context,
  proposal: Proposal,
): Promise<OutputOf<typeof aboutProposal>['course']> {
  const plan = await planOfFactory(context, { item: proposal.item_cd })
  const item = plan.snapshot.items.findIndex((one) => one.item_cd === proposal.item_cd)
  if (item < 0) return []
  const { today } = plan.state.snapshot
  const dayOf = (date: string) => Math.max((epochDay(date) ?? today) - today, 0)
  const due = dayOf(proposal.due_dt)
  const changes = new Map([[due, 0]])
  const add = (day: number, quantity: number) => changes.set(day, (changes.get(day) ?? 0) + quantity)
  const phased = timePhased(plan.state, item)
  for (const { day, existing, beside, required } of phased) add(day, existing + beside - required)
  const own = countedAs(plan, proposal)
  if (own) add(own.day, -own.quantity)
  for (const order of othersOf(plan, item, proposal)) add(dayOf(order.due), order.good)
  const [first] = phased
  let without = first ? first.balance - first.existing - first.beside - first.planned + first.required : 0
  return [...changes]
    .filter(([day]) => day <= due + daysAfter)
    .toSorted(([one], [other]) => one - other)
    .map(([day, change]) => ({
      date: isoDay(today + day),
      without: String((without += change) / 1000),
      with: String(without / 1000 + (day >= due ? Number(proposal.qty) : 0)),
    }))
}

/** One that a person has edited stands in the plan already. */
function countedAs({ state, snapshot }: PlanOfFactory, { proposal_no }: Proposal) {
  const place = snapshot.kept.findIndex((one) => one.proposal_no === proposal_no)
  const kept = snapshot.kept[place]
  return kept && { day: state.advice.countedFrom[snapshot.orders.length + place] ?? 0, quantity: kept.qty }
}

/** What else the plan would order; the order that the proposal came from is the proposal. */
function othersOf({ state, snapshot }: PlanOfFactory, item: number, proposal: Proposal) {
  const orders = [...plannedOrdersOf(state, item)]
  if (snapshot.kept.some(({ proposal_no }) => proposal_no === proposal.proposal_no)) return orders
  const same = orders.findIndex(
    ({ due, quantity }) => due === proposal.due_dt && quantity === Number(proposal.qty) * 1000,
  )
  return orders.filter((_, at) => at !== same)
}
