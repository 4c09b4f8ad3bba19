import { type ItemInput, type MrpInput } from '../input.ts'

export interface PlanningSequence {
  readonly sequence: readonly ItemInput[]
  /** Which substitutes a part may take. */
  readonly substitutesFor: (code: string) => readonly string[]
}

type Pair = readonly [part: string, substitute: string]

/**
 * Parents before their parts, and substitutes before the parts they stand in for. Where that is a circle, only those
 * substitutes count that stand before their part anyway.
 */
export function planningSequence(input: MrpInput): PlanningSequence {
  const pairs = (input.bom ?? [])
    .filter(({ parent }) => input.items.find(({ code }) => code === parent)?.source !== 'buy')
    .flatMap(({ child, substitute }): Pair[] =>
      substitute !== undefined && substitute !== child ? [[child, substitute]] : [],
    )
  const all = depths(input, pairs)
  const alone = depths(input, [])
  if (!alone) throw new Error('a circle of parts')
  const place = (code: string) => input.items.findIndex((item) => item.code === code)
  const isBefore = (depth: ReadonlyMap<string, number>, a: string, b: string) =>
    depth.get(a)! - depth.get(b)! || place(a) - place(b)
  const kept = all ? pairs : pairs.filter(([part, substitute]) => isBefore(alone, substitute, part) < 0)
  const depth = all ?? depths(input, kept)
  if (!depth) throw new Error('a circle of substitutes')
  return {
    sequence: input.items.toSorted((a, b) => isBefore(depth, a.code, b.code)),
    substitutesFor: (code) => kept.filter(([part]) => part === code).map(([, substitute]) => substitute),
  }
}

/** How deep each item lies under what must be planned before it; undefined when that is a circle. */
function depths(input: MrpInput, pairs: readonly Pair[]): ReadonlyMap<string, number> | undefined {
  const makes = new Set(input.items.filter(({ source }) => source !== 'buy').map(({ code }) => code))
  const before = (code: string) => [
    ...(input.bom ?? [])
      .filter((line) => line.child === code && makes.has(line.parent))
      .map(({ parent }) => parent),
    ...pairs.filter(([part]) => part === code).map(([, substitute]) => substitute),
  ]
  const known = new Map<string, number>()
  for (let round = 0; round <= input.items.length; round++)
    for (const { code } of input.items) {
      const above = before(code)
      if (!above.every((one) => known.has(one))) continue
      known.set(code, Math.max(-1, ...above.map((one) => known.get(one)!)) + 1)
    }
  return known.size === input.items.length ? known : undefined
}
