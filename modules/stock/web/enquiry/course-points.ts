import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { ChartPoint } from '#platform/web/kit/chart/chart-series.ts'
import type { itemStock } from '../../contract/item-stock.ts'

type Course = Pick<OutputOf<typeof itemStock>, 'past' | 'steps' | 'on_hand' | 'business_date'>

/** So far ahead the picture goes at least, also where nothing is expected. */
const daysAhead = 28

/** What was there, what is there now, and what will be: one line. */
export function coursePoints({ past, steps, on_hand, business_date }: Course): readonly ChartPoint[] {
  const to = (date: string, balance: string): ChartPoint => ({ at: date, value: Number(balance) })
  const last = steps.at(-1)
  const end = business_date === '' ? '' : daysAfter(business_date, daysAhead)
  return [
    ...past.map(({ date, balance }) => to(date, balance)),
    ...(past.at(-1)?.date === business_date ? [] : [to(business_date, on_hand)]),
    ...steps.map(({ date, balance }) => to(date, balance)),
    ...((last?.date ?? '') < end ? [to(end, last?.balance ?? on_hand)] : []),
  ]
}

function daysAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
