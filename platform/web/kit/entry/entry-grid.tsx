import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type FocusEvent,
  type MouseEvent,
  type Ref,
} from 'react'
import { flushSync } from 'react-dom'
import { useSay } from '../../language/say.ts'
import { useListText } from '../../language/use-list-text.ts'
import { showToast } from '../feedback/toast.ts'
import { CellEditor } from './cell-editor.tsx'
import type { OptionsOf } from './cell-options.tsx'
import { readRectangle, writeRectangle } from './clipboard.ts'
import { typedOf, type CellChange, type EntryCell, type EntryColumn, type Option } from './entry-cell.ts'
import { EntryFoot, type FootOf } from './entry-foot.tsx'
import { EntryHead, hasGroups } from './entry-head.tsx'
import { entryAction } from './entry-keys.ts'
import { EntryRow, type RowHead } from './entry-row.tsx'
import { chose } from './entry-state.ts'
import { entryTexts } from './entry.text.ts'
import { fitsByLook, pastedCells, type PasteGround } from './pasted-cells.ts'
import { pastedWords } from './pasted-words.ts'
import { areaOf, type Area, type CellPosition } from './cell-position.ts'
import { useEntry, type EntryHandle } from './use-entry.ts'
import { useKeysInTurn } from './use-keys-in-turn.ts'
import { denseRow, useShownPart } from './use-shown-part.ts'
import './entry.css'

interface Props<Row> {
  label: string
  columns: readonly EntryColumn[]
  rows: readonly Row[]
  cellOf: (row: Row, column: EntryColumn, index: number) => EntryCell
  headOf: (row: Row, index: number) => RowHead
  /** Sums under the columns, one row below the other. */
  feet?: readonly FootOf[] | undefined
  optionsOf?: ((row: Row, column: EntryColumn) => OptionsOf | undefined) | undefined
  /** As many lines as there may ever be: what is pasted further down is left out. */
  mostRows: number
  /** Whether a text can stand in a column, where its look does not tell; what is pasted is put where it fits. */
  fits?: PasteGround['fits']
  /** Lines in which nobody types, between others. */
  isPassed?: ((row: Row) => boolean) | undefined
  /** What must be known of a line before Enter can go on in it. */
  awaited?: ((row: number) => Promise<unknown> | undefined) | undefined
  onWrite: (changes: readonly CellChange[]) => void
  /** Before what was chosen is written into its cell. */
  onChosen?: ((row: number, option: Option) => void) | undefined
  onUndo: () => void
  onRedo: () => void
  onLeave?: ((way: 'next' | 'previous') => boolean) | undefined
  onPosition?: ((position: CellPosition) => void) | undefined
  handle?: Ref<EntryHandle>
  /** Of many equal rows of figures more are in sight. */
  dense?: boolean
}

/** What was copied from a grid says so on the clipboard: it has the columns of names, too. */
const ownCells = 'application/x-kaname-cells'

const titlesHeight = 24
const groupsHeight = 20
const footHeight = 32

/**
 * A grid that is typed in: by keyboard alone, with ranges, copy and paste, and only what is in sight drawn. It shows
 * values and reports what is typed; what that means is its owner's business (a slip, a board).
 */
