import { z } from 'zod'
import { job } from '#platform/contract/job.ts'

/** When a business date has moved on to the day of a repeating count, the count is planned without anybody's doing. */
export const planDueCounts = job({
  name: 'stock.plan-due-counts',
  title: { ja: '棚卸周期による棚卸の登録', en: 'Planning of the counts that are due', zh: '按周期登记盘点' },
  guard: 'schedule',
  input: z.object({}),
  result: z.object({ count: z.number().int() }),
  cancellable: false,
  retries: 5,
  schedulable: 'factory',
  finished: {
    ja: '棚卸周期により、棚卸を{count}件登録しました。',
    en: '{count|# count has|# counts have} been planned.',
    zh: '已按周期登记{count}件盘点。',
  },
})
