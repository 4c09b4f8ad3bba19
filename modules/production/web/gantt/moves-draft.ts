import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { planOnGantt } from '../../contract/gantt/gantt-calls.ts'
import type { Move, tryMoves } from '../../contract/gantt/move-calls.ts'

/** Moves that are not applied yet, and those that were taken back. */
export interface MovesDraft {
  readonly done: readonly Move[]
  readonly undone: readonly Move[]
}

export const noMoves: MovesDraft = { done: [], undone: [] }

/** Where it begins and how long it takes are two things: the one may be refused, the other not. */
const isSame = (one: Move, other: Move): boolean =>
  one.plan_no === other.plan_no &&
  one.process_no === other.process_no &&
  (one.minutes === undefined) === (other.minutes === undefined) &&
  one.split === undefined &&
  other.split === undefined

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

type Tried = Pick<OutputOf<typeof tryMoves>, 'moved' | 'parts'>

/** What is split has less to do; its parts stand behind all others, so that those keep their places in the list. */
function withParts(shown: Shown, parts: Tried['parts']): Shown {
  if (parts.length === 0) return shown
  const keyOf = (no: string, process_no: number) => `${no} ${String(process_no)}`
  const all = new Map(shown.operations.map((one) => [`${one.kind} ${keyOf(one.no, one.process_no)}`, one]))
  for (const { plan_no: no, of, process_no, qty } of parts) {
    const whole = all.get(`plan ${keyOf(of, process_no)}`)
    if (whole) all.set(`plan ${keyOf(no, process_no)}`, { ...whole, no, qty, fixed: false })
  }
  return { ...shown, operations: [...all.values()] }
}

/** The plan as it would be. */
export function afterMoves(before: Shown, { moved, parts }: Tried): Shown {
  const shown = withParts(before, parts)
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
