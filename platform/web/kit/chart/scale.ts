/** Places of values on a line; a single value stands in the middle. */
export const linear =
  (from: readonly [number, number], to: readonly [number, number]) =>
  (value: number): number =>
    from[0] === from[1]
      ? (to[0] + to[1]) / 2
      : round(to[0] + ((value - from[0]) / (from[1] - from[0])) * (to[1] - to[0]))

const round = (value: number): number => Math.round(value * 10) / 10

/** Round numbers from below the least to above the most, about as many as wanted. */
export function niceTicks(least: number, most: number, wanted: number): readonly number[] {
  const span = most - least || Math.abs(most) || 1
  const raw = span / Math.max(1, wanted)
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = power * ([1, 2, 5].find((factor) => factor * power >= raw * 0.999) ?? 10)
  const first = Math.floor(least / step)
  const last = Math.max(Math.ceil(most / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)))
}

const dayMs = 86_400_000
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs
const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** Days under a chart: every day, Mondays or firsts of months, never more than find a place. */
export function dateTicks(from: string, to: string, most: number): readonly string[] {
  const [first, last] = [dayNumber(from), dayNumber(to)]
  for (const step of [1, 2]) if ((last - first) / step < most) return days(first, last, step)
  // The first of January 1970 was a Thursday.
  const monday = first + ((((4 - first) % 7) + 7) % 7)
  for (const step of [7, 14]) if ((last - monday) / step < most) return days(monday, last, step)
  for (const step of [1, 2, 3, 6, 12]) {
    const firsts = firstsOfMonths(from, to, step)
    if (firsts.length <= most) return firsts
  }
  const years = firstsOfMonths(from, to, 12)
  const every = Math.ceil(years.length / Math.max(1, most))
  return years.filter((_, at) => at % every === 0)
}

const days = (first: number, last: number, step: number): readonly string[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => dateOf(first + at * step))

function firstsOfMonths(from: string, to: string, step: number): readonly string[] {
  const [year = 2000, month = 1] = from.split('-').map(Number)
  const found: string[] = []
  for (let at = year * 12 + month - 1; ; at++) {
    const date = `${String(Math.floor(at / 12))}-${String((at % 12) + 1).padStart(2, '0')}-01`
    if (date > to) return found
    if (date >= from && at % step === 0) found.push(date)
  }
}
