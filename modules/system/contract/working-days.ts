import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

/** 今月の稼働日: how many days of the month are still worked, the business date among them. */
export const workingDaysLeft = endpoint({
  method: 'GET',
  path: '/api/master/home/getWorkingDays',
  summary: { ja: '今月の残り稼働日', en: 'Working days left in the month', zh: '本月剩余工作日' },
  guard: 'session',
  input: z.object({}),
  output: z.object({
    days: z.int(),
    /** The business date is one of them. */
    today: z.boolean(),
  }),
})
