import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { GanttGhost, GanttLink, GanttPlan } from '#platform/web/kit/gantt/gantt-plan.ts'
import type { planOnGantt, ShownOperation } from '../../contract/gantt/gantt-calls.ts'

import type { ShopOfMoves } from '#planning/moves/move-desk.ts'
import type { MovedPlace } from '#planning/moves/played-moves.ts'

type Shown = OutputOf<typeof planOnGantt>

/** By what the bars stand behind each other. */
export type LaneKind = 'facility' | 'worker' | 'order' | 'item'
export const laneKinds = ['facility', 'worker', 'order', 'item'] as const

export const keyOf = ({ kind, no, process_no }: ShownOperation): string => `${kind} ${no} ${process_no}`

/** The plan on lanes of a kind; outside processes and what has no such lane stand on one of their own, at the end. */
export function ganttOf(
  shown: Shown,
  by: LaneKind,
  elsewhere: string,
  parts: readonly PartLink[] = [],
): GanttPlan {
  const whole = [{ from: 0, to: shown.days * 1440 }]
  const named = namedLanes(shown, by)
  const laneOf = new Map(named.map(({ key }, at) => [key, at]))
  const bars = shown.operations.map((one) => ({
    ...{ key: keyOf(one), lane: laneOf.get(laneKey(one, by)) ?? named.length, order: wordsOf(one) },
    label: `${one.no}-${one.process_no}　${one.work_nm}　${one.item_nm} ${one.qty}`,
    ...{ start: one.start, setup: one.kind === 'plan' ? one.setup : 0, end: one.end, done: one.done },
    ...{ late: one.end > one.due && one.work_status !== '3', fixed: one.fixed },
  }))
  const place = new Map(bars.map(({ key }, at) => [key, at]))
  const hasOthers = bars.some(({ lane }) => lane === named.length)
  const link = (earlier: string, later: string): readonly GanttLink[] => {
    const [before, after] = [place.get(earlier), place.get(later)]
    return before === undefined || after === undefined ? [] : [{ before, after }]
  }
  const links = [
    ...shown.operations.flatMap((one) =>
      one.before_no === 0 ? [] : link(keyOf({ ...one, process_no: one.before_no }), keyOf(one)),
    ),
    ...parts.flatMap(({ before, after }) => link(before, after)),
  ]
  return {
    ...{ firstDay: shown.first_day, days: shown.days, now: shown.now, bars, links },
    lanes: [
      ...named.map(({ key, label, open }) => ({ key, label, open: open ?? whole })),
      ...(hasOthers ? [{ key: '', label: elsewhere, open: whole }] : []),
    ],
  }
}

/** A process that waits for what another plan or work order makes. */
interface PartLink {
  readonly before: string
  readonly after: string
}

const kindOf: Readonly<Record<string, ShownOperation['kind']>> = { P: 'plan', W: 'work' }

/** What the schedule puts behind each other over the levels of the structure; inside a plan its routing says it. */
export function partLinksOf({
  snapshot: { operations },
}: Pick<ShopOfMoves, 'snapshot'>): readonly PartLink[] {
  const orderOf = new Map(operations.map(({ id, order }) => [id, order]))
  const barOf = (id: string) => `${kindOf[id.slice(0, 1)] ?? ''}${id.slice(1)}`
  return operations.flatMap(({ id, order, after }) =>
    after
      .filter(({ operation }) => orderOf.get(operation) !== order)
      .map(({ operation }) => ({ before: barOf(operation), after: barOf(id) })),
  )
}

/** Where what a drag moves would stand, on the lanes that are shown. */
export function ghostsOf(plan: GanttPlan, moved: readonly MovedPlace[], by: LaneKind): readonly GanttGhost[] {
  const barAt = new Map(plan.bars.map(({ key }, at) => [key, at]))
  const laneOf = new Map(plan.lanes.map(({ key }, at) => [key, at]))
  return moved.flatMap(({ plan_no, process_no, facility_cd, worker_cd, start, end }) => {
    const bar = barAt.get(`plan ${plan_no} ${String(process_no)}`)
    const self = plan.bars[bar ?? -1]
    if (bar === undefined || !self) return []
    const key = by === 'facility' ? facility_cd : by === 'worker' ? worker_cd : undefined
    return [{ bar, lane: key === undefined ? self.lane : (laneOf.get(key) ?? self.lane), start, end }]
  })
}

/** What one looks for it by: its number, its order, its customer, its item. */
const wordsOf = ({ no, order_no, customer_nm, item_cd }: ShownOperation): string =>
  [no, order_no, customer_nm, item_cd].filter(Boolean).join(' ')

function laneKey({ facility_cd, worker_cd, order_no, item_cd }: ShownOperation, by: LaneKind): string {
  return { facility: facility_cd, worker: worker_cd, order: order_no, item: item_cd }[by]
}

interface NamedLane {
  readonly key: string
  readonly label: string
  readonly open?: GanttPlan['lanes'][number]['open']
}

function namedLanes({ facilities, workers, operations }: Shown, by: LaneKind): readonly NamedLane[] {
  if (by === 'facility')
    return facilities.map(({ facility_cd, facility_nm, open }) => ({
      ...{ key: facility_cd, label: `${facility_cd}　${facility_nm}`, open },
    }))
  if (by === 'worker')
    return workers.map(({ worker_cd, worker_nm }) => ({
      key: worker_cd,
      label: `${worker_cd}　${worker_nm}`,
    }))
  const seen = new Map(
    operations.map((one) => [
      laneKey(one, by),
      by === 'item' ? `${one.item_cd}　${one.item_nm}` : orderWords(one),
    ]),
  )
  return [...seen]
    .filter(([key]) => key !== '')
    .map(([key, label]) => ({ key, label }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
}

const orderWords = ({ order_no, customer_nm }: ShownOperation): string => `${order_no}　${customer_nm}`
