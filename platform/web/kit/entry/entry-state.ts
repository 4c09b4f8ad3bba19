import type { EntryMode } from './entry-keys.ts'
import { only, type CellPosition, type Selection } from './cell-position.ts'

/** What the person is doing in the grid; the values themselves belong to the grid's owner. */
export interface EntryState {
  readonly selection: Selection
  readonly mode: EntryMode
  /** What is being typed; counts unless browsing. */
  readonly text: string
  /** The list under the cell: the choice that Enter takes. Null while it is closed. */
  readonly option: number | null
  /** The keyboard is in the grid: after every change the cell at hand has the focus. */
  readonly held: boolean
}

export const entryAt = (at: CellPosition): EntryState => ({
  selection: only(at),
  mode: 'browse',
  text: '',
  option: null,
  held: false,
})

const browsing = { mode: 'browse', text: '', option: null } as const

export const went = (state: EntryState, at: CellPosition, pull = false): EntryState => ({
  ...state,
  ...browsing,
  selection: pull ? { at, from: state.selection.from } : only(at),
  held: true,
})

export const typing = (state: EntryState, text: string): EntryState => ({
  ...state,
  mode: state.mode === 'browse' ? 'overtype' : state.mode,
  text,
  option: state.option === null ? null : 0,
})

/** Typing that ends without a trace: the cell shows its value again. */
export const restored = (state: EntryState): EntryState => ({ ...state, ...browsing })

export const repairing = (state: EntryState, text: string): EntryState => ({
  ...state,
  mode: 'caret',
  text,
  option: null,
})

export const listing = (state: EntryState): EntryState => ({ ...state, option: state.option ?? 0 })

export const chose = (state: EntryState, step: number, count: number): EntryState => ({
  ...state,
  option:
    state.option === null || count === 0
      ? state.option
      : Math.max(0, Math.min(state.option + step, count - 1)),
})
