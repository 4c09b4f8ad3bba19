import { CalendarBook, type CalendarSource } from '../calendar/shift-calendar.ts'
import type { WorkingTime } from '../calendar/working-time.ts'
import { choicesOf, lanesOf } from './choices.ts'
import type { FactorySnapshot, OperationInput } from './factory-snapshot.ts'

/** Lists of different lengths in one array: those of x from start[x] to start[x + 1]. */
export interface Rows {
  readonly start: Int32Array
  readonly item: Int32Array
}

/** The snapshot on flat arrays: operations, facilities, workers and orders are numbers. */
export interface Factory {
  readonly now: number
  readonly operations: number
  readonly calendars: readonly WorkingTime[]
  /** Facilities and workers share few calendars, so that this table stays in the cache: facility's × worker's, nobody last. */
  readonly sharedCalendar: Int32Array
  readonly calendarKinds: number
  readonly facilityCalendar: Int32Array
  /** One more at the end, for nobody. */
  readonly workerCalendar: Int32Array
  readonly assumed: readonly { readonly resource: string; readonly source: CalendarSource }[]
  readonly facilities: number
  readonly workers: number
  /** First lane of every facility; a facility that does three operations at a time has three lanes. */
  readonly laneStart: Int32Array
  readonly groupAtStart: Int32Array
  readonly groups: number
  /** Which set-up table a facility uses; tables stand one after the other, from × to, row 0 for "nothing yet". */
  readonly tableOf: Int32Array
  readonly setupMinutes: Int32Array
  readonly orders: number
  readonly due: Float64Array
  readonly weight: Float64Array
  readonly release: Float64Array
  /** 1 for an order that is made for nothing but others. */
  readonly feeds: Uint8Array
  readonly orderOf: Int32Array
  readonly pred: Rows
  readonly predShare: Float64Array
  readonly predWait: Int32Array
  readonly succ: Rows
  readonly candidate: Rows
  readonly run: Int32Array
  readonly rank: Int32Array
  readonly group: Int32Array
  /** The teams of every requirement; an operation's requirement, or -1. */
  readonly teams: Rows
  /** A requirement's qualified workers, those with the same hours and the same end of qualification in one team. */
  readonly members: Rows
  readonly teamUntil: Float64Array
  readonly requirement: Int32Array
  readonly splittable: Uint8Array
  readonly material: Float64Array
  readonly fixedFacility: Int32Array
  readonly fixedWorker: Int32Array
  readonly fixedStart: Float64Array
  /** NaN for an operation in progress: its end follows from the work left. */
  readonly fixedEnd: Float64Array
  readonly done: Float64Array
  /** Every operation after its predecessors. */
  readonly inOrder: Int32Array
}

export function buildFactory(snapshot: FactorySnapshot): Factory {
  const { operations: inputs, facilities, workers, orders } = snapshot
  const horizon = { days: snapshot.days, firstWeekday: snapshot.firstWeekday }
  const book = new CalendarBook(snapshot.calendars, snapshot.factoryCalendar, horizon)
  const facilityNo = numbered(facilities, 'facility')
  const workerNo = numbered(workers, 'worker')
  const orderNo = numbered(orders, 'order')
  const operationNo = numbered(inputs, 'operation')
  const groupNo = groupNumbers(snapshot)
  const links = inputs.map(({ after }) => after.map(({ operation }) => operationNo(operation)))
  const pred = rowsOf(links)
  const succ = reversed(links)
  const standsAt = ({ fixed, progress }: OperationInput) => fixed ?? progress
  const skills = requirements(snapshot, book)
  for (const { candidates } of inputs) for (const { facility } of candidates) facilityNo(facility)
  const choices = choicesOf(snapshot)
  return {
    now: snapshot.now,
    operations: inputs.length,
    ...calendarTable(snapshot, book),
    facilities: facilities.length,
    workers: workers.length,
    laneStart: sums(lanesOf(snapshot)),
    groupAtStart: Int32Array.from(facilities, ({ group }) => groupNo.get(group ?? '') ?? 0),
    groups: groupNo.size + 1,
    ...setupTables(snapshot, groupNo),
    orders: orders.length,
    due: Float64Array.from(orders, ({ due }) => due),
    weight: Float64Array.from(orders, ({ weight }) => weight),
    release: Float64Array.from(orders, ({ release }) => release),
    feeds: Uint8Array.from(orders, ({ feeds }) => (feeds ? 1 : 0)),
    orderOf: Int32Array.from(inputs, ({ order }) => orderNo(order)),
    pred,
    predShare: Float64Array.from(inputs.flatMap(({ after }) => after.map(({ share = 1 }) => share))),
    predWait: Int32Array.from(inputs.flatMap(({ after }) => after.map(({ wait = 0 }) => wait))),
    succ,
    candidate: rowsOf(choices.map((list) => list.map(({ facility }) => facilityNo(facility)))),
    run: Int32Array.from(choices.flatMap((list) => list.map(({ run }) => run))),
    rank: Int32Array.from(choices.flatMap((list) => list.map(({ priority }) => priority))),
    group: Int32Array.from(inputs, ({ group }) => (group === undefined ? -1 : (groupNo.get(group) ?? -1))),
    ...skills,
    splittable: Uint8Array.from(inputs, ({ splittable }) => (splittable ? 1 : 0)),
    material: Float64Array.from(inputs, ({ material }) => material?.at ?? 0),
    fixedFacility: Int32Array.from(inputs, (one) =>
      standsAt(one) ? facilityNo(standsAt(one)?.facility ?? '') : -1,
    ),
    fixedWorker: Int32Array.from(inputs, (one) =>
      standsAt(one)?.worker ? workerNo(standsAt(one)?.worker ?? '') : -1,
    ),
    fixedStart: Float64Array.from(inputs, (one) => standsAt(one)?.start ?? Number.NaN),
    fixedEnd: Float64Array.from(inputs, ({ fixed }) => fixed?.end ?? Number.NaN),
    done: Float64Array.from(inputs, ({ progress }) => progress?.done ?? 0),
    inOrder: sortedByPredecessors(pred, succ, inputs),
  }
}

