import { beyondHorizon } from '../calendar/working-time.ts'
import type { Factory } from './factory.ts'
import { FrozenBlocks } from './frozen-blocks.ts'
import { TeamFree } from './team-free.ts'
import { clear, holdNo, type Timetable } from './timetable.ts'

const nobody = -1

export interface PlacerState {
  readonly laneFree: Float64Array
  readonly laneGroup: Int32Array
  readonly workerFree: Float64Array
}

/**
 * Puts one operation after the other on facilities and workers, each behind what stands there already and around what is
 * frozen. All ways of scheduling a factory end here, so there is one place that knows calendars, set-ups and workers.
 */
export class Placer {
  /** Work is not begun before, by operation. */
  readonly gate: Float64Array
  readonly laneFree: Float64Array
  private readonly laneGroup: Int32Array
  readonly workerFree: Float64Array
  private readonly frozen: FrozenBlocks
  private readonly teamFree: TeamFree
  // What `weigh` found.
  lane = 0
  worker = nobody
  setup = 0
  start = 0
  end = 0
  held = 0
  candidate = -1

  constructor(
    readonly factory: Factory,
    readonly table: Timetable,
  ) {
    const { facilities, workers, laneStart } = factory
    this.gate = new Float64Array(factory.operations)
    this.laneFree = new Float64Array(laneStart[facilities]!)
    this.laneGroup = new Int32Array(laneStart[facilities]!)
    this.workerFree = new Float64Array(workers)
    this.teamFree = new TeamFree(factory, this.workerFree)
    this.frozen = new FrozenBlocks(factory, table)
  }

  /** Empty but for the frozen operations and those in progress. */
  reset(): void {
    const { factory, table } = this
    const { now } = factory
    clear(table)
    this.clearTo(now)
    for (const x of factory.inOrder) if (factory.fixedFacility[x]! >= 0) this.placeFixed(x)
  }

  /** Nothing stands anywhere; the table is left as it is. */
  clearTo(time: number): void {
    const { facilities, laneStart, groupAtStart } = this.factory
    this.laneFree.fill(time)
    this.workerFree.fill(time)
    this.teamFree.reset()
    for (let f = 0; f < facilities; f++)
      for (let lane = laneStart[f]!; lane < laneStart[f + 1]!; lane++) this.laneGroup[lane] = groupAtStart[f]!
  }

  save(): PlacerState {
    return {
      laneFree: this.laneFree.slice(),
      laneGroup: this.laneGroup.slice(),
      workerFree: this.workerFree.slice(),
    }
  }

  restore({ laneFree, laneGroup, workerFree }: PlacerState): void {
    this.laneFree.set(laneFree)
    this.laneGroup.set(laneGroup)
    this.workerFree.set(workerFree)
    this.teamFree.reset()
  }

  /** Takes an operation into account that stands in the table already. */
  note(x: number): void {
    const { table, factory, laneFree, laneGroup, workerFree } = this
    const lane = table.lane[x]!
    const worker = table.worker[x]!
    const end = table.end[x]!
    if (end > laneFree[lane]!) laneFree[lane] = end
    if (factory.group[x]! > 0) laneGroup[lane] = factory.group[x]!
    if (worker >= 0 && end > workerFree[worker]!) workerFree[worker] = end
  }

  /** Its lane and worker are free at its start, and the lane asks for the same set-up as before. */
  isFree(x: number, start: number): boolean {
    const { table, factory, laneFree, laneGroup, workerFree } = this
    const lane = table.lane[x]!
    const worker = table.worker[x]!
    if (laneFree[lane]! > start || (worker >= 0 && workerFree[worker]! > start)) return false
    const to = factory.group[x]!
    return to <= 0 || this.setupOn(table.facility[x]!, laneGroup[lane]!, to) === table.setup[x]!
  }

  /** Its predecessors are far enough at its start, and done by its end. */
  mayBegin(x: number, start: number): boolean {
    return this.ready(x) <= start && this.endAtLeast(x) <= this.table.end[x]!
  }

