import { beyondHorizon } from '../calendar/working-time.ts'
import { calendarOn, type Factory } from './factory.ts'

/** When every operation could begin and end at the earliest, with every facility and worker free and set up. */
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

function soonest(factory: Factory, x: number, at: number): number {
  const { candidate, run, splittable, done } = factory
  let best = beyondHorizon
  for (let c = candidate.start[x]!; c < candidate.start[x + 1]!; c++) {
    const calendar = calendarOn(factory, candidate.item[c]!)
    const work = Math.ceil(run[c]! * (1 - done[x]!))
    const end = splittable[x] ? calendar.after(at, work) : calendar.fits(at, work) + work
    best = Math.min(best, end)
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
