import type { OutputOf } from '#platform/contract/endpoint.ts'
import { barKey, type planOnGantt, type ShownOperation } from '../../contract/gantt/gantt-calls.ts'
import type { Move } from '../../contract/gantt/move-calls.ts'

type Shown = Pick<OutputOf<typeof planOnGantt>, 'operations'>

/** A process of a draft that somebody else has decided about meanwhile. */
export interface Conflict {
  readonly no: string
  readonly process_no: number
  /** Where it stands now; nothing where it can be moved no more: it is confirmed, removed or locked. */
  readonly now: Pick<ShownOperation, 'facility_cd' | 'start'> | undefined
}

const keyOf = ({ plan_no, process_no }: Pick<Move, 'plan_no' | 'process_no'>) =>
  barKey({ kind: 'plan', no: plan_no, process_no })

/** Which moves others have been before with, from the plan as it was when it was read last to the plan as it is. */
export function conflictsOf(moves: readonly Move[], before: Shown, after: Shown): readonly Conflict[] {
  const keys = new Map(moves.map((move) => [keyOf(move), move]))
  const ofDraft = ({ operations }: Shown) =>
    new Map(operations.flatMap((one) => (keys.has(barKey(one)) ? [[barKey(one), one] as const] : [])))
  const [was, is] = [ofDraft(before), ofDraft(after)]
  return [...keys].flatMap(([key, { plan_no: no, process_no }]): readonly Conflict[] => {
    const [old, now] = [was.get(key), is.get(key)]
    if (!old) return []
    if (!now || (now.locked && !old.locked)) return [{ no, process_no, now: undefined }]
    return now.start === old.start && now.facility_cd === old.facility_cd && now.end === old.end
      ? []
      : [{ no, process_no, now: { facility_cd: now.facility_cd, start: now.start } }]
  })
}

/** Moves that can still be made. */
export const stillMovable = (moves: readonly Move[], conflicts: readonly Conflict[]): readonly Move[] =>
  moves.filter(
    ({ plan_no, process_no }) =>
      !conflicts.some((one) => !one.now && one.no === plan_no && one.process_no === process_no),
  )
