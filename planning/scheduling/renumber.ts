import type { Factory, Rows } from './factory.ts'
import type { Timetable } from './timetable.ts'

/** The operation that was number `old[i]` becomes number i; `fresh` says the same the other way round. */
export interface Renumbering {
  readonly old: Int32Array
  readonly fresh: Int32Array
}

/** `first` get the first numbers, the others follow as they were. */
export function renumbering(operations: number, first: Int32Array): Renumbering {
  const fresh = new Int32Array(operations).fill(-1)
  first.forEach((x, i) => (fresh[x] = i))
  const old = new Int32Array(operations)
  old.set(first)
  let next = first.length
  for (let x = 0; x < operations; x++) {
    if (fresh[x]! >= 0) continue
    fresh[x] = next
    old[next++] = x
  }
  return { old, fresh }
}

/** The same factory with its operations numbered anew: whoever walks them in that order walks through memory in line. */
export function renumberedFactory(factory: Factory, { old, fresh }: Renumbering): Factory {
  const whole = (column: Int32Array) => old.map((x) => column[x]!)
  const times = (column: Float64Array) => Float64Array.from(old, (x) => column[x]!)
  const { pred, predShare, predWait, succ, candidate, run, rank } = factory
  const pieces = piecesOf(pred, old)
  const choices = piecesOf(candidate, old)
  const number = (x: number) => fresh[x]!
  return {
    ...factory,
    orderOf: whole(factory.orderOf),
    pred: { start: pieces.start, item: pieces.positions.map((position) => number(pred.item[position]!)) },
    predShare: Float64Array.from(pieces.positions, (position) => predShare[position]!),
    predWait: pieces.positions.map((position) => predWait[position]!),
    succ: successors(succ, old, fresh),
    candidate: { start: choices.start, item: choices.positions.map((position) => candidate.item[position]!) },
    run: choices.positions.map((position) => run[position]!),
    rank: choices.positions.map((position) => rank[position]!),
    group: whole(factory.group),
    requirement: whole(factory.requirement),
    splittable: Uint8Array.from(old, (x) => factory.splittable[x]!),
    material: times(factory.material),
    fixedFacility: whole(factory.fixedFacility),
    fixedWorker: whole(factory.fixedWorker),
    fixedStart: times(factory.fixedStart),
    fixedEnd: times(factory.fixedEnd),
    done: times(factory.done),
    inOrder: factory.inOrder.map(number),
  }
}

export function renumberedTimetable(table: Timetable, { old, fresh }: Renumbering): Timetable {
  return {
    facility: old.map((x) => table.facility[x]!),
    lane: old.map((x) => table.lane[x]!),
    worker: old.map((x) => table.worker[x]!),
    start: Float64Array.from(old, (x) => table.start[x]!),
    setup: old.map((x) => table.setup[x]!),
    end: Float64Array.from(old, (x) => table.end[x]!),
    held: Uint8Array.from(old, (x) => table.held[x]!),
    order: table.order.map((x) => fresh[x]!),
    placed: table.placed,
  }
}

/** Rows in the new order: where they begin, and which position in the old rows each of their items had. */
function piecesOf({ start, item }: Rows, old: Int32Array): { start: Int32Array; positions: Int32Array } {
  const begins = new Int32Array(start.length)
  const positions = new Int32Array(item.length)
  let next = 0
  old.forEach((x, i) => {
    for (let at = start[x]!; at < start[x + 1]!; at++) positions[next++] = at
    begins[i + 1] = next
  })
  return { start: begins, positions }
}

function successors(succ: Rows, old: Int32Array, fresh: Int32Array): Rows {
  const { start, positions } = piecesOf(succ, old)
  return { start, item: positions.map((at) => fresh[succ.item[at]!]!) }
}
