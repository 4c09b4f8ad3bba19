import { always, BomTerms } from '#planning/mrp/bom-terms.ts'
import { none, type BomColumns, type DemandColumns } from '#planning/mrp/snapshot.ts'
import { type Random } from './random.ts'

/** Where each level's items begin, top first; one entry more than levels. */
export function levelStarts(items: number, finished: number, levels: number): readonly number[] {
  const starts = [0, finished]
  const weights = Array.from({ length: levels - 1 }, (_, level) => level + 2)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let reached = 0
  for (const weight of weights) {
    reached += weight
    starts.push(finished + Math.round(((items - finished) * reached) / total))
  }
  return starts
}

/** Every item above the bottom gets about the same number of lines; children lie mostly one level deeper. */
export function generateBom(
  random: Random,
  starts: readonly number[],
  lines: number,
  horizon: number,
): BomColumns {
  const items = starts.at(-1) ?? 0
  const parents = starts.at(-2) ?? 0
  const terms = new BomTerms()
  const from = new Int32Array(items + 1)
  const child = new Int32Array(lines)
  const term = new Int32Array(lines)
  const substitute = new Int32Array(lines).fill(none)
  const evenly = (parent: number) => Math.floor((lines * parent) / parents)
  let level = 0
  for (let parent = 0; parent < items; parent++) {
    from[parent] = parent < parents ? evenly(parent) : lines
    if (parent >= parents) continue
    while (parent >= (starts[level + 1] ?? 0)) level++
    for (let line = evenly(parent); line < evenly(parent + 1); line++) {
      child[line] = pickChild(random, starts, level)
      term[line] = terms.number(pickTerm(random, level, horizon)) ?? 0
      if (random.chance(0.002)) substitute[line] = neighbour(starts, child[line] ?? 0)
    }
  }
  from[items] = lines
  return { count: lines, from, child, term, substitute, terms: terms.columns() }
}

/** The next level, or now and then one further down; the first items of a level are used more than the last. */
function pickChild(random: Random, starts: readonly number[], level: number): number {
  const deepest = starts.length - 2
  let below = level + 1
  while (below < deepest && random.chance(0.2)) below++
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
