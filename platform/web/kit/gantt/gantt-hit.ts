import { begunBy, type GanttLayout } from './gantt-layout.ts'
import type { GanttBar } from './gantt-plan.ts'
import { momentAt, stretchOf, type TimeScale } from './time-axis.ts'

export const rowHeight = 34
/** Free above and below a bar in its row. */
const gap = 4
/** A bar of a minute can be seen and taken at every zoom. */
const leastWidth = 3

/** What of a Gantt is on the screen. */
export interface GanttView {
  readonly scale: TimeScale
  /** Pixels above the upper edge. */
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function boxOf(
  { start, end }: Pick<GanttBar, 'start' | 'end'>,
  row: number,
  { scale, top }: GanttView,
): Box {
  const { x, width } = stretchOf(scale, { from: start, to: end })
  return {
    x,
    y: row * rowHeight - top + gap,
    width: Math.max(leastWidth, width),
    height: rowHeight - 2 * gap,
  }
}

/** The bar under the pointer: of two that touch the later, which is drawn over the other; -1 where there is none. */
export function barAt(
  { rows }: GanttLayout,
  bars: readonly GanttBar[],
  view: GanttView,
  { x, y }: { readonly x: number; readonly y: number },
): number {
  const rowNo = Math.floor((y + view.top) / rowHeight)
  const row = rows[rowNo] ?? []
  const index = row[begunBy(row, bars, momentAt(view.scale, x)) - 1] ?? -1
  const bar = bars[index]
  if (!bar) return -1
  const box = boxOf(bar, rowNo, view)
  return x <= box.x + box.width && y >= box.y && y <= box.y + box.height ? index : -1
}

/** So much of a bar belongs to its end; of a short one less, so that the rest can be taken, too. */
const endWidth = 8

/** Whether a point on a bar is at its end. */
export const isAtEnd = ({ x, width }: Box, at: number): boolean =>
  at >= x + width - Math.min(endWidth, width / 3)

/** Every bar that is on the screen, in the order of drawing. */
export function eachInView(
  { rows }: GanttLayout,
  bars: readonly GanttBar[],
  view: GanttView,
  see: (index: number, bar: GanttBar, box: Box) => void,
): void {
  const last = Math.min(rows.length - 1, Math.floor((view.top + view.height) / rowHeight))
  const right = momentAt(view.scale, view.width)
  for (let rowNo = Math.max(0, Math.floor(view.top / rowHeight)); rowNo <= last; rowNo++) {
    const row = rows[rowNo] ?? []
    const first = begunBy(row, bars, momentAt(view.scale, -leastWidth)) - 1
    for (let at = Math.max(0, first); at < row.length; at++) {
      const index = row[at] ?? -1
      const bar = bars[index]
      if (!bar || bar.start > right) break
      const box = boxOf(bar, rowNo, view)
      if (box.x + box.width >= 0) see(index, bar, box)
    }
  }
}
