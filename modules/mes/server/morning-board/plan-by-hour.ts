import { decimal, minus, placesOf, rounded, times, zero, type Decimal } from '#platform/contract/decimal.ts'

interface Span {
  readonly from: number
  readonly to: number
}

interface PlannedWork extends Span {
  readonly qty: string
  /** When its machine works; blank where nobody knows. */
  readonly open: readonly Span[]
}

/**
 * What of a planned piece of work falls into each hour: its pieces come evenly while its machine works. Hours of all days add up
 * to its quantity, because they are shares of what has come until their end, less what has come until their beginning.
 */
export function planByHour(
  { qty, from, to, open }: PlannedWork,
  hours: readonly number[],
): ReadonlyMap<number, Decimal> {
  const inside = open.flatMap((span) => {
    const part = { from: Math.max(span.from, from), to: Math.min(span.to, to) }
    return part.to > part.from ? [part] : []
  })
  const worked = inside.length > 0 ? inside : [{ from, to: Math.max(to, from + 1) }]
  const minutesUntil = (minute: number) =>
    worked.reduce((all, span) => all + Math.max(0, Math.min(span.to, minute) - span.from), 0)
  const whole = minutesUntil(Number.POSITIVE_INFINITY)
  const planned = decimal(qty)
  const comeUntil = (minute: number): Decimal => {
    const share = { units: BigInt(Math.round((minutesUntil(minute) / whole) * 1_000_000)), scale: 6 }
    return rounded(times(planned, share), placesOf(planned), 'half-up')
  }
  return new Map(
    hours.flatMap((hour) => {
      const come = minus(comeUntil((hour + 1) * 60), comeUntil(hour * 60))
      return come.units === zero.units ? [] : [[hour, come]]
    }),
  )
}
