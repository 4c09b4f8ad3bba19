import { cyclePath } from './cycle.ts'
import { MrpRefusal } from './refusal.ts'
import { none, source, type MrpSnapshot } from './snapshot.ts'
import { whereUsed, type WhereUsed } from './where-used.ts'

/**
 * Who is used where, and in which sequence items are planned: every item after all its parents (low-level code), and a
 * part after the substitutes that it may take, so that it knows what they have left, and after all beside whom it comes out.
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
  /** By item that comes out beside others: the rows of its outputs; no entry for most items. */
  readonly outputsOf: ReadonlyMap<number, readonly number[]>
  /** By parent: what comes out beside it. */
  readonly comesOut: ReadonlyMap<number, readonly number[]>
  /** Rows of outputs that cannot be planned after their parent, and are left out. */
  readonly ignoredOutputs: readonly number[]
}

/** Two items of which one is planned later, though it is no part of the other. */
interface Pair {
  readonly first: number
  readonly later: number
}

export interface SubstitutePair {
  readonly part: number
  readonly substitute: number
}

interface OutputPair extends Pair {
  readonly row: number
}

export function buildStructure(snapshot: MrpSnapshot): Structure {
  const used = whereUsed(snapshot)
  const all = substitutePairs(snapshot)
  const outputs = outputPairs(snapshot)
  const { ranks, pairs } = rankWithPairs(snapshot, used, [...all, ...outputs])
  const { sequence, position } = sequenceByLevel(ranks.level)
  const kept = new Set(pairs)
  const substitutes = all.filter((pair) => kept.has(pair))
  const counted = outputs.filter((pair) => kept.has(pair))
  return {
    ...used,
    level: ranks.level,
    sequence,
    position,
    replaceable: replaceable(snapshot.items.count, substitutes),
    takers: takersOf(substitutes, position),
    ignoredSubstitutes: all
      .filter((pair) => !kept.has(pair))
      .map(({ first, later }) => ({ part: later, substitute: first })),
    outputsOf: grouped(counted, ({ later, row }) => [later, row]),
    comesOut: grouped(counted, ({ first, later }) => [first, later]),
    ignoredOutputs: outputs.filter((pair) => !kept.has(pair)).map(({ row }) => row),
  }
}

/** When pairs close a circle that the BOM alone does not have, only those stay whose first stands before the later one anyway. */
function rankWithPairs<Any extends Pair>(
  snapshot: MrpSnapshot,
  used: WhereUsed,
  pairs: readonly Any[],
): { readonly ranks: Ranks; readonly pairs: readonly Any[] } {
  const ranks = rank(snapshot, used.usedFrom, pairs)
  if (!ranks.stuck) return { ranks, pairs }
  const { level, stuck, waiting } = pairs.length ? rank(snapshot, used.usedFrom, []) : ranks
  if (stuck)
    throw new MrpRefusal({
      reason: 'cycle',
      path: cyclePath(used, waiting).map((item) => snapshot.codes.item(item)),
    })
  const above = ({ first, later }: Pair) => (level[first] ?? 0) - (level[later] ?? 0) || first - later
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
function rank({ items, bom }: MrpSnapshot, usedFrom: Int32Array, pairs: readonly Pair[]): Ranks {
  const { from, child } = bom
  const waiting = new Int32Array(items.count)
  const level = new Int32Array(items.count)
  const ready = new Int32Array(items.count)
  const itemsAfter = new Map<number, number[]>()
  let known = 0
  for (let item = 0; item < items.count; item++)
    waiting[item] = (usedFrom[item + 1] ?? 0) - (usedFrom[item] ?? 0)
  for (const { first, later } of pairs) {
    waiting[later] = (waiting[later] ?? 0) + 1
    itemsAfter.set(first, [...(itemsAfter.get(first) ?? []), later])
  }
  for (let item = 0; item < items.count; item++) if (waiting[item] === 0) ready[known++] = item

  for (let next = 0; next < known; next++) {
    const parent = ready[next] ?? 0
    const below = (level[parent] ?? 0) + 1
    for (const later of (itemsAfter.size && itemsAfter.get(parent)) || []) {
      if ((level[later] ?? 0) < below) level[later] = below
      if ((waiting[later] = (waiting[later] ?? 0) - 1) === 0) ready[known++] = later
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

function substitutePairs({ items, bom }: MrpSnapshot): readonly Pair[] {
  const pairs = new Map<number, Pair>()
  for (let parent = 0; parent < items.count && bom.substitute.length; parent++) {
    if (items.source[parent] === source.buy) continue
    const end = bom.from[parent + 1] ?? 0
    for (let line = bom.from[parent] ?? 0; line < end; line++) {
      const substitute = bom.substitute[line] ?? none
      const part = bom.child[line] ?? 0
      if (substitute >= 0 && substitute !== part)
        pairs.set(part * items.count + substitute, { first: substitute, later: part })
    }
  }
  return [...pairs.values()]
}

/**
 * What is bought brings nothing beside it, nobody makes a phantom, and what is planned per order line has no pool that an
 * output could come into.
 */
function outputPairs({ items, outputs }: MrpSnapshot): readonly OutputPair[] {
  const pairs: OutputPair[] = []
  for (let row = 0; row < outputs.count; row++) {
    const [first, later] = [outputs.parent[row] ?? 0, outputs.item[row] ?? 0]
    const isMade = items.source[first] !== source.buy && !items.phantom[first]
    if (first !== later && isMade && !items.phantom[later] && !items.tied[later])
      pairs.push({ first, later, row })
  }
  return pairs
}

function replaceable(items: number, pairs: readonly Pair[]): Uint8Array {
  const flags = new Uint8Array(items)
  for (const { later } of pairs) flags[later] = 1
  return flags
}

function takersOf(pairs: readonly Pair[], position: Int32Array): ReadonlyMap<number, readonly number[]> {
  const takers = grouped(pairs, ({ first, later }) => [first, later])
  for (const parts of takers.values()) parts.sort((a, b) => (position[a] ?? 0) - (position[b] ?? 0))
  return takers
}

function grouped<Row>(
  rows: readonly Row[],
  entry: (row: Row) => readonly [key: number, value: number],
): Map<number, number[]> {
  const groups = new Map<number, number[]>()
  for (const row of rows) {
    const [key, value] = entry(row)
    const group = groups.get(key) ?? []
    groups.set(key, group)
    group.push(value)
  }
  return groups
}
