import { applyChange, type PlanChange } from './plan-change.ts'
import { planItem } from './plan-item.ts'
import { type PlanState, type Substitution } from './plan-state.ts'
import { source } from './snapshot.ts'
import { adviseOnSubstitutes } from './substitutes.ts'

export interface Replanned {
  /** Items that were looked at again, in planning sequence. */
  readonly items: readonly number[]
  /** Those of them whose orders changed in a way that their parts notice. */
  readonly changed: readonly number[]
}

/**
 * Net change: applies the changes and plans again only what depends on them. A part, or what
 * comes out beside, is looked at again when a parent's orders changed, so a change ends where lots absorb it. The plan is then the one that a full run would make.
 */
export function replan(state: PlanState, changes: readonly PlanChange[]): Replanned {
  const pending = new Pending(state.structure.position.length)
  const { position, sequence } = state.structure
  for (const change of changes) pending.add(position[applyChange(state, change)] ?? 0)
  const items = new Set<number>()
  const changed: number[] = []
  for (let place = pending.next(0); place >= 0; place = pending.next(place + 1)) {
    const item = sequence[place] ?? 0
    items.add(item)
    const taken = state.substitutions.get(item)
    const opened = state.orders.open()
    planItem(state, item)
    if (state.orders.closeAgain(item, opened)) {
      changed.push(item)
      for (const part of partsOf(state, item)) pending.add(position[part] ?? 0)
      for (const output of state.structure.comesOut.get(item) ?? []) pending.add(position[output] ?? 0)
    }
    for (const part of whoMayTake(state, item, taken)) pending.add(position[part] ?? 0)
  }
  adviseOnSubstitutes(state, (item) => items.has(item))
  return { items: [...items], changed }
}

function partsOf({ snapshot, items }: PlanState, item: number): Int32Array {
  const { from, child } = snapshot.bom
  return items.source[item] === source.buy ? child.subarray(0, 0) : child.subarray(from[item], from[item + 1])
}

/** Parts that may take this item as a substitute; and, when it took other substitutes than before, those after it. */
function whoMayTake(
  state: PlanState,
  item: number,
  before: readonly Substitution[] | undefined,
): readonly number[] {
  const { takers, position } = state.structure
  if (takers.size === 0) return []
  const now = state.substitutions.get(item)
  const after = (other: number) => (position[other] ?? 0) > (position[item] ?? 0)
  const others = isSame(before, now)
    ? []
    : [...(before ?? []), ...(now ?? [])]
        .flatMap(({ substitute }) => takers.get(substitute) ?? [])
        .filter(after)
  return [...(takers.get(item) ?? []), ...others]
}

function isSame(a: readonly Substitution[] = [], b: readonly Substitution[] = []): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Places in the planning sequence that wait: one bit each, read upward. */
class Pending {
  private readonly bits: Uint32Array

  constructor(size: number) {
    this.bits = new Uint32Array((size >> 5) + 1)
  }

  add(place: number): void {
    this.bits[place >> 5] = (this.bits[place >> 5] ?? 0) | (1 << (place & 31))
  }

  /** The first waiting place at or after `from`; −1 when none is left. */
  next(from: number): number {
    for (let word = from >> 5; word < this.bits.length; word++) {
      const masked = (this.bits[word] ?? 0) & (word === from >> 5 ? -1 << (from & 31) : -1)
      if (masked) return (word << 5) + 31 - Math.clz32(masked & -masked)
    }
    return -1
  }
}
