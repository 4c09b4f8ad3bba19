import { type Interval, joined } from './intervals.ts'

export const minutesPerDay = 1440
/** The answer when the horizon ends before the work does. */
export const beyondHorizon = 1 << 30

/**
 * When somebody or something works: the joined stretches of the horizon, for every day the first stretch that ends in it
 * or later, and the working minutes before every stretch. A question costs a look at the day and the few stretches in it.
 */
export class WorkingTime {
  readonly from: Int32Array
  readonly to: Int32Array
  /** Working minutes before a stretch; one more at the end for all. */
  private readonly before: Int32Array
  private readonly firstOfDay: Int32Array
  readonly days: number

  constructor(stretches: readonly Interval[], days: number) {
    const inside = joined(
      stretches.map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(days * minutesPerDay, to) })),
    )
    this.days = days
    this.from = Int32Array.from(inside, ({ from }) => from)
    this.to = Int32Array.from(inside, ({ to }) => to)
    this.before = new Int32Array(inside.length + 1)
    inside.forEach(({ from, to }, i) => (this.before[i + 1] = this.before[i]! + to - from))
    this.firstOfDay = new Int32Array(days + 1)
    let i = 0
    for (let day = 0; day <= days; day++) {
      while (i < inside.length && this.to[i]! <= day * minutesPerDay) i++
      this.firstOfDay[day] = i
    }
  }

  get total(): number {
    return this.before[this.from.length]!
  }

  get stretches(): Interval[] {
    return Array.from(this.from, (from, i) => ({ from, to: this.to[i]! }))
  }

  /** When alone work begins and ends; nothing where it may do so at any time that is worked (`HandoverTime`). */
  get handover(): readonly Interval[] | undefined {
    return undefined
  }

  /** The first moment from t on at which work may end. */
  endsFrom(t: number): number {
    return t
  }

  /** The last open moment up to t; -1 when there is none. */
  openUntil(t: number): number {
    const i = this.stretchAfter(t)
    if (t >= 0 && i < this.from.length && this.from[i]! <= t) return t
    return t < 0 || i === 0 ? -1 : this.to[i - 1]! - 1
  }

  /** The first stretch that ends after t; behind the last one there is none. */
  stretchAfter(t: number): number {
    if (t < 0) return 0
    const { to, firstOfDay } = this
    const day = Math.floor(t / minutesPerDay)
    let i = firstOfDay[day < this.days ? day : this.days]!
    while (i < to.length && to[i]! <= t) i++
    return i
  }

  /** The stretch in which the working minute number `work` ends (counted from 1). */
  private stretchOfWork(work: number): number {
    const { before } = this
    let low = 0
    let high = this.from.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (before[middle + 1]! < work) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Working minutes from the start of the horizon up to t. */
  workBefore(t: number): number {
    const i = this.stretchAfter(t)
    const since = i < this.from.length ? t - this.from[i]! : 0
    return this.before[i]! + (since > 0 ? since : 0)
  }

  /** The first moment from t on at which work is done. */
  opens(t: number): number {
    return this.opensIn(this.stretchAfter(t), t)
  }

  /** The same for somebody who knows `stretchAfter(t)`. */
  opensIn(stretch: number, t: number): number {
    if (stretch >= this.from.length) return beyondHorizon
    const from = this.from[stretch]!
    return from > t ? from : t
  }

  /** When `minutes` of work that begin at t are done. Nothing to do is done at once. */
  after(t: number, minutes: number): number {
    return minutes <= 0 ? t : this.afterIn(this.stretchAfter(t), t, minutes)
  }

  /** The same for somebody who knows `stretchAfter(t)`, and that there is something to do. */
  afterIn(stretch: number, t: number, minutes: number): number {
    const { from, to, before } = this
    let i = stretch
    if (i >= from.length) return beyondHorizon
    let at = from[i]! > t ? from[i]! : t
    let left = minutes
    // Most work ends in the same or the next stretch; longer work is looked up.
    for (let hops = 0; hops < 4; hops++) {
      const room = to[i]! - at
      if (left <= room) return at + left
      left -= room
      if (++i >= from.length) return beyondHorizon
      at = from[i]!
    }
    const work = before[i]! + left
    if (work > this.total) return beyondHorizon
    i = this.stretchOfWork(work)
    return from[i]! + work - before[i]!
  }

  /** The latest moment at which `minutes` of work must begin to be done at t; -1 when the horizon begins too late. */
  startFor(t: number, minutes: number): number {
    if (minutes <= 0) return t
    const work = this.workBefore(t) - minutes
    if (work < 0) return -1
    // The moment at which the next minute of work begins.
    const i = this.stretchOfWork(work + 1)
    return this.from[i]! + work - this.before[i]!
  }

  /** The first moment from t on at which `minutes` fit without a break. */
  fits(t: number, minutes: number): number {
    const { from, to } = this
    for (let i = this.stretchAfter(t); i < from.length; i++) {
      const start = from[i]! > t ? from[i]! : t
      if (to[i]! - start >= minutes) return start
    }
    return beyondHorizon
  }
}
