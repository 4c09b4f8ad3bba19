import { beyondHorizon, type WorkingTime } from '../calendar/working-time.ts'
import { calendarOn, type Factory, setupOn } from './factory.ts'
import { FrozenBlocks } from './frozen-blocks.ts'
import { Lanes } from './lanes.ts'
import { usualRun } from './latest-start.ts'
import { copySlot, noSlot } from './slot.ts'
import { Readiness } from './readiness.ts'
import { clear, holdNo, type Timetable } from './timetable.ts'

const nobody = -1
const noGap = -1

/** What may be chosen from. */
export interface Choice {
  readonly facility?: number
  readonly worker?: number
  /** Only into a gap that others left. */
  readonly onlyGaps?: boolean
}

/**
 * Puts one operation after the other on facilities and workers, each behind what stands there already or into a gap before
 * it, and around what is frozen. All ways of scheduling a factory end here, so there is one place that knows calendars,
 * set-ups and workers together.
 */
export class Placer {
  readonly lanes: Lanes
  readonly readiness: Readiness
  /** Whether gaps are remembered and filled. */
  fillsGaps = false
  private readonly frozen: FrozenBlocks
  /** 1 for a requirement for which somebody's qualification ends. */
  private readonly lapses: Uint8Array
  /** What `weigh` found, and what it looks at. */
  best = noSlot()
  private tried = noSlot()
  private readonly triedBehind = noSlot()
  /** What is weighed: when it is ready and because of what, and when it ends at the soonest. */
  private readonly asked = { x: 0, ready: 0, held: 0, endAtLeast: 0, onlyGaps: false }

  constructor(
    readonly factory: Factory,
    readonly table: Timetable,
  ) {
    this.lanes = new Lanes(factory, table)
    this.readiness = new Readiness(factory, table)
    this.frozen = new FrozenBlocks(factory, table)
    const { start, item } = factory.teams
    this.lapses = new Uint8Array(start.length - 1).map((_, need) =>
      item.subarray(start[need], start[need + 1]).some((team) => factory.teamUntil[team]! < beyondHorizon)
        ? 1
        : 0,
    )
  }

  /** Empty but for the frozen operations and those in progress. */
  reset(): void {
    const { factory, table } = this
    clear(table)
    this.lanes.clearTo(factory.now)
    const fixed = factory.inOrder.filter((x) => factory.fixedFacility[x]! >= 0)
    // By their starts: else two that overlap may come on one lane although another is free, and that would seem free to others.
    for (const x of fixed.toSorted((a, b) => factory.fixedStart[a]! - factory.fixedStart[b]!))
      this.placeFixed(x)
    table.order.set(fixed)
  }

  /** An operation in progress ends when its remaining work is done; a frozen one stands as it is. */
  private placeFixed(x: number): void {
    const { factory, table, lanes } = this
    const { now, fixedFacility, fixedWorker, fixedStart, fixedEnd, done } = factory
    const f = fixedFacility[x]!
    const w = fixedWorker[x]!
    const frozen = !Number.isNaN(fixedEnd[x]!)
    const left = Math.ceil(this.runOn(x, f) * (1 - done[x]!))
    const end = frozen ? fixedEnd[x]! : calendarOn(factory, f, w).after(Math.max(now, fixedStart[x]!), left)
    table.facility[x] = f
    table.lane[x] = this.frozen.laneFor(f, fixedStart[x]!, end, lanes.laneFree)
    table.worker[x] = w
    table.start[x] = fixedStart[x]!
    table.end[x] = end
    table.held[x] = holdNo.frozen
    table.order[table.placed++] = x
    if (!frozen) lanes.note(x)
  }

  private runOn(x: number, facility: number): number {
    const { candidate, run } = this.factory
    for (let c = candidate.start[x]!; c < candidate.start[x + 1]!; c++)
      if (candidate.item[c] === facility) return run[c]!
    // It was started where nobody would put it: it takes as long there as at its usual place.
    return usualRun(this.factory, x)
  }

  /** When what comes before lets x begin. */
  ready(x: number): number {
    return this.readiness.at(x)
  }

