import { type KeyboardEvent, type PointerEvent, useMemo } from 'react'
import { useSay } from '../../language/say.ts'
import { ganttTexts } from './gantt.text.ts'
import { type GanttPlan, minutesPerDay } from './gantt-plan.ts'
import type { GanttWords } from './gantt-words.ts'
import type { useGanttView } from './use-gantt-view.ts'
import { overviewOf } from './overview-days.ts'

interface Props {
  plan: GanttPlan
  look: ReturnType<typeof useGanttView>
  words: GanttWords
}

/** All days side by side, as full as they are, and the window on those that are shown: dragged, or moved by keys. */
export function GanttOverview({ plan, look, words }: Props) {
  const say = useSay()
  const { view, shift, zoom, showWhole } = look
  const whole = plan.days * minutesPerDay
  const shown = view.width / view.scale.perMinute
  const { from } = view.scale
  const lastFrom = Math.max(0, whole - shown)
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const steps: Readonly<Record<string, number>> = {
      ...{ ArrowRight: minutesPerDay, ArrowLeft: -minutesPerDay, PageDown: shown, PageUp: -shown },
      ...{ Home: -whole, End: whole },
    }
    const step = steps[event.key]
    if (step !== undefined) shift(step)
    else if (event.key === '+' || event.key === ';') zoom(1.5, view.width / 2)
    else if (event.key === '-') zoom(1 / 1.5, view.width / 2)
    else if (event.key === '0') showWhole()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  /** The middle of the window follows the pointer. */
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    shift(((clientX - left) / width) * whole - shown / 2 - from)
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
        aria-valuenow={Math.round(Math.min(from, lastFrom))}
        aria-valuetext={say(ganttTexts.saidWindow, {
          ...{ from: words.day(from), to: words.day(Math.min(whole, from + shown) - 1) },
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
        <Days plan={plan} />
        <span
          className="gantt-overview-window"
          style={{ left: `${(from / whole) * 100}%`, width: `${(Math.min(shown, whole) / whole) * 100}%` }}
        />
      </div>
    </div>
  )
}

const high = 100

/** Drawn anew only when the plan is another. */
function Days({ plan }: { plan: GanttPlan }) {
  return useMemo(() => {
    const days = overviewOf(plan)
    const most = Math.max(1, ...days.map(({ busy }) => busy))
    const part = (minutes: number) => (minutes / most) * high
    return (
      <svg viewBox={`0 0 ${String(plan.days)} ${String(high)}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, busy, late }) =>
          busy === 0 ? null : (
            <g key={day}>
              <rect className="busy" x={day} y={high - part(busy)} width={0.9} height={part(busy)} />
              {late > 0 ? (
                <rect className="late" x={day} y={high - part(late)} width={0.9} height={part(late)} />
              ) : null}
            </g>
          ),
        )}
        <rect className="now" x={plan.now / minutesPerDay} y={0} width={plan.days / 600} height={high} />
      </svg>
    )
  }, [plan])
}
