import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { planOnGantt } from '../../contract/gantt/gantt-calls.ts'
import type { Move, tryMoves } from '../../contract/gantt/move-calls.ts'

/** Moves that are not applied yet, and those that were taken back. */
export interface MovesDraft {
  readonly done: readonly Move[]
  readonly undone: readonly Move[]
}

export const noMoves: MovesDraft = { done: [], undone: [] }

const isSame = (one: Move, other: Move): boolean =>
  one.plan_no === other.plan_no && one.process_no === other.process_no

/** A process that goes on from where it was just put is one move. */
export function withMove({ done }: MovesDraft, move: Move): MovesDraft {
  const last = done.at(-1)
  return { done: [...(last && isSame(last, move) ? done.slice(0, -1) : done), move], undone: [] }
}

export function undo({ done, undone }: MovesDraft): MovesDraft {
  const last = done.at(-1)
  return last ? { done: done.slice(0, -1), undone: [...undone, last] } : { done, undone }
}

export function redo({ done, undone }: MovesDraft): MovesDraft {
  const last = undone.at(-1)
  return last ? { done: [...done, last], undone: undone.slice(0, -1) } : { done, undone }
}

type Shown = OutputOf<typeof planOnGantt>

/** The plan as it would be. */
export function afterMoves(shown: Shown, { moved }: Pick<OutputOf<typeof tryMoves>, 'moved'>): Shown {
  const places = new Map(
    moved.map(({ plan_no, process_no, ...place }) => [`${plan_no} ${process_no}`, place]),
  )
  return {
    ...shown,
    operations: shown.operations.map((one) => ({
      ...one,
      ...(one.kind === 'plan' ? places.get(`${one.no} ${one.process_no}`) : undefined),
    })),
  }
}
