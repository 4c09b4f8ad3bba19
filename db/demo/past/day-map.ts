import { playedFirst, playedLast, playedMonths } from './played-days.ts'

export type IsWorked = (day: string) => boolean

/** Where the days of the played months lie for a company whose business date is `today`. */
export interface DayMap {
  /** The day on which somebody worked. Later days stay later, and closing days between stay between. */
  readonly day: (played: string) => string
  /** A closing day, or one that follows from it: the same day of its month, the last one where it was the last. */
  readonly fixed: (played: string) => string
  readonly month: (played: string) => string
}

/** The working days of a part of a month, as they were played and as they are here. */
interface Span {
  readonly worked: readonly string[]
  readonly now: readonly string[]
}

/** On these days, and on the last of a month, partners are closed. */
const cuts = [15, 20, 25]
/** So few days of a month are too short for what was played of the last one: it then happened in the month before. */
const leastDays = 6

export function dayMap(
  today: string,
  worked: { readonly played: IsWorked; readonly here: IsWorked },
): DayMap {
  const yesterday = daysAfter(today, -1)
  const isEarly = Number(yesterday.slice(8)) < leastDays
  const running = monthAfter(yesterday.slice(0, 7), isEarly ? -1 : 0)
  const lastHere = isEarly ? lastOf(running) : yesterday
  const lastMonth = playedLast.slice(0, 7)
  const month = (played: string) => monthAfter(running, monthsBetween(lastMonth, played))

  const fixed = (played: string) => {
    const there = month(played.slice(0, 7))
    const last = lastOf(there)
    if (played === lastOf(played.slice(0, 7))) return last
    const day = `${there}-${played.slice(8)}`
    return day < last ? day : last
  }

  const spans = new Map<string, Span>()
  const spanOf = (played_month: string, from: number, to: number): Span => {
    const key = `${played_month} ${from}`
    const there = month(played_month)
    const found = spans.get(key) ?? {
      worked: workedIn(spanned(played_month, from, to), worked.played),
      now: workedIn(
        there === running ? between(`${running}-01`, lastHere) : spanned(there, from, to),
        worked.here,
      ),
    }
    spans.set(key, found)
    return found
  }
  const known = new Map<string, string>()
  const work = (played: string): string => {
    if (played > playedLast) return daysAfter(lastHere, daysBetween(playedLast, played))
    if (played < playedFirst) return fixed(played)
    const there = month(played.slice(0, 7))
    const isRunning = there === running
    const [from, to] = isRunning ? [1, Number(playedLast.slice(8))] : aroundOf(Number(played.slice(8)))
    const { worked: then, now } = spanOf(played.slice(0, 7), from, to)
    const at = then.filter((day) => day <= played).length
    if (at === 0) return fixed(played) < (now[0] ?? '') ? fixed(played) : (now[0] ?? fixed(played))
    return now[Math.round(((at - 1) * (now.length - 1)) / Math.max(1, then.length - 1))] ?? fixed(played)
  }
  const day = (played: string) => {
    const found = known.get(played) ?? work(played)
    known.set(played, found)
    return found
  }
  return { day, fixed, month }
}

/** From the day after the cut before to the next cut. */
function aroundOf(day: number): readonly [number, number] {
  const next = cuts.find((cut) => day <= cut)
  const before = cuts.findLast((cut) => cut < day) ?? 0
  return [before + 1, next ?? 31]
}

const spanned = (month: string, from: number, to: number): readonly string[] =>
  between(`${month}-01`, lastOf(month)).filter(
    (day) => Number(day.slice(8)) >= from && Number(day.slice(8)) <= to,
  )

/** All of them where nobody works on any. */
const workedIn = (days: readonly string[], isWorked: IsWorked): readonly string[] => {
  const worked = days.filter(isWorked)
  return worked.length > 0 ? worked : days
}

const between = (first: string, last: string): readonly string[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => daysAfter(first, at))

const dayLength = 86_400_000
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)
const daysBetween = (first: string, last: string): number =>
  (Date.parse(last) - Date.parse(first)) / dayLength

export function monthAfter(month: string, months: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, at - 1 + months, 1)).toISOString().slice(0, 7)
}
const lastOf = (month: string): string => daysAfter(`${monthAfter(month, 1)}-01`, -1)

function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0] = from.split('-').map(Number)
  const [otherYear = 0, otherMonth = 0] = to.split('-').map(Number)
  return (otherYear - year) * 12 + otherMonth - month
}

/** The first month of the past of a company. */
export const firstMonthOf = (map: DayMap): string =>
  map.month(monthAfter(playedLast.slice(0, 7), -playedMonths))