/** When a facility works, or both it and a worker; -1 for nobody. */
export function calendarOn(
  { calendars, sharedCalendar, calendarKinds, facilityCalendar, workerCalendar, workers }: Factory,
  facility: number,
  worker = -1,
): WorkingTime {
  const row = facilityCalendar[facility]! * calendarKinds
  return calendars[sharedCalendar[row + workerCalendar[worker < 0 ? workers : worker]!]!]!
}

/** Minutes of set-up from one group to another; 0 is "nothing yet" on the one side, "needs none" on the other. */
export function setupOn(
  { tableOf, setupMinutes, groups }: Factory,
  facility: number,
  from: number,
  to: number,
): number {
  const table = tableOf[facility]!
  return table < 0 || to <= 0 || from === to ? 0 : setupMinutes[(table * groups + from) * groups + to]!
}

function numbered(list: readonly { readonly id: string }[], what: string): (id: string) => number {
  const numbers = new Map(list.map(({ id }, i) => [id, i]))
  return (id) => {
    const found = numbers.get(id)
    if (found === undefined) throw new Error(`Unknown ${what}: ${id}`)
    return found
  }
}

/** Groups count from 1; 0 is "set up for nothing yet". */
function groupNumbers({ operations, facilities }: FactorySnapshot): Map<string, number> {
  const names = [...operations, ...facilities].flatMap(({ group }) => (group === undefined ? [] : [group]))
  return new Map([...new Set(names)].map((name, i) => [name, i + 1]))
}

function sums(lengths: readonly number[]): Int32Array {
  const start = new Int32Array(lengths.length + 1)
  lengths.forEach((length, i) => (start[i + 1] = start[i]! + length))
  return start
}

function rowsOf(lists: readonly (readonly number[])[]): Rows {
  return { start: sums(lists.map((list) => list.length)), item: Int32Array.from(lists.flat()) }
}

function reversed(lists: readonly (readonly number[])[]): Rows {
  const owner = Int32Array.from(lists.flat())
  const { start, item } = rowsBy(owner, lists.length)
  const listOf = Int32Array.from(lists.flatMap((list, y) => list.map(() => y)))
  return { start, item: item.map((at) => listOf[at]!) }
}

/** Who belongs to each of `count` owners, in their order. */
export function rowsBy(owner: Int32Array, count: number): Rows {
  const start = new Int32Array(count + 1)
  for (const one of owner) start[one + 1]!++
  for (let one = 0; one < count; one++) start[one + 1]! += start[one]!
  const item = new Int32Array(owner.length)
  const next = start.slice()
  owner.forEach((one, x) => (item[next[one]!++] = x))
  return { start, item }
}

