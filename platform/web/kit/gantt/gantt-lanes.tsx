import { useSay } from '../../language/say.ts'
import { ganttTexts } from './gantt.text.ts'
import { headHeight } from './gantt-draw.ts'
import { type GanttView, rowHeight } from './gantt-hit.ts'
import { type GanttLayout, laneAt } from './gantt-layout.ts'
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
  return (
    <div className="gantt-lanes">
      {lanes.slice(from, laneAt(layout, last) + 1).map(({ key, label, load }, at) => {
        // Its name has a line of its own, below it the code with the load: machines of a kind are told apart by the ends of their names.
        const [code = '', name = ''] = label.split('　')
        return (
          <span
            key={key}
            title={label}
            style={{ top: headHeight + (layout.laneRow[from + at] ?? 0) * rowHeight - top }}
          >
            <b>{name || code}</b>
            {name === '' && load === undefined ? null : (
              <small className={load !== undefined && load > 100 ? 'over' : undefined}>
                {name === '' ? '' : code}
                {load === undefined ? null : (
                  <>
                    <meter max={100} value={Math.min(load, 100)} aria-hidden="true" />
                    <span title={say(ganttTexts.percent)}>{load}%</span>
                  </>
                )}
              </small>
            )}
          </span>
        )
      })}
    </div>
  )
}
