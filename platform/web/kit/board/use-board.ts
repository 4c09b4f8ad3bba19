import { useState } from 'react'
import type { Field } from '#platform/contract/fields.ts'
import { firstStep, redone, step, undone } from '../entry/undo.ts'
import { changedCells, writeBoard, type BoardChange, type BoardRow } from './board-content.ts'

/** What is typed on a board, step by step. */
export function useBoard(stored: readonly BoardRow[], field: Field) {
  const [steps, setSteps] = useState(() => firstStep(stored))
  return {
    rows: steps.now,
    dirty: steps.now !== stored,
    /** What has to be saved. */
    changes: () => changedCells(stored, steps.now),
    write: (changes: readonly BoardChange[]) =>
      setSteps((now) => step(now, writeBoard(now.now, changes, field))),
    undo: () => setSteps(undone),
    redo: () => setSteps(redone),
  }
}