  /** At this moment nothing that comes before x keeps it any more. */
  isReady(x: number, at: number): boolean {
    return this.readiness.at(x) <= at && this.readiness.endAtLeast(x) === 0
  }

  /** Its predecessors are far enough at its start, and done by its end. */
  mayBegin(x: number, start: number): boolean {
    return this.readiness.at(x) <= start && this.readiness.endAtLeast(x) <= this.table.end[x]!
  }

  private ask(x: number, ready: number, onlyGaps: boolean): void {
    const { asked, readiness, best } = this
    asked.x = x
    asked.ready = ready
    asked.held = readiness.held
    asked.endAtLeast = readiness.endAtLeast(x)
    asked.onlyGaps = onlyGaps
    best.end = beyondHorizon
    best.candidate = -1
  }

  /** The best of all candidates and workers: the earliest end, at equal ends the usual facility. False: none fits. */
  weigh(x: number, ready: number, { facility, worker, onlyGaps = false }: Choice = {}): boolean {
    const { lanes } = this
    const { candidate, run } = this.factory
    this.ask(x, ready, onlyGaps)
    for (let c = candidate.start[x]!; c < candidate.start[x + 1]!; c++) {
      const f = candidate.item[c]!
      if (facility !== undefined && f !== facility) continue
      // Nobody ends sooner than this: most candidates that are busy need no look at their calendars.
      const free = this.fillsGaps ? ready : Math.max(ready, lanes.freeAt(f))
      if (free + run[c]! <= this.best.end) this.weighOn(x, c, worker)
    }
    return this.best.candidate >= 0
  }

  /** Of each team of qualified workers whoever is free first, or nobody when nobody is needed. */
  private weighOn(x: number, c: number, worker: number | undefined): void {
    const { requirement, teams, teamUntil, run } = this.factory
    const { workerFree, teamFree } = this.lanes
    const need = requirement[x]!
    if (need < 0) {
      this.tryOn(c, nobody)
      return this.keepBetter(beyondHorizon)
    }
    for (let t = teams.start[need]!; t < teams.start[need + 1]!; t++) {
      const team = teams.item[t]!
      const w = worker === undefined ? teamFree.soonest(team) : this.memberOf(team, worker)
      if (w < 0 || workerFree[w]! + run[c]! > this.best.end) continue
      this.tryOn(c, w)
      this.keepBetter(teamUntil[team]!)
    }
  }

  private keepBetter(until: number): void {
    const { tried, best } = this
    const { rank } = this.factory
    if (tried.end >= beyondHorizon || tried.end > until || tried.end > best.end) return
    if (tried.end === best.end && rank[tried.candidate]! >= rank[best.candidate]!) return
    // They change places instead of being copied: this runs for every operation that is put anywhere.
    this.best = tried
    this.tried = best
  }

  /** The same facility and worker as before: nothing to choose. */
  weighAgain(x: number, ready: number, facility: number, worker: number): boolean {
    const { candidate, requirement } = this.factory
    const need = requirement[x]!
    if (need >= 0 && this.lapses[need]) return this.weigh(x, ready, { facility, worker })
    this.ask(x, ready, false)
    for (let c = candidate.start[x]!; c < candidate.start[x + 1]!; c++) {
      if (candidate.item[c] !== facility) continue
      this.tryOn(c, worker)
      this.keepBetter(beyondHorizon)
      break
    }
    return this.best.candidate >= 0
  }

  private memberOf(team: number, worker: number): number {
    const { members } = this.factory
    for (let m = members.start[team]!; m < members.start[team + 1]!; m++)
      if (members.item[m] === worker) return worker
    return nobody
  }

  private tryOn(c: number, w: number): void {
    const { factory, tried, lanes, asked } = this
    const f = factory.candidate.item[c]!
    const lane = lanes.laneOf(f)
    tried.facility = f
    tried.candidate = c
    tried.worker = w
    tried.lane = lane
    tried.setup = setupOn(factory, f, lanes.laneGroup[lane]!, factory.group[asked.x]!)
    tried.gap = noGap
    tried.end = beyondHorizon
    const calendar = calendarOn(factory, f, w)
    if (!asked.onlyGaps) this.tryFrom(lanes.laneFree[lane]!, tried.setup + factory.run[c]!, calendar)
    if (this.fillsGaps) this.tryGaps(factory.run[c]!, calendar)
  }