  /** An operation in progress ends when its remaining work is done; a frozen one stands as it is. */
  private placeFixed(x: number): void {
    const { factory, table } = this
    const { now, fixedFacility, fixedWorker, fixedStart, fixedEnd, done } = factory
    const f = fixedFacility[x]!
    const w = fixedWorker[x]!
    const frozen = !Number.isNaN(fixedEnd[x]!)
    const left = Math.ceil(this.runOn(x, f) * (1 - done[x]!))
    const end = frozen ? fixedEnd[x]! : this.calendar(f, w).after(Math.max(now, fixedStart[x]!), left)
    const lane = this.frozen.laneFor(f, fixedStart[x]!, end, this.laneFree)
    table.facility[x] = f
    table.lane[x] = lane
    table.worker[x] = w
    table.start[x] = fixedStart[x]!
    table.end[x] = end
    table.held[x] = holdNo.frozen
    table.order[table.placed++] = x
    if (frozen) return
    this.laneFree[lane] = Math.max(this.laneFree[lane]!, end)
    if (factory.group[x]! > 0) this.laneGroup[lane] = factory.group[x]!
    if (w >= 0) this.workerFree[w] = Math.max(this.workerFree[w]!, end)
  }

  private runOn(x: number, facility: number): number {
    const { candidate, run } = this.factory
    for (let c = candidate.start[x]!; c < candidate.start[x + 1]!; c++)
      if (candidate.item[c] === facility) return run[c]!
    return 0
  }

  calendar(f: number, w: number) {
    const { calendars, calendarOf, workers } = this.factory
    return calendars[calendarOf[f * (workers + 1) + (w < 0 ? workers : w)]!]!
  }

  /** When the predecessors, the material and the release let x begin; what of them holds it longest goes to `held`. */
  ready(x: number): number {
    const { factory, table } = this
    const { pred, predShare, predWait, now, release, orderOf, material } = factory
    let at = now
    this.held = holdNo['lead-time']
    if (release[orderOf[x]!]! > at) at = release[orderOf[x]!]!
    if (this.gate[x]! > at) at = this.gate[x]!
    for (let p = pred.start[x]!; p < pred.start[x + 1]!; p++) {
      const y = pred.item[p]!
      const from = (predShare[p]! >= 1 ? table.end[y]! : this.shareDone(y, predShare[p]!)) + predWait[p]!
      if (from > at) {
        at = from
        this.held = holdNo.predecessor
      }
    }
    if (material[x]! > at) {
      at = material[x]!
      this.held = holdNo.material
    }
    return at
  }

  /** When a share of an operation is done: its set-up, and that part of its work. */
  private shareDone(y: number, share: number): number {
    const { table } = this
    const calendar = this.calendar(table.facility[y]!, table.worker[y]!)
    const work = calendar.workBefore(table.end[y]!) - calendar.workBefore(table.start[y]!) - table.setup[y]!
    return calendar.after(table.start[y]!, table.setup[y]! + Math.ceil(work * share))
  }

  /** The end of a lapping operation lies behind the ends of those it laps. */
  private endAtLeast(x: number): number {
    const { pred, predShare } = this.factory
    let end = 0
    for (let p = pred.start[x]!; p < pred.start[x + 1]!; p++)
      if (predShare[p]! < 1) end = Math.max(end, this.table.end[pred.item[p]!]!)
    return end
  }

  /** The best of all candidates and workers: the earliest end, at equal ends the usual facility. False: none fits. */
  weigh(x: number, ready: number, onlyFacility = -1, onlyWorker = nobody): boolean {
    const { factory } = this
    const { candidate, requirement, teams, teamUntil, rank } = factory
    const held = this.held
    const endAtLeast = this.endAtLeast(x)
    let bestRank = 0
    let found = false
    const best = { lane: 0, worker: nobody, setup: 0, start: 0, end: beyondHorizon, held, candidate: -1 }
    const need = requirement[x]!
    for (let c = candidate.start[x]!; c < candidate.start[x + 1]!; c++) {
      if (onlyFacility >= 0 && candidate.item[c] !== onlyFacility) continue
      // Nobody ends sooner than this: most candidates that are busy need no look at their calendars.
      const soonest = Math.max(ready, this.freeAt(candidate.item[c]!)) + factory.run[c]!
      if (soonest > best.end) continue
      let t = need < 0 ? 0 : teams.start[need]!
      const last = need < 0 ? 1 : teams.start[need + 1]!
      for (; t < last; t++) {
        const team = need < 0 ? -1 : teams.item[t]!
        const w =
          team < 0 ? nobody : onlyWorker >= 0 ? this.memberOf(team, onlyWorker) : this.teamFree.soonest(team)
        if (team >= 0 && (w < 0 || this.workerFree[w]! + factory.run[c]! > best.end)) continue
        this.held = held
        this.tryOn(x, c, w, ready, endAtLeast)
        if (this.end >= beyondHorizon || (team >= 0 && this.end > teamUntil[team]!)) continue
        if (this.end > best.end || (this.end === best.end && rank[c]! >= bestRank)) continue
        found = true
        bestRank = rank[c]!
        best.lane = this.lane
        best.worker = w
        best.setup = this.setup
        best.start = this.start
        best.end = this.end
        best.held = this.held
        best.candidate = c
      }
    }
    this.lane = best.lane
    this.worker = best.worker
    this.setup = best.setup
    this.start = best.start
    this.end = best.end
    this.held = best.held
    this.candidate = best.candidate
    return found
  }

