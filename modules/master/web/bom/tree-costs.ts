import type { Cost, StructureCosts } from '#modules/master/contract/roll-up.ts'
import type { StructureLine } from '#modules/master/contract/structure.ts'
import { rowKey } from './structure-rows.ts'

/** What people distinguish: what is bought, what is done here, what is done outside. */
export const costKinds = ['material', 'working', 'outside'] as const
export type CostSplit = Readonly<Record<(typeof costKinds)[number] | 'total', number>>

/** With what it has become dearer since standard costs were rolled up with it; null where they never were. */
type LineCost = CostSplit & { readonly change: number | null }

export interface TreeCosts {
  readonly top: LineCost
  readonly total: number
  /** Since when the standard cost of the item at the top is in force; blank without one. */
  readonly since: string
  /** By the key of a line: for one of the item at the top. */
  readonly lines: ReadonlyMap<string, LineCost>
}

/** The lines come in the order of the tree: each stands under the nearest one before it that is a level higher. */
export function treeCosts(
  item_cd: string,
  lines: readonly StructureLine[],
  costs: StructureCosts | undefined,
): TreeCosts {
  const { cost, items } = costs ?? nothingKnown
  const partsOf = new Map(items.map(({ item_cd, parts }) => [item_cd, parts]))
  const since = new Map(items.map((item) => [item.item_cd, item.since]))
  const changeOf = (item_cd: string, times: number) => {
    const known = since.get(item_cd)
    return known ? Number(known.change) * times : null
  }
  /** Of each line on the way down: how many of it one at the top needs. */
  const needed: number[] = [1]
  /** How many lines of the same part have been met under a line: a part can stand there twice. */
  const met = new Map<string, number>()
  const found = new Map<string, LineCost>()
  for (const line of lines) {
    const above = needed[line.level - 1] ?? 0
    const under = `${line.path.slice(0, -1).join('/')} ${line.item_cd}`
    const turn = met.get(under) ?? 0
    met.set(under, turn + 1)
    const part = partsOf.get(line.parent_item_cd)?.filter(({ item_cd }) => item_cd === line.item_cd)[turn]
    const times = above * Number(part?.qty ?? 0)
    needed[line.level] = times
    if (part) found.set(rowKey(line), { ...split(part.cost, above), change: changeOf(line.item_cd, times) })
  }
  const top = { ...split(cost, 1), change: changeOf(item_cd, 1) }
  return { top, total: top.total, since: since.get(item_cd)?.from_dt ?? '', lines: found }
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
