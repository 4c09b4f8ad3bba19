import { Heap } from './heap.ts'
import type { Plan } from './machine-orders.ts'
import { type Random } from './random.ts'
import { type Shop } from './shop.ts'

/** Dispatching rules: what a machine that is free takes next from those who wait. Smaller is sooner. */
export const rules = [
  'most-work',
  'tail-ratio',
  'most-operations',
  'shortest',
  'longest',
  'first-come',
] as const
export type Rule = (typeof rules)[number]

/** Work that must still follow each operation in its job, by shortest alternatives; itself included. */
export function remainingWork(shop: Shop): Int32Array {
  const { jobPred, jobSucc, operations, postTime } = shop
  const work = new Int32Array(operations)
  for (let x = operations - 1; x >= 0; x--) {
    let y = x
    if (jobSucc[x]! < operations) continue
    let rest = postTime[jobSucc[x]!]!
    for (; y < operations; y = jobPred[y]!) {
      rest += shortest(shop, y)
      work[y] = rest
    }
  }
  return work
}

export function shortest({ altStart, altDuration }: Shop, x: number): number {
  let least = altDuration[altStart[x]!]!
  for (let a = altStart[x]! + 1; a < altStart[x + 1]!; a++)
    if (altDuration[a]! < least) least = altDuration[a]!
  return least
}

/** The urgency of every operation under a rule, some chance mixed in on request. */
export function urgency(shop: Shop, rule: Rule, random: Random, noise: number): Float64Array {
  const work = remainingWork(shop)
  const keys = new Float64Array(shop.operations)
  const left = operationsLeft(shop)
  for (let x = 0; x < shop.operations; x++) {
    const shake = noise === 0 ? 1 : 1 + noise * (random.fraction() - 0.5)
    keys[x] = key(rule, work[x]!, shortest(shop, x), left[x]!) * shake
  }
  return keys
}

function key(rule: Rule, work: number, own: number, left: number): number {
  switch (rule) {
    case 'most-work':
      return -work
    case 'tail-ratio':
      return -work / (own + 1)
    case 'most-operations':
      return -left
    case 'shortest':
      return own
    case 'longest':
      return -own
    case 'first-come':
      return 0
  }
}

function operationsLeft({ jobSucc, operations, jobPred }: Shop): Int32Array {
  const left = new Int32Array(operations)
  for (let x = operations - 1; x >= 0; x--) {
    if (jobSucc[x]! < operations) continue
    let count = 1
    for (let y = x; y < operations; y = jobPred[y]!) left[y] = count++
  }
  return left
}

/**
 * Event-driven dispatching without delay: time goes from event to event, a machine that becomes free takes the most
 * urgent operation that waits for it. An operation with alternatives joins the machine where it would end first.
 */
export function listPlan(shop: Shop, keys: Float64Array): Plan {
  const { operations, machines, jobs, jobSucc, postTime, altStart, altMachine, altDuration } = shop
  const chosen = new Int32Array(operations)
  const order = new Int32Array(operations)
  const waiting = Array.from({ length: machines }, () => new Heap(16))
  const freeAt = new Float64Array(machines)
  const wokenAt = new Float64Array(machines).fill(-1)
  const queued = new Float64Array(machines)
  const events = new Heap(jobs + machines + 1)
  // An event is a node: an operation that arrives, or a machine (its opening post) that becomes free.
  for (let k = 0; k < machines; k++) freeAt[k] = postTime[operations + k]!
  for (let j = 0; j < jobs; j++) {
    const post = operations + 2 * machines + j
    if (jobSucc[post]! < operations) events.push(postTime[post]!, jobSucc[post]!)
  }
  const changed = new Int32Array(machines)
  const isChanged = new Uint8Array(machines)
  let placed = 0
  while (events.size > 0) {
    const now = events.leastKey
    let count = 0
    while (events.size > 0 && events.leastKey === now) {
      const node = events.pop()
      const k = node < operations ? join(node, now) : node - operations
      if (!isChanged[k]) {
        isChanged[k] = 1
        changed[count++] = k
      }
    }
    for (let i = 0; i < count; i++) {
      const k = changed[i]!
      isChanged[k] = 0
      const queue = waiting[k]!
      while (queue.size > 0 && freeAt[k]! <= now) start(queue.pop(), k, now)
      if (queue.size > 0 && freeAt[k]! > wokenAt[k]!) {
        wokenAt[k] = freeAt[k]!
        events.push(freeAt[k]!, operations + k)
      }
    }
  }
  return { makespan: 0, chosen, order }

  function join(x: number, now: number): number {
    let best = altStart[x]!
    let bestEnd = Number.POSITIVE_INFINITY
    for (let a = altStart[x]!; a < altStart[x + 1]!; a++) {
      const k = altMachine[a]!
      const end = Math.max(now, freeAt[k]!) + queued[k]! + altDuration[a]!
      if (end < bestEnd) {
        bestEnd = end
        best = a
      }
    }
    chosen[x] = best
    const k = altMachine[best]!
    queued[k]! += altDuration[best]!
    waiting[k]!.push(keys[x]!, x)
    return k
  }

  function start(x: number, k: number, now: number): void {
    const length = altDuration[chosen[x]!]!
    order[placed++] = x
    queued[k]! -= length
    freeAt[k] = now + length
    const next = jobSucc[x]!
    if (next < operations) events.push(now + length, next)
  }
}
