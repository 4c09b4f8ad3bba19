import { listedText } from '#platform/contract/punctuation.ts'
import { isLeftOut, type ImportRecord, type ImportRow } from '../../contract/import/import-file.ts'
import { fileStatus } from '../../contract/order-codes.ts'
import { rowKind } from '../../contract/import/row-kind.ts'
import type { EntryCell, EntryColumn } from '#platform/web/kit/entry/entry-cell.ts'
import type { Say } from '#platform/web/language/say.ts'
import { decimal, grouped } from '#platform/contract/decimal.ts'
import { namesOf } from '#platform/contract/by-name.ts'
import type { Field } from '#platform/contract/fields.ts'
import type { FilesShown } from './files-shown.ts'
import { importTexts } from './import.text.ts'

const resultColumn = 'result'
const orderColumn = 'order_no'
const changesColumn = 'changes'
const cellId = (column: number) => `cell ${String(column)}`

interface Showing {
  readonly of: FilesShown
  readonly say: Say
}

/** What is different in a file whose rows have become what they say. */
interface ShowingRow extends Showing {
  readonly isImported?: boolean
}

/** Columns of the file are typed in, what comes of them stands behind. */
export function columnsOf(
  { heading, matched, rows }: ImportRecord,
  isOpen: boolean,
  { of: { shown }, say }: Showing,
) {
  const count = Math.max(heading.length, ...rows.slice(0, 50).map(({ cells }) => cells.length))
  const fields = new Map(matched.map(({ column, label }) => [column, label]))
  const longest = (column: number) =>
    Math.max(...rows.slice(0, 50).map(({ cells }) => widthOf(cells[column] ?? '')), 4)
  const changes = { id: changesColumn, label: say(importTexts.changes), width: 320, stop: false }
  // What is different from ours is read before anything else; a file of new orders has none of it.
  const isChanging = rows.some(
    ({ assessed }) => assessed.changes.length > 0 || assessed.problems.some(({ column }) => column === -1),
  )
  return [
    { id: resultColumn, label: say(importTexts.result), width: 120, sticky: true, stop: false },
    ...(rows.some(({ assessed }) => assessed.order_no !== '')
      ? [{ id: orderColumn, label: say(importTexts.orderNo), width: 92, stop: false }]
      : []),
    ...(isChanging ? [changes] : []),
    ...Array.from({ length: count }, (_, column): EntryColumn => {
      const field = fields.get(column)
      const label = heading[column] ?? ''
      return {
        id: cellId(column),
        label: label === '' ? String(column + 1) : label,
        group: field ? say(field) : say(importTexts.blank),
        width: Math.min(200, Math.max(64, widthOf(label) * 8 + 16, longest(column) * 8 + 16)),
        stop: isOpen,
        seldom: field === undefined,
        maxLength: 500,
      }
    }),
    ...namesOf(shown).flatMap((name, at): readonly EntryColumn[] => {
      const field = shown[name]
      if (!field) return []
      const align = field.kind === 'decimal' ? 'right' : undefined
      return [
        {
          ...{
            id: name,
            label: say(field.label),
            group: say(importTexts.converted),
            width: widthOfField(field),
          },
          ...{ stop: false, begins: at === 0, align },
        },
      ]
    }),
    ...(isChanging ? [] : [{ ...changes, group: say(importTexts.converted) }]),
  ] satisfies readonly EntryColumn[]
}

function widthOfField({ kind, max = 0 }: Field): number {
  if (kind === 'date' || kind === 'decimal') return 92
  return max > 12 ? 110 : 80
}

/** In half-width letters. */
const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (letter > '\u00ff' ? 2 : 1), 0)

export const columnOfCell = (id: string): number =>
  id.startsWith('cell ') ? Number(id.slice('cell '.length)) : -1

/** What stands in a cell, what is wrong with it, and what it was. */
export function cellOf(
  row: ImportRow,
  id: string,
  typed: string | undefined,
  { of, say, isImported = false }: ShowingRow,
): EntryCell {
  const { kind, problems, order_no, changes, shown: values } = row.assessed
  const problemAt = (column: number) => {
    const found = problems.find((one) => one.column === column)
    return found && say(found.text, found.params)
  }
  if (id === resultColumn && isLeftOut(row.cells))
    return { text: say(importTexts.leftOut), locked: true, tone: 'dim' }
  if (id === resultColumn)
    return {
      text:
        problems.length > 0
          ? say(importTexts.wrong, { count: problems.length })
          : `${say(rowKind.texts[kind])} ${say(isImported ? fileStatus.texts[2] : importTexts.good)}`,
      locked: true,
      tone: problems.length > 0 ? 'bad' : undefined,
      problem: problemAt(-1),
    }
  const column = columnOfCell(id)
  if (column >= 0) {
    const came = row.corrected.find((one) => one.column === column)
    return {
      text: typed ?? row.cells[column] ?? '',
      problem: typed === undefined ? problemAt(column) : undefined,
      tone: came ? 'warn' : undefined,
    }
  }
  if (id === orderColumn) return { text: order_no, locked: true }
  if (id === changesColumn) {
    // What is wrong with the row as a whole stands at no cell of the file: without its words there would only be a count.
    const ofRow = problemAt(-1)
    return {
      text: ofRow ?? say(listedText(changes.map((one) => changeText(one, { of, say })))),
      locked: true,
      tone: ofRow === undefined ? undefined : 'bad',
    }
  }
  const name = namesOf(of.shown).find((one) => one === id)
  const field = name && of.shown[name]
  return { text: field ? written(field, values[name]) : '', locked: true, tone: 'dim' }
}

function changeText(
  { field, old, new: now }: ImportRow['assessed']['changes'][number],
  { of, say }: Showing,
): string {
  const called = of.changed(field)
  const text = (value: string) => (value === '' ? say(importTexts.blank) : asRead(value))
  return say(importTexts.change, {
    field: typeof called === 'string' ? called : say(called),
    old: text(old),
    new: text(now),
  })
}

/** What is different is known by its value alone: a day is read as one, a code stays as it is. */
const asRead = (value: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? value.replaceAll('-', '/') : value

function written({ kind }: Field, value: string): string {
  if (kind === 'date') return value.replaceAll('-', '/')
  return kind === 'decimal' && /^-?\d+(\.\d+)?$/.test(value) ? grouped(decimal(value)) : value
}
