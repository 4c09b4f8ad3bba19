import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { BoardChange, BoardRow } from '#platform/web/kit/board/board-content.ts'
import type { EntryHandle } from '#platform/web/kit/entry/use-entry.ts'
import { firstStep, redone, step, undone, type Steps } from '#platform/web/kit/entry/undo.ts'
import type { SaveAll } from '#platform/web/kit/save-all/use-save-all.ts'
import { isWrong, nothingTyped, rowsAsTyped, withChanges, withRefusals, type TypedPlan } from './plan-rows.ts'

interface Options {
  /** What is asked for; typing belongs to it. */
  of: string
  stored: readonly BoardRow[]
  edit: Pick<SaveAll<TypedPlan, Endpoint>, 'typed' | 'errors' | 'type'>
  grid: { readonly current: EntryHandle | null }
}

/** What was typed for another question is nothing here. */
export const typedOf = (typed: TypedPlan, of: string): TypedPlan =>
  typed.of === of ? typed : { ...nothingTyped, of }

/** A plan as it is typed, step by step, over what is stored. */
export function usePlan({ of, stored, edit, grid }: Options) {
  const typed = typedOf(edit.typed, of)
  const [steps, setSteps] = useState<Steps<TypedPlan>>(() => firstStep(typed))
  const known = steps.now === edit.typed ? steps : firstStep(typed)
  const rows = useMemo(() => rowsAsTyped(stored, typed), [stored, typed])
  const shown = useMemo(() => withRefusals(rows, edit.errors), [rows, edit.errors])
  const take = (next: Steps<TypedPlan>) => {
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
