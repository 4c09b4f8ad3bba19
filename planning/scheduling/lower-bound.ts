import { Heap } from './heap.ts'
import { remainingWork, shortest } from './list-plan.ts'
import { type Shop } from './shop.ts'

/**
 * No schedule is shorter: the longest job; for every set of machines that some operation names as its choices, the work
 * that can only be done there, shared evenly; and for every machine the preemptive one-machine schedule (Jackson; Carlier
 * 1982) of the operations that have no other.
 */
export function lowerBound(shop: Shop): number {
  const { operations } = shop
  const tails = remainingWork(shop)
  const heads = headsOf(shop)
  let bound = 0
  for (let x = 0; x < operations; x++) bound = Math.max(bound, heads[x]! + tails[x]!)
  for (const set of machineSets(shop)) {
    const inside = operationsWithin(shop, set)
    bound = Math.max(bound, sharedWork(shop, inside, heads, tails, set.size))
    if (set.size === 1) bound = Math.max(bound, preemptiveBound(shop, inside, heads, tails))
  }
  return bound
}

function headsOf(shop: Shop): Int32Array {
  const { operations, jobSucc, jobPred, postTime } = shop
  const heads = new Int32Array(operations)
  for (let x = 0; x < operations; x++) {
    if (jobPred[x]! < operations) continue
    let at = postTime[jobPred[x]!]!
    for (let y = x; y < operations; y = jobSucc[y]!) {
      heads[y] = at
      at += shortest(shop, y)
    }
  }
  return heads
}

const mostSets = 400

function machineSets(shop: Shop): Set<number>[] {
  const { operations, altStart, altMachine, machines } = shop
  const known = new Map<string, Set<number>>()
  for (let x = 0; x < operations; x++) {
    const set = altMachine.slice(altStart[x], altStart[x + 1]).sort()
    known.set(set.join(), new Set(set))
  }
  // Unions of two choices: operations of both kinds cannot leave them either.
  const single = [...known.values()]
  if (single.length * single.length <= mostSets)
    for (const a of single)
      for (const b of single) {
        const union = [...new Set([...a, ...b])].sort((x, y) => x - y)
        known.set(union.join(), new Set(union))
      }
  known.set('all', new Set(Array.from({ length: machines }, (_, k) => k)))
  return [...known.values()]
}

function operationsWithin(shop: Shop, set: ReadonlySet<number>): number[] {
  const { operations, altStart, altMachine } = shop
  const inside: number[] = []
  for (let x = 0; x < operations; x++) {
    let all = true
    for (let a = altStart[x]!; a < altStart[x + 1]! && all; a++) all = set.has(altMachine[a]!)
    if (all) inside.push(x)
  }
  return inside
}

function sharedWork(
  shop: Shop,
  inside: readonly number[],
  heads: Int32Array,
  tails: Int32Array,
  machines: number,
): number {
  let work = 0
  let head = Number.POSITIVE_INFINITY
  let tail = Number.POSITIVE_INFINITY
  for (const x of inside) {
    const own = shortest(shop, x)
    work += own
    head = Math.min(head, heads[x]!)
    tail = Math.min(tail, tails[x]! - own)
  }
  return inside.length ? head + Math.ceil(work / machines) + tail : 0
}

/** Always the operation with the longest tail among those ready, interrupted by one with a longer tail. */
function preemptiveBound(
  shop: Shop,
  inside: readonly number[],
  heads: Int32Array,
  tails: Int32Array,
): number {
  const arrivals = [...inside].sort((a, b) => heads[a]! - heads[b]!)
  const left = new Map(arrivals.map((x) => [x, shortest(shop, x)]))
  const tailOf = (x: number) => tails[x]! - shortest(shop, x)
  const ready = new Heap(arrivals.length + 1)
  let now = 0
  let bound = 0
  let next = 0
  while (next < arrivals.length || ready.size > 0) {
    if (ready.size === 0) now = Math.max(now, heads[arrivals[next]!]!)
    while (next < arrivals.length && heads[arrivals[next]!]! <= now) {
      const x = arrivals[next++]!
      ready.push(-tailOf(x), x)
    }
    const x = ready.pop()
    const until = next < arrivals.length ? heads[arrivals[next]!]! : Number.POSITIVE_INFINITY
    const work = Math.min(left.get(x) ?? 0, until - now)
    now += work
    const rest = (left.get(x) ?? 0) - work
    left.set(x, rest)
    if (rest > 0) ready.push(-tailOf(x), x)
    else bound = Math.max(bound, now + tailOf(x))
  }
  return bound
}
