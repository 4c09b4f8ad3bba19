import { z } from 'zod'
import { job } from '#platform/contract/job.ts'

/** The business date of a factory follows the calendar on its wall, from its change of day (decisions.md "dates"). */
export const advanceBusinessDate = job({
  name: 'system.advance-business-date',
  title: { ja: '業務日付の更新', en: 'Advance of the business date', zh: '更新业务日期' },
  guard: 'schedule',
  input: z.object({}),
  result: z.object({ factory_cd: z.string(), biz_dt: z.string(), advanced: z.boolean() }),
  cancellable: false,
  retries: 5,
  schedule: { rule: { every: 'day', at: '00:00' }, per: 'factory', atChangeOfDay: true },
  finished: {
    ja: '工場「{factory_cd}」の業務日付: {biz_dt}',
    en: 'Business date of factory "{factory_cd}": {biz_dt}',
    zh: '工厂“{factory_cd}”的业务日期：{biz_dt}',
  },
})
