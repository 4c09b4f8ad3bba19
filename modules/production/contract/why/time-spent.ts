import { type OpenSpan, openBetween } from '../load/open-time.ts'

export interface SpentOperation {
  readonly process_no: number
  readonly outside: boolean
  readonly start: number
  readonly setup: number
  readonly end: number
  /** When its machine works. */
  readonly open: readonly OpenSpan[]
}

/** Where the minutes from the first beginning to the last end went; each is in one of them only. */
export interface TimeSpent {
  readonly process_no: number
  /** Its machine works, and does something else. */
  readonly waiting: number
  readonly setup: number
  readonly working: number
  readonly outside: number
  /** Its machine does not work: nights, holidays, downtime. */
  readonly closed: number
}

/** Process by process, by their beginnings; where two run beside each other, the minutes are those of the first. */
export function timeSpent(operations: readonly SpentOperation[]): readonly TimeSpent[] {
  const sorted = [...operations].sort((a, b) => a.start - b.start || a.process_no - b.process_no)
  let reached = sorted[0]?.start ?? 0
  return sorted.map(({ process_no, outside, start, setup, end, open }) => {
    const openIn = (from: number, to: number) =>
      outside
        ? Math.max(0, to - from)
        : openBetween(open, { from, to }).reduce((sum, span) => sum + span.to - span.from, 0)
    const waited = Math.max(0, start - reached)
    const waiting = openIn(Math.min(reached, start), start)
    const from = Math.max(reached, start)
    const lasted = Math.max(0, end - from)
    const worked = openIn(from, Math.max(from, end))
    // What of its set-up lies before is counted where something else ran.
    const ofSetup = Math.min(Math.max(0, setup - openIn(start, from)), worked)
    reached = Math.max(reached, end)
    return {
      ...{ process_no, waiting, setup: outside ? 0 : ofSetup },
      working: outside ? 0 : worked - ofSetup,
      outside: outside ? worked : 0,
      closed: waited - waiting + lasted - worked,
    }
  })
}
