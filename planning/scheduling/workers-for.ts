import { beyondHorizon } from '../calendar/working-time.ts'
import type { Factory } from './factory.ts'

/** Who may do an operation, until when; -1 where nobody is needed. */
export function workersFor(
  { requirement, teams, members, teamUntil }: Factory,
  x: number,
  wanted?: number,
): readonly { readonly worker: number; readonly until: number }[] {
  const need = requirement[x]!
  if (need < 0) return [{ worker: -1, until: beyondHorizon }]
  const found: { worker: number; until: number }[] = []
  for (let t = teams.start[need]!; t < teams.start[need + 1]!; t++) {
    const team = teams.item[t]!
    for (let m = members.start[team]!; m < members.start[team + 1]!; m++)
      if (wanted === undefined || members.item[m] === wanted)
        found.push({ worker: members.item[m]!, until: teamUntil[team]! })
  }
  return found
}
