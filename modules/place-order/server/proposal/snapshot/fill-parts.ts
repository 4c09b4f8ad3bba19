import type { PlannedParts } from '#modules/master/server/index.ts'
import { always, BomTerms } from '#planning/mrp/bom-terms.ts'
import { none, type BomColumns } from '#planning/mrp/snapshot.ts'

/** The structures in columns, sorted by parent; lines of items that are not planned are nobody's. */
export function fillParts(parts: readonly PlannedParts[], placeOf: ReadonlyMap<string, number>): BomColumns {
  const terms = new BomTerms()
  const lines = linesOf(parts, placeOf, terms)
  const from = new Int32Array(placeOf.size + 1)
  for (const parent of lines.parent) from[parent + 1] = (from[parent + 1] ?? 0) + 1
  for (let item = 0; item < placeOf.size; item++) from[item + 1] = (from[item + 1] ?? 0) + (from[item] ?? 0)
  const count = lines.parent.length
  const child = new Int32Array(count)
  const term = new Int32Array(count)
  const substitute = new Int32Array(count)
  const next = from.slice()
  for (let line = 0; line < count; line++) {
    const parent = lines.parent[line] ?? 0
    const at = next[parent] ?? 0
    next[parent] = at + 1
    child[at] = lines.child[line] ?? none
    term[at] = lines.term[line] ?? 0
    substitute[at] = lines.substitute[line] ?? none
  }
  return { count, from, child, term, substitute, terms: terms.columns() }
}

/** As they were read: by their usage and validity. */
function linesOf(parts: readonly PlannedParts[], placeOf: ReadonlyMap<string, number>, terms: BomTerms) {
  const parent: number[] = []
  const child: number[] = []
  const term: number[] = []
  const substitute: number[] = []
  for (const { parents, items, substitutes, need, base, scrap, from_day, to_day } of parts) {
    const toDay = to_day === null ? always.toDay : to_day + 1
    const shared = terms.number({ need, base, scrap, fromDay: from_day, toDay })
    if (shared === undefined) continue
    for (const [line, code] of parents.entries()) {
      const from = placeOf.get(code)
      const to = placeOf.get(items[line] ?? '')
      if (from === undefined || to === undefined) continue
      parent.push(from)
      child.push(to)
      term.push(shared)
      substitute.push(placeOf.get(substitutes[line] ?? '') ?? none)
    }
  }
  return { parent, child, term, substitute }
}
