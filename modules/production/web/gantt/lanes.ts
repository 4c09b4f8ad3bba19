import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { GanttGhost, GanttLink, GanttPlan } from '#platform/web/kit/gantt/gantt-plan.ts'
import {
  barKey,
  type PartLink,
  type planOnGantt,
  type ShownOperation,
} from '../../contract/gantt/gantt-calls.ts'

import type { shopOnGantt } from '../../contract/gantt/shop-calls.ts'
import { loadDays } from '../../contract/load/fullest-calls.ts'
import { fullness } from '../../contract/load/machine-load.ts'
import type { ShopOfMoves } from '#planning/moves/move-desk.ts'
import type { PlaceColumns } from '#planning/scheduling/play-drags.ts'

type Shown = OutputOf<typeof planOnGantt>
type Shop = OutputOf<typeof shopOnGantt>

/** By what the bars stand behind each other. */
export type LaneKind = 'facility' | 'worker' | 'order' | 'item'
export const laneKinds = ['facility', 'worker', 'order', 'item'] as const

/** The plan on lanes of a kind; outside processes and what has no such lane stand on one of their own, at the end. */
export function ganttOf(
  shown: Shown,
  by: LaneKind,
  elsewhere: string,
  { parts, setups }: FromShop = { parts: [], setups: new Map() },
): GanttPlan {
  const whole = [{ from: 0, to: shown.days * 1440 }]
  const named = namedLanes(shown, by)
  const laneOf = new Map(named.map(({ key }, at) => [key, at]))
  const bars = shown.operations.map((one) => ({
    ...{ key: barKey(one), lane: laneOf.get(laneKey(one, by)) ?? named.length, order: wordsOf(one) },
    label: `${one.no}-${one.process_no}　${one.work_nm}　${one.item_nm} ${one.qty}`,
    ...{ start: one.start, setup: setupOf(one, setups), end: one.end, done: one.done },
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
      one.before_no === 0 ? [] : link(barKey({ ...one, process_no: one.before_no }), barKey(one)),
    ),
    ...parts.flatMap(({ before, after }) => link(before, after)),
  ]
  return {
    ...{ firstDay: shown.first_day, days: shown.days, now: shown.now, bars, links },
    hours: shown.facilities.map(({ open }) => open),
    lanes: [
      ...named.map(({ open = whole, ...lane }) => ({ ...lane, open })),
      ...(hasOthers ? [{ key: '', label: elsewhere, open: whole }] : []),
    ],
  }
}

/** What the shop knows of the bars, which are seen before it is read. */
export interface FromShop {
  readonly parts: readonly PartLink[]
  /** Minutes of standard set-up, by the keys of the bars. */
  readonly setups: ReadonlyMap<string, number>
}

export const fromShop = (shop: Pick<ShopOfMoves, 'snapshot'> & Pick<Shop, 'setups'>): FromShop => ({
  parts: partLinksOf(shop),
  setups: new Map(shop.setups.map(({ id, minutes }) => [barOf(id), minutes])),
})

/** Set-up of the sequence, and that of the standard time; a work order says the standard one itself. What is done outside has none. */
function setupOf(one: ShownOperation, setups: FromShop['setups']): number {
  if (one.facility_cd === '') return 0
  const standard = one.kind === 'plan' ? (setups.get(barKey(one)) ?? 0) : 0
  return Math.min(one.setup + standard, one.end - one.start)
}

const kindOf: Readonly<Record<string, ShownOperation['kind']>> = { P: 'plan', W: 'work' }
/** The key of the bar of an operation of the snapshot. */
const barOf = (id: string) => `${kindOf[id.slice(0, 1)] ?? ''}${id.slice(1)}`

/** What the schedule puts behind each other over the levels of the structure; inside a plan its routing says it. */
function partLinksOf({ snapshot: { operations } }: Pick<ShopOfMoves, 'snapshot'>): readonly PartLink[] {
  const orderOf = new Map(operations.map(({ id, order }) => [id, order]))
  return operations.flatMap(({ id, order, after }) =>
    after
      .filter(({ operation }) => orderOf.get(operation) !== order)
      .map(({ operation }) => ({ before: barOf(operation), after: barOf(id) })),
  )
}

/** What is known of a plan on its lanes before anything is dragged: looked up once, not with each step of the pointer. */
export interface GhostPlaces {
  /** The bar of each operation of the snapshot; -1 for one that is not shown. */
  readonly bars: Int32Array
  /** The lane of each of its facilities, or workers; nothing where bars keep their lanes. */
  readonly lanes: Int32Array | undefined
}

export function ghostPlacesOf(
  plan: GanttPlan,
  { snapshot }: Pick<ShopOfMoves, 'snapshot'>,
  by: LaneKind,
): GhostPlaces {
  const barAt = new Map(plan.bars.map(({ key }, at) => [key, at]))
  const laneOf = new Map(plan.lanes.map(({ key }, at) => [key, at]))
  const resources = by === 'facility' ? snapshot.facilities : by === 'worker' ? snapshot.workers : undefined
  return {
    bars: Int32Array.from(snapshot.operations, ({ id }) => barAt.get(barOf(id)) ?? -1),
    lanes:
      resources && Int32Array.from(resources, ({ id }) => laneOf.get(id.startsWith('*') ? '' : id) ?? -1),
  }
}

/** Where what a drag moves would stand, on the lanes that are shown. */
export function ghostsOf(
  plan: GanttPlan,
  { bars, lanes }: GhostPlaces,
  places: PlaceColumns,
  by: LaneKind,
): readonly GanttGhost[] {
  const resource = by === 'worker' ? places.worker : places.facility
  const ghosts: GanttGhost[] = []
  places.operation.forEach((operation, i) => {
    const bar = bars[operation] ?? -1
    const self = plan.bars[bar]
    if (!self) return
    const lane = lanes?.[resource[i] ?? -1] ?? -1
    ghosts.push({
      bar,
      lane: lane < 0 ? self.lane : lane,
      start: places.start[i] ?? 0,
      end: places.end[i] ?? 0,
    })
  })
  return ghosts
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
  readonly name?: string
  readonly open?: GanttPlan['lanes'][number]['open']
  readonly load?: number
}

function namedLanes(
  { facilities, workers, operations, now, days }: Shown,
  by: LaneKind,
): readonly NamedLane[] {
  if (by === 'facility') {
    const from = Math.floor(now / 1440)
    const loads = fullness(facilities, operations, { from, days: Math.min(loadDays, days - from) })
    return facilities.map(({ facility_cd, facility_nm, open }) => {
      const load = loads.get(facility_cd)
      const lane = { key: facility_cd, label: `${facility_cd}　${facility_nm}`, name: facility_nm, open }
      return load === undefined ? lane : { ...lane, load }
    })
  }
  if (by === 'worker')
    return workers.map(({ worker_cd, worker_nm }) => ({
      ...{ key: worker_cd, label: `${worker_cd}　${worker_nm}`, name: worker_nm },
    }))
  const seen = new Map(
    operations.map((one) => [laneKey(one, by), by === 'item' ? one.item_nm : one.customer_nm]),
  )
  return [...seen]
    .filter(([key]) => key !== '')
    .map(([key, name]) => ({ key, label: `${key}　${name}`, name }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
}
