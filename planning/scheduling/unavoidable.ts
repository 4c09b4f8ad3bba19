import { beyondHorizon } from '../calendar/working-time.ts'
import { calendarOn, type Factory } from './factory.ts'

const nobody = -1

/** When every operation could begin and end at the earliest, with every facility and worker free and all set up. */
export function earliest(factory: Factory): { readonly start: Float64Array; readonly end: Float64Array } {
  const { operations, inOrder, pred, predShare, predWait, material, release, orderOf, now, fixedEnd } =
    factory
  const start = new Float64Array(operations)
  const end = new Float64Array(operations)
  for (const x of inOrder) {
    let at = Math.max(now, release[orderOf[x]!]!, material[x]!)
    for (let p = pred.start[x]!; p < pred.start[x + 1]!; p++) {
      const y = pred.item[p]!
      // A lapping predecessor may let go as soon as it begins; that is generous, and a bound may be.
      at = Math.max(at, (predShare[p]! < 1 ? start[y]! : end[y]!) + predWait[p]!)
    }
    start[x] = at
    end[x] = Number.isNaN(fixedEnd[x]!) ? soonest(factory, x, at) : fixedEnd[x]!
  }
  return { start, end }
}

/** On the best of its facilities, and with the best of the teams that may do it. */
function soonest(factory: Factory, x: number, at: number): number {
  const { candidate, run, splittable, done, requirement, teams, members, teamUntil, fixedFacility } = factory
  const need = requirement[x]!
  const isStarted = fixedFacility[x]! >= 0
  let best = beyondHorizon
  const tryWith = (c: number, worker: number, until: number) => {
    const calendar = calendarOn(factory, candidate.item[c]!, worker)
    const work = Math.ceil(run[c]! * (1 - done[x]!))
    const begin = isStarted ? at : calendar.opens(at)
    const end = calendar.after(splittable[x] ? begin : calendar.fits(at, work), work)
    if (end <= until) best = Math.min(best, end)
  }
  for (let c = candidate.start[x]!; c < candidate.start[x + 1]!; c++) {
    if (need < 0) tryWith(c, nobody, beyondHorizon)
    else
      for (const team of teams.item.subarray(teams.start[need], teams.start[need + 1]))
        tryWith(c, members.item[members.start[team]!]!, teamUntil[team]!)
  }
  return best
}

/** By order, the weighted lateness that it has even when everything is free for it. */
export function unavoidableLateness(factory: Factory): Float64Array {
  const { operations, orders, orderOf, due, weight } = factory
  const { end } = earliest(factory)
  const late = new Float64Array(orders)
  for (let x = 0; x < operations; x++) {
    const order = orderOf[x]!
    if (end[x]! < beyondHorizon) late[order] = Math.max(late[order]!, end[x]! - due[order]!)
  }
  return late.map((minutes, order) => minutes * weight[order]!)
}
