import { z } from 'zod'
import { epochDay } from '#planning/mrp/input-reader.ts'
import type { NamedReturn } from '#planning/scheduling/play-drags.ts'
import { keyOfMove } from '#planning/moves/played-moves.ts'

/** Where a process stands and what a planner has said of it; moments on the factory's clock. */
export const keptPlace = z.object({
  ...{ facility_cd: z.string(), worker_cd: z.string(), start: z.string(), end: z.string() },
  ...{ qty: z.string(), pinned: z.boolean(), minutes: z.int().nullable() },
})
export type KeptPlace = z.output<typeof keptPlace>

const process = { plan_no: z.string(), process_no: z.int() }
export const changedPlace = z.object({ ...process, before: keptPlace, after: keptPlace })
export type ChangedPlace = z.output<typeof changedPlace>

/** To where it stood before, or to where it was put. */
export type Way = 'before' | 'after'

/** Of what else is known of it. */
export const keptOf = ({
  facility_cd,
  worker_cd,
  start,
  end,
  qty,
  pinned,
  minutes,
}: KeptPlace): KeptPlace => ({ facility_cd, worker_cd, start, end, qty, pinned, minutes })

/** Whether it still stands where it was left; whether somebody has locked it there meanwhile is another question. */
export const standsAt = (one: KeptPlace, other: KeptPlace): boolean =>
  one.facility_cd === other.facility_cd &&
  one.worker_cd === other.worker_cd &&
  one.start === other.start &&
  one.end === other.end &&
  one.qty === other.qty

/** In words of the schedule, whose minutes begin at the midnight of a day. */
export const returnTo = (place: ChangedPlace, way: Way, from_dt: string): NamedReturn => {
  const { facility_cd, worker_cd, start } = place[way]
  return {
    ...{ operation: keyOfMove(place), start: minuteOf(start, from_dt) },
    ...(facility_cd === '' ? {} : { facility: facility_cd }),
    ...(worker_cd === '' ? {} : { worker: worker_cd }),
  }
}

/** `2026-12-07 08:00`. */
function minuteOf(moment: string, from_dt: string): number {
  const [day = '', time = ''] = moment.split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return ((epochDay(day) ?? 0) - (epochDay(from_dt) ?? 0)) * 1440 + hours * 60 + minutes
}
