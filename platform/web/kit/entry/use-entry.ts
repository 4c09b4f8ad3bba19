import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createStore } from '../../store/store.ts'
import { useStore } from '../../store/use-store.ts'
import { typedOf, type CellChange, type EntryCell, type EntryColumn } from './entry-cell.ts'
import type { EntryAction } from './entry-keys.ts'
import { entryAt, listing, repairing, restored, typing, went } from './entry-state.ts'
import {
  areaOf,
  inside,
  moved,
  nextStop,
  positionsIn,
  previousStop,
  type Area,
  type Extent,
  type CellPosition,
} from './cell-position.ts'

export interface EntryOwner {
  readonly columns: readonly EntryColumn[]
  readonly rowCount: number
  cellAt: (position: CellPosition) => EntryCell
  /** One step of typing: one cell, a pasted rectangle, an emptied range. */
  onWrite: (changes: readonly CellChange[]) => void
  onUndo: () => void
  onRedo: () => void
  /** Enter or Tab at either end of the grid. False: nobody takes the focus. */
  onLeave?: ((way: 'next' | 'previous') => boolean) | undefined
  pageRows: () => number
  /** Lines in which nobody types, between others. */
  isPassed?: ((row: number) => boolean) | undefined
}

/** What can be asked of a grid from outside: by commands, and by what lists its problems. */
export interface EntryHandle {
  /** What is half-typed is written, as if one had gone on. */
  flush: () => void
  goTo: (position: CellPosition) => void
  /** Other lines have come: who enters the grid begins at the first cell. */
  restart: () => void
  openOptions: () => void
  area: () => Area
  /** From the cell at hand, or from the beginning. */
  nextProblem: (from?: 'here' | 'start') => void
}

/** The behaviour of an entry grid: where one is, what one types, and what each key does. */
export function useEntry(owner: EntryOwner) {
  const { columns, rowCount, cellAt, onWrite } = owner
  const stops = columns.flatMap(({ stop, seldom }, index) => (stop && !seldom ? [index] : []))
  const isPassed = (row: number) => owner.isPassed?.(row) ?? false
  const isIdle = (position: CellPosition) => isPassed(position.row) || cellAt(position).idle !== undefined
  const extent: Extent = { rows: rowCount, cols: columns.length, stops, isIdle }
  /** As it is drawn: what has just been written may have changed where one can stop. */
  const drawn = useRef(extent)
  useLayoutEffect(() => {
    drawn.current = extent
  })
  const first = entryAt({ row: firstTyped(rowCount, isPassed), col: stops[0] ?? 0 })
  const [store] = useState(() => createStore(first))
  const stored = useStore(store)
  // Lines may have been removed under the cursor.
  const at = inside(stored.selection.at, extent)
  const state = { ...stored, selection: { at, from: inside(stored.selection.from, extent) } }

  const here = () => inside(store.get().selection.at, extent)
  const writable = (position: CellPosition) =>
    columns[position.col]?.stop === true && !cellAt(position).locked && !isIdle(position)

  const write = (text: string) => {
    const position = here()
    if (writable(position) && typedOf(cellAt(position)) !== text) onWrite([{ ...position, text }])
  }
  const flush = () => {
    const { mode, text } = store.get()
    if (mode === 'browse') return
    store.set(restored)
    write(text)
  }
  const go = (position: CellPosition, pull = false) => {
    flush()
    store.set((now) => went(now, inside(position, drawn.current), pull))
  }
  const step = (way: 'next' | 'previous'): boolean => {
    flushSync(flush)
    const goal = (way === 'next' ? nextStop : previousStop)(here(), drawn.current)
    if (goal) go(goal)
    else if (!owner.onLeave?.(way)) return false
    return true
  }
  const repair = () => {
    if (writable(here())) store.set((now) => repairing(now, typedOf(cellAt(here()))))
  }
  const openOptions = () => {
    const position = here()
    if (!columns[position.col]?.choices || !writable(position)) return
    store.set((now) => ({ ...listing(now), held: true }))
  }
  const clear = () => {
    const filled = positionsIn(areaOf(state.selection)).filter(
      (position) => writable(position) && typedOf(cellAt(position)) !== '',
    )
    if (filled.length > 0) onWrite(filled.map((position) => ({ ...position, text: '' })))
  }
  const nextProblem = (from: 'here' | 'start' = 'here') => {
    flush()
    const count = rowCount * columns.length
    const begin = from === 'start' ? -1 : here().row * columns.length + here().col
    for (let offset = 1; offset <= count; offset++) {
      const index = (begin + offset) % count
      const position = { row: Math.floor(index / columns.length), col: index % columns.length }
      if (cellAt(position).problem) return go(position)
    }
  }

  /** Whether the key has been used up. */
  const act = (action: EntryAction): boolean => {
    switch (action.do) {
      case 'move':
        go(moved(here(), action.rows, action.cols, extent), action.pull)
        return true
      case 'page':
        go(moved(here(), (action.down ? 1 : -1) * owner.pageRows(), 0, extent), action.pull)
        return true
      case 'edge':
        go(edgeFrom(here(), action.to, extent), action.pull)
        return true
      case 'next':
      case 'previous':
        return step(action.do) || action.by === 'Enter'
      case 'edit': {
        const empty = typedOf(cellAt(here())) === ''
        if (empty && columns[here().col]?.choices) openOptions()
        else repair()
        return true
      }
      case 'mend': {
        const { repair: mending } = cellAt(here())
        if (mending?.text === undefined) return false
        store.set(restored)
        write(mending.text)
        return true
      }
      case 'options':
        openOptions()
        return true
      case 'cancel': {
        const { mode, option } = store.get()
        if (mode === 'browse' && option === null) return false
        store.set((now) => (option === null ? restored(now) : { ...now, option: null }))
        return true
      }
      case 'clear':
        clear()
        return true
      case 'undo':
        owner.onUndo()
        return true
      case 'redo':
        owner.onRedo()
        return true
      case 'select-all':
        store.set((now) => ({
          ...now,
          selection: { at: { row: rowCount - 1, col: columns.length - 1 }, from: { row: 0, col: 0 } },
        }))
        return true
      case 'next-problem':
        nextProblem()
        return true
    }
  }

  return {
    state,
    store,
    here,
    act,
    go,
    flush,
    write,
    isWritable: writable,
    repair,
    clear,
    openOptions,
    nextProblem,
    restart: () => store.set(first),
    type: (text: string) => store.set((now) => typing(now, text)),
    hold: (held: boolean) => store.set((now) => (now.held === held ? now : { ...now, held })),
  }
}

function firstTyped(rowCount: number, isPassed: (row: number) => boolean): number {
  for (let row = 0; row < rowCount; row++) if (!isPassed(row)) return row
  return 0
}

function edgeFrom(
  { row, col }: CellPosition,
  to: 'left' | 'right' | 'top' | 'bottom' | 'start' | 'end',
  extent: Extent,
): CellPosition {
  const [first = 0] = extent.stops
  const last = extent.stops.at(-1) ?? 0
  switch (to) {
    case 'left':
      return { row, col: first }
    case 'right':
      return { row, col: last }
    case 'top':
      return { row: 0, col }
    case 'bottom':
      return { row: extent.rows - 1, col }
    case 'start':
      return { row: 0, col: first }
    case 'end':
      return { row: extent.rows - 1, col: last }
  }
}
