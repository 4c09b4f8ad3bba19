import { adviseOn } from './advise.ts'
import { freeStock } from './free-stock.ts'
import { type PlanState, type Substitution } from './plan-state.ts'
import { drawnBy } from './requirements.ts'
import { laneOfSupply, pooledProjection, pooledRequirement } from './projection.ts'
import { none, orderMethod } from './snapshot.ts'
import { type SubstitutePair } from './structure.ts'

/**
 * A part that cannot be there in time is replaced, requirement by requirement, from stock of its substitute that nothing
 * else needs through the horizon. Returns how much of the day's requirement is taken over.
 */
export function takeSubstitutes(state: PlanState, part: number, day: number, short: number): number {
  const { structure, orders } = state
  const { usedFrom, usedSubstitute } = structure
  let taken = 0
  for (let use = usedFrom[part] ?? 0; use < (usedFrom[part + 1] ?? 0); use++) {
    const substitute = usedSubstitute.get(use)
    if (substitute === undefined || !structure.takers.get(substitute)?.includes(part)) continue
    for (const draw of drawnBy(state, part, use)) {
      if (taken >= short || orders.start[draw.order] !== day) continue
      const wanted = Math.min(short - taken, draw.quantity)
      const quantity = wholeUnits(
        state,
        part,
        substitute,
        Math.min(wanted, leftOver(state, { part, substitute }, day)),
      )
      if (quantity <= 0) continue
      taken += quantity
      record(state, { part, substitute, use, ordinal: draw.ordinal, day, quantity })
    }
  }
  return taken
}

/** What a part can take from a day on without making the substitute's own plan, or an earlier taker, short. */
function leftOver(state: PlanState, { part, substitute }: SubstitutePair, day: number): number {
  const { position } = state.structure
  const balance = pooledProjection(state, substitute)
  for (const one of takenFrom(state, substitute)) {
    if ((position[one.part] ?? 0) > (position[part] ?? 0)) continue
    for (let later = one.day; later < state.horizon; later++)
      balance[later] = (balance[later] ?? 0) - one.quantity
  }
  const least = balance.subarray(day, state.horizon).reduce((low, one) => Math.min(low, one), Infinity)
  return least - (state.items.safetyStock[substitute] ?? 0)
}

/** Everything that parts have taken from a substitute, in planning sequence. */
export function takenFrom(
  { substitutions, structure }: PlanState,
  substitute: number,
): readonly Substitution[] {
  return (structure.takers.get(substitute) ?? [])
    .flatMap((part) => substitutions.get(part) ?? [])
    .filter((one) => one.substitute === substitute)
}

/** A substitute's supplies are advised on once more when those are planned who may take it: what they take is a need. */
export function adviseOnSubstitutes(state: PlanState, isPlanned: (item: number) => boolean): void {
  const { structure, items } = state
  for (const [substitute, parts] of structure.takers)
    if (items.method[substitute] === orderMethod.eachTime && (isPlanned(substitute) || parts.some(isPlanned)))
      adviseOnSubstitute(state, substitute)
}

function adviseOnSubstitute(state: PlanState, item: number): void {
  const { orders, items, suppliesOf, advice } = state
  const supplies = suppliesOf
    .of(item)
    .filter((supply) => laneOfSupply(state, supply) === none && (advice.countedFrom[supply] ?? none) >= 0)
  if (supplies.length === 0) return
  const row = pooledRequirement(state, item)
  for (const { day, quantity } of takenFrom(state, item)) row[day] = (row[day] ?? 0) + quantity
  const from = orders.from[item] ?? 0
  let to = from
  while (to < from + (orders.size[item] ?? 0) && orders.laneOf(to) === none) to++
  const lane = { item, stock: freeStock(state, item), safety: items.safetyStock[item] ?? 0, supplies }
  adviseOn(state, lane, row, from, to)
}

function record({ substitutions }: PlanState, one: Substitution): void {
  substitutions.set(one.part, [...(substitutions.get(one.part) ?? []), one])
}

/** Units differ by powers of ten, so a multiple of the coarser one suits both. */
function wholeUnits({ items }: PlanState, part: number, substitute: number, quantity: number): number {
  const unit = Math.max(items.unit[part] ?? 1, items.unit[substitute] ?? 1)
  return Math.floor(quantity / unit) * unit
}
