import { beyondHorizon, type WorkingTime } from '../calendar/working-time.ts'
import { calendarOn, type Factory, setupOn } from './factory.ts'
import { Readiness } from './readiness.ts'
import type { Stand } from './reschedule.ts'
import { type GivesWay, lastClash, never, overlapping } from './stretches.ts'
import { copyOperation, emptyTimetable, type Timetable } from './timetable.ts'
import { workersFor } from './workers-for.ts'

/** Where something may be placed: on a facility and by a worker alone, or wherever it ends first. */
export interface Wish {
  readonly from: number
  /** It is of no use where it begins later. */
  readonly by?: number
  readonly facility?: number
  readonly worker?: number
}

/**
 * A schedule as a board with bars: each can be taken off and put elsewhere while all others stay, and what was done can be taken
 * back. Who stands on a lane or with a worker is kept as a list by start; set-ups follow from who stands before.
 */
export class Board {
  readonly table: Timetable
  readonly readiness: Readiness
  private readonly onLane: number[][]
  private readonly withWorker: number[][]
  /** What stood where before each change, the newest last. */
  private readonly log: { readonly x: number; readonly was: Stand }[] = []

  constructor(readonly factory: Factory) {
    this.table = emptyTimetable(factory)
    this.readiness = new Readiness(factory, this.table)
    this.onLane = Array.from({ length: factory.laneStart[factory.facilities]! }, () => [])
    this.withWorker = Array.from({ length: factory.workers }, () => [])
  }

  /** Frozen operations, and those in progress, as they stand in another table. */
  begin(fixed: Timetable): void {
    for (const x of this.factory.inOrder) {
      if (fixed.facility[x]! < 0) continue
      copyOperation(fixed, this.table, x)
      this.enter(x)
    }
  }

  get mark(): number {
    return this.log.length
  }

  /** Who has been touched since a mark. */
  touchedSince(mark: number): ReadonlyMap<number, Stand> {
    const first = new Map<number, Stand>()
    for (const { x, was } of this.log.slice(mark)) if (!first.has(x)) first.set(x, was)
    return first
  }

  undo(mark: number): void {
    while (this.log.length > mark) {
      const last = this.log.pop()
      if (!last) return
      this.move(last.x, last.was)
      this.log.pop()
    }
  }

  /** Each where it stood when it was looked at. */
  restore(stands: readonly (readonly [number, Stand])[]): void {
    for (const [x] of stands) if (this.isPlaced(x)) this.move(x, nowhere)
    for (const [x, stand] of stands) this.move(x, stand)
  }

  isPlaced(x: number): boolean {
    return this.table.facility[x]! >= 0
  }

  standOf(x: number): Stand {
    const { facility, lane, worker, start, setup, end } = this.table
    return {
      ...{ facility: facility[x]!, lane: lane[x]!, worker: worker[x]! },
      ...{ start: start[x]!, setup: setup[x]!, end: end[x]! },
    }
  }

  /** Takes x off; answers who, without it before them, need a longer set-up than they have time for. */
  take(x: number): readonly number[] {
    const was = this.standOf(x)
    this.move(x, nowhere)
    return this.refresh(was)
  }

  /** Puts x where it was found to have room; answers who had to give way. */
  put(x: number, stand: Stand): readonly number[] {
    const { table } = this
    const away = [
      ...overlapping(this.onLane[stand.lane]!, table, stand),
      ...(stand.worker < 0 ? [] : overlapping(this.withWorker[stand.worker]!, table, stand)),
    ].filter((y) => this.factory.fixedFacility[y]! < 0)
    for (const y of away) if (this.isPlaced(y)) this.move(y, nowhere)
    this.move(x, stand)
    return [...new Set([...away, ...this.refresh(stand)])]
  }

