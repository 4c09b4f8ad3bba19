import { none, source, type MrpSnapshot } from './snapshot.ts'

/** By item, the lines of the BOM that use it. */
export interface WhereUsed {
  /** Uses of item i: `usedFrom[i]` … `usedFrom[i + 1]`, parents ascending. */
  readonly usedFrom: Int32Array
  readonly usedParent: Int32Array
  readonly usedTerm: Int32Array
  /** By use: the item that may stand in. Few uses have one. */
  readonly usedSubstitute: ReadonlyMap<number, number>
}

/** The BOM turned round. A bought item's lines are left out: nobody makes it here. */
export function whereUsed({ items, bom }: MrpSnapshot): WhereUsed {
  const { from, child, term, substitute } = bom
  const usedFrom = new Int32Array(items.count + 1)
  for (let parent = 0; parent < items.count; parent++) {
    if (items.source[parent] === source.buy) continue
    const end = from[parent + 1] ?? 0
    for (let line = from[parent] ?? 0; line < end; line++) {
      const next = (child[line] ?? 0) + 1
      usedFrom[next] = (usedFrom[next] ?? 0) + 1
    }
  }
  for (let item = 0; item < items.count; item++)
    usedFrom[item + 1] = (usedFrom[item + 1] ?? 0) + (usedFrom[item] ?? 0)

  const usedParent = new Int32Array(usedFrom[items.count] ?? 0)
  const usedTerm = new Int32Array(usedParent.length)
  const usedSubstitute = new Map<number, number>()
  const free = usedFrom.slice()
  for (let parent = 0; parent < items.count; parent++) {
    if (items.source[parent] === source.buy) continue
    const end = from[parent + 1] ?? 0
    for (let line = from[parent] ?? 0; line < end; line++) {
      const item = child[line] ?? 0
      const use = free[item] ?? 0
      free[item] = use + 1
      usedParent[use] = parent
      usedTerm[use] = term[line] ?? 0
      const other = substitute[line] ?? none
      if (other >= 0) usedSubstitute.set(use, other)
    }
  }
  return { usedFrom, usedParent, usedTerm, usedSubstitute }
}
