import { type ItemInput, type MrpInput, type OutputInput } from '../input.ts'

export interface PlanningSequence {
  readonly sequence: readonly ItemInput[]
  /** Which substitutes a part may take. */
  readonly substitutesFor: (code: string) => readonly string[]
  readonly outputsOf: Gives
}

/** What gives an item beside what it makes. */
export type Gives = (code: string) => readonly OutputInput[]

type Pair = readonly [later: string, earlier: string]

/**
 * Parents before their parts and what comes out beside them, and substitutes before the parts they stand in for. Where
 * that is a circle, only those count of substitutes and outputs for which the sequence of the parts is right anyway.
 */
export function planningSequence(input: MrpInput): PlanningSequence {
  const replacing = (input.bom ?? [])
    .filter(({ parent }) => input.items.find(({ code }) => code === parent)?.source !== 'buy')
    .flatMap(({ child, substitute }): Pair[] =>
      substitute !== undefined && substitute !== child ? [[child, substitute]] : [],
    )
  const outputs = (input.outputs ?? []).filter(
    ({ parent, item }) => isMade(input, parent) && isPooled(input, item),
  )
  const beside = outputs.map((one): Pair => [one.item, one.parent])
  const pairs = [...replacing, ...beside]
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
    substitutesFor: (code) =>
      replacing.filter((pair) => pair[0] === code && kept.includes(pair)).map(([, substitute]) => substitute),
    outputsOf: (code) => outputs.filter((one, place) => one.item === code && kept.includes(beside[place]!)),
  }
}

function isMade({ items }: MrpInput, code: string): boolean {
  return items.some((item) => item.code === code && item.source !== 'buy' && !item.phantom)
}

function isPooled({ items }: MrpInput, code: string): boolean {
  return items.some((item) => item.code === code && item.production !== 'order' && !item.phantom)
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
