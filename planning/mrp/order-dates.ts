import { type WorkingDays } from '../calendar/working-days.ts'

/** What an order's flags say; the lowest two bits are why it is late. */
export const orderFlag = {
  lateMask: 3,
  /** Still in time, but without its whole safety lead time. */
  safetyTimeCut: 4,
  /** Something outside the BOM (an order, a forecast, safety stock) needs it, not a parent. */
  independent: 8,
  /** No requirement is short without it, only the safety stock. */
  safetyOnly: 16,
  /** Not an order: what should be added to an existing one. */
  increase: 32,
  /** Ordered at a review (order point, cycle, replenishment): `net` is measured against the method's target. */
  review: 64,
  /** A further part of a need that the largest lot splits. */
  furtherPart: 128,
} as const

export const lateReasons = ['none', 'lead-time', 'frozen', 'calendar'] as const
export const late = { none: 0, leadTime: 1, frozen: 2, calendar: 3 } as const

/** Start and due day of an order for every day on which it can be needed; many items share one table. */
export interface DateTable {
  readonly start: Uint16Array
  readonly due: Uint16Array
  readonly flags: Uint8Array
  /** The calendar never opens long enough for an order. */
  readonly isNever: boolean
}

/** By which days an order is made and by which it arrives: mostly the same. */
export interface ItemDays {
  readonly calendar: WorkingDays
  readonly arrivals: WorkingDays
}

export interface LeadTimes {
  readonly lead: number
  readonly safety: number
  /** The first day on which a new order may start: behind the frozen days. */
  readonly firstDay: number
}

/** When an order that starts on a day arrives; undefined where the calendars do not open long enough. */
export function arrivalOf({ calendar, arrivals }: ItemDays, start: number, lead: number): number | undefined {
  const ready = calendar.forward(start, lead)
  const day = ready < calendar.length ? arrivals.onOrAfter(ready) : arrivals.length
  return day < arrivals.length ? day : undefined
}

/** The last day on or before the need, less its safety lead time, on which something can arrive; −1 when there is none. */
export function dueFor({ calendar, arrivals }: ItemDays, need: number, safety: number): number {
  return arrivals.onOrBefore(calendar.back(need, safety))
}

/**
 * Backward from the need: the last working day on or before it, minus safety lead time, back to a day on which it can
 * arrive, minus lead time, in working days. What would start too early starts on the first day allowed and uses up its safety time; if that is not enough it
 * is late, and the flag says what binds: without the frozen days it would be in time (frozen), with every day worked it
 * would be (calendar), or neither (lead time).
 */
export function dateTable(days: ItemDays, times: LeadTimes, horizon: number): DateTable {
  const { calendar } = days
  const firstStart = calendar.onOrAfter(times.firstDay)
  const arrives = arrivalOf(days, times.firstDay, times.lead)
  const firstDue = arrives ?? days.arrivals.length
  // Begun sooner it would only wait for the day on which it can arrive.
  const lastStart = calendar.back(firstDue, times.lead)
  const table = {
    start: new Uint16Array(horizon),
    due: new Uint16Array(horizon),
    flags: new Uint8Array(horizon),
    isNever: arrives === undefined,
  }
  for (let need = 0; need < horizon; need++) {
    const due = dueFor(days, need, times.safety)
    const start = calendar.back(due, times.lead)
    const inTime = start >= firstStart && start >= 0
    table.start[need] = inTime ? start : lastStart
    table.due[need] = inTime ? due : firstDue
    if (!inTime) table.flags[need] = firstDue <= need ? orderFlag.safetyTimeCut : reason(days, times, need)
  }
  return table
}

/** A phantom passes its parent's day on. */
export function sameDayTable(horizon: number): DateTable {
  const days = Uint16Array.from({ length: horizon }, (_, day) => day)
  return { start: days, due: days, flags: new Uint8Array(horizon), isNever: false }
}

function reason(days: ItemDays, { lead }: LeadTimes, need: number): number {
  if ((arrivalOf(days, 0, lead) ?? Infinity) <= need) return late.frozen
  return lead <= need ? late.calendar : late.leadTime
}
