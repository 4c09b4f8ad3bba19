import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Field } from '#platform/contract/fields.ts'
import type { EntryHandle } from '../entry/use-entry.ts'
import { firstStep, redone, step, undone, type Steps } from '../entry/undo.ts'
import type { SaveAll } from '../save-all/use-save-all.ts'
import type { BoardChange, BoardRow } from './board-content.ts'
import { isWrong, rowsAsTyped, typedFor, withChanges, withRefusals, type TypedBoard } from './typed-board.ts'

interface Options {
  /** What is asked for; typing belongs to it. */
  of: string
  stored: readonly BoardRow[]
  field: Field
  edit: Pick<SaveAll<TypedBoard, Endpoint>, 'typed' | 'errors' | 'type'>
  grid: { readonly current: EntryHandle | null }
}

/** A board as it is typed, step by step, over what is stored, until it is saved as a whole. */
export function useTypedBoard({ of, stored, field, edit, grid }: Options) {
  const typed = typedFor(edit.typed, of)
  const [steps, setSteps] = useState<Steps<TypedBoard>>(() => firstStep(typed))
  const known = steps.now === edit.typed ? steps : firstStep(typed)
  const rows = useMemo(() => rowsAsTyped(stored, typed, field), [stored, typed, field])
  const shown = useMemo(() => withRefusals(rows, edit.errors), [rows, edit.errors])
  const take = (next: Steps<TypedBoard>) => {
    setSteps(next)
    edit.type(() => next.now)
  }
  return {
    rows: shown,
    hasWrong: isWrong(rows),
    write: (changes: readonly BoardChange[]) => take(step(known, withChanges(typed, stored, changes))),
    undo: () => take(undone(known)),
    redo: () => take(redone(known)),
    /** What is half-typed is written first. */
    flush: () => flushSync(() => grid.current?.flush()),
  }
}
