import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import type { Stop } from './chart-series.ts'

interface Props {
  label: string
  width: number
  height: number
  stops: readonly Stop[]
  /** As many stops as stand beside each other, where Up and Down lead to another line. */
  perLine?: number
  /** A stop can be taken, by a click or with Enter. */
  onChoose?: ((stop: number) => void) | undefined
  children: ReactNode
}

/** The picture: arrows walk from point to point and say them, the pointer shows the nearest. */
export function Plot({ label, width, height, stops, perLine = 0, onChoose, children }: Props) {
  const [at, setAt] = useState<number | null>(null)
  const shown = at === null ? undefined : stops[Math.min(at, stops.length - 1)]
  const press = (event: KeyboardEvent) => {
    const now = at ?? -1
    const goals: Readonly<Record<string, number>> = {
      ArrowRight: now + 1,
      ArrowLeft: now - 1,
      ArrowDown: now + (perLine || 1),
      ArrowUp: now - (perLine || 1),
      Home: 0,
      End: stops.length - 1,
    }
    const goal = goals[event.key]
    if (event.key === 'Enter' && onChoose && at !== null) {
      event.preventDefault()
      return onChoose(Math.min(at, stops.length - 1))
    }
    if (event.key === 'Escape' && at !== null) setAt(null)
    else if (goal === undefined) return
    else if (goal < stops.length || perLine === 0) setAt(Math.min(Math.max(goal, 0), stops.length - 1))
    event.preventDefault()
    event.stopPropagation()
  }
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setAt(nearest(stops, event.clientX - box.left, event.clientY - box.top))
  }
  return (
    <div
      className={onChoose ? 'chart-plot to-choose' : 'chart-plot'}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={stops.length}
      aria-valuenow={Math.min(at ?? 0, stops.length - 1) + 1}
      aria-valuetext={(shown ?? stops[0])?.words}
      onKeyDown={press}
      onFocus={() => setAt((now) => now ?? 0)}
      onBlur={() => setAt(null)}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setAt(null)}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect()
        onChoose?.(nearest(stops, event.clientX - box.left, event.clientY - box.top))
      }}
    >
      <svg width={width} height={height} aria-hidden="true">
        {children}
        {shown ? <circle className="mark" cx={shown.x} cy={shown.y} r={5} /> : null}
      </svg>
      {shown ? (
        <span
          className={shown.x > width / 2 ? 'chart-said to-left' : 'chart-said'}
          style={{ left: shown.x, top: Math.min(Math.max(shown.y, 14), height - 14) }}
        >
          {shown.words}
        </span>
      ) : null}
    </div>
  )
}

/** Sideways counts more: one looks along the axis. */
function nearest(stops: readonly Stop[], x: number, y: number): number {
  const far = (stop: Stop) => Math.abs(stop.x - x) * 3 + Math.abs(stop.y - y)
  return stops.reduce((best, stop, at) => (far(stop) < far(stops[best] ?? stop) ? at : best), 0)
}
