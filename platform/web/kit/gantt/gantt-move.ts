import { rowHeight } from './gantt-hit.ts'
import { type GanttLayout, laneAt } from './gantt-layout.ts'
import { type GanttBar, minutesPerDay } from './gantt-plan.ts'
import { tickStep } from './gantt-zoom.ts'
import { around, momentAt, steppedBy, type TimeScale, xOf } from './time-axis.ts'

/** How far a bar is moved: in time, and over how many lanes. */
export interface GanttMove {
  readonly minutes: number
  readonly lanes: number
}

/** A hand is no more exact than this. */
const dropStep = 5

/** Shift with an arrow: an hour when hours are seen, a day when days are, over what is folded; or a lane. */
export function moveByKey(
  key: string,
  { start }: Pick<GanttBar, 'start'>,
  scale: Pick<TimeScale, 'perMinute' | 'folds'>,
): GanttMove | undefined {
  const step = Math.min(tickStep(scale, 30), minutesPerDay)
  const by = (minutes: number) => steppedBy(scale.folds, start, minutes) - start
  const moves: Readonly<Record<string, GanttMove>> = {
    ArrowRight: { minutes: by(step), lanes: 0 },
    ArrowLeft: { minutes: by(-step), lanes: 0 },
    ArrowDown: { minutes: 0, lanes: 1 },
    ArrowUp: { minutes: 0, lanes: -1 },
  }
  return moves[key]
}

/** Ctrl with an arrow: the later of two neighbours on a row begins where the earlier one did, which makes room. */
export function swapByKey(
  { rows, rowOf }: GanttLayout,
  bars: readonly GanttBar[],
  chosen: number,
  key: string,
): { readonly bar: GanttBar; readonly by: GanttMove } | undefined {
  const row = rows[rowOf[chosen] ?? -1] ?? []
  const at = row.indexOf(chosen)
  const first = key === 'ArrowLeft' ? at - 1 : key === 'ArrowRight' ? at : -1
  const [earlier, later] = [bars[row[first] ?? -1], bars[row[first + 1] ?? -1]]
  return at < 0 || !earlier || !later
    ? undefined
    : { bar: later, by: { minutes: earlier.start - later.start, lanes: 0 } }
}

/** What was dragged so many pixels from a moment: minutes of the clock. A hand cannot mean a moment in a fold: it means the end of it. */
export function minutesDragged(from: number, across: number, scale: TimeScale): number {
  const exact = momentAt(scale, xOf(scale, from) + across) - from
  const minutes = Math.round(exact / dropStep) * dropStep
  const fold = minutes === 0 ? undefined : around(scale.folds, from + minutes)
  return fold ? fold.to - from : minutes
}

/** Where a bar is dropped that was dragged so many pixels; below the last lane it is on the last one. */
export function moveByDrag(
  layout: GanttLayout,
  { lane, start }: GanttBar,
  row: number,
  { across, down }: { readonly across: number; readonly down: number },
  scale: TimeScale,
): GanttMove {
  const dropped = Math.floor(row + 0.5 + down / rowHeight)
  const last = layout.rows.length - 1
  return {
    minutes: minutesDragged(start, across, scale),
    lanes: laneAt(layout, Math.max(0, Math.min(dropped, last))) - lane,
  }
}
