import { useCallback, useMemo, useState } from 'react'
import { headHeight } from './gantt-draw.ts'
import { type GanttView, rowHeight } from './gantt-hit.ts'
import type { GanttLayout } from './gantt-layout.ts'
import type { GanttBar, GanttPlan } from './gantt-plan.ts'
import { nextDays, panned, revealed, wholePlan, zoomedAt } from './gantt-zoom.ts'

/** What is on the screen, and the ways to look elsewhere. */
export function useGanttView({ days, now }: Pick<GanttPlan, 'days' | 'now'>, { rows }: GanttLayout) {
  const [size, setSize] = useState({ width: 640, height: 400 })
  /** The next days until somebody looks elsewhere. */
  const [scale, setScale] = useState<GanttView['scale']>()
  const [wishedTop, setTop] = useState(0)
  const extent = useMemo(() => ({ days, width: size.width }), [days, size.width])
  const lowest = Math.max(0, rows.length * rowHeight - size.height)
  const top = Math.min(wishedTop, lowest)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return
      const { width, height } = entry.contentRect
      setSize({ width: Math.round(width), height: Math.round(height) - headHeight })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const zoom = useCallback(
    (factor: number, x: number) =>
      setScale((before) => zoomedAt(before ?? nextDays(extent, now), factor, x, extent)),
    [extent, now],
  )
  const pan = useCallback(
    (across: number, down: number) => {
      setScale((before) => panned(before ?? nextDays(extent, now), across, extent))
      setTop((before) => Math.max(0, Math.min(Math.min(before, lowest) + down, lowest)))
    },
    [extent, lowest, now],
  )
  return {
    view: { scale: zoomedAt(scale ?? nextDays(extent, now), 1, 0, extent), top, ...size },
    measure,
    zoom,
    pan,
    /** So many minutes further on, or back. */
    shift: (minutes: number) =>
      setScale((before) => {
        const shown = before ?? nextDays(extent, now)
        return panned(shown, minutes * shown.perMinute, extent)
      }),
    showWhole: () => setScale(wholePlan(extent)),
    /** Without a row, only its time. */
    reveal: (bar: Pick<GanttBar, 'start' | 'end'>, row?: number) => {
      setScale((before) => revealed(before ?? nextDays(extent, now), bar, extent))
      if (row !== undefined)
        setTop(Math.min(Math.max(top, (row + 1) * rowHeight - size.height), row * rowHeight))
    },
  }
}

/** Keys that look elsewhere, alike wherever the days are shown. */
export const lookKeys = ({
  view,
  zoom,
  pan,
  showWhole,
}: ReturnType<typeof useGanttView>): Readonly<Record<string, () => void>> => ({
  '+': () => zoom(1.5, view.width / 2),
  ';': () => zoom(1.5, view.width / 2),
  '-': () => zoom(1 / 1.5, view.width / 2),
  '0': showWhole,
  PageDown: () => pan(view.width * 0.8, 0),
  PageUp: () => pan(-view.width * 0.8, 0),
})