  /** The soonest end for x, who stands in nobody's way but theirs who give way. */
  find(x: number, wish: Wish, givesWay: GivesWay): Stand | undefined {
    const { candidate, run, rank, laneStart } = this.factory
    let best: Stand | undefined
    let bestRank = 0
    for (let c = candidate.start[x]!; c < candidate.start[x + 1]!; c++) {
      const f = candidate.item[c]!
      if (wish.facility !== undefined && f !== wish.facility) continue
      for (let lane = laneStart[f]!; lane < laneStart[f + 1]!; lane++) {
        for (const { worker, until } of workersFor(this.factory, x, wish.worker)) {
          // Nor is a room in which it would end later than in one that is known.
          const by = Math.min(wish.by ?? beyondHorizon, best ? best.end - run[c]! : beyondHorizon)
          const asked = { x, facility: f, lane, worker, run: run[c]!, by }
          const found = this.roomOn(asked, wish.from, givesWay)
          if (!found || found.end > until) continue
          if (best && (found.end > best.end || (found.end === best.end && rank[c]! >= bestRank))) continue
          best = found
          bestRank = rank[c]!
        }
        // All empty lanes of a facility are alike.
        if (this.onLane[lane]!.length === 0) break
      }
    }
    return best
  }

  /** Whether x may stand exactly where it stood, or end there sooner; on whichever lane is free for it. */
  stay(x: number, place: Pick<Stand, 'facility' | 'worker' | 'start' | 'end'>): boolean {
    const { candidate, run, laneStart, requirement } = this.factory
    const { facility: f, start } = place
    let stand: Stand | undefined
    for (let c = candidate.start[x]!; c < candidate.start[x + 1]!; c++) {
      if (candidate.item[c] !== f) continue
      const worker = requirement[x]! < 0 ? -1 : place.worker
      const until = workersFor(this.factory, x, worker)[0]?.until ?? -1
      for (let lane = laneStart[f]!; lane < laneStart[f + 1]!; lane++) {
        const found = this.roomOn({ x, facility: f, lane, worker, run: run[c]!, by: start }, start, never)
        const isHere = found?.start === start && found.end <= Math.min(place.end, until)
        if (isHere && (!stand || found.end > stand.end)) stand = found
        if (stand?.end === place.end || this.onLane[lane]!.length === 0) break
      }
    }
    if (!stand) return false
    this.put(x, stand)
    return true
  }

  /** When what comes before it lets x begin; nothing as long as some of that has no place. */
  ready(x: number): number | undefined {
    const { start, item } = this.factory.pred
    for (let p = start[x]!; p < start[x + 1]!; p++) if (!this.isPlaced(item[p]!)) return undefined
    return this.readiness.at(x)
  }

  /** Where it stands it begins behind what has a place before it, and ends behind what it laps. */
  isInTime(x: number): boolean {
    const { start, end } = this.table
    return this.readiness.soFar(x) <= start[x]! && this.readiness.endAtLeast(x) <= end[x]!
  }

  /** When who stands before it ends, on its lane and with its worker. */
  freeBefore(x: number): { readonly lane: number; readonly worker: number } {
    const { table } = this
    const before = (list: readonly number[]) =>
      list.reduce(
        (last, y) => (y !== x && table.start[y]! < table.start[x]! ? Math.max(last, table.end[y]!) : last),
        0,
      )
    const worker = table.worker[x]!
    return {
      lane: before(this.onLane[table.lane[x]!]!),
      worker: worker < 0 ? 0 : before(this.withWorker[worker]!),
    }
  }

  private roomOn(
    { x, facility, lane, worker, run, by }: Asked,
    from: number,
    givesWay: GivesWay,
  ): Stand | undefined {
    const { factory, table } = this
    const group = factory.group[x]!
    const calendar = calendarOn(factory, facility, worker)
    const list = this.onLane[lane]!
    const ofWorker = worker < 0 ? [] : this.withWorker[worker]!
    for (let at = from; ;) {
      const setup = setupOn(factory, facility, this.groupBefore(facility, list, at, givesWay), group)
      const slot = this.slotAt(x, at, setup + run, calendar)
      if (!slot || slot.start > by) return undefined
      const clash = Math.max(
        lastClash(list, table, slot, givesWay),
        lastClash(ofWorker, table, slot, givesWay),
        this.disturbed(facility, list, { x, ...slot }, givesWay),
      )
      if (clash > at) {
        at = clash
        continue
      }
      // What stands before the slot may end behind `at`, and say another set-up.
      if (setup === setupOn(factory, facility, this.groupBefore(facility, list, slot.start, givesWay), group))
        return { facility, lane, worker, setup, ...slot }
      at = Math.max(at + 1, slot.start)
    }
  }

