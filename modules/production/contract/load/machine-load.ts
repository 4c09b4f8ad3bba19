import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { ShownOperation } from '../gantt/gantt-calls.ts'
import { dayMinutes, eachOpenBack, eachOpenFrom, openBetween, type OpenSpan } from './open-time.ts'

/** A machine with the times at which it works; as many processes at a time as its capacity says. */
export interface LoadedMachine {
  readonly facility_cd: string
  readonly capacity: number
  readonly open: readonly OpenSpan[]
}

export type LoadedOperation = Pick<
  ShownOperation,
  | 'kind'
  | 'no'
  | 'process_no'
  | 'before_no'
  | 'facility_cd'
  | 'start'
  | 'end'
  | 'due'
  | 'fixed'
  | 'work_status'
>

/** From when to when a machine has something to do. */
export type TakenTime = Pick<LoadedOperation, 'facility_cd' | 'start' | 'end'>

/** Minutes of machines on a day; `chosen` is what the chosen plan or work order has of them. */
export interface DayLoad {
  capacity: number
  fixed: number
  planned: number
  chosen: number
}

/** As the plan stands, or as it would have to be for everything to end on its day: then machines may have more than they can do. */
export type LoadBasis = 'planned' | 'needed'

export interface LoadAsked {
  readonly days: number
  /** The minute at which today begins: what had to be done before is to be done then. */
  readonly today: number
  /** Undefined: all machines together. */
  readonly machine?: string | undefined
  readonly chosen?: string | undefined
  readonly basis: LoadBasis
}

export const loadOf = ({ fixed, planned, chosen }: DayLoad): number => fixed + planned + chosen

/** 山積み: what machines have to do on each day, beside what they can do. */
export function machineLoad(
  machines: readonly LoadedMachine[],
  operations: readonly LoadedOperation[],
  { days, today, machine, chosen, basis }: LoadAsked,
): readonly DayLoad[] {
  const loads = Array.from({ length: days }, (): DayLoad => ({
    capacity: 0,
    fixed: 0,
    planned: 0,
    chosen: 0,
  }))
  const asked = new Map(
    machines
      .filter(({ facility_cd }) => machine === undefined || facility_cd === machine)
      .map((one) => [one.facility_cd, one]),
  )
  for (const { capacity, open } of asked.values())
    for (const span of open)
      dayMinutes(span, (day, minutes) => {
        const load = loads[day]
        if (load) load.capacity += minutes * capacity
      })
  const add = (one: LoadedOperation) => {
    const part = one.no === chosen ? 'chosen' : one.fixed ? 'fixed' : 'planned'
    return (day: number, minutes: number) => {
      const load = loads[day]
      if (load) load[part] += minutes
    }
  }
  const openOf = (one: LoadedOperation) => asked.get(one.facility_cd)?.open
  if (basis === 'planned')
    for (const one of operations) {
      const open = openOf(one)
      if (open) eachOccupied(open, one, add(one))
    }
  else
    eachNeeded(machines, operations, today, (one, span) => {
      if (openOf(one)) dayMinutes(span, add(one))
    })
  return loads
}

/** As planned, what one process adds to the others: while it is dragged those stay as they are. */
export const withLoad = (others: readonly DayLoad[], one: readonly DayLoad[]): readonly DayLoad[] =>
  others.map((load, day) => {
    const { fixed = 0, planned = 0, chosen = 0 } = one[day] ?? {}
    return {
      ...load,
      fixed: load.fixed + fixed,
      planned: load.planned + planned,
      chosen: load.chosen + chosen,
    }
  })

/** 負荷率: so full each machine is over days, in whole per cent; one that does not work on any of them says nothing. */
export function fullness(
  machines: readonly LoadedMachine[],
  operations: readonly TakenTime[],
  { from, days }: { readonly from: number; readonly days: number },
): ReadonlyMap<string, number> {
  const ofMachine = groupedBy(operations, ({ facility_cd }) => facility_cd)
  return new Map(
    machines.flatMap(({ facility_cd, capacity, open }) => {
      let [can, has] = [0, 0]
      const within = (see: (minutes: number) => void) => (day: number, minutes: number) => {
        if (day >= from && day < from + days) see(minutes)
      }
      for (const span of open)
        dayMinutes(
          span,
          within((minutes) => (can += minutes * capacity)),
        )
      for (const one of ofMachine.get(facility_cd) ?? [])
        eachOccupied(
          open,
          one,
          within((minutes) => (has += minutes)),
        )
      return can > 0 ? [[facility_cd, Math.round((has / can) * 100)] as const] : []
    }),
  )
}

/** The machine's time between beginning and end; what stands where it is closed takes all of it. */
function eachOccupied(
  open: readonly OpenSpan[],
  { start, end }: Pick<TakenTime, 'start' | 'end'>,
  see: (day: number, minutes: number) => void,
): void {
  const spans = openBetween(open, { from: start, to: end })
  for (const span of spans.length > 0 ? spans : [{ from: start, to: end }]) dayMinutes(span, see)
}

/** How long it takes of its machine. */
export function occupiedMinutes(
  open: readonly OpenSpan[],
  { start, end }: Pick<LoadedOperation, 'start' | 'end'>,
) {
  const worked = openBetween(open, { from: start, to: end }).reduce((sum, { from, to }) => sum + to - from, 0)
  return worked > 0 ? worked : end - start
}

/** The same work begun at another time, perhaps elsewhere. */
export function movedTo<One extends LoadedOperation>(
  machines: readonly LoadedMachine[],
  one: One,
  { start, facility_cd }: { readonly start: number; readonly facility_cd: string },
): One {
  const openAt = (code: string) => machines.find((machine) => machine.facility_cd === code)?.open ?? []
  const minutes = occupiedMinutes(openAt(one.facility_cd), one)
  let end = start + minutes
  eachOpenFrom(openAt(facility_cd), { start, minutes }, (span) => (end = span.to))
  return { ...one, start, end, facility_cd }
}

/** Backwards from the day of each plan, process by process, as if every machine were free; what is under way stays. */
function eachNeeded(
  machines: readonly LoadedMachine[],
  operations: readonly LoadedOperation[],
  today: number,
  see: (one: LoadedOperation, span: OpenSpan) => void,
): void {
  const openOf = new Map(machines.map(({ facility_cd, open }) => [facility_cd, open]))
  /** Until when a process must have ended, by what comes after it. */
  const until = new Map<string, number>()
  const keyOf = ({ kind, no }: LoadedOperation, process_no: number) => `${kind} ${no} ${String(process_no)}`
  for (const one of [...operations].sort((a, b) => b.process_no - a.process_no)) {
    const open = openOf.get(one.facility_cd) ?? []
    const end = until.get(keyOf(one, one.process_no)) ?? one.due
    const minutes = occupiedMinutes(open, one)
    let start = end - minutes
    if (one.kind === 'work' && one.work_status !== '0') {
      start = one.start
      for (const span of openBetween(open, { from: one.start, to: one.end })) see(one, span)
    } else if (openOf.has(one.facility_cd)) {
      const left = eachOpenBack(open, { end, minutes, floor: today }, (span) => {
        start = span.from
        see(one, span)
      })
      // Too late already: it is wanted today.
      if (left > 0) see(one, { from: today, to: today + left })
    }
    const before = keyOf(one, one.before_no)
    until.set(before, Math.min(until.get(before) ?? Number.POSITIVE_INFINITY, start))
  }
}
