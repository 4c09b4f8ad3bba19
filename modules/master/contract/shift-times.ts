/** Minutes from the midnight at which the shift's day begins; over midnight they are above 1440. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

export interface ShiftTimes {
  readonly start_time: string
  readonly end_time: string
  readonly breaks: string
  readonly half_end_time: string
}

const minutesPerDay = 1440

export function readTime(typed: string): number | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(typed.trim()) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** `10:00-10:10 12:00-12:45`; undefined when it is written in another way. */
export function readBreaks(typed: string): readonly Stretch[] | undefined {
  const read = typed
    .split(/[\s,、]+/)
    .filter(Boolean)
    .map((word) => word.split(/[-–〜~]/).map(readTime))
  const breaks = read.flatMap(([from, to], at) =>
    from === undefined || to === undefined || read[at]?.length !== 2 ? [] : [{ from, to }],
  )
  return breaks.length === read.length ? breaks : undefined
}

/**
 * When is worked on a full or a half day, in order and without the breaks. A shift that ends no later than it begins
 * ends on the next day, and so do its breaks before that. Undefined when a break does not lie within the shift.
 */
export function workingStretches(shift: ShiftTimes, day: 'full' | 'half'): readonly Stretch[] | undefined {
  const from = readTime(shift.start_time)
  const full = readTime(shift.end_time)
  const breaks = readBreaks(shift.breaks)
  if (from === undefined || full === undefined || breaks === undefined) return undefined
  const after = (time: number) => (time <= from ? time + minutesPerDay : time)
  const end = after(full)
  const rests = breaks
    .map((rest) => {
      const begins = rest.from < from ? rest.from + minutesPerDay : rest.from
      return {
        from: begins,
        to: rest.to <= rest.from ? rest.to + minutesPerDay : begins + rest.to - rest.from,
      }
    })
    .sort((one, other) => one.from - other.from)
  const isWithin = rests.every((rest, at) => rest.from >= (rests[at - 1]?.to ?? from) && rest.to <= end)
  if (!isWithin) return undefined
  const half = shift.half_end_time === '' ? undefined : readTime(shift.half_end_time)
  const until = day === 'full' ? end : half === undefined ? from : Math.min(after(half), end)
  const edges = [from, ...rests.flatMap((rest) => [rest.from, rest.to]), end]
  const stretches: Stretch[] = []
  for (let at = 0; at < edges.length; at += 2)
    stretches.push({ from: edges[at] ?? 0, to: Math.min(edges[at + 1] ?? 0, until) })
  return stretches.filter((one) => one.from < one.to)
}

export const minutesIn = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0)