  /** The same facility and worker as before: nothing to choose. */
  weighAgain(x: number, ready: number, facility: number, worker: number): boolean {
    const { candidate, requirement, teams, teamUntil } = this.factory
    const need = requirement[x]!
    if (need >= 0)
      for (let t = teams.start[need]!; t < teams.start[need + 1]!; t++)
        if (teamUntil[teams.item[t]!]! < beyondHorizon) return this.weigh(x, ready, facility, worker)
    for (let c = candidate.start[x]!; c < candidate.start[x + 1]!; c++) {
      if (candidate.item[c] !== facility) continue
      this.candidate = c
      this.worker = worker
      this.tryOn(x, c, worker, ready, this.endAtLeast(x))
      return this.end < beyondHorizon
    }
    return false
  }

  /** When the first lane of a facility is free. */
  freeAt(f: number): number {
    const { laneFree } = this
    const { laneStart } = this.factory
    let free = laneFree[laneStart[f]!]!
    for (let lane = laneStart[f]! + 1; lane < laneStart[f + 1]!; lane++)
      if (laneFree[lane]! < free) free = laneFree[lane]!
    return free
  }

  private memberOf(team: number, worker: number): number {
    const { members } = this.factory
    for (let m = members.start[team]!; m < members.start[team + 1]!; m++)
      if (members.item[m] === worker) return worker
    return nobody
  }

  setupOn(f: number, from: number, to: number): number {
    const { tableOf, setupMinutes, groups } = this.factory
    const table = tableOf[f]!
    return table < 0 || to <= 0 || from === to ? 0 : setupMinutes[(table * groups + from) * groups + to]!
  }

  groupOn(f: number): number {
    return this.laneGroup[this.factory.laneStart[f]!]!
  }

  private tryOn(x: number, c: number, w: number, ready: number, endAtLeast: number): void {
    const { factory, laneFree, laneGroup } = this
    const { candidate, laneStart, run, splittable, group } = factory
    const f = candidate.item[c]!
    let lane = laneStart[f]!
    for (let other = lane + 1; other < laneStart[f + 1]!; other++)
      if (laneFree[other]! < laneFree[lane]!) lane = other
    const setup = this.setupOn(f, laneGroup[lane]!, group[x]!)
    const work = setup + run[c]!
    let at = ready
    if (laneFree[lane]! > at) {
      at = laneFree[lane]!
      this.held = holdNo.facility
    }
    if (w >= 0 && this.workerFree[w]! > at) {
      at = this.workerFree[w]!
      this.held = holdNo.worker
    }
    const calendar = this.calendar(f, w)
    if (endAtLeast > 0) {
      const latest = calendar.startFor(endAtLeast, work)
      if (latest > at) {
        at = latest
        this.held = holdNo.predecessor
      }
    }
    for (;;) {
      const start = splittable[x] ? calendar.opens(at) : calendar.fits(at, work)
      this.start = start
      this.end = splittable[x] ? calendar.after(start, work) : start + work
      if (this.end < endAtLeast) this.end = endAtLeast
      if (start >= beyondHorizon) {
        this.end = beyondHorizon
        this.held = holdNo.calendar
      }
      if (this.frozen.none || this.end >= beyondHorizon) break
      const behind = this.frozen.behind({ facility: f, lane, worker: w, start, end: this.end })
      if (behind === 0) break
      at = behind
      this.held = holdNo.frozen
    }
    if (this.start > at && this.held === holdNo['lead-time']) this.held = holdNo.calendar
    this.lane = lane
    this.setup = setup
  }

  /** Puts x where `weigh` found it. */
  put(x: number): void {
    const { table, factory, laneFree, laneGroup, lane } = this
    table.facility[x] = factory.candidate.item[this.candidate]!
    table.lane[x] = lane
    table.worker[x] = this.worker
    table.start[x] = this.start
    table.setup[x] = this.setup
    table.end[x] = this.end
    table.held[x] = this.held
    table.order[table.placed++] = x
    laneFree[lane] = this.end
    if (factory.group[x]! > 0) laneGroup[lane] = factory.group[x]!
    if (this.worker >= 0) this.workerFree[this.worker] = this.end
  }
}
