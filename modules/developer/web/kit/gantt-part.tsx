import { useMemo } from 'react'
import { workingTime } from '#planning/calendar/shift-calendar.ts'
import { buildFactory } from '#planning/scheduling/factory.ts'
import type { FactorySnapshot } from '#planning/scheduling/factory-snapshot.ts'
import { generateFactory } from '#planning/scheduling/generate-factory.ts'
import { planFactory } from '#planning/scheduling/plan-factory.ts'
import { Gantt } from '#platform/web/kit/gantt/gantt.tsx'
import type { GanttBar, GanttPlan } from '#platform/web/kit/gantt/gantt-plan.ts'
import { useSay } from '#platform/web/language/say.ts'
import { kitTexts } from './kit.text.ts'

/** A factory by chance, the same every time, planned by its best rule: as many bars as a Gantt must draw at once. */
export function GanttPart() {
  const say = useSay()
  const plan = useMemo(() => planOf(generateFactory({ operations: 5000 }, 17)), [])
  return <Gantt label={say(kitTexts.gantt)} plan={plan} />
}

function planOf(snapshot: FactorySnapshot): GanttPlan {
  const { operations, orders, days, now } = snapshot
  const lanes = lanesOf(snapshot)
  const { table } = planFactory(buildFactory(snapshot), {
    aims: ['lateness'],
    seed: 1,
    until: () => true,
  })
  const due = new Map(orders.map((order) => [order.id, order.due]))
  const place = new Map<string, number>()
  const bars: GanttBar[] = []
  operations.forEach(({ id, order, progress, fixed }, x) => {
    const [lane = -1, start = 0, end = 0, setup = 0] = [
      table.facility[x],
      table.start[x],
      table.end[x],
      table.setup[x],
    ]
    if (lane < 0) return
    place.set(id, bars.length)
    const late = end > (due.get(order) ?? end)
    bars.push({
      ...{ key: id, lane, order, label: id, start, setup, end, late },
      ...{ done: progress?.done ?? 0, fixed: fixed !== undefined },
    })
  })
  return {
    ...{ firstDay: '2026-11-16', days, now, bars, lanes, hours: lanes.map(({ open }) => open) },
    links: operations.flatMap(({ id, after }) =>
      after.flatMap(({ operation }) => {
        const [earlier, later] = [place.get(operation), place.get(id)]
        return earlier === undefined || later === undefined ? [] : [{ before: earlier, after: later }]
      }),
    ),
  }
}

function lanesOf({ facilities, calendars, days, firstWeekday }: FactorySnapshot): GanttPlan['lanes'] {
  const open = new Map(
    calendars.map((calendar) => [calendar.id, workingTime(calendar, { days, firstWeekday }).stretches]),
  )
  return facilities.map(({ id, calendar = '' }) => ({ key: id, label: id, open: open.get(calendar) ?? [] }))
}
