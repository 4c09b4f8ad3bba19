import { type GanttPlan, minutesPerDay, type Span } from './gantt-plan.ts'
import { around } from './time-axis.ts'

/** What is shorter is a break: folded, it would only make the picture restless. */
const shortest = 240

/**
 * Nights and days on which no machine works, sorted. Where nobody has said when machines work there are none; and what was worked
 * all the same is not hidden.
 */
export function closedTimes({
  days,
  hours,
  bars,
}: Pick<GanttPlan, 'days' | 'hours' | 'bars'>): readonly Span[] {
  const open = hours.flat()
  if (open.length === 0) return []
  const closed = between(open, days)
  const hidden = bars
    .filter(({ start, end }) => end <= (around(closed, start)?.to ?? 0))
    .map(({ start, end }) => ({ from: start, to: Math.max(end, start + 1) }))
  return hidden.length === 0 ? closed : between([...open, ...hidden], days)
}

function between(open: readonly Span[], days: number): readonly Span[] {
  const end = days * minutesPerDay
  const closed: Span[] = []
  let at = 0
  for (const { from, to } of [...open].sort((one, other) => one.from - other.from)) {
    if (from - at >= shortest) closed.push({ from: at, to: Math.min(from, end) })
    at = Math.max(at, to)
  }
  if (end - at >= shortest) closed.push({ from: at, to: end })
  return closed.filter((span) => span.to - span.from >= shortest)
}
