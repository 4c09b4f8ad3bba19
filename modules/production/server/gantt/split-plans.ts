import { compare, decimal, minus, written } from '#platform/contract/decimal.ts'
import { operationKey, planKey } from '#planning/moves/order-keys.ts'
import { type PartWait, waitsForPlan } from '../../contract/plan/part-wait.ts'
import type { Place } from '../run/places.ts'
import type { DraftedOperation } from '../work-order/draft-work-order.ts'

/** So much of a plan becomes another one, which has no number yet. */
export interface Split {
  readonly plan_no: string
  readonly part_no: string
  readonly qty: string
}

/** `12+1`, `12+2`: what is split off from plan 12, in the order of the moves. */
export function splitsOf(
  moves: readonly { readonly plan_no: string; readonly split?: string }[],
): readonly Split[] {
  const counted = new Map<string, number>()
  return moves.flatMap(({ plan_no, split: qty }) => {
    if (qty === undefined) return []
    const at = (counted.get(plan_no) ?? 0) + 1
    counted.set(plan_no, at)
    return [{ plan_no, part_no: `${plan_no}+${at}`, qty }]
  })
}

/** The plan that has a number already. */
export const storedNo = (plan_no: string): string => plan_no.split('+')[0] ?? plan_no

interface Stored {
  readonly plan_no: string
  readonly qty: string
  readonly waits: readonly PartWait[]
}

/** The plans as they would be: each part waits for what its plan waits for, and who waits for the plan waits for both. */
export function splitStored<One extends Stored>(
  plans: readonly One[],
  splits: readonly Split[],
): readonly One[] {
  return splits.reduce<readonly One[]>(
    (all, { plan_no, part_no, qty }) =>
      all
        .map((one) => ({
          ...one,
          waits: one.waits.flatMap((wait) =>
            wait.kind === waitsForPlan && wait.no === plan_no ? [wait, { ...wait, no: part_no }] : [wait],
          ),
        }))
        .flatMap((one) =>
          one.plan_no === plan_no
            ? [
                { ...one, qty: written(minus(decimal(one.qty), decimal(qty))) },
                { ...one, plan_no: part_no, qty },
              ]
            : [one],
        ),
    plans,
  )
}

interface Drafted {
  readonly plan_no: string
  readonly qty: string
  readonly operations: readonly DraftedOperation[]
}

/** Where the parts stand before anything moves: one behind the other in the time of the whole. What a planner had fixed of it is free. */
export function splitPlaces(
  places: ReadonlyMap<string, Place>,
  plans: readonly Drafted[],
  splits: readonly Split[],
): ReadonlyMap<string, Place> {
  if (splits.length === 0) return places
  const all = new Map(places)
  const planOf = new Map(plans.map((plan) => [plan.plan_no, plan]))
  for (const root of new Set(splits.map(({ plan_no }) => storedNo(plan_no)))) {
    const parts = partsOf(root, splits).flatMap((no) => planOf.get(no) ?? [])
    const whole = parts.reduce((sum, { qty }) => sum + Number(qty), 0)
    let before = 0
    for (const { plan_no, qty, operations } of parts) {
      const share = (done: number, { start, end }: Place) =>
        Math.round(start + ((end - start) * done) / whole)
      for (const { process_no, plan_qty } of operations) {
        const place = places.get(operationKey(planKey(root), process_no))
        if (!place) continue
        all.set(operationKey(planKey(plan_no), process_no), {
          ...{ ...place, qty: Number(plan_qty), pinned: false, minutes: null },
          ...{ start: share(before, place), end: share(before + Number(qty), place) },
        })
      }
      before += Number(qty)
    }
  }
  return all
}

/** A plan and all that has been split off from it, each behind what it was split off from. */
function partsOf(plan_no: string, splits: readonly Split[]): readonly string[] {
  return [
    plan_no,
    ...splits.filter((one) => one.plan_no === plan_no).flatMap(({ part_no }) => partsOf(part_no, splits)),
  ]
}

/** What a plan is for, divided: the first part takes what comes first. */
export function dividedPurposes<One extends { readonly qty: string }>(
  purposes: readonly One[],
  first: string,
): { readonly first: readonly One[]; readonly rest: readonly One[] } {
  let left = decimal(first)
  const taken: One[] = []
  const rest: One[] = []
  for (const one of purposes) {
    const qty = decimal(one.qty)
    if (compare(qty, left) <= 0) taken.push(one)
    else {
      if (compare(left, decimal('0')) > 0) taken.push({ ...one, qty: written(left) })
      rest.push({ ...one, qty: written(minus(qty, left)) })
    }
    left = compare(qty, left) <= 0 ? minus(left, qty) : decimal('0')
  }
  return { first: taken, rest }
}
