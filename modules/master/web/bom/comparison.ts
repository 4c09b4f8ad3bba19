import { compare, decimal, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { StructureLine } from '#modules/master/contract/structure.ts'

export type Difference = 'same' | 'changed' | 'left' | 'right'

export interface Compared {
  readonly item_cd: string
  readonly item_nm: string
  readonly unit_nm: string
  /** Quantities; blank where the item does not appear. */
  readonly left: string
  readonly right: string
  readonly difference: Difference
}

/** How far two structures are compared: part by part of the first level, or everything that is needed in sum. */
export type Depth = 'first' | 'all'

/** Two structures, item by item, with the sum of each item wherever it hangs. */
export function compared(
  left: readonly StructureLine[],
  right: readonly StructureLine[],
  depth: Depth,
): readonly Compared[] {
  const [ours, theirs] = [sums(left, depth), sums(right, depth)]
  const codes = [...new Set([...ours.keys(), ...theirs.keys()])].sort()
  return codes.map((item_cd) => {
    const [one, other] = [ours.get(item_cd), theirs.get(item_cd)]
    const { item_nm, unit_nm } = one ?? other ?? { item_nm: '', unit_nm: '' }
    const quantities = { left: one ? written(one.sum, 0) : '', right: other ? written(other.sum, 0) : '' }
    return { item_cd, item_nm, unit_nm, ...quantities, difference: differenceOf(one?.sum, other?.sum) }
  })
}

interface Sum {
  readonly item_nm: string
  readonly unit_nm: string
  readonly sum: Decimal
}

function sums(lines: readonly StructureLine[], depth: Depth): ReadonlyMap<string, Sum> {
  const found = new Map<string, Sum>()
  for (const line of lines) {
    if (depth === 'first' && line.level > 1) continue
    const before = found.get(line.node_cd)?.sum ?? zero
    const { node_nm: item_nm, unit_nm } = line
    found.set(line.node_cd, { item_nm, unit_nm, sum: plus(before, decimal(line.total_qty)) })
  }
  return found
}

/**
 * The last day on which the structure still was another one than on the given day, so far as lines of the depth tell; blank where it
 * has not changed since its first line. A change number begins with its first day, and what it replaces ends the day before.
 */
export function dayOfRevisionBefore(
  everyLine: readonly StructureLine[],
  on_dt: string,
  depth: Depth,
): string {
  const lines = everyLine.filter(({ level }) => depth === 'all' || level === 1)
  const turns = lines.flatMap(({ from_dt, to_dt }) => (to_dt ? [from_dt, dayAfter(to_dt, 1)] : [from_dt]))
  const past = [...new Set(turns)].filter((day) => day <= on_dt).sort()
  const last = past.at(-1)
  return last === undefined || past.length === 1 ? '' : dayAfter(last, -1)
}

function differenceOf(left: Decimal | undefined, right: Decimal | undefined): Difference {
  if (!left) return 'right'
  if (!right) return 'left'
  return compare(left, right) === 0 ? 'same' : 'changed'
}
