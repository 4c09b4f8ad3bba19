import type { Factory } from './factory.ts'
import type { FactorySnapshot } from './factory-snapshot.ts'
import { type FrozenFaults, frozenFaults } from './frozen-faults.ts'
import { latenessBound } from './lateness-bound.ts'
import { latestStarts } from './latest-start.ts'
import { type Aim, measure, type Result } from './objective.ts'
import { type FactoryPlan, type PlanOptions, planFactory } from './plan-factory.ts'
import { type Hold, holds, type Timetable } from './timetable.ts'
import { buildFactory } from './factory.ts'
import type { ReleaseMode } from './release-gates.ts'
import { withRoom } from './room.ts'

/** Why something cannot be sooner, named down to what is in the way. */
export interface Reason {
  readonly kind: Hold
  readonly operation: string
  /** The facility, worker, item or operation that binds. */
  readonly name?: string
}

export interface ProposedOperation {
  readonly operation: string
  readonly order: string
  readonly quantity: number
  readonly facility: string
  readonly lane: number
  readonly worker?: string
  readonly start: number
  readonly setup: number
  readonly end: number
  /** The latest start that still meets the due date, and how far the plan is from it. */
  readonly latestStart: number
  readonly slack: number
}

export interface Proposal extends FrozenFaults {
  /** So many days were looked at until everything had found room. */
  readonly days: number
  readonly operations: readonly ProposedOperation[]
  readonly unplaced: readonly { readonly operation: string; readonly reason: Reason }[]
  readonly late: readonly { readonly order: string; readonly minutes: number; readonly reason: Reason }[]
  readonly assumedCalendars: Factory['assumed']
  readonly result: Result
  readonly bestRule: Result
  /** No plan that places everything has less weighted lateness. */
  readonly latenessBound: number
}

export interface ProposeOptions {
  readonly aims?: readonly Aim[]
  readonly first?: PlanOptions['first']
  readonly seed?: number
  readonly mode?: ReleaseMode
  readonly buffer?: number
  /** So many days are looked at, at the most, where those of the snapshot have no room for all. */
  readonly mostDays?: number
  readonly until: () => boolean
  readonly onProgress?: (best: Result) => void
}

/** A snapshot's plan, in words again. */
export function propose(asked: FactorySnapshot, { mostDays, ...options }: ProposeOptions): Proposal {
  const snapshot = withRoom(asked, mostDays)
  const factory = buildFactory(snapshot)
  const plan = planFactory(factory, { aims: ['lateness', 'setup', 'makespan'], seed: 1, ...options })
  return readProposal(snapshot, factory, plan)
}

export function readProposal(snapshot: FactorySnapshot, factory: Factory, plan: FactoryPlan): Proposal {
  const { table, latestStart } = plan
  return {
    days: snapshot.days,
    operations: snapshot.operations.flatMap(({ id, order, quantity }, x) => {
      if (table.facility[x]! < 0) return []
      const worker = snapshot.workers[table.worker[x]!]?.id
      return [
        {
          operation: id,
          order,
          quantity,
          facility: snapshot.facilities[table.facility[x]!]!.id,
          lane: table.lane[x]! - factory.laneStart[table.facility[x]!]!,
          ...(worker === undefined ? {} : { worker }),
          start: table.start[x]!,
          setup: table.setup[x]!,
          end: table.end[x]!,
          latestStart: latestStart[x]!,
          slack: latestStart[x]! - table.start[x]!,
        },
      ]
    }),
    unplaced: snapshot.operations.flatMap(({ id }, x) =>
      table.facility[x]! < 0
        ? [{ operation: id, reason: reasonOfUnplaced(snapshot, factory, table, x) }]
        : [],
    ),
    late: lateOrders(snapshot, factory, table),
    ...frozenFaults(snapshot, factory, table),
    assumedCalendars: factory.assumed,
    result: measure(factory, table),
    bestRule: plan.bestRule,
    latenessBound: latenessBound(factory),
  }
}

