import { z } from 'zod'
import type { Field } from '#platform/contract/fields.ts'
import type { FieldErrors } from '../form/field-errors.ts'
import { changedCells, writeBoard, type BoardChange, type BoardRow } from './board-content.ts'

/** What has been typed of a board, over what is stored: by row, then by day. It belongs to what was asked for. */
export const typedBoard = z.object({
  of: z.string(),
  cells: z.record(z.string(), z.record(z.string(), z.string())),
})
export type TypedBoard = z.output<typeof typedBoard>

export const nothingTyped: TypedBoard = { of: '', cells: {} }

/** What was typed for another question is nothing here. */
export const typedFor = (typed: TypedBoard, of: string): TypedBoard =>
  typed.of === of ? typed : { ...nothingTyped, of }

/** What is typed, over what is stored. */
export function rowsAsTyped(
  stored: readonly BoardRow[],
  { cells }: TypedBoard,
  field: Field,
): readonly BoardRow[] {
  const changes = stored.flatMap(({ key }, row) =>
    Object.entries(cells[key] ?? {}).map(([day, text]): BoardChange => ({ row, day, text })),
  )
  return changes.length === 0 ? stored : writeBoard(stored, changes, field)
}

/** Cells that are not as they are stored; a blank one is none, and so is 0. */
export const cellsTyped = (stored: readonly BoardRow[], typed: TypedBoard, field: Field) =>
  changedCells(stored, rowsAsTyped(stored, typed, field)).flatMap(({ row, day, text }) => {
    const { key = '', values = {} } = stored[row] ?? {}
    const figure = text === '' ? '0' : text
    return figure === (values[day] ?? '0') ? [] : [{ key, day, figure }]
  })

export function withChanges(
  typed: TypedBoard,
  rows: readonly BoardRow[],
  changes: readonly BoardChange[],
): TypedBoard {
  const cells = { ...typed.cells }
  for (const { row, day, text } of changes) {
    const { key, beside } = rows[row] ?? {}
    if (key !== undefined && !beside) cells[key] = { ...cells[key], [day]: text }
  }
  return { ...typed, cells }
}

/** What the server has refused stands in its cell; errors are named `<key of the row>|<day>.…`. */
export const withRefusals = (rows: readonly BoardRow[], errors: FieldErrors): readonly BoardRow[] => {
  const refused = Object.entries(errors)
  if (refused.length === 0) return rows
  return rows.map((row) => {
    const own = refused.filter(([name]) => name.startsWith(`${row.key}|`))
    if (own.length === 0) return row
    const wrong = own.map(([name, msg]) => {
      const day = name.slice(row.key.length + 1).split('.')[0] ?? ''
      return [day, { typed: row.values[day] ?? '', text: { ja: msg, en: msg, zh: msg }, params: {} }] as const
    })
    return { ...row, wrong: { ...row.wrong, ...Object.fromEntries(wrong) } }
  })
}

export const isWrong = (rows: readonly BoardRow[]): boolean =>
  rows.some(({ wrong }) => Object.keys(wrong).length > 0)
