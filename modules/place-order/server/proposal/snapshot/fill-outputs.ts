import type { PlannedOutput } from '#modules/master/server/index.ts'
import { always, BomTerms } from '#planning/mrp/bom-terms.ts'
import type { OutputColumns } from '#planning/mrp/snapshot.ts'

/** What comes out beside items, in columns; of items that are not planned nobody counts on anything. */
export function fillOutputs(
  outputs: readonly PlannedOutput[],
  placeOf: ReadonlyMap<string, number>,
): OutputColumns {
  const terms = new BomTerms()
  const known = outputs.flatMap(({ parent_item_cd, item_cd, from_day, to_day, need, base }) => {
    const parent = placeOf.get(parent_item_cd)
    const item = placeOf.get(item_cd)
    const toDay = to_day === null ? always.toDay : to_day + 1
    const term = terms.number({ need, base, scrap: 0, fromDay: from_day, toDay })
    return parent === undefined || item === undefined || term === undefined ? [] : [{ parent, item, term }]
  })
  return {
    count: known.length,
    parent: Int32Array.from(known, ({ parent }) => parent),
    item: Int32Array.from(known, ({ item }) => item),
    term: Int32Array.from(known, ({ term }) => term),
    terms: terms.columns(),
  }
}
