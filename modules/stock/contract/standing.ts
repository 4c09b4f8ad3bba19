import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

/** Days that the home screen looks back. */
export const standingDays = 30

/** Where the stock stands today: its value, how it came about in the last days, and the month that is to be closed. */
export const stockStanding = endpoint({
  method: 'GET',
  path: '/api/stock/home/getStanding',
  summary: { ja: 'ホーム：在庫の状況', en: 'Home: standing of the stock', zh: '首页：库存状况' },
  guard: ['stock:yes'],
  costs: ['amount'],
  input: z.object({}),
  output: z.object({
    business_date: z.string(),
    amount: z.string(),
    next_month: z.string(),
    /** Each day with its movements, and the value of our stock at its end; the earliest first. */
    days: z.array(z.object({ date: z.string(), movements: z.int(), amount: z.string() })),
  }),
})
