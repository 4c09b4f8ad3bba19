import { useCallback, useMemo, type Ref } from 'react'
import { useLanguage, useSay, type Say } from '../../language/say.ts'
import type { OptionsOf } from '../entry/cell-options.tsx'
import type { CellChange, EntryCell, EntryColumn } from '../entry/entry-cell.ts'
import { EntryGrid } from '../entry/entry-grid.tsx'
import { entryTexts } from '../entry/entry.text.ts'
import type { CellPosition } from '../entry/cell-position.ts'
import type { EntryHandle } from '../entry/use-entry.ts'
import { readCell, showCell, typedCell } from '../entry/cell-text.ts'
import { repairOf, type Repair } from './cell-repair.ts'
import type { Choices } from './slip-parts.ts'
import { nameKey, referenceOf, toldIn, unitOf, type Names } from './name-book.ts'
import { slipColumns, type SlipColumn } from './slip-columns.ts'
import { useSeesCosts } from '../../session/allowed.tsx'
import { isLocked, type LineSheet, type SlipLine } from './slip-content.ts'
import { problemOf } from './slip-problems.ts'
import { slipTexts } from './slip.text.ts'
import type { OpenSlip } from './use-slip.ts'
import { useLookup, type KnownNames } from './use-names.ts'

interface Props {
  slip: LineSheet
  open: Pick<OpenSlip, 'businessDate' | 'content' | 'undo' | 'redo'>
  known: KnownNames
  readOnly: boolean
  choices?: Choices | undefined
  onWrite: (changes: readonly { line: number; field: string; text: string }[]) => void
  onLeave: (way: 'next' | 'previous') => boolean
  onPosition: (position: CellPosition) => void
  handle: Ref<EntryHandle>
}

/** The line that is not there yet. It becomes one with the first thing that is typed in it. */
const ghost: SlipLine = { values: {}, wrong: {}, lineNo: 0, edit: true }

/** The lines of a slip, typed entirely by keyboard. */
export function SlipGrid({ slip, open, known, readOnly, choices, ...on }: Props) {
  const { onWrite, onLeave, onPosition, handle } = on
  const say = useSay()
  const language = useLanguage()
  const { businessDate, content } = open
  const { names, arrival } = known
  const seesCosts = useSeesCosts()
  const columns = useMemo(() => slipColumns(slip, say, seesCosts), [slip, say, seesCosts])
  const { lines } = content
  const { values: header } = content.header
  const rows = useMemo(
    () => (readOnly || lines.length >= slip.mostLines ? lines : [...lines, ghost]),
    [lines, readOnly, slip],
  )
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const cellOf = useCallback(
    (line: SlipLine, { id }: EntryColumn): EntryCell => {
      const column = byId.get(id)
      const field = column && slip.lines[column.field]
      if (!field) return { text: '', locked: true }
      if (column.names) return nameCell(slip, column, line, names)
      if (column.unitOf)
        return { text: unitOf(slip.lines, column.unitOf, line.values, names), locked: true, tone: 'dim' }
      const value = line.values[column.field] ?? ''
      const wrong = line.wrong[column.field]
      const problem = problemOf(slip.lines, column.field, line, { names, say, isNew: line.lineNo === 0 })
      const isFixed = line.lineNo !== 0 && slip.fixed?.includes(column.field) === true
      const locked = readOnly || isLocked(line) || isFixed
      const cannotUse = locked
        ? undefined
        : slip.idle?.(column.field, line.values, header, toldIn(slip.lines, line.values, names))
      // What stands in a cell can be taken out of it.
      const idle = value === '' && !wrong ? cannotUse : undefined
      const repair = problem && !locked ? repairOf(field, wrong, cannotUse !== undefined) : undefined
      if (field.kind === 'flag')
        return {
          text: say(value === '1' ? entryTexts.yes : entryTexts.no),
          ticked: value === '1',
          problem,
          locked,
        }
      const { places } = slip.columns[column.field] ?? {}
      return {
        text: wrong?.typed ?? showCell(field, value, { language, businessDate }, { places }),
        typed: wrong?.typed ?? typedCell(field, value, language),
        problem,
        locked,
        idle: idle && say(idle),
        repair: repair && repairWords(repair, say),
        tone: value.startsWith('-') && field.kind === 'decimal' ? 'bad' : column.stop ? undefined : 'dim',
      }
    },
    [byId, slip, header, names, say, language, businessDate, readOnly],
  )
  const headOf = useCallback(
    (line: SlipLine, index: number) => ({
      text: String(index + 1),
      locked: line.edit === true ? undefined : line.edit.msg || say(slipTexts.locked),
      hint: line === ghost ? say(slipTexts.ghost) : undefined,
    }),
    [say],
  )
  const look = useLookup()
  const optionsOf = useCallback(
    (line: SlipLine, { id }: EntryColumn): OptionsOf | undefined => {
      const column = byId.get(id)
      const codes = column && slip.lines[column.field]?.codes
      const own = column && choices?.(column.field, line.values, header)
      if (own) return own
      if (!column || !codes) return column && look(slip.lines, column.field, line.values)
      const listed = codes.codes.map((code) => ({
        code,
        name: say(codes.texts[code] ?? { ja: code, en: code, zh: code }),
      }))
      return (word) =>
        Promise.resolve(listed.filter(({ code, name }) => code.startsWith(word) || name.includes(word)))
    },
    [byId, slip, choices, header, look, say],
  )
  /** What an item is decides where Enter stops in its line. */
  const awaited = (at: number) => {
    const { values } = lines[at] ?? ghost
    if (!slip.idle) return undefined
    const waits = Object.keys(slip.lines).flatMap((name) => {
      const reference = referenceOf(slip.lines, name, values)
      return (reference && arrival(reference)) ?? []
    })
    return waits.length > 0 ? Promise.all(waits) : undefined
  }
  /** Names are words; a column of another kind takes what its field can read. */
  const fits = (col: number, text: string): boolean => {
    const column = columns[col]
    const field = column && slip.lines[column.field]
    if (!field) return false
    if (!column.stop) return column.names ? /[^\x20-\x7e]/.test(text) : true
    return 'value' in readCell(field, text, businessDate)
  }
  const write = (changes: readonly CellChange[]) =>
    onWrite(
      changes.flatMap(({ row, col, text }) => {
        const column = columns[col]
        return column?.stop ? [{ line: row, field: column.field, text }] : []
      }),
    )
  return (
    <EntryGrid
      label={say(slipTexts.lines, { title: say(slip.title) })}
      columns={columns}
      rows={rows}
      cellOf={cellOf}
      headOf={headOf}
      optionsOf={optionsOf}
      mostRows={slip.mostLines}
      fits={fits}
      awaited={awaited}
      onWrite={write}
      onChosen={(line, { beside = {} }) =>
        onWrite(Object.entries(beside).map(([field, text]) => ({ line, field, text })))
      }
      onUndo={open.undo}
      onRedo={open.redo}
      onLeave={onLeave}
      onPosition={onPosition}
      handle={handle}
    />
  )
}

function repairWords(repair: Repair, say: Say): EntryCell['repair'] {
  if (repair === 'choose') return { words: say(slipTexts.repairByChoice) }
  const { text } = repair
  return {
    text,
    words: text === '' ? say(slipTexts.repairByClearing) : say(slipTexts.repairByText, { text }),
  }
}

function nameCell(slip: LineSheet, { field }: SlipColumn, line: SlipLine, names: Names): EntryCell {
  const reference = referenceOf(slip.lines, field, line.values)
  return { text: (reference && names.get(nameKey(reference))?.name) ?? '', locked: true }
}