  /** On the tried lane from `free` on. */
  private tryFrom(free: number, work: number, calendar: WorkingTime): void {
    const { asked, tried, lanes } = this
    const w = tried.worker
    let at = asked.ready
    tried.held = asked.held
    if (free > at) {
      at = free
      tried.held = holdNo.facility
    }
    if (w >= 0 && lanes.workerFree[w]! > at) {
      at = lanes.workerFree[w]!
      tried.held = holdNo.worker
    }
    const latest = asked.endAtLeast > 0 ? calendar.startFor(asked.endAtLeast, work) : 0
    if (latest > at) {
      at = latest
      tried.held = holdNo.predecessor
    }
    this.tryAt(at, work, calendar)
  }

  /** From a moment on, when it is open and nothing frozen is in the way. */
  private tryAt(soonest: number, work: number, calendar: WorkingTime): void {
    const { asked, tried, frozen } = this
    const splittable = this.factory.splittable[asked.x]!
    let at = soonest
    for (;;) {
      const stretch = splittable ? calendar.stretchAfter(at) : 0
      const start = splittable ? calendar.opensIn(stretch, at) : calendar.fits(at, work)
      tried.start = start
      tried.end =
        splittable && work > 0 ? calendar.afterIn(stretch, start, work) : calendar.after(start, work)
      if (tried.end < asked.endAtLeast) tried.end = calendar.endsFrom(asked.endAtLeast)
      if (start >= beyondHorizon) {
        tried.end = beyondHorizon
        tried.held = holdNo.calendar
      }
      if (frozen.none || tried.end >= beyondHorizon) break
      const behind = frozen.behind(tried)
      if (behind === 0) break
      at = behind
      tried.held = holdNo.frozen
    }
    if (tried.start > at && (tried.held === holdNo['lead-time'] || this.waitsForHandover(calendar)))
      tried.held = holdNo.calendar
  }

  /** A night is nothing to name behind what came late; days until somebody comes may have cost more. */
  private waitsForHandover({ handover }: WorkingTime): boolean {
    const { held } = this.tried
    return handover !== undefined && (held === holdNo.predecessor || held === holdNo.material)
  }

  /** Into a gap, when it leaves the set-up of what stands behind as it is and ends sooner than behind everything. */
  private tryGaps(run: number, calendar: WorkingTime): void {
    const { asked, tried, triedBehind: best, lanes } = this
    const { laneStart, group, tableOf } = this.factory
    const { gaps } = lanes
    const needed = tableOf[tried.facility]! < 0 ? 0 : group[asked.x]!
    copySlot(tried, best)
    tried.setup = 0
    for (let lane = laneStart[tried.facility]!; lane < laneStart[tried.facility + 1]!; lane++)
      for (let gap = gaps.first(lane); gap < gaps.end(lane); gap++) {
        if (gaps.to[gap]! < asked.ready + run) continue
        if (needed > 0 && needed !== gaps.group[gap]) continue
        tried.lane = lane
        tried.gap = gap
        this.tryFrom(gaps.from[gap]!, run, calendar)
        if (tried.end <= gaps.to[gap]! && tried.end < best.end) copySlot(tried, best)
      }
    copySlot(best, tried)
  }

  /** Puts x where `weigh` found it. */
  put(x: number): void {
    const { table, factory, lanes, best } = this
    const { lane, gap, start, end } = best
    table.facility[x] = factory.candidate.item[best.candidate]!
    table.lane[x] = lane
    table.worker[x] = best.worker
    table.start[x] = start
    table.setup[x] = best.setup
    table.end[x] = end
    table.held[x] = best.held
    table.order[table.placed++] = x
    if (gap >= 0) {
      lanes.gaps.fill(lane, gap, start, end)
      return lanes.occupy(best.worker, end)
    }
    if (this.fillsGaps) lanes.gaps.open(lane, lanes.laneFree[lane]!, start, lanes.laneGroup[lane]!)
    lanes.note(x)
  }
}
