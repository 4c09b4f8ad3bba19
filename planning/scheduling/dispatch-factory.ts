import { Agenda } from './agenda.ts'
import { beyondHorizon, minutesPerDay } from '../calendar/working-time.ts'
import { calendarOn, setupOn } from './factory.ts'
import { Heap } from './heap.ts'
import type { Placer } from './placer.ts'

/** How a facility chooses from those who wait. `keys`: smaller is sooner. */
export interface Urgency {
  readonly keys: Float64Array
  /** Minutes of key that a minute of set-up saved is worth. */
  readonly setupWorth: number
  /** Who arrives, or waits, and fits into a gap that others left takes it at once. */
  readonly fillsGaps: boolean
}

/** How many of the most urgent are compared by set-up. */
const setupLook = 15
/** How many of those who wait are tried in a gap. */
const gapLook = 8

const intoGaps = { onlyGaps: true }

/**
 * Event-driven dispatching: whenever a facility is free and open, the most urgent of those who wait for it, set-up
 * considered, is put where it ends first (it may be another of its facilities). Operations that find no room in the
 * horizon stay unplaced, and so do those behind them.
 */
export class Dispatcher {
  private readonly open: Int32Array
  private readonly settled: Uint8Array
  private readonly agenda: Agenda
  private readonly queues: readonly Heap[]
  private readonly wokenAt: Float64Array

  constructor(readonly placer: Placer) {
    const { operations, facilities } = placer.factory
    const minutes = Math.max(...placer.factory.calendars.map(({ days }) => days)) * minutesPerDay
    this.agenda = new Agenda(minutes, operations, facilities)
    this.open = new Int32Array(operations)
    this.settled = new Uint8Array(operations)
    this.queues = Array.from({ length: facilities }, () => new Heap(16))
    this.wokenAt = new Float64Array(facilities)
  }

  run(urgency: Urgency): void {
    const { agenda } = this
    this.placer.fillsGaps = urgency.fillsGaps
    this.begin()
    while (agenda.advance()) {
      const { minute } = agenda
      // All who arrive in a minute are there before anybody chooses.
      for (let x = agenda.takeArrival(); x >= 0; x = agenda.takeArrival())
        this.join(x, minute, urgency.keys[x]!)
      const f = agenda.takeService()
      if (f >= 0) this.serve(f, minute, urgency)
    }
  }

  /** What is frozen or in progress stands; what waits for nothing arrives. */
  private begin(): void {
    const { placer, open, settled, agenda, queues, wokenAt } = this
    const { factory, table } = placer
    placer.reset()
    agenda.clear()
    wokenAt.fill(-1)
    for (const queue of queues) queue.clear()
    for (let x = 0; x < factory.operations; x++) {
      open[x] = factory.pred.start[x + 1]! - factory.pred.start[x]!
      settled[x] = table.facility[x]! >= 0 ? 1 : 0
    }
    for (let x = 0; x < factory.operations; x++)
      if (open[x] === 0 && !settled[x]) agenda.arrive(placer.ready(x), x)
    for (let i = 0, count = table.placed; i < count; i++) this.letSuccessorsGo(table.order[i]!)
  }

  private letSuccessorsGo(x: number): void {
    const { placer, open, settled, agenda } = this
    const { succ } = placer.factory
    for (let s = succ.start[x]!; s < succ.start[x + 1]!; s++) {
      const y = succ.item[s]!
      if (--open[y]! === 0 && !settled[y]) agenda.arrive(placer.ready(y), y)
    }
  }

  private join(x: number, now: number, key: number): void {
    const { candidate } = this.placer.factory
    if (this.placer.fillsGaps && this.settleInGap(x, now)) return
    for (let c = candidate.start[x]!; c < candidate.start[x + 1]!; c++) {
      const f = candidate.item[c]!
      this.queues[f]!.push(key, x)
      this.wake(f, now)
    }
  }

  private settleInGap(x: number, now: number): boolean {
    const { placer, settled } = this
    const { candidate } = placer.factory
    let hasGap = false
    for (let c = candidate.start[x]!; c < candidate.start[x + 1]! && !hasGap; c++)
      hasGap = placer.lanes.hasGap(candidate.item[c]!, now)
    if (!hasGap || !placer.weigh(x, placer.ready(x), intoGaps)) return false
    settled[x] = 1
    placer.put(x)
    this.letSuccessorsGo(x)
    return true
  }

  /** What was just put on a facility may have left a gap before it. */
  private offerGap(f: number, now: number): void {
    const queue = this.queues[f]!
    for (let position = 0, look = 0; position < queue.size && look < gapLook; position++) {
      const x = queue.itemAt(position)
      if (this.settled[x]) continue
      look++
      this.settleInGap(x, now)
    }
  }

  /** A closed facility chooses when it opens: until then more urgent work may arrive. */
  private wake(f: number, now: number): void {
    const { placer, wokenAt } = this
    if (wokenAt[f]! >= 0) return
    const free = placer.lanes.freeAt(f)
    const when = calendarOn(placer.factory, f).opens(free > now ? free : now)
    if (when >= beyondHorizon) return
    wokenAt[f] = when
    this.agenda.serve(when, f)
  }

  private serve(f: number, now: number, urgency: Urgency): void {
    const { placer, settled, queues, wokenAt } = this
    wokenAt[f] = -1
    const queue = queues[f]!
    if (placer.lanes.freeAt(f) > now) return this.wake(f, now)
    while (queue.size > 0 && settled[queue.itemAt(0)]) queue.pop()
    if (queue.size === 0) return
    const x = urgency.setupWorth > 0 ? this.takeBySetup(f, queue, urgency.setupWorth) : queue.pop()
    settled[x] = 1
    if (placer.weigh(x, placer.ready(x))) {
      placer.put(x)
      this.letSuccessorsGo(x)
      const { facility } = placer.best
      if (placer.fillsGaps && placer.lanes.hasGap(facility, now)) this.offerGap(facility, now)
    }
    if (queue.size > 0) this.wake(f, now)
  }

  /** Of the upper levels of the heap, the one whose urgency and set-up together are best. */
  private takeBySetup(f: number, queue: Heap, worth: number): number {
    const { placer, settled } = this
    const { group } = placer.factory
    const from = placer.lanes.groupOn(f)
    let best = 0
    let bestKey = Number.POSITIVE_INFINITY
    for (let position = 0; position < queue.size && position < setupLook; position++) {
      const x = queue.itemAt(position)
      if (settled[x]) continue
      const key = queue.keyAt(position) + worth * setupOn(placer.factory, f, from, group[x]!)
      if (key >= bestKey) continue
      bestKey = key
      best = position
    }
    return queue.removeAt(best)
  }
}
