import { beyondHorizon } from '../calendar/working-time.ts'
import { calendarOn, type Factory } from './factory.ts'
import { latestStarts } from './latest-start.ts'
import type { Timetable } from './timetable.ts'
import { earliest } from './unavoidable.ts'

/**
 * When work may begin. `forward`: as soon as it can. `backward`: not before its latest start less a buffer, so that little
 * lies around. `bottleneck`: the fullest facility works as soon as it can (the drum), and what feeds it begins so early that
 * it arrives a buffer before its turn (the rope; Goldratt's theory of constraints).
 */
export type ReleaseMode = 'forward' | 'backward' | 'bottleneck'

/** No gate lets a whole day's disturbance stop the work behind it. */
export const usualBuffer = 1440

/** `first` is a forward schedule: it shows which facility is the drum, and when it takes what. */
export function releaseGates(
  factory: Factory,
  mode: ReleaseMode,
  buffer: number,
  first: Timetable,
): Float64Array {
  switch (mode) {
    case 'forward':
      return new Float64Array(factory.operations)
    case 'backward':
      return justInTime(factory).map((start) => Math.max(0, Math.floor(start - buffer)))
    case 'bottleneck':
      return ropes(factory, buffer, first)
  }
}

/** What comes late is waited for: what goes into the same order is then not wanted sooner either. */
function justInTime(factory: Factory): Float64Array {
  const { operations, orderOf, due, feeds, succ } = factory
  const follows = new Uint8Array(factory.orders)
  for (let x = 0; x < operations; x++)
    for (let s = succ.start[x]!; feeds[orderOf[x]!] && s < succ.start[x + 1]!; s++)
      if (orderOf[succ.item[s]!] !== orderOf[x]) follows[orderOf[x]!] = 1
  const ends = Float64Array.from(orderOf, (order) => (follows[order] ? beyondHorizon : due[order]!))
  return latestStarts(factory, ends, earliest(factory).start)
}

function ropes(factory: Factory, buffer: number, first: Timetable): Float64Array {
  const { operations, pred } = factory
  const drum = fullest(factory, first)
  const arrival = new Float64Array(operations).fill(beyondHorizon)
  for (let x = 0; x < operations; x++) {
    if (first.facility[x] !== drum) continue
    for (let p = pred.start[x]!; p < pred.start[x + 1]!; p++) {
      const y = pred.item[p]!
      arrival[y] = Math.min(arrival[y]!, first.start[x]! - buffer)
    }
  }
  const reach = feeders(factory, arrival)
  return latestStarts(factory, arrival).map((start, x) => (reach[x] ? Math.max(0, Math.floor(start)) : 0))
}

/** Which operations some drum operation waits for, near or far. */
function feeders({ operations, inOrder, succ }: Factory, arrival: Float64Array): Uint8Array {
  const reach = new Uint8Array(operations)
  for (let i = operations - 1; i >= 0; i--) {
    const x = inOrder[i]!
    if (arrival[x]! < beyondHorizon) reach[x] = 1
    for (let s = succ.start[x]!; s < succ.start[x + 1]!; s++) if (reach[succ.item[s]!]) reach[x] = 1
  }
  return reach
}

/** The facility with the most work for the hours it has. */
export function fullest(factory: Factory, table: Timetable): number {
  const { operations, facilities, laneStart } = factory
  const work = new Float64Array(facilities)
  for (let x = 0; x < operations; x++)
    if (table.facility[x]! >= 0) work[table.facility[x]!]! += table.end[x]! - table.start[x]!
  let best = 0
  let most = -1
  for (let f = 0; f < facilities; f++) {
    const hours = calendarOn(factory, f).total * (laneStart[f + 1]! - laneStart[f]!)
    const share = work[f]! / Math.max(1, hours)
    if (share > most) {
      most = share
      best = f
    }
  }
  return best
}
