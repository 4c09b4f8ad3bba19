import { type Factory, setupOn } from './factory.ts'
import { LaneGaps } from './lane-gaps.ts'
import { TeamFree } from './team-free.ts'
import { type Timetable } from './timetable.ts'

export interface LanesState {
  readonly laneFree: Float64Array
  readonly laneGroup: Int32Array
  readonly workerFree: Float64Array
}

/** How far the lanes of the facilities and the workers are filled, and what the lanes are set up for. */
export class Lanes {
  readonly laneFree: Float64Array
  readonly laneGroup: Int32Array
  readonly workerFree: Float64Array
  readonly teamFree: TeamFree
  readonly gaps: LaneGaps

  constructor(
    private readonly factory: Factory,
    private readonly table: Timetable,
  ) {
    const lanes = factory.laneStart[factory.facilities]!
    this.laneFree = new Float64Array(lanes)
    this.laneGroup = new Int32Array(lanes)
    this.workerFree = new Float64Array(factory.workers)
    this.teamFree = new TeamFree(factory, this.workerFree)
    this.gaps = new LaneGaps(lanes)
  }

  /** Nothing stands anywhere. */
  clearTo(time: number): void {
    const { facilities, laneStart, groupAtStart } = this.factory
    this.laneFree.fill(time)
    this.workerFree.fill(time)
    this.teamFree.reset()
    this.gaps.clear()
    for (let f = 0; f < facilities; f++)
      for (let lane = laneStart[f]!; lane < laneStart[f + 1]!; lane++) this.laneGroup[lane] = groupAtStart[f]!
  }

  save(): LanesState {
    return {
      laneFree: this.laneFree.slice(),
      laneGroup: this.laneGroup.slice(),
      workerFree: this.workerFree.slice(),
    }
  }

  restore({ laneFree, laneGroup, workerFree }: LanesState): void {
    this.laneFree.set(laneFree)
    this.laneGroup.set(laneGroup)
    this.workerFree.set(workerFree)
    this.teamFree.reset()
  }

  areAt({ laneFree, laneGroup, workerFree }: LanesState): boolean {
    for (let lane = 0; lane < laneFree.length; lane++)
      if (this.laneFree[lane] !== laneFree[lane] || this.laneGroup[lane] !== laneGroup[lane]) return false
    for (let worker = 0; worker < workerFree.length; worker++)
      if (this.workerFree[worker] !== workerFree[worker]) return false
    return true
  }

  /** Takes an operation into account that stands in the table already. */
  note(x: number): void {
    const { table, factory, laneFree, laneGroup } = this
    const lane = table.lane[x]!
    const end = table.end[x]!
    if (end > laneFree[lane]!) laneFree[lane] = end
    if (factory.group[x]! > 0) laneGroup[lane] = factory.group[x]!
    this.occupy(table.worker[x]!, end)
  }

  occupy(worker: number, end: number): void {
    if (worker >= 0 && end > this.workerFree[worker]!) this.workerFree[worker] = end
  }

  /** Its lane and worker are free at its start, and the lane asks for the same set-up as before. */
  isFree(x: number, start: number): boolean {
    const { table, factory, laneFree, laneGroup, workerFree } = this
    const lane = table.lane[x]!
    const worker = table.worker[x]!
    if (laneFree[lane]! > start || (worker >= 0 && workerFree[worker]! > start)) return false
    const to = factory.group[x]!
    return to <= 0 || setupOn(factory, table.facility[x]!, laneGroup[lane]!, to) === table.setup[x]!
  }

  /** The lane of a facility that is free first. */
  laneOf(f: number): number {
    const { laneFree } = this
    const { laneStart } = this.factory
    let lane = laneStart[f]!
    for (let other = lane + 1; other < laneStart[f + 1]!; other++)
      if (laneFree[other]! < laneFree[lane]!) lane = other
    return lane
  }

  freeAt(f: number): number {
    return this.laneFree[this.laneOf(f)]!
  }

  /** Some lane of the facility has a gap that closes later than that. */
  hasGap(f: number, time: number): boolean {
    const { laneStart } = this.factory
    for (let lane = laneStart[f]!; lane < laneStart[f + 1]!; lane++)
      if (this.gaps.isOpen(lane, time)) return true
    return false
  }

  /** What the lane that is free first is set up for. */
  groupOn(f: number): number {
    return this.laneGroup[this.laneOf(f)]!
  }
}