function calendarTable({ facilities, workers }: FactorySnapshot, book: CalendarBook) {
  const ofFacility = facilities.map(({ calendar }) => book.resolve(calendar))
  const ofWorker = workers.map(({ calendar }) => book.resolve(calendar))
  const own = book.everything.length
  const calendarKinds = own + 1
  const sharedCalendar = new Int32Array(own * calendarKinds)
  for (const a of new Set(ofFacility.map(({ calendar }) => calendar))) {
    sharedCalendar[a * calendarKinds + own] = a
    for (const b of new Set(ofWorker.map(({ calendar }) => calendar)))
      sharedCalendar[a * calendarKinds + b] = book.both(a, b)
  }
  const named = [...facilities, ...workers].map(({ id }, i) => ({
    resource: id,
    source: [...ofFacility, ...ofWorker][i]!.source,
  }))
  return {
    calendars: book.everything,
    calendarKinds,
    sharedCalendar,
    facilityCalendar: Int32Array.from(ofFacility, ({ calendar }) => calendar),
    workerCalendar: Int32Array.from([...ofWorker.map(({ calendar }) => calendar), own]),
    assumed: named.filter(({ source }) => source !== 'own'),
  }
}

function setupTables({ setups = [], facilities }: FactorySnapshot, groups: ReadonlyMap<string, number>) {
  const side = groups.size + 1
  const setupMinutes = new Int32Array(Math.max(1, setups.length) * side * side)
  setups.forEach(({ first, otherwise, changes }, table) => {
    const cell = (from: number, to: number) => (table * side + from) * side + to
    for (let to = 1; to < side; to++)
      for (let from = 0; from < side; from++)
        setupMinutes[cell(from, to)] = from === to ? 0 : from === 0 ? first : otherwise
    for (const { from, to, minutes } of changes) {
      const [a, b] = [groups.get(from), groups.get(to)]
      if (a !== undefined && b !== undefined) setupMinutes[cell(a, b)] = minutes
    }
  })
  const tables = new Map(setups.map(({ id }, i) => [id, i]))
  const tableOf = Int32Array.from(facilities, (one) => tables.get(one.setups ?? '') ?? -1)
  return { setupMinutes, tableOf }
}

/** Operations that ask for the same share one list of teams. */
function requirements({ operations, workers }: FactorySnapshot, book: CalendarBook) {
  const kinds = new Map<string, number>()
  const teamsOf: number[][] = []
  const members: number[][] = []
  const until: number[] = []
  const requirement = Int32Array.from(operations, ({ skill }) => {
    if (!skill) return -1
    const key = `${skill.level} ${skill.skill}`
    const known = kinds.get(key)
    if (known !== undefined) return known
    kinds.set(key, teamsOf.length)
    const teams = new Map<string, number>()
    workers.forEach((one, worker) => {
      for (const held of qualification(one, skill)) {
        const hours = `${book.resolve(one.calendar).calendar} ${held}`
        const team = teams.get(hours) ?? until.push(held) - 1
        teams.set(hours, team)
        ;(members[team] ??= []).push(worker)
      }
    })
    return teamsOf.push([...teams.values()]) - 1
  })
  return {
    requirement,
    teams: rowsOf(teamsOf),
    members: rowsOf(members),
    teamUntil: Float64Array.from(until),
  }
}

/** Until when a worker may do what is asked; nothing when never. */
function qualification(
  { skills }: FactorySnapshot['workers'][number],
  asked: { readonly skill: string; readonly level: number },
): number[] {
  const held = skills.filter(({ skill, level }) => skill === asked.skill && level >= asked.level)
  if (held.length === 0) return []
  return [Math.max(...held.map(({ validTo = Number.POSITIVE_INFINITY }) => validTo))]
}

function sortedByPredecessors(pred: Rows, succ: Rows, inputs: readonly OperationInput[]): Int32Array {
  const count = inputs.length
  const open = new Int32Array(count)
  const inOrder = new Int32Array(count)
  let found = 0
  for (let x = 0; x < count; x++) {
    open[x] = pred.start[x + 1]! - pred.start[x]!
    if (open[x] === 0) inOrder[found++] = x
  }
  for (let i = 0; i < found; i++) {
    const x = inOrder[i]!
    for (let s = succ.start[x]!; s < succ.start[x + 1]!; s++) {
      const y = succ.item[s]!
      if (--open[y]! === 0) inOrder[found++] = y
    }
  }
  if (found < count) {
    const names = inputs.filter((_, x) => open[x]! > 0).map(({ id }) => id)
    throw new Error(`Operations wait for each other in a circle: ${names.slice(0, 10).join(', ')}`)
  }
  return inOrder
}
