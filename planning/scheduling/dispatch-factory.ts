import { beyondHorizon } from '../calendar/working-time.ts'
import type { Factory } from './factory.ts'
import { Heap } from './list-plan.ts'
import type { Placer } from './placer.ts'

/** How a facility chooses from those who wait. `keys`: smaller is sooner. */
export interface Urgency {
  readonly keys: Float64Array
  /** Minutes of key that a minute of set-up saved is worth. */
  readonly setupWorth: number
}

/**
 * Event-driven dispatching: whenever a facility is free and open, the most urgent of those who wait for it, set-up
 * considered, is put where it ends first (it may be another of its facilities). Operations that find no room in the
 * horizon stay unplaced, and so do those behind them.
 */
export function dispatch(placer: Placer, { keys, setupWorth }: Urgency): void {
  const { factory, table, laneFree } = placer
  const { operations, facilities, laneStart, candidate, pred, succ, group } = factory
  placer.reset()
  const open = new Int32Array(operations)
  const settled = new Uint8Array(operations)
  const events = new Heap(1024)
  const queues: number[][] = Array.from({ length: facilities }, () => [])
  const wokenAt = new Float64Array(facilities).fill(-1)
  for (let x = 0; x < operations; x++) {
    open[x] = pred.start[x + 1]! - pred.start[x]!
    if (table.facility[x]! >= 0) settled[x] = 1
  }
  for (let x = 0; x < operations; x++) if (open[x] === 0 && !settled[x]) arriveLater(x)
  for (let i = 0; i < table.placed; i++) letSuccessorsGo(table.order[i]!)
  while (events.size > 0) {
    const now = events.leastKey
    const node = events.pop()
    if (node < operations) join(node, now)
    else serve(node - operations, now)
  }

  function arriveLater(x: number): void {
    events.push(placer.ready(x), x)
  }

  function letSuccessorsGo(x: number): void {
    for (let s = succ.start[x]!; s < succ.start[x + 1]!; s++) {
      const y = succ.item[s]!
      if (--open[y]! === 0 && !settled[y]) arriveLater(y)
    }
  }

  function join(x: number, now: number): void {
    for (let c = candidate.start[x]!; c < candidate.start[x + 1]!; c++) {
      const f = candidate.item[c]!
      queues[f]!.push(x)
      wake(f, now)
    }
  }

  function wake(f: number, now: number): void {
    let free = laneFree[laneStart[f]!]!
    for (let lane = laneStart[f]! + 1; lane < laneStart[f + 1]!; lane++)
      if (laneFree[lane]! < free) free = laneFree[lane]!
    const at = placer.calendar(f, -1).opens(free > now ? free : now)
    const when = at >= beyondHorizon ? Math.max(free, now) : at
    if (wokenAt[f] === when) return
    wokenAt[f] = when
    events.push(when, operations + f)
  }

  function serve(f: number, now: number): void {
    if (wokenAt[f] !== now) return
    wokenAt[f] = -1
    const queue = queues[f]!
    let waiting = 0
    let best = -1
    let bestKey = Number.POSITIVE_INFINITY
    const from = placer.groupOn(f)
    for (const x of queue) {
      if (settled[x]) continue
      queue[waiting++] = x
      const to = group[x]!
      const key = keys[x]! + (setupWorth > 0 && to > 0 ? setupWorth * placer.setupOn(f, from, to) : 0)
      if (key < bestKey || (key === bestKey && x < best)) {
        bestKey = key
        best = x
      }
    }
    queue.length = waiting
    if (best < 0) return
    settled[best] = 1
    if (placer.weigh(best, placer.ready(best))) {
      placer.put(best)
      letSuccessorsGo(best)
    }
    if (waiting > 1) wake(f, now)
  }
}
