import { rowHeight } from './gantt-hit.ts'
import { type GanttLayout, laneAt } from './gantt-layout.ts'
import { type GanttBar, minutesPerDay } from './gantt-plan.ts'
import { type TimeScale, tickStep } from './gantt-zoom.ts'

/** How far a bar is moved: in time, and over how many lanes. */
export interface GanttMove {
  readonly minutes: number
  readonly lanes: number
}

/** A hand is no more exact than this. */
const dropStep = 5

/** Shift with an arrow: an hour when hours are seen, a day when days are; or a lane. */
export function moveByKey(key: string, scale: TimeScale): GanttMove | undefined {
  const step = Math.min(tickStep(scale, 30), minutesPerDay)
  const moves: Readonly<Record<string, GanttMove>> = {
    ArrowRight: { minutes: step, lanes: 0 },
    ArrowLeft: { minutes: -step, lanes: 0 },
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

/** The end of a bar that was dragged so many pixels: minutes of the clock. */
export const resizeByDrag = (across: number, { perMinute }: TimeScale): number =>
  Math.round(across / perMinute / dropStep) * dropStep

/** Where a bar is dropped that was dragged so many pixels; below the last lane it is on the last one. */
export function moveByDrag(
  layout: GanttLayout,
  { lane }: GanttBar,
  row: number,
  { across, down }: { readonly across: number; readonly down: number },
  scale: TimeScale,
): GanttMove {
  const dropped = Math.floor(row + 0.5 + down / rowHeight)
  const last = layout.rows.length - 1
  return {
    minutes: resizeByDrag(across, scale),
    lanes: laneAt(layout, Math.max(0, Math.min(dropped, last))) - lane,
  }
}
