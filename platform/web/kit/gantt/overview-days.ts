import { type GanttPlan, minutesPerDay } from './gantt-plan.ts'

/** Minutes of bars that lie on a day, and those of late ones among them. */
export interface OverviewDay {
  readonly day: number
  readonly busy: number
  readonly late: number
}

export function overviewOf({ bars, days }: Pick<GanttPlan, 'bars' | 'days'>): readonly OverviewDay[] {
  const [busy, lates] = [new Float64Array(days), new Float64Array(days)]
  for (const { start, end, late } of bars) {
    const last = Math.min(days - 1, Math.ceil(end / minutesPerDay) - 1)
    for (let day = Math.max(0, Math.floor(start / minutesPerDay)); day <= last; day++) {
      const minutes = Math.min(end, (day + 1) * minutesPerDay) - Math.max(start, day * minutesPerDay)
      busy[day] = (busy[day] ?? 0) + minutes
      if (late) lates[day] = (lates[day] ?? 0) + minutes
    }
  }
  return [...busy].map((minutes, day) => ({ day, busy: minutes, late: lates[day] ?? 0 }))
}
