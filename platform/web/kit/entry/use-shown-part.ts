import { useCallback, useMemo, useRef, useState } from 'react'
import { columnsInSight, edgesOf, rowsInSight, scrollFor, type Run } from './shown-part.ts'
import { useLargeTargets } from '../view/use-device.ts'
import type { EntryColumn } from './entry-cell.ts'
import type { CellPosition } from './cell-position.ts'

/** Width of the column of line numbers before the others. */
export const headWidth = 40

/** Of a board: many equal rows of figures. */
export const denseRow = 24

interface Sight {
  readonly rows: Run
  readonly cols: Run
}

/** Follows what of a large grid lies in sight. Rows and columns are drawn anew only when another one comes into it. */
export function useShownPart(columns: readonly EntryColumn[], rowCount: number, isDense: boolean) {
  const view = useRef<HTMLDivElement>(null)
  // As `--h-row` in tokens.css, touch.css and entry.css.
  const rowHeight = useLargeTargets() ? 44 : isDense ? denseRow : 30
  const stuck = columns.findIndex(({ sticky }) => !sticky)
  const stuckCount = stuck === -1 ? columns.length : stuck
  const edges = useMemo(() => edgesOf(columns.map(({ width }) => width)), [columns])
  const stuckWidth = headWidth + (edges[stuckCount] ?? 0)
  const [sight, setSight] = useState<Sight>({ rows: { start: 0, end: 24 }, cols: { start: 0, end: 30 } })

  const look = useCallback(() => {
    const element = view.current
    if (!element) return
    const rows = rowsInSight(element.scrollTop, element.clientHeight, rowHeight, rowCount)
    const seen = columnsInSight(element.scrollLeft, element.clientWidth, edges)
    const cols = { start: Math.max(seen.start, stuckCount), end: Math.max(seen.end, stuckCount) }
    setSight((now) => (isSame(now, { rows, cols }) ? now : { rows, cols }))
  }, [edges, rowCount, rowHeight, stuckCount])

  /** For the scroller: measures when it appears, when its size changes, and when it is scrolled. */
  const scroller = useCallback(
    (element: HTMLDivElement | null) => {
      view.current = element
      if (!element) return undefined
      const observer = new ResizeObserver(look)
      observer.observe(element)
      element.addEventListener('scroll', look, { passive: true })
      return () => {
        observer.disconnect()
        element.removeEventListener('scroll', look)
      }
    },
    [look],
  )

  /** Scrolls until a cell lies in sight, clear of head, foot and sticky columns. */
  const reveal = useCallback(
    ({ row, col }: CellPosition, headHeight: number, footHeight: number) => {
      const element = view.current
      if (!element) return
      const height = element.clientHeight - headHeight - footHeight
      const top = scrollFor(element.scrollTop, height, row * rowHeight, (row + 1) * rowHeight)
      if (top !== element.scrollTop) element.scrollTop = top
      // Who comes back to the first cells sees the line from its beginning, the name beside the code.
      if (col < stuckCount) {
        element.scrollLeft = 0
        return
      }
      const from = (edges[col] ?? 0) + headWidth - stuckWidth
      const width = element.clientWidth - stuckWidth
      const left = scrollFor(element.scrollLeft, width, from, from + (columns[col]?.width ?? 0))
      if (left !== element.scrollLeft) element.scrollLeft = left
    },
    [columns, edges, rowHeight, stuckCount, stuckWidth],
  )

  const pageRows = useCallback(
    () => Math.max(1, Math.floor((view.current?.clientHeight ?? 0) / rowHeight) - 3),
    [rowHeight],
  )
  // Sticky columns are always drawn, and only once.
  const cols = {
    start: Math.max(sight.cols.start, stuckCount),
    end: Math.min(sight.cols.end, columns.length),
  }
  const width = headWidth + (edges.at(-1) ?? 0)
  return { scroller, rows: sight.rows, cols, edges, stuckCount, width, rowHeight, reveal, pageRows }
}

const isSame = (one: Sight, other: Sight) =>
  one.rows.start === other.rows.start &&
  one.rows.end === other.rows.end &&
  one.cols.start === other.cols.start &&
  one.cols.end === other.cols.end