export function EntryGrid<Row>(props: Props<Row>) {
  const { label, columns, rows, cellOf, headOf, feet, optionsOf, mostRows, onWrite, onUndo, onRedo } = props
  const say = useSay()
  const listed = useListText()
  const { scroller, width, edges, stuckCount, rowHeight, reveal, pageRows, ...shown } = useShownPart(
    columns,
    rows.length,
    props.dense ?? false,
  )
  const cellAt = ({ row, col }: CellPosition): EntryCell => {
    const [line, column] = [rows[row], columns[col]]
    return line !== undefined && column ? cellOf(line, column, row) : { text: '', locked: true }
  }
  const { onLeave, onPosition } = props
  const isPassed = (at: number): boolean => {
    const line = rows[at]
    return line !== undefined && (props.isPassed?.(line) ?? false)
  }
  const entry = useEntry({
    ...{ columns, rowCount: rows.length, cellAt, onWrite, onUndo, onRedo, onLeave },
    pageRows,
    isPassed,
  })
  const { state } = entry
  const { at } = state.selection
  const area = areaOf(state.selection)
  const headHeight = titlesHeight + (hasGroups(columns) ? groupsHeight : 0)
  const headRows = hasGroups(columns) ? 2 : 1
  const footRows = feet?.length ?? 0

  useImperativeHandle(props.handle, () => ({
    flush: entry.flush,
    goTo: (position) => entry.go(position),
    restart: entry.restart,
    openOptions: entry.openOptions,
    area: () => areaOf(entry.store.get().selection),
    nextProblem: entry.nextProblem,
  }))
  useLayoutEffect(() => {
    reveal({ row: at.row, col: at.col }, headHeight, footRows * footHeight)
  }, [reveal, at.row, at.col, headHeight, footRows])
  const asked = useRef(props.awaited)
  useLayoutEffect(() => {
    asked.current = props.awaited
  })
  const told = useRef(onPosition)
  useLayoutEffect(() => {
    told.current = onPosition
  })
  useLayoutEffect(() => told.current?.({ row: at.row, col: at.col }), [at.row, at.col])

  const onKeyDown = useKeysInTurn({
    press: (event) => {
      const action = entryAction(event.nativeEvent, entry.store.get().mode)
      if (action && entry.act(action)) event.preventDefault()
    },
    isStep: (press) => entryAction(press, entry.store.get().mode)?.do === 'next',
    awaited: () => {
      // What has just been typed may be what is asked about.
      flushSync(entry.flush)
      return asked.current?.(entry.here().row)
    },
    type: (letter) => {
      const { mode, text } = entry.store.get()
      entry.type(mode === 'browse' ? letter : text + letter)
    },
  })
  const onMouseDown = (event: MouseEvent) => {
    const position = positionOf(event.target)
    if (!position || event.button !== 0) return
    const isHere = position.row === at.row && position.col === at.col
    if (isHere && !event.shiftKey) {
      if (state.mode === 'browse' && state.held) entry.repair()
      else if (!state.held) entry.go(position)
      return
    }
    event.preventDefault()
    entry.go(position, event.shiftKey)
  }
  const onMouseMove = (event: MouseEvent) => {
    const position = event.buttons === 1 && state.mode === 'browse' ? positionOf(event.target) : undefined
    if (position && (position.row !== at.row || position.col !== at.col)) entry.go(position, true)
  }
  const onCopy = (event: ClipboardEvent) => {
    if (state.mode !== 'browse') return
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeRectangle(rectangle(area)))
    event.clipboardData.setData(ownCells, label)
    if (event.type === 'cut') entry.clear()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (state.mode !== 'browse') return
    event.preventDefault()
    const pasted = pastedCells(readRectangle(event.clipboardData.getData('text/plain')), area, {
      ...{ columns, mostRows, fits: props.fits ?? fitsByLook(columns) },
      // A line that is not there yet takes what its columns take.
      isClosed: (position) => position.row < rows.length && !entry.isWritable(position),
      isPassed,
      isOwn: event.clipboardData.getData(ownCells) === label,
    })
    if (pasted.changes.length > 0) onWrite(pasted.changes)
    const told = pastedWords(pasted, say, listed)
    if (told) showToast('note', told)
  }
  const onBlur = (event: FocusEvent) => {
    // Another window is looked at: what is half-typed stays as it is.
    if (!document.hasFocus() || event.currentTarget.contains(event.relatedTarget)) return
    entry.flush()
    entry.hold(false)
  }
  const rectangle = ({ top, left, bottom, right }: Area) =>
    rows
      .slice(top, bottom + 1)
      .map((row, down) =>
        columns.slice(left, right + 1).map((column) => typedOf(cellOf(row, column, top + down))),
      )

  const shownColumns = { cols: shown.cols, stuckCount, edges }
  const { start, end } = shown.rows
  const drawn = Array.from({ length: Math.max(0, Math.min(end, rows.length) - start) }, (_, n) => start + n)
  if (at.row < start || at.row >= end) drawn.push(at.row)
  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={-1}
      className={rowHeight === denseRow ? 'entry-grid dense' : 'entry-grid'}
      aria-label={label}
      aria-multiselectable="true"
      aria-rowcount={rows.length + headRows + footRows}
      aria-colcount={columns.length + 1}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
      onMouseMove={onMouseMove}
      onCopy={onCopy}
      onCut={onCopy}
      onPaste={onPaste}
      onFocus={() => entry.hold(true)}
      onBlur={onBlur}
    >
      <div role="presentation" className="entry-all" style={{ width }}>
        <EntryHead columns={columns} {...shownColumns} corner={say(entryTexts.row)} />
        <div role="rowgroup" className="entry-body" style={{ height: rows.length * rowHeight }}>
          {drawn.map((index) => {
            const row = rows[index]
            return row === undefined ? null : drawRow(row, index)
          })}
        </div>
        {feet ? (
          <EntryFoot {...shownColumns} columns={columns} feet={feet} rowIndex={rows.length + headRows + 1} />
        ) : null}
      </div>
    </div>
  )

  function drawRow(row: Row, index: number) {
    const isHere = index === at.row
    return (
      <EntryRow
        key={index}
        {...shownColumns}
        {...{ row, index, headRows, columns, cellOf, headOf }}
        top={index * rowHeight}
        chosen={chosenIn(index)}
        active={isHere ? at.col : -1}
        editor={isHere ? drawEditor(row) : null}
      />
    )
  }
  function drawEditor(row: Row) {
    const column = columns[at.col]
    if (!column) return null
    return (
      <CellEditor
        key={`${String(at.row)} ${String(at.col)}`}
        label={say(entryTexts.cell, { row: at.row + 1, column: column.label })}
        column={column}
        cell={cellAt(at)}
        state={state}
        above={at.row > start + 1}
        options={optionsOf?.(row, column)}
        onType={entry.type}
        onTick={entry.write}
        onChoose={(option) => {
          props.onChosen?.(at.row, option)
          entry.type(option.code)
          flushSync(entry.flush)
          const enter = new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
          document.activeElement?.dispatchEvent(enter)
        }}
        onOption={(step, count) => entry.store.set((now) => chose(now, step, count))}
      />
    )
  }
  /** The same object for the same range, so that an untouched line is not drawn again. */
  function chosenIn(index: number) {
    return index < area.top || index > area.bottom ? null : chosenColumns(area.left, area.right)
  }
}

const runs = new Map<string, { start: number; end: number }>()
function chosenColumns(left: number, right: number) {
  const key = `${String(left)} ${String(right)}`
  const known = runs.get(key)
  if (known) return known
  const run = { start: left, end: right + 1 }
  runs.set(key, run)
  return run
}

function positionOf(target: EventTarget): CellPosition | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-col]') : null
  return cell ? { row: Number(cell.dataset['row']), col: Number(cell.dataset['col']) } : undefined
}
