import { begunBy, type GanttLayout } from './gantt-layout.ts'
import type { GanttBar } from './gantt-plan.ts'

const leading = new Set(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'])

/** Where a key leads from the chosen bar: along its row, or to the bar of the next row that is nearest in time; from none to the first one. */
export function neighbour(
  { rows, rowOf }: GanttLayout,
  bars: readonly GanttBar[],
  chosen: number,
  key: string,
): number | undefined {
  if (!leading.has(key)) return undefined
  const rowNo = rowOf[chosen] ?? -1
  const row = rows[rowNo]
  const bar = bars[chosen]
  if (!row || !bar) return rows.find((one) => one.length > 0)?.[0]
  const at = row.indexOf(chosen)
  switch (key) {
    case 'ArrowRight':
      return row[at + 1]
    case 'ArrowLeft':
      return row[at - 1]
    case 'Home':
      return row[0]
    case 'End':
      return row.at(-1)
    case 'ArrowDown':
      return nearest(rows.slice(rowNo + 1), bars, bar)
    case 'ArrowUp':
      return nearest(rows.slice(0, rowNo).reverse(), bars, bar)
    default:
      return undefined
  }
}

/** In the first row that has any. */
function nearest(
  rows: readonly (readonly number[])[],
  bars: readonly GanttBar[],
  { start }: GanttBar,
): number | undefined {
  const row = rows.find((one) => one.length > 0)
  if (!row) return undefined
  const after = begunBy(row, bars, start)
  const [left, right] = [row[after - 1], row[after]]
  const far = (index: number | undefined) =>
    index === undefined ? Number.POSITIVE_INFINITY : Math.abs((bars[index]?.start ?? 0) - start)
  return far(left) <= far(right) ? left : right
}
