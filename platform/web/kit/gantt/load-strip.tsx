import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useSay } from '../../language/say.ts'
import { chartTexts } from '../chart/chart.text.ts'
import { PlainTable } from '../table/plain-table.tsx'
import type { GanttSeen } from './gantt.tsx'
import { minutesPerDay } from './gantt-plan.ts'
import {
  hoursOf,
  loadBars,
  loadParts,
  overOf,
  pathOf,
  percentOf,
  stretchOfDay,
  stripHeight,
  sumOf,
  type StripDay,
} from './load-bars.ts'
import { momentAt } from './time-axis.ts'
import { lookKeys } from './use-gantt-view.ts'
import { ganttTexts } from './gantt.text.ts'

interface Props {
  label: string
  days: readonly StripDay[]
  seen: Pick<GanttSeen, 'look' | 'words'>
  /** Before the picture: what is loaded, and by what it is counted. */
  tools: ReactNode
  /** Said behind what a day has. */
  note?: string
}

/** 山積み: under the lanes, day by day, what there is to do beside what can be done; arrows walk the days and say them. */
export function LoadStrip({ label, days, seen, tools, note = '' }: Props) {
  const say = useSay()
  const [asTable, setAsTable] = useState(false)
  const [at, setAt] = useState<number | null>(null)
  const { look, words } = seen
  const shown = at === null ? undefined : days[at]
  const wordsOf = (day: StripDay, place: number): string =>
    say(overOf(day) > 0 ? ganttTexts.saidOver : ganttTexts.saidLoad, {
      ...{ day: words.day(place * minutesPerDay), load: hoursOf(sumOf(day)) },
      ...{ capacity: hoursOf(day.capacity), percent: percentOf(day), over: hoursOf(overOf(day)) },
    })
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const now = at ?? -1
    const goals: Readonly<Record<string, number>> = {
      ...{ ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: days.length - 1 },
    }
    const goal = goals[event.key]
    const act = lookKeys(look)[event.key]
    if (goal !== undefined) {
      const next = Math.min(Math.max(goal, 0), days.length - 1)
      setAt(next)
      look.reveal({ start: next * minutesPerDay, end: (next + 1) * minutesPerDay })
    } else if (act) act()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const said = shown && at !== null ? wordsOf(shown, at) : ''
  return (
    <section className="gantt-load" aria-label={label}>
      <div className="gantt-load-head">
        <strong>{label}</strong>
        {tools}
        <button type="button" className="btn quiet" onClick={() => setAsTable(!asTable)}>
          {say(asTable ? chartTexts.asChart : chartTexts.asTable)}
        </button>
        <span className="gantt-load-said" aria-hidden="true">
          {said}
        </span>
        <span className="spacer" />
        {note === '' ? null : <span className="dim">{note}</span>}
        <span className="gantt-key fixed">{say(ganttTexts.loadFixed)}</span>
        <span className="gantt-key planned">{say(ganttTexts.loadPlanned)}</span>
        <span className="gantt-key chosen">{say(ganttTexts.loadChosen)}</span>
        <span className="gantt-key over">{say(ganttTexts.loadOver)}</span>
      </div>
      {asTable ? (
        <div className="gantt-load-read" style={{ height: stripHeight }}>
          <LoadTable {...{ label, days, dayOf: words.day }} />
        </div>
      ) : (
        <div className="gantt-load-body">
          <span className="gantt-load-side dim">{say(ganttTexts.hours)}</span>
          <div
            className="gantt-load-plot"
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-valuemin={1}
            aria-valuemax={days.length}
            aria-valuenow={(at ?? 0) + 1}
            aria-valuetext={said}
            onKeyDown={press}
            onBlur={() => setAt(null)}
            onPointerMove={({ clientX, currentTarget }) => {
              const x = clientX - currentTarget.getBoundingClientRect().left
              const day = Math.floor(momentAt(look.view.scale, x) / minutesPerDay)
              setAt(Math.min(Math.max(day, 0), days.length - 1))
            }}
            onPointerLeave={() => setAt(null)}
          >
            <Bars days={days} at={at} scale={look.view.scale} width={look.view.width} />
          </div>
        </div>
      )}
    </section>
  )
}

interface BarsProps {
  days: readonly StripDay[]
  at: number | null
  scale: GanttSeen['look']['view']['scale']
  width: number
}

function Bars({ days, at, scale, width }: BarsProps) {
  const hatch = useId()
  const { bars, capacities, folds } = loadBars(days, { scale, width })
  return (
    <svg width={width} height={stripHeight} aria-hidden="true">
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="over-ground" width="6" height="6" />
          <rect className="over-line" width="3" height="6" />
        </pattern>
      </defs>
      {at === null ? null : <rect className="day-at" {...stretchOfDay(scale, at)} height={stripHeight} />}
      <path className="fold" d={pathOf(folds.map((fold) => ({ ...fold, y: 0, height: stripHeight })))} />
      {loadParts.map((part) => (
        <path
          key={part}
          className={`load ${part}`}
          d={pathOf(bars.filter((bar) => bar.part === part))}
          {...(part === 'over' ? { fill: `url(#${hatch})` } : {})}
        />
      ))}
      <path className="load-capacity" d={pathOf(capacities.map((line) => ({ ...line, height: 1.5 })))} />
      {capacities.map(({ day, x, width: wide, words, isOver }) =>
        words === undefined ? null : (
          <text
            key={day}
            className={isOver ? 'over-words' : ''}
            x={x + wide / 2}
            y={words.y}
            textAnchor="middle"
          >
            {words.text}
          </text>
        ),
      )}
      <rect className="load-ground" y={stripHeight - 1} width={width} height={1} />
    </svg>
  )
}

interface LoadTableProps {
  label: string
  days: readonly StripDay[]
  dayOf: (minutes: number) => string
}

/** Days on which there is anything. */
function LoadTable({ label, days, dayOf }: LoadTableProps) {
  return (
    <PlainTable
      label={label}
      rows={days.map((day, place) => ({ ...day, place })).filter((day) => day.capacity > 0 || sumOf(day) > 0)}
      keyOf={({ place }) => String(place)}
      columns={[
        { name: 'day', label: chartTexts.day, cell: ({ place }) => dayOf(place * minutesPerDay) },
        { name: 'load', label: ganttTexts.load, kind: 'figure', cell: (day) => hoursOf(sumOf(day)) },
        {
          name: 'capacity',
          label: ganttTexts.capacity,
          kind: 'figure',
          cell: (day) => hoursOf(day.capacity),
        },
        { name: 'percent', label: ganttTexts.percent, kind: 'figure', cell: percentOf },
        {
          ...{ name: 'over', label: ganttTexts.loadOver, kind: 'figure' },
          cell: (day) => (overOf(day) > 0 ? hoursOf(overOf(day)) : ''),
        },
      ]}
    />
  )
}
