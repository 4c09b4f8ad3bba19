import { groupedBy } from '#platform/contract/grouped-by.ts'

/** From when to when (ms) somebody is at something. */
export interface TimeOf {
  readonly worker_cd: string
  /** Cleaning, a meeting: while it lasts nobody is at a job. */
  readonly is_indirect: boolean
  readonly from: number
  readonly to: number
}

/**
 * 按分: how much of their time people give to each of the things they are at, in ms and in the order in which these were given. Among the
 * jobs that somebody has open at a moment time is divided equally; indirect work takes it as a whole. What it adds up to for a
 * person is the time in which they were at anything.
 */
export function dividedTime(all: readonly TimeOf[]): readonly number[] {
  const shares = all.map(() => 0)
  const own = groupedBy([...all.keys()], (at) => all[at]?.worker_cd ?? '')
  for (const spans of own.values()) divideAmong(all, spans, shares)
  return shares
}

interface Moment {
  readonly when: number
  readonly at: number
  readonly begins: boolean
}

/** From moment to moment at which something of theirs begins or ends. */
function divideAmong(all: readonly TimeOf[], spans: readonly number[], shares: number[]): void {
  const moments = spans
    .flatMap((at): Moment[] => {
      const { from = 0, to = 0 } = all[at] ?? {}
      return from < to
        ? [
            { when: from, at, begins: true },
            { when: to, at, begins: false },
          ]
        : []
    })
    .toSorted((one, other) => one.when - other.when)
  const open = { jobs: new Set<number>(), indirect: new Set<number>() }
  let before = 0
  for (const { when, at, begins } of moments) {
    const takes = open.indirect.size > 0 ? open.indirect : open.jobs
    for (const one of takes) shares[one] = (shares[one] ?? 0) + (when - before) / takes.size
    before = when
    const kind = all[at]?.is_indirect ? open.indirect : open.jobs
    if (begins) kind.add(at)
    else kind.delete(at)
  }
}