/** Orders that end behind their due times, and what binds each. */
export function lateOrders(snapshot: FactorySnapshot, factory: Factory, table: Timetable): Proposal['late'] {
  const latest = latestStarts(factory)
  const last = new Int32Array(factory.orders).fill(-1)
  for (let x = 0; x < factory.operations; x++) {
    if (table.facility[x]! < 0) continue
    const known = last[factory.orderOf[x]!]!
    if (known < 0 || table.end[x]! > table.end[known]!) last[factory.orderOf[x]!] = x
  }
  return snapshot.orders.flatMap(({ id }, order) => {
    const x = last[order]!
    if (x < 0 || table.end[x]! <= factory.due[order]!) return []
    return [
      {
        order: id,
        minutes: table.end[x]! - factory.due[order]!,
        reason: bindingReason(snapshot, factory, table, latest, x),
      },
    ]
  })
}

/** Back from the last operation over what held it, to the first thing that is no predecessor. */
function bindingReason(
  snapshot: FactorySnapshot,
  factory: Factory,
  table: Timetable,
  latest: Float64Array,
  last: number,
): Reason {
  let x = last
  for (;;) {
    const kind = cause(factory, table, latest, x)
    const before = kind === 'predecessor' ? latestPredecessor(factory, table, x).operation : -1
    if (before < 0) return named(snapshot, table, x, kind === 'predecessor' ? 'lead-time' : kind)
    x = before
  }
}

/** Who had to wait for a facility because everybody's parts came late has waited for the parts: what cost more is named. */
function cause(factory: Factory, table: Timetable, latest: Float64Array, x: number): Hold {
  const held = holds[table.held[x]!]!
  if (held !== 'facility' && held !== 'worker' && held !== 'calendar') return held
  const before = latestPredecessor(factory, table, x).until
  const material = factory.material[x]!
  const ready = Math.max(before, material)
  const late = ready - latest[x]!
  if (ready <= factory.now || late <= 0 || late < table.start[x]! - ready) return held
  return material >= before ? 'material' : 'predecessor'
}

function latestPredecessor(
  { pred, predShare, predWait }: Factory,
  table: Timetable,
  x: number,
): { readonly operation: number; readonly until: number } {
  let operation = -1
  let until = -1
  for (let p = pred.start[x]!; p < pred.start[x + 1]!; p++) {
    const y = pred.item[p]!
    // Of one that it laps it is only sure that it has begun.
    const from = (predShare[p]! < 1 ? table.start[y]! : table.end[y]!) + predWait[p]!
    if (operation >= 0 && from <= until) continue
    operation = y
    until = from
  }
  return { operation, until }
}

function named(snapshot: FactorySnapshot, table: Timetable, x: number, kind: Hold): Reason {
  const operation = snapshot.operations[x]!
  const names: Record<Hold, string | undefined> = {
    'lead-time': undefined,
    predecessor: undefined,
    material: operation.material?.item,
    facility: snapshot.facilities[table.facility[x]!]?.id,
    worker: snapshot.workers[table.worker[x]!]?.id,
    calendar: snapshot.facilities[table.facility[x]!]?.id,
    frozen: snapshot.facilities[table.facility[x]!]?.id,
  }
  const name = names[kind]
  return { kind, operation: operation.id, ...(name === undefined ? {} : { name }) }
}

/** Behind something unplaced; without a facility that can do it, or anybody who may; or no room left in the calendars of the horizon. */
function reasonOfUnplaced(snapshot: FactorySnapshot, factory: Factory, table: Timetable, x: number): Reason {
  const { pred, requirement, teams, candidate } = factory
  const operation = snapshot.operations[x]!
  const facility = operation.candidates[0]?.facility
  const named = facility === undefined ? {} : { name: facility }
  for (let p = pred.start[x]!; p < pred.start[x + 1]!; p++) {
    const y = pred.item[p]!
    if (table.facility[y]! < 0)
      return { kind: 'predecessor', operation: operation.id, name: snapshot.operations[y]!.id }
  }
  if (candidate.start[x] === candidate.start[x + 1])
    return { kind: 'facility', operation: operation.id, ...named }
  const need = requirement[x]!
  if (need >= 0 && teams.start[need] === teams.start[need + 1])
    return {
      kind: 'worker',
      operation: operation.id,
      ...(operation.skill ? { name: operation.skill.skill } : {}),
    }
  if (factory.material[x]! >= snapshot.days * 1440 && operation.material)
    return { kind: 'material', operation: operation.id, name: operation.material.item }
  return { kind: 'calendar', operation: operation.id, ...named }
}
