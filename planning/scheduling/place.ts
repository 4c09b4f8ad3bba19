import { beyondHorizon } from '../calendar/working-time.ts'

/** Where, who and when one operation could be done; -1 for nobody, no candidate and no gap. */
export interface Place {
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

export const nowhere = (): Place => ({
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

/** Field by field: this runs for every place that is weighed. */
export function copyPlace(from: Place, to: Place): void {
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
