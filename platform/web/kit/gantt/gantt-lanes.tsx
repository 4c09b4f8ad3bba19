import { useSay } from '../../language/say.ts'
import { ganttTexts } from './gantt.text.ts'
import { headHeight } from './gantt-head.ts'
import { type GanttView, rowHeight } from './gantt-hit.ts'
import { type GanttLayout, hasRow, laneAt } from './gantt-layout.ts'
import type { GanttLane } from './gantt-plan.ts'

interface LaneNamesProps {
  lanes: readonly GanttLane[]
  layout: GanttLayout
  view: GanttView
}

/** What stands before the lanes that are seen. */
export function LaneNames({ lanes, layout, view: { top, height } }: LaneNamesProps) {
  const say = useSay()
  const last = Math.min(layout.rows.length - 1, Math.floor((top + height) / rowHeight))
  const from = laneAt(layout, Math.floor(top / rowHeight))
  const seen = lanes
    .slice(from, laneAt(layout, last) + 1)
    .flatMap((lane, at) =>
      hasRow(layout, from + at) ? [{ ...lane, row: layout.laneRow[from + at] ?? 0 }] : [],
    )
  return (
    <div className="gantt-lanes">
      {seen.map(({ key, label, name, load, row }) => (
        <span key={key} title={label} style={{ top: headHeight + row * rowHeight - top }}>
          {name ?? label}
          {name === undefined && load === undefined ? null : (
            <small>
              {name === undefined ? null : key}
              {load === undefined ? null : (
                <span className={load > 100 ? 'over' : undefined} title={say(ganttTexts.percent)}>
                  <meter max={100} value={Math.min(load, 100)} aria-hidden="true" />
                  {load}%
                </span>
              )}
            </small>
          )}
        </span>
      ))}
    </div>
  )
}
