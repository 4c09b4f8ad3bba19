import { always, BomTerms } from './bom-terms.ts'
import { type InputReader } from './input-reader.ts'
import { type MrpInput, type OutputInput } from './input.ts'
import { MrpRefusal } from './refusal.ts'
import { type OutputColumns } from './snapshot.ts'

/** What comes out beside parents, in the sequence of the input. */
export function fillOutputs(
  input: MrpInput,
  reader: InputReader,
  itemOf: (code: string) => number,
): OutputColumns {
  const rows = input.outputs ?? []
  const terms = new BomTerms()
  return {
    count: rows.length,
    parent: Int32Array.from(rows, ({ parent }) => itemOf(parent)),
    item: Int32Array.from(rows, ({ item }) => itemOf(item)),
    term: Int32Array.from(rows, (row) => termOf(row, terms, reader)),
    terms: terms.columns(),
  }
}

function termOf(row: OutputInput, terms: BomTerms, reader: InputReader): number {
  const code = `${row.parent} → ${row.item}`
  if (row.parent === row.item) throw new MrpRefusal({ reason: 'bad-policy', field: 'output.item', code })
  const base = reader.quantity(row.base ?? 1, 'output.base', code)
  if (base === 0) throw new MrpRefusal({ reason: 'bad-policy', field: 'output.base', code })
  const term = terms.number({
    need: reader.quantity(row.quantity, 'output.quantity', code),
    base,
    scrap: 0,
    fromDay: row.from === undefined ? always.fromDay : reader.day(row.from, 'output.from', code),
    toDay: row.to === undefined ? always.toDay : reader.day(row.to, 'output.to', code) + 1,
  })
  if (term === undefined)
    throw new MrpRefusal({ reason: 'usage-too-fine', parent: row.parent, child: row.item })
  return term
}
