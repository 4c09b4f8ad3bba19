import { useCallback, useMemo, useState } from 'react'
import { headHeight } from './gantt-head.ts'
import { rowHeight } from './gantt-hit.ts'
import type { GanttLayout } from './gantt-layout.ts'
import type { GanttBar, GanttPlan, Span } from './gantt-plan.ts'
import { nextDays, panned, revealed, shownFrom, wholePlan, zoomedAt } from './gantt-zoom.ts'
import { type TimeScale, xOf } from './time-axis.ts'

/** What is on the screen, with closed times folded, and the ways to look elsewhere. */
export function useGanttView(
  { days, now }: Pick<GanttPlan, 'days' | 'now'>,
  { rows }: GanttLayout,
  closed: readonly Span[],
) {
  const [size, setSize] = useState({ width: 640, height: 400 })
  /** The next days until somebody looks elsewhere. */
  const [place, setPlace] = useState<Pick<TimeScale, 'from' | 'perMinute'>>()
  const [wishedTop, setTop] = useState(0)
  const extent = useMemo(() => ({ days, width: size.width, closed }), [days, size.width, closed])
  const lowest = Math.max(0, rows.length * rowHeight - size.height)
  const top = Math.min(wishedTop, lowest)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return
      const width = Math.round(entry.contentRect.width)
      const height = Math.round(entry.contentRect.height) - headHeight
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  /** From where one looks now; other folds since then keep what stands at the left edge. */
  const look = useCallback(
    (elsewhere: (shown: TimeScale) => TimeScale) =>
      setPlace((before) => elsewhere(before ? shownFrom(before, extent) : nextDays(extent, now))),
    [extent, now],
  )
  const zoom = useCallback(
    (factor: number, x: number) => look((shown) => zoomedAt(shown, factor, x, extent)),
    [look, extent],
  )
  const pan = useCallback(
    (across: number, down: number) => {
      look((shown) => panned(shown, across, extent))
      setTop((before) => Math.max(0, Math.min(Math.min(before, lowest) + down, lowest)))
    },
    [look, extent, lowest],
  )
  const whole = useMemo(() => wholePlan(extent), [extent])
  const scale = useMemo(
    () => zoomedAt(place ? shownFrom(place, extent) : nextDays(extent, now), 1, 0, extent),
    [place, extent, now],
  )
  return {
    view: { scale, top, ...size },
    /** As if all days were on the screen. */
    whole,
    measure,
    zoom,
    pan,
    goTo: (moment: number) => look(({ perMinute }) => shownFrom({ from: moment, perMinute }, extent)),
    centre: (moment: number) => look((shown) => panned(shown, xOf(shown, moment) - size.width / 2, extent)),
    showWhole: () => setPlace(whole),
    /** Without a row, only its time. */
    reveal: (bar: Pick<GanttBar, 'start' | 'end'>, row?: number) => {
      look((shown) => revealed(shown, bar, extent))
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
