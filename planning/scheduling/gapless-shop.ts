import { remainingWork } from './list-plan.ts'
import { type Shop } from './shop.ts'

/**
 * A shop whose machines have (nearly) no minute to spare until the goal. Every machine is a row of pieces that follow
 * each other without a gap from 0 to the goal: its operations, and behind their numbers a few pieces of idleness that fill
 * it up. What remains of the question is the sequence of each row.
 */
export interface GaplessShop {
  readonly operations: number
  readonly rows: readonly Int32Array[]
  readonly machineOf: Int32Array
  readonly duration: Int32Array
  /** Neighbours in the job; -1 for none. */
  readonly before: Int32Array
  readonly after: Int32Array
  /** The job allows no earlier start, and no later end for the goal to be met. */
  readonly soonest: Int32Array
  readonly latest: Int32Array
}

/** Shops whose machines are idle longer than this, on average, have easier ways to be solved. */
const leastLoad = 0.97
const idlePieces = 3

/** Nothing when the shop has choices, operations that take no time, or machines with time to spare. */
export function gaplessShop(shop: Shop, goal: number): GaplessShop | undefined {
  const { operations, machines, altMachine, altDuration, postTime } = shop
  if (altMachine.length > operations || altDuration.some((one) => one === 0)) return undefined
  const load = new Float64Array(machines)
  for (let x = 0; x < operations; x++) load[altMachine[x]!]! += altDuration[x]!
  const whole = load.reduce((sum, one) => sum + one, 0)
  if (whole < leastLoad * goal * machines || postTime.some((time) => time > 0)) return undefined
  const idle = [...load].flatMap((one, machine) =>
    idleness(goal - one).map((length) => ({ machine, length })),
  )
  const machineOf = Int32Array.from([...altMachine, ...idle.map(({ machine }) => machine)])
  const rows: number[][] = Array.from({ length: machines }, () => [])
  machineOf.forEach((machine, x) => rows[machine]!.push(x))
  return {
    operations,
    rows: rows.map((row) => Int32Array.from(row)),
    machineOf,
    duration: Int32Array.from([...altDuration, ...idle.map(({ length }) => length)]),
    ...jobLimits(shop, goal, machineOf.length),
  }
}

/** A machine's spare time in pieces of about the same length. */
function idleness(minutes: number): number[] {
  const pieces = Math.min(idlePieces, minutes)
  return Array.from(
    { length: pieces },
    (_, i) => Math.floor(((i + 1) * minutes) / pieces) - Math.floor((i * minutes) / pieces),
  )
}

function jobLimits(shop: Shop, goal: number, pieces: number) {
  const { operations, jobPred, jobSucc, altDuration } = shop
  const inside = (x: number) => (x < operations ? x : -1)
  const before = new Int32Array(pieces).fill(-1)
  const after = new Int32Array(pieces).fill(-1)
  const soonest = new Int32Array(pieces)
  const latest = new Int32Array(pieces).fill(goal)
  const left = remainingWork(shop)
  for (let x = 0; x < operations; x++) {
    before[x] = inside(jobPred[x]!)
    after[x] = inside(jobSucc[x]!)
    latest[x] = goal - left[x]! + altDuration[x]!
    if (before[x]! >= 0) continue
    for (let y = x, at = 0; y >= 0; y = inside(jobSucc[y]!)) {
      soonest[y] = at
      at += altDuration[y]!
    }
  }
  return { before, after, soonest, latest }
}
