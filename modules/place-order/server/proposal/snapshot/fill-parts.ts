import type { PlannedPart } from '#modules/master/server/index.ts'
import { always, BomTerms } from '#planning/mrp/bom-terms.ts'
import { none, type BomColumns } from '#planning/mrp/snapshot.ts'

/** The structures in columns, sorted by parent; lines of items that are not planned are nobody's. */
export function fillParts(parts: readonly PlannedPart[], placeOf: ReadonlyMap<string, number>): BomColumns {
  const terms = new BomTerms()
  const lines = parts
    .flatMap((part) => {
      const parent = placeOf.get(part.parent_item_cd)
      const child = placeOf.get(part.item_cd)
      const term = terms.number({
        ...{ need: part.need, base: part.base, scrap: part.scrap },
        ...{ fromDay: part.from_day, toDay: part.to_day === null ? always.toDay : part.to_day + 1 },
      })
      if (parent === undefined || child === undefined || term === undefined) return []
      return [{ parent, child, term, substitute: placeOf.get(part.substitute_item_cd) ?? none }]
    })
    .toSorted((one, other) => one.parent - other.parent)
  const from = new Int32Array(placeOf.size + 1)
  for (const { parent } of lines) from[parent + 1] = (from[parent + 1] ?? 0) + 1
  for (let item = 0; item < placeOf.size; item++) from[item + 1] = (from[item + 1] ?? 0) + (from[item] ?? 0)
  return {
    count: lines.length,
    from,
    child: Int32Array.from(lines, ({ child }) => child),
    term: Int32Array.from(lines, ({ term }) => term),
    substitute: Int32Array.from(lines, ({ substitute }) => substitute),
    terms: terms.columns(),
  }
}
