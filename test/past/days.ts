import { calendarDayRecords } from '#modules/master/server/demo/calendars.ts'

/** The factory's calendar in the years that are played: the masters are in force all the time. */
const closed = new Set(
  calendarDayRecords
    .filter(({ calendar_cd, day_div }) => calendar_cd === 'FAC' && day_div === '2')
    .map(({ calendar_dt }) => calendar_dt),
)

const dayOf = (day: string) => new Date(`${day}T00:00:00Z`)

export const daysAfter = (day: string, days: number): string => {
  const moved = dayOf(day)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

export const isWorked = (day: string): boolean => {
  const weekday = dayOf(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !closed.has(day)
}

export const workedBetween = (first: string, last: string): readonly string[] => {
  const days: string[] = []
  for (let day = first; day <= last; day = daysAfter(day, 1)) if (isWorked(day)) days.push(day)
  return days
}

/** So many working days later, or earlier. */
export function workedAfter(day: string, days: number): string {
  const step = days < 0 ? -1 : 1
  let found = day
  for (let left = Math.abs(days); left > 0;) {
    found = daysAfter(found, step)
    if (isWorked(found)) left--
  }
  return found
}

export const monthOf = (day: string): string => day.slice(0, 7)

export const monthAfter = (month: string, months: number): string => {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, at - 1 + months, 1)).toISOString().slice(0, 7)
}

export const lastOf = (month: string): string => daysAfter(`${monthAfter(month, 1)}-01`, -1)
