import { useMemo, type Ref } from 'react'
import type { CellChange, EntryCell, EntryColumn } from '#platform/web/kit/entry/entry-cell.ts'
import { EntryGrid } from '#platform/web/kit/entry/entry-grid.tsx'
import type { EntryHandle } from '#platform/web/kit/entry/use-entry.ts'
import { useSay } from '#platform/web/language/say.ts'
import type { ConvertedRow, FileRow } from '#platform/contract/matching/convert-file.ts'
import { dateFormat, type FieldMatching } from '#platform/contract/matching/field-matching.ts'
import { formatsTried } from '#platform/contract/matching/guess-fields.ts'
import { codesText, columnLetters, sourceText } from '#platform/contract/matching/source-text.ts'
import type { ImportTarget } from '#platform/contract/matching/import-target.ts'
import { matchedAt, withTyped, type MatchingColumn } from './matching-draft.ts'
import { matchingTexts } from './matching.text.ts'

interface Props<Name extends string> {
  target: ImportTarget<Name>
  matching: FieldMatching
  heading: readonly string[]
  rows: readonly FileRow[]
  converted: readonly ConvertedRow<Name>[]
  /** The row whose results are shown. */
  shownRow: number
  today: string
  readOnly: boolean
  onEdit: (matching: FieldMatching) => void
  onUndo: () => void
  onRedo: () => void
  onField: (field: Name) => void
  handle: Ref<EntryHandle>
}

const typedColumns: readonly {
  readonly id: MatchingColumn
  readonly width: number
  readonly seldom?: boolean
}[] = [
  { id: 'source', width: 116 },
  { id: 'how', width: 96 },
  { id: 'narrow', width: 72, seldom: true },
  { id: 'codes', width: 120, seldom: true },
  { id: 'blank', width: 76, seldom: true },
  { id: 'between', width: 52, seldom: true },
  { id: 'most', width: 52, seldom: true },
  { id: 'key', width: 44, seldom: true },
]
const ticks: readonly string[] = ['narrow', 'key']

/** Fields with where they come from: a letter takes a column, `=` a fixed value, words a heading. */
export function MatchingFields<Name extends string>(given: Props<Name>) {
  const { target, matching, heading, converted, onField, ...props } = given
  const { rows, shownRow, today, readOnly, onEdit, onUndo, onRedo, handle } = props
  const say = useSay()
  const hasKey = target.key !== undefined
  const columns = useMemo(
    (): readonly EntryColumn[] => [
      { id: 'field', label: say(matchingTexts.field), width: 136, sticky: true, stop: false },
      ...typedColumns
        .filter(({ id }) => id !== 'key' || hasKey)
        .map(({ id, width, seldom }): EntryColumn => ({
          ...{ id, label: say(matchingTexts[id]), width, seldom, stop: !readOnly },
          choices: id === 'source' || id === 'how',
          align: ticks.includes(id) ? 'center' : undefined,
          maxLength: id === 'codes' ? 2000 : 100,
        })),
      { id: 'read', label: say(matchingTexts.read), width: 72, align: 'right', stop: false, begins: true },
      { id: 'result', label: say(matchingTexts.result, { row: shownRow }), width: 170, stop: false },
    ],
    [say, readOnly, shownRow, hasKey],
  )
  const cellOf = (field: Name, { id }: EntryColumn): EntryCell => {
    const known = matchedAt(matching, field)
    const missing = target.required.includes(field) && !known
    switch (id) {
      case 'field':
        return {
          text: say(target.fields[field].label),
          required: target.required.includes(field),
          locked: true,
          tone: known || missing ? undefined : 'dim',
        }
      case 'source':
        return known
          ? { text: shownSource(known.source, heading), typed: sourceText(known.source) }
          : { text: '' }
      case 'key':
        return { text: say(matchingTexts.key), ticked: matching.key.includes(field) }
      case 'read':
        return { text: known ? readCount(field) : '', locked: true, tone: 'dim' }
      case 'result':
        return resultOf(field)
      default:
        return known ? convertedCell(field, id, known.converter) : { text: '', locked: true }
    }
  }
  const convertedCell = (
    field: Name,
    id: string,
    converter: NonNullable<ReturnType<typeof matchedAt>>['converter'],
  ): EntryCell => {
    const { date, decimals, narrow, codes, blank, between, most } = converter
    switch (id) {
      case 'how':
        if (target.fields[field].kind === 'date') return { text: say(dateFormat.texts[date]), typed: date }
        return target.fields[field].kind === 'decimal'
          ? {
              text: decimals === 0 ? '' : say(matchingTexts.decimals, { count: decimals }),
              typed: String(decimals),
            }
          : { text: '', locked: true }
      case 'narrow':
        return { text: say(matchingTexts.narrow), ticked: narrow }
      case 'codes':
        return { text: codesText(codes) }
      case 'blank':
        return { text: blank }
      case 'between':
        return { text: between }
      default:
        return { text: most === 0 ? '' : String(most) }
    }
  }
  const readCount = (field: Name): string => {
    const wrong = converted.filter(({ problems }) => problems.some((one) => one.field === field)).length
    return `${String(converted.length - wrong)}/${String(converted.length)}`
  }
  const resultOf = (field: Name): EntryCell => {
    const row = converted.find((one) => one.row === shownRow)
    const problem = row?.problems.find((one) => one.field === field)?.error
    return {
      text: row?.values[field] ?? '',
      locked: true,
      problem: problem && say(problem.text, problem.params),
    }
  }
  const write = (changes: readonly CellChange[]) =>
    onEdit(
      changes.reduce((now, { row, col, text }) => {
        const field = target.names[row]
        const column = typedColumns.find(({ id }) => id === columns[col]?.id)?.id
        return field && column ? withTyped(target, now, { field, column, text }) : now
      }, matching),
    )
  return (
    <EntryGrid
      label={say(matchingTexts.fields)}
      columns={columns}
      rows={target.names}
      cellOf={cellOf}
      headOf={(_, index) => ({ text: String(index + 1) })}
      optionsOf={(field, { id }) =>
        id === 'source' ? columnOptions : id === 'how' ? formatOptions(field) : undefined
      }
      mostRows={target.names.length}
      onWrite={write}
      onUndo={onUndo}
      onRedo={onRedo}
      onPosition={({ row }) => {
        const field = target.names[row]
        if (field) onField(field)
      }}
      handle={handle}
    />
  )

  function columnOptions(word: string) {
    const found = heading.map((name, at) => ({ code: columnLetters(at + 1), name }))
    const plain = word.normalize('NFKC').toUpperCase()
    return Promise.resolve(
      found.filter(({ code, name }) => plain === '' || code.startsWith(plain) || name.includes(word)),
    )
  }
  function formatOptions(field: Name) {
    if (target.fields[field].kind !== 'date') return undefined
    const column = converted[0]?.columns[field] ?? -1
    const tried = formatsTried(
      rows.map(({ cells }) => cells[column] ?? ''),
      today,
    )
    return () =>
      Promise.resolve(
        tried.map(({ format, read }) => ({
          ...{ code: format, name: say(dateFormat.texts[format]) },
          detail: `${String(read)}/${String(rows.length)}`,
        })),
      )
  }
}

/** With the words above the column. */
function shownSource(source: FieldMatching['fields'][number]['source'], heading: readonly string[]): string {
  const text = sourceText(source)
  if (source.kind !== 'column') return text
  const words = source.columns.map((column) => heading[column - 1] ?? '').filter((word) => word !== '')
  return words.length > 0 ? `${text} ${words.join('+')}` : text
}
