import { beyondHorizon } from '../calendar/working-time.ts'

/** Where, who and when one operation could be done; -1 for nobody, no candidate and no gap. */
export interface Slot {
  facility: number
  lane: number
  worker: number
  setup: number
  start: number
  end: number
  held: number
  candidate: number
  gap: number
}

export const noSlot = (): Slot => ({
  facility: -1,
  lane: 0,
  worker: -1,
  setup: 0,
  start: beyondHorizon,
  end: beyondHorizon,
  held: 0,
  candidate: -1,
  gap: -1,
})

/** Field by field: this runs for every slot that is weighed. */
export function copySlot(from: Slot, to: Slot): void {
  to.facility = from.facility
  to.lane = from.lane
  to.worker = from.worker
  to.setup = from.setup
  to.start = from.start
  to.end = from.end
  to.held = from.held
  to.candidate = from.candidate
  to.gap = from.gap
}
