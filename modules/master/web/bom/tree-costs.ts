import type { Cost, StructureCosts } from '#modules/master/contract/roll-up.ts'
import type { StructureLine } from '#modules/master/contract/structure.ts'
import { rowKey } from './structure-rows.ts'

/** What people distinguish: what is bought, what is done here, what is done outside. */
export const costKinds = ['material', 'working', 'outside'] as const
export type CostSplit = Readonly<Record<(typeof costKinds)[number] | 'total', number>>

export interface TreeCosts {
  readonly top: CostSplit
  readonly total: number
  /** By the key of a line: for one of the item at the top. */
  readonly lines: ReadonlyMap<string, CostSplit>
}

/** The lines come in the order of the tree: each stands under the nearest one before it that is a level higher. */
export function treeCosts(lines: readonly StructureLine[], costs: StructureCosts | undefined): TreeCosts {
  const { cost, items } = costs ?? nothingKnown
  const partsOf = new Map(items.map(({ item_cd, parts }) => [item_cd, parts]))
  /** Of each line on the way down: how many of it one at the top needs. */
  const needed: number[] = [1]
  /** How many lines of the same part have been met under a line: a part can stand there twice. */
  const met = new Map<string, number>()
  const found = new Map<string, CostSplit>()
  for (const line of lines) {
    const above = needed[line.level - 1] ?? 0
    const under = `${line.path.slice(0, -1).join('/')} ${line.item_cd}`
    const turn = met.get(under) ?? 0
    met.set(under, turn + 1)
    const part = partsOf.get(line.parent_item_cd)?.filter(({ item_cd }) => item_cd === line.item_cd)[turn]
    needed[line.level] = above * Number(part?.qty ?? 0)
    if (part) found.set(rowKey(line), split(part.cost, above))
  }
  const top = split(cost, 1)
  return { top, total: top.total, lines: found }
}

const nothingKnown: StructureCosts = {
  cost: { material: '0', labour: '0', machine: '0', outside: '0' },
  items: [],
}

function split({ material, labour, machine, outside }: Cost, times: number): CostSplit {
  const kinds = {
    material: Number(material) * times,
    working: (Number(labour) + Number(machine)) * times,
    outside: Number(outside) * times,
  }
  return { ...kinds, total: kinds.material + kinds.working + kinds.outside }
}

export const shareOf = (part: number, whole: number): string =>
  whole > 0 ? `${((part / whole) * 100).toFixed(1)}%` : '0%'
