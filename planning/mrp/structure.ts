import { cyclePath } from './cycle.ts'
import { MrpRefusal } from './refusal.ts'
import { none, source, type MrpSnapshot } from './snapshot.ts'
import { whereUsed, type WhereUsed } from './where-used.ts'

/**
 * Who is used where, and in which sequence items are planned: every item after all its parents (low-level code), and a
 * part after the substitutes that it may take, so that it knows what they have left.
 */
export interface Structure extends WhereUsed {
  /** 1 where a use of the item has a substitute. */
  readonly replaceable: Uint8Array
  readonly level: Int32Array
  readonly sequence: Int32Array
  readonly position: Int32Array
  /** For a substitute: the parts that may take it, in planning sequence. */
  readonly takers: ReadonlyMap<number, readonly number[]>
  /** Substitutes that cannot be planned before the part they replace, and are left out. */
  readonly ignoredSubstitutes: readonly SubstitutePair[]
}

export interface SubstitutePair {
  readonly part: number
  readonly substitute: number
}

export function buildStructure(snapshot: MrpSnapshot): Structure {
  const used = whereUsed(snapshot)
  const all = substitutePairs(snapshot)
  const { ranks, pairs } = rankWithSubstitutes(snapshot, used, all)
  const { sequence, position } = sequenceByLevel(ranks.level)
  const ignoredSubstitutes = all.filter((pair) => !pairs.includes(pair))
  return {
    ...used,
    level: ranks.level,
    sequence,
    position,
    replaceable: replaceable(snapshot.items.count, pairs),
    takers: takersOf(pairs, position),
    ignoredSubstitutes,
  }
}

/** When substitutes close a circle that the BOM alone does not have, only those stay that stand before their part anyway. */
function rankWithSubstitutes(
  snapshot: MrpSnapshot,
  used: WhereUsed,
  pairs: readonly SubstitutePair[],
): { readonly ranks: Ranks; readonly pairs: readonly SubstitutePair[] } {
  const ranks = rank(snapshot, used.usedFrom, pairs)
  if (!ranks.stuck) return { ranks, pairs }
  const { level, stuck, waiting } = pairs.length ? rank(snapshot, used.usedFrom, []) : ranks
  if (stuck)
    throw new MrpRefusal({
      reason: 'cycle',
      path: cyclePath(used, waiting).map((item) => snapshot.codes.item(item)),
    })
  const above = ({ part, substitute }: SubstitutePair) =>
    (level[substitute] ?? 0) - (level[part] ?? 0) || substitute - part
  const kept = pairs.filter((pair) => above(pair) < 0)
  return { ranks: rank(snapshot, used.usedFrom, kept), pairs: kept }
}

interface Ranks {
  readonly level: Int32Array
  readonly stuck: boolean
  /** How many parents of each item could not be ranked. */
  readonly waiting: Int32Array
}

/** Low-level codes: an item is ranked when all its parents are; what is left over stands in a cycle, or under one. */
function rank({ items, bom }: MrpSnapshot, usedFrom: Int32Array, pairs: readonly SubstitutePair[]): Ranks {
  const { from, child } = bom
  const waiting = new Int32Array(items.count)
  const level = new Int32Array(items.count)
  const ready = new Int32Array(items.count)
  const partsAfter = new Map<number, number[]>()
  let known = 0
  for (let item = 0; item < items.count; item++)
    waiting[item] = (usedFrom[item + 1] ?? 0) - (usedFrom[item] ?? 0)
  for (const { part, substitute } of pairs) {
    waiting[part] = (waiting[part] ?? 0) + 1
    partsAfter.set(substitute, [...(partsAfter.get(substitute) ?? []), part])
  }
  for (let item = 0; item < items.count; item++) if (waiting[item] === 0) ready[known++] = item

  for (let next = 0; next < known; next++) {
    const parent = ready[next] ?? 0
    const below = (level[parent] ?? 0) + 1
    for (const part of (partsAfter.size && partsAfter.get(parent)) || []) {
      if ((level[part] ?? 0) < below) level[part] = below
      if ((waiting[part] = (waiting[part] ?? 0) - 1) === 0) ready[known++] = part
    }
    if (items.source[parent] === source.buy) continue
    const end = from[parent + 1] ?? 0
    for (let line = from[parent] ?? 0; line < end; line++) {
      const item = child[line] ?? 0
      const rest = (waiting[item] ?? 0) - 1
      waiting[item] = rest
      if ((level[item] ?? 0) < below) level[item] = below
      if (rest === 0) ready[known++] = item
    }
  }
  return { level, stuck: known < items.count, waiting }
}

/** By level, and by position inside one: a counting sort. */
function sequenceByLevel(level: Int32Array): Pick<Structure, 'sequence' | 'position'> {
  let levels = 1
  for (const one of level) if (one >= levels) levels = one + 1
  const free = new Int32Array(levels + 1)
  for (const one of level) free[one + 1] = (free[one + 1] ?? 0) + 1
  for (let one = 0; one < levels; one++) free[one + 1] = (free[one + 1] ?? 0) + (free[one] ?? 0)
  const sequence = new Int32Array(level.length)
  const position = new Int32Array(level.length)
  for (let item = 0; item < level.length; item++) {
    const one = level[item] ?? 0
    const place = free[one] ?? 0
    free[one] = place + 1
    sequence[place] = item
    position[item] = place
  }
  return { sequence, position }
}

function substitutePairs({ items, bom }: MrpSnapshot): readonly SubstitutePair[] {
  const pairs = new Map<number, SubstitutePair>()
  for (let parent = 0; parent < items.count && bom.substitute.length; parent++) {
    if (items.source[parent] === source.buy) continue
    const end = bom.from[parent + 1] ?? 0
    for (let line = bom.from[parent] ?? 0; line < end; line++) {
      const substitute = bom.substitute[line] ?? none
      const part = bom.child[line] ?? 0
      if (substitute >= 0 && substitute !== part)
        pairs.set(part * items.count + substitute, { part, substitute })
    }
  }
  return [...pairs.values()]
}

function replaceable(items: number, pairs: readonly SubstitutePair[]): Uint8Array {
  const flags = new Uint8Array(items)
  for (const { part } of pairs) flags[part] = 1
  return flags
}

function takersOf(
  pairs: readonly SubstitutePair[],
  position: Int32Array,
): ReadonlyMap<number, readonly number[]> {
  const takers = new Map<number, number[]>()
  for (const { part, substitute } of pairs) takers.set(substitute, [...(takers.get(substitute) ?? []), part])
  for (const parts of takers.values()) parts.sort((a, b) => (position[a] ?? 0) - (position[b] ?? 0))
  return takers
}
