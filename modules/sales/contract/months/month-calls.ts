import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

/** This month and the twelve before it are shown, each beside the same month of the year before. */
export const monthsShown = 13
const monthsOfYear = 12

/** The months (yyyy-MM) that are read, the earliest first; one more, for the stock with which the first begins. */
export function monthsBack(today: string): readonly string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const count = monthsShown + monthsOfYear + 1
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 7),
  )
}

const text = z.string()

export const businessMonths = endpoint({
  method: 'GET',
  path: '/api/receiveorder/home/getMonths',
  summary: { ja: 'ホーム：月次の推移', en: 'Home: months', zh: '首页：月度走势' },
  guard: ['receiveorder:yes'],
  costs: ['margin', 'turns'],
  input: z.object({}),
  output: z.object({
    this_month: text,
    list: z.array(
      z.object({
        ...{ month: text, orders: text, sales: text, margin: text },
        /** Percent of the lines that left; blank: none did. */
        in_time: text,
        /** How often the stock would turn in a year like this month; blank: the month is not over, or there was no stock. */
        turns: text,
      }),
    ),
  }),
})
export type BusinessMonth = z.output<typeof businessMonths.output>['list'][number]
