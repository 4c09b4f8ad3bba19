import type { GanttBar, GanttPlan } from './gantt-plan.ts'

/** Bars in rows: a lane has as many as bars stand at the same time, so that none covers another. */
export interface GanttLayout {
  /** The first row of every lane, and one more at the end: the number of all rows. */
  readonly laneRow: Int32Array
  /** The row of every bar; -1 for a bar that is not shown. */
  readonly rowOf: Int32Array
  /** The bars of every row by their start. */
  readonly rows: readonly (readonly number[])[]
}

/**
 * A lane without bars keeps a row: it is free, and one can drop something there. Where only some bars are asked for (`isWanted`), only
 * their lanes are.
 */
export function layoutOf(
  { lanes, bars }: Pick<GanttPlan, 'lanes' | 'bars'>,
  isWanted?: (bar: GanttBar) => boolean,
): GanttLayout {
  const inLane: number[][] = lanes.map(() => [])
  bars.forEach((bar, index) => {
    if (!isWanted || isWanted(bar)) inLane[bar.lane]?.push(index)
  })
  const laneRow = new Int32Array(lanes.length + 1)
  const rowOf = new Int32Array(bars.length).fill(-1)
  const rows: number[][] = []
  inLane.forEach((indexes, lane) => {
    const own = isWanted && indexes.length === 0 ? [] : packed(indexes, bars)
    for (const row of own) {
      for (const index of row) rowOf[index] = rows.length
      rows.push(row)
    }
    laneRow[lane + 1] = rows.length
  })
  return { laneRow, rowOf, rows }
}

/** Each bar goes to the first row that is free by its start. */
function packed(indexes: number[], bars: readonly GanttBar[]): number[][] {
  const startOf = (index: number) => bars[index]?.start ?? 0
  const rows: number[][] = []
  const freeFrom: number[] = []
  for (const index of indexes.sort((a, b) => startOf(a) - startOf(b) || a - b)) {
    const found = freeFrom.findIndex((end) => end <= startOf(index))
    const row = found < 0 ? rows.length : found
    ;(rows[row] ??= []).push(index)
    freeFrom[row] = bars[index]?.end ?? 0
  }
  return rows.length === 0 ? [[]] : rows
}

/** How many bars of a row begin at a moment or before it. */
export function begunBy(row: readonly number[], bars: readonly GanttBar[], moment: number): number {
  let low = 0
  let high = row.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((bars[row[middle] ?? -1]?.start ?? 0) <= moment) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether a lane is seen at all. */
export const hasRow = ({ laneRow }: GanttLayout, lane: number): boolean =>
  (laneRow[lane] ?? 0) < (laneRow[lane + 1] ?? 0)

/** The lane that a row belongs to. */
export function laneAt({ laneRow }: GanttLayout, row: number): number {
  let low = 0
  let high = laneRow.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((laneRow[middle + 1] ?? 0) <= row) low = middle + 1
    else high = middle
  }
  return low
}
