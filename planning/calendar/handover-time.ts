import { type Interval, overlap } from './intervals.ts'
import { beyondHorizon, WorkingTime } from './working-time.ts'

/**
 * Hours of work that is handed over, as to a subcontractor whose van comes on Tuesdays: it begins and ends at certain times
 * only. In between it goes on by its hours, and what is done sooner waits until it may end.
 */
export class HandoverTime extends WorkingTime {
  /** Where it may begin: worked, and handed over. */
  private readonly begins: WorkingTime
  private readonly ends: WorkingTime
  private readonly handed: readonly Interval[]

  constructor(stretches: readonly Interval[], days: number, handover: readonly Interval[]) {
    super(stretches, days)
    this.ends = new WorkingTime(handover, days)
    this.handed = this.ends.stretches
    this.begins = new WorkingTime(overlap(this.stretches, this.handed), days)
  }

  override get handover(): readonly Interval[] {
    return this.handed
  }

  override endsFrom(t: number): number {
    return this.ends.opens(t)
  }

  override opensIn(_stretch: number, t: number): number {
    return this.begins.opens(t)
  }

  /** Whoever asks has looked for the stretch before the start was moved to where it may begin. */
  override afterIn(_stretch: number, t: number, minutes: number): number {
    return this.endsFrom(super.afterIn(this.stretchAfter(t), t, minutes))
  }

  override startFor(t: number, minutes: number): number {
    if (minutes <= 0) return t
    const end = this.ends.openUntil(t)
    return end < 0 ? -1 : this.begins.openUntil(super.startFor(end, minutes))
  }

  override fits(t: number, minutes: number): number {
    for (let at = t; ;) {
      const start = super.fits(at, minutes)
      if (start >= beyondHorizon) return beyondHorizon
      const open = this.begins.opens(start)
      if (open === start) return start
      at = open
    }
  }
}
