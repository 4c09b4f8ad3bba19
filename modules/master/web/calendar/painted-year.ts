import { nationalHolidays, weekday } from '#modules/master/contract/national-holidays.ts'
import { dayAfter } from '#platform/contract/business-day.ts'
import type { CalendarDay } from '#modules/master/contract/calendar-year.ts'
import { calendarTexts } from './calendar.text.ts'

export type Division = CalendarDay['day_div']
/** What is painted with: a kind of day, or back to what the week says. */
export type Brush = Division | 'week'

/** Painted and not yet saved: the new difference, or null for a day that is to be as the week is. */
export type Paint = ReadonlyMap<string, CalendarDay | null>
export const noPaint: Paint = new Map()

export interface Year {
  readonly year: number
  /** Monday first. */
  readonly rests: readonly boolean[]
  readonly days: readonly CalendarDay[]
}

export interface ShownDay {
  readonly date: string
  readonly division: Division
  /** Blank on a day that is as the week is. */
  readonly name: string
  readonly painted: boolean
}

/** The days of a year as they are painted now, by date. */
export function shownDays({ year, rests, days }: Year, paint: Paint): ReadonlyMap<string, ShownDay> {
  const stored = new Map(days.map((day) => [day.calendar_dt, day]))
  const shown = new Map<string, ShownDay>()
  for (let date = `${year}-01-01`; date.startsWith(String(year)); date = dayAfter(date, 1)) {
    const wanted = paint.get(date)
    const day = wanted === undefined ? stored.get(date) : (wanted ?? undefined)
    const division = day?.day_div ?? usual(rests, date)
    shown.set(date, { date, division, name: day?.day_nm ?? '', painted: wanted !== undefined })
  }
  return shown
}

export const usual = (rests: readonly boolean[], date: string): Division =>
  rests[(weekday(date) + 6) % 7] ? '2' : '1'

/** Paints days; what ends as it was stored is no longer painted, and a day like the week needs no difference. */
export function painted(
  year: Year,
  paint: Paint,
  dates: readonly string[],
  brush: Brush,
  name: string,
): Paint {
  const next = new Map(paint)
  const stored = new Map(year.days.map((day) => [day.calendar_dt, day]))
  for (const calendar_dt of dates) {
    const asWeek = brush === 'week' || (brush === usual(year.rests, calendar_dt) && name === '')
    const wanted: CalendarDay | null = asWeek
      ? null
      : { calendar_dt, day_div: brush, day_nm: name || usualNames[brush].ja, work_minutes: 0 }
    const before = stored.get(calendar_dt)
    const isAsBefore = wanted
      ? before?.day_div === wanted.day_div && before.day_nm === wanted.day_nm
      : before === undefined
    if (isAsBefore) next.delete(calendar_dt)
    else next.set(calendar_dt, wanted)
  }
  return next
}

/** Stored with the day, in the language of the company's books. */
const usualNames = { 1: calendarTexts.extraWork, 2: calendarTexts.closed, 3: calendarTexts.half } as const

/** National holidays that nobody has decided about yet become days of rest. */
export function withHolidays(year: Year, paint: Paint): Paint {
  const shown = shownDays(year, paint)
  return nationalHolidays(year.year)
    .filter(({ date }) => shown.get(date)?.name === '')
    .reduce((now, { date, name }) => painted(year, now, [date], '2', name.ja), paint)
}

/** The differences of another year on the same days of the month; the holidays of the law move, and are left out. */
export function withCopy(year: Year, paint: Paint, other: Year): Paint {
  const moving = new Set(nationalHolidays(other.year).map(({ date, name }) => `${date} ${name.ja}`))
  return other.days
    .filter(({ calendar_dt, day_nm }) => !moving.has(`${calendar_dt} ${day_nm}`))
    .map((day) => ({ ...day, date: `${year.year}${day.calendar_dt.slice(4)}` }))
    .filter(({ date }) => dayAfter(date, 0) === date)
    .reduce((now, { date, day_div, day_nm }) => painted(year, now, [date], day_div, day_nm), paint)
}

/** What is sent to be saved. */
export const toSave = (paint: Paint) => ({
  set: [...paint.values()].filter((day) => day !== null),
  clear: [...paint].filter(([, day]) => day === null).map(([date]) => date),
})

/** Days on which is worked; a half one counts half. */
export function workingDays(days: readonly ShownDay[]): number {
  return days.reduce((sum, { division }) => sum + (division === '1' ? 1 : division === '3' ? 0.5 : 0), 0)
}

/** All days from one to another, whichever comes first. */
export function daysBetween(one: string, other: string): readonly string[] {
  const [from, to] = one < other ? [one, other] : [other, one]
  const days: string[] = []
  for (let date = from; date <= to; date = dayAfter(date, 1)) days.push(date)
  return days
}
