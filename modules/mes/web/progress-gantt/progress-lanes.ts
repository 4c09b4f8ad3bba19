import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { GanttBar, GanttPlan, GanttTone, Span } from '#platform/web/kit/gantt/gantt-plan.ts'
import { isLate } from '../../contract/progress-gantt/is-late.ts'
import type { ProgressedOperation, progressOnGantt } from '../../contract/progress-gantt/progress-calls.ts'

type Shown = OutputOf<typeof progressOnGantt>

export const laneKinds = ['facility', 'worker', 'work'] as const
/** By what the bars stand behind each other. */
export type LaneKind = (typeof laneKinds)[number]

export const keyOf = ({ work_order_no, process_no }: ProgressedOperation): string =>
  `${work_order_no}-${process_no}`

const tones = { 0: 'none', 1: 'go', 2: 'warn', 3: 'done' } as const satisfies Record<string, GanttTone>

interface Words {
  /** Of a status, with whether it is late. */
  readonly state: (status: ProgressedOperation['work_status'], late: boolean) => string
  /** The lane of what has no other. */
  readonly elsewhere: string
}

/** Plan and actual of every process, on lanes of a kind. */
export function progressPlan(shown: Shown, by: LaneKind, { state, elsewhere }: Words): GanttPlan {
  const whole = [{ from: 0, to: shown.days * 1440 }]
  const named = namedLanes(shown, by)
  const laneOf = new Map(named.map(({ key }, at) => [key, at]))
  const bars = shown.operations.flatMap((one): readonly GanttBar[] => {
    const planned = spanOf(one.planned_from, one.planned_to)
    const actual = spanOf(one.actual_from, one.actual_to)
    const both = [planned, actual].flatMap((span) => span ?? [])
    if (both.length === 0) return []
    const late = isLate(one, shown.now)
    const { work_status } = one
    return [
      {
        ...{ key: keyOf(one), lane: laneOf.get(laneKey(one, by)) ?? named.length, order: wordsOf(one) },
        label: `${keyOf(one)}　${one.operation_nm}　${one.item_nm} ${one.good_qty}/${one.plan_qty}`,
        start: Math.min(...both.map(({ from }) => from)),
        end: Math.max(...both.map(({ to }) => to)),
        ...{ setup: 0, done: doneOf(one), late, fixed: true },
        progress: {
          ...{ planned, actual, state: state(work_status, late) },
          tone: late ? 'bad' : tones[work_status],
        },
      },
    ]
  })
  const place = new Map(bars.map(({ key }, at) => [key, at]))
  const links = shown.operations.flatMap((one) => {
    const before = place.get(keyOf({ ...one, process_no: one.before_no }))
    const after = place.get(keyOf(one))
    return one.before_no === 0 || before === undefined || after === undefined ? [] : [{ before, after }]
  })
  const hasOthers = bars.some(({ lane }) => lane === named.length)
  return {
    ...{ firstDay: shown.first_day, days: shown.days, now: shown.now, bars, links },
    hours: shown.facilities.map(({ open }) => open),
    lanes: [
      ...named.map(({ open = whole, ...lane }) => ({ ...lane, open })),
      ...(hasOthers ? [{ key: '', label: elsewhere, open: whole }] : []),
    ],
  }
}

/** What began before the first day begins at the edge. */
const spanOf = (from: number | null, to: number | null): Span | undefined =>
  from === null || to === null || to < 0
    ? undefined
    : { from: Math.max(0, from), to: Math.max(1, from + 1, to) }

function doneOf({ work_status, plan_qty, good_qty, defective_qty }: ProgressedOperation): number {
  if (work_status === '3') return 1
  const planned = Number(plan_qty)
  return planned > 0 ? Math.min(1, (Number(good_qty) + Number(defective_qty)) / planned) : 0
}

/** What one looks for it by. */
const wordsOf = ({ work_order_no, order_no, customer_nm, item_cd }: ProgressedOperation): string =>
  [work_order_no, order_no, customer_nm, item_cd].filter(Boolean).join(' ')

const laneKey = ({ facility_cd, worker_cd, work_order_no }: ProgressedOperation, by: LaneKind): string =>
  ({ facility: facility_cd, worker: worker_cd, work: work_order_no })[by]

interface NamedLane {
  readonly key: string
  readonly label: string
  readonly name: string
  readonly open?: readonly Span[]
}

function namedLanes({ facilities, workers, operations }: Shown, by: LaneKind): readonly NamedLane[] {
  if (by === 'facility')
    return facilities.map(({ facility_cd: key, facility_nm, open }) => ({
      ...{ key, label: `${key}　${facility_nm}`, name: facility_nm, open },
    }))
  if (by === 'worker')
    return workers.map(({ worker_cd: key, worker_nm }) => ({
      key,
      label: `${key}　${worker_nm}`,
      name: worker_nm,
    }))
  const items = new Map(operations.map(({ work_order_no, item_nm }) => [work_order_no, item_nm]))
  return [...items].map(([key, item_nm]) => ({ key, label: `${key}　${item_nm}`, name: item_nm }))
}