  private slotAt(x: number, from: number, work: number, calendar: WorkingTime) {
    const endAtLeast = this.readiness.endAtLeast(x)
    const at = endAtLeast > 0 ? Math.max(from, calendar.startFor(endAtLeast, work)) : from
    const splittable = this.factory.splittable[x]!
    const start = splittable ? calendar.opens(at) : calendar.fits(at, work)
    if (start >= beyondHorizon) return undefined
    const end = Math.max(calendar.after(start, work), calendar.endsFrom(endAtLeast))
    return end >= beyondHorizon ? undefined : { start, end }
  }

  /** What a lane is set up for at a moment. */
  private groupBefore(facility: number, list: readonly number[], at: number, givesWay: GivesWay): number {
    const { factory, table } = this
    let found = factory.groupAtStart[facility]!
    for (const y of list) {
      if (table.start[y]! >= at) break
      if (factory.group[y]! > 0 && !this.isFrozen(y) && !(givesWay(y) && table.end[y]! > at))
        found = factory.group[y]!
    }
    return found
  }

  /** The end of who comes next on the lane, when its set-up would be longer behind x; else 0. */
  private disturbed(
    facility: number,
    list: readonly number[],
    { x, start, end }: { readonly x: number; readonly start: number; readonly end: number },
    givesWay: GivesWay,
  ): number {
    const { factory, table } = this
    if (factory.group[x]! <= 0) return 0
    for (const y of list) {
      if (table.start[y]! < start || factory.group[y]! <= 0 || this.isFrozen(y)) continue
      if (givesWay(y)) {
        if (table.start[y]! < end) continue
        return 0
      }
      const due = setupOn(factory, facility, factory.group[x]!, factory.group[y]!)
      return due > table.setup[y]! ? table.end[y]! : 0
    }
    return 0
  }

  /** Who comes next on a lane has the set-up now that its neighbour asks for; who has no time for it is taken off. */
  private refresh({ facility, lane, start }: Stand): readonly number[] {
    const { factory, table } = this
    const list = this.onLane[lane]!
    const next = list.find(
      (y) => table.start[y]! > start && factory.group[y]! > 0 && factory.fixedFacility[y]! < 0,
    )
    if (next === undefined) return []
    const was = this.standOf(next)
    const before = this.groupBefore(facility, list, was.start, never)
    if (setupOn(factory, facility, before, factory.group[next]!) === was.setup) return []
    this.move(next, nowhere)
    const { worker } = was
    const fresh = this.roomOn(
      { x: next, facility, lane, worker, run: this.runOn(next, facility), by: was.start },
      was.start,
      never,
    )
    if (!fresh || fresh.end > was.end) return [next, ...this.refresh(was)]
    this.move(next, fresh)
    return []
  }

  private runOn(x: number, facility: number): number {
    const { candidate, run } = this.factory
    for (let c = candidate.start[x]!; c < candidate.start[x + 1]!; c++)
      if (candidate.item[c] === facility) return run[c]!
    return 0
  }

  private isFrozen(x: number): boolean {
    return !Number.isNaN(this.factory.fixedEnd[x]!)
  }

  private move(x: number, to: Stand): void {
    this.log.push({ x, was: this.standOf(x) })
    if (this.isPlaced(x)) this.leave(x)
    this.write(x, to)
    if (this.isPlaced(x)) this.enter(x)
  }

  private write(x: number, { facility, lane, worker, start, setup, end }: Stand): void {
    const { table } = this
    table.facility[x] = facility
    table.lane[x] = lane
    table.worker[x] = worker
    table.start[x] = start
    table.setup[x] = setup
    table.end[x] = end
  }

  private *listsOf(x: number): Generator<number[]> {
    const { lane, worker } = this.table
    yield this.onLane[lane[x]!]!
    if (worker[x]! >= 0) yield this.withWorker[worker[x]!]!
  }

  private enter(x: number): void {
    const { start } = this.table
    for (const list of this.listsOf(x)) {
      let at = list.length
      while (at > 0 && start[list[at - 1]!]! > start[x]!) at--
      list.splice(at, 0, x)
    }
  }

  private leave(x: number): void {
    for (const list of this.listsOf(x)) list.splice(list.indexOf(x), 1)
  }
}

const nowhere: Stand = { facility: -1, lane: -1, worker: -1, start: -1, setup: 0, end: -1 }

interface Asked {
  readonly x: number
  readonly facility: number
  readonly lane: number
  readonly worker: number
  readonly run: number
  /** It has to begin by then. */
  readonly by: number
}
