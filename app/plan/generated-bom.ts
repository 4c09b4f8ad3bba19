import { always, BomTerms } from '#planning/mrp/bom-terms.ts'
import { none, type BomColumns, type DemandColumns } from '#planning/mrp/snapshot.ts'
import { type Random } from './random.ts'

/**
 * Where each level's items begin, top first; one entry more than levels. A fifth of all items are made parts, evenly on
 * the levels between finished goods and bought material, which is the rest: seven in ten.
 */
export function levelStarts(items: number, finished: number, levels: number): readonly number[] {
  const made = levels > 2 ? Math.round((items - finished) * 0.22) : 0
  const starts = [0, finished]
  for (let level = 1; level <= levels - 2; level++)
    starts.push(finished + Math.round((made * level) / (levels - 2)))
  return [...starts, items]
}

/**
 * The higher an item, the longer its BOM (of five levels 16 : 9 : 4 : 1). Nine lines in ten name a bought part, the others
 * a made part of the next level.
 */
export function generateBom(
  random: Random,
  starts: readonly number[],
  lines: number,
  horizon: number,
): BomColumns {
  const items = starts.at(-1) ?? 0
  const terms = new BomTerms()
  const from = bomStarts(starts, lines)
  const child = new Int32Array(lines)
  const term = new Int32Array(lines)
  const substitute = new Int32Array(lines).fill(none)
  let level = 0
  for (let parent = 0; parent < items; parent++) {
    while (parent >= (starts[level + 1] ?? 0)) level++
    for (let line = from[parent] ?? 0; line < (from[parent + 1] ?? 0); line++) {
      child[line] = pickChild(random, starts, level)
      term[line] = terms.number(pickTerm(random, level, horizon)) ?? 0
      if (random.chance(0.002)) substitute[line] = neighbour(starts, child[line] ?? 0)
    }
  }
  return { count: lines, from, child, term, substitute, terms: terms.columns() }
}

/** Shares out the lines among the parents by their level's weight. */
function bomStarts(starts: readonly number[], lines: number): Int32Array {
  const parentLevels = starts.length - 2
  const weights = Array.from({ length: parentLevels }, (_, level) => (parentLevels - level) ** 2)
  const sizes = weights.map((_, level) => (starts[level + 1] ?? 0) - (starts[level] ?? 0))
  const total = weights.reduce((sum, weight, level) => sum + weight * (sizes[level] ?? 0), 0)
  const from = new Int32Array((starts.at(-1) ?? 0) + 1).fill(lines)
  let reached = 0
  let parent = 0
  for (const [level, weight] of weights.entries())
    for (let one = 0; one < (sizes[level] ?? 0); one++) {
      from[parent++] = Math.floor((lines * reached) / total)
      reached += weight
    }
  return from
}

/** The first items of a level are used more than the last. */
function pickChild(random: Random, starts: readonly number[], level: number): number {
  const bought = starts.length - 2
  const below = level + 1 < bought && random.chance(0.1) ? level + 1 : bought
  const first = starts[below] ?? 0
  const size = (starts[below + 1] ?? 0) - first
  return first + Math.floor(random.next() ** 1.6 * size)
}

/** The item before it on the same level; −1 for the first. */
function neighbour(starts: readonly number[], item: number): number {
  return starts.includes(item) ? none : item - 1
}

/** Mostly 1 for 1; a tenth has scrap, a twentieth is per 10 or 100, three in a hundred change during the year. */
function pickTerm(random: Random, level: number, horizon: number) {
  const need = random.pick(level === 0 ? [1, 1, 1, 2, 2, 4] : [1, 1, 1, 1, 1, 1, 2, 3]) * 1000
  const base = random.chance(0.05) ? random.pick([10_000, 100_000]) : 1000
  const scrap = random.chance(0.1) ? random.pick([100, 200, 500]) : 0
  const change = 30 * random.whole(1, Math.max(1, Math.floor(horizon / 30) - 1))
  const dates = random.chance(0.03)
    ? random.pick([
        { fromDay: always.fromDay, toDay: change },
        { fromDay: change, toDay: always.toDay },
      ])
    : always
  return { need, base, scrap, ...dates }
}

/** Roughly what a year needs of each item; items are numbered top down, so one pass is enough. */
export function yearlyUse(
  { from, child, term, terms }: BomColumns,
  demands: DemandColumns,
  starts: readonly number[],
): Float64Array {
  const use = new Float64Array(starts.at(-1) ?? 0)
  for (let demand = 0; demand < demands.count; demand++) {
    const item = demands.item[demand] ?? 0
    use[item] = (use[item] ?? 0) + (demands.quantity[demand] ?? 0)
  }
  for (let parent = 0; parent < use.length; parent++) {
    for (let line = from[parent] ?? 0; line < (from[parent + 1] ?? 0); line++) {
      const item = child[line] ?? 0
      const times = (terms.numerator[term[line] ?? 0] ?? 0) / (terms.denominator[term[line] ?? 0] ?? 1)
      use[item] = (use[item] ?? 0) + (use[parent] ?? 0) * times
    }
  }
  return use
}
