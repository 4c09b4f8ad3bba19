import { type KeyboardEvent, type PointerEvent, useMemo } from 'react'
import { useSay } from '../../language/say.ts'
import { ganttTexts } from './gantt.text.ts'
import { type GanttPlan, minutesPerDay } from './gantt-plan.ts'
import type { GanttWords } from './gantt-words.ts'
import type { useGanttView } from './use-gantt-view.ts'
import { overviewOf } from './overview-days.ts'
import { momentAt, steppedBy, stretchOf, type TimeScale, xOf } from './time-axis.ts'

interface Props {
  plan: GanttPlan
  look: ReturnType<typeof useGanttView>
  words: GanttWords
}

/** All days side by side, as full as they are, and the window on those that are shown: dragged, or moved by keys. */
export function GanttOverview({ plan, look, words }: Props) {
  const say = useSay()
  const { view, whole, goTo, centre, pan, zoom, showWhole } = look
  const { scale, width } = view
  const end = plan.days * minutesPerDay
  const to = Math.min(end, momentAt(scale, width))
  const lastFrom = Math.max(0, momentAt(scale, xOf(scale, end) - width))
  const seen = stretchOf(whole, { from: scale.from, to })
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const step = (minutes: number) => goTo(steppedBy(scale.folds, scale.from, minutes))
    const acts: Readonly<Record<string, () => void>> = {
      ArrowRight: () => step(minutesPerDay),
      ArrowLeft: () => step(-minutesPerDay),
      PageDown: () => pan(width, 0),
      PageUp: () => pan(-width, 0),
      Home: () => goTo(0),
      End: () => goTo(end),
      '+': () => zoom(1.5, width / 2),
      ';': () => zoom(1.5, width / 2),
      '-': () => zoom(1 / 1.5, width / 2),
      '0': showWhole,
    }
    const act = acts[event.key]
    if (!act) return
    act()
    event.preventDefault()
    event.stopPropagation()
  }
  /** The middle of the window follows the pointer. */
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const strip = currentTarget.getBoundingClientRect()
    centre(momentAt(whole, ((clientX - strip.left) / strip.width) * width))
  }
  return (
    <div className="gantt-overview">
      <span className="gantt-overview-side dim">{say(ganttTexts.overview)}</span>
      <div
        className="gantt-overview-plot"
        role="slider"
        tabIndex={0}
        aria-label={say(ganttTexts.overview)}
        aria-valuemin={0}
        aria-valuemax={Math.round(lastFrom)}
        aria-valuenow={Math.round(Math.min(scale.from, lastFrom))}
        aria-valuetext={say(ganttTexts.saidWindow, {
          ...{ from: words.day(scale.from), to: words.day(to - 1) },
        })}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
        }}
      >
        <Days plan={plan} whole={whole} width={width} />
        <span
          className="gantt-overview-window"
          style={{ left: `${(seen.x / width) * 100}%`, width: `${(seen.width / width) * 100}%` }}
        />
      </div>
    </div>
  )
}

const high = 100

interface DaysProps {
  plan: GanttPlan
  whole: TimeScale
  width: number
}

/** Drawn anew only when the plan is another, or its days stand elsewhere. */
function Days({ plan, whole, width }: DaysProps) {
  return useMemo(() => {
    const days = overviewOf(plan)
    const most = Math.max(1, ...days.map(({ busy }) => busy))
    const part = (minutes: number) => (minutes / most) * high
    return (
      <svg viewBox={`0 0 ${String(width)} ${String(high)}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, busy, late }) => {
          if (busy === 0) return null
          const own = stretchOf(whole, { from: day * minutesPerDay, to: (day + 1) * minutesPerDay })
          const box = { x: own.x, width: own.width * 0.9 }
          return (
            <g key={day}>
              <rect className="busy" {...box} y={high - part(busy)} height={part(busy)} />
              {late > 0 ? <rect className="late" {...box} y={high - part(late)} height={part(late)} /> : null}
            </g>
          )
        })}
        <rect className="now" x={xOf(whole, plan.now)} y={0} width={width / 600} height={high} />
      </svg>
    )
  }, [plan, whole, width])
}
