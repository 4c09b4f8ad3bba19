import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { job } from '#platform/contract/job.ts'

const count = z.number().int()

/** 一括計画: requirements from demand to purchase, and a place for every process; what need not move stays, unless all are placed anew. */
export const planJob = job({
  name: 'production.plan',
  title: { ja: '生産計画の一括計画', en: 'Bulk planning', zh: '生产计划的批量计划' },
  guard: ['production:yes'],
  write: 'write:production',
  input: z.object({ anew: z.boolean().optional() }),
  result: z.object({
    ...{ created: count, changed: count, removed: count, unchanged: count },
    ...{ late: count, unplaced: count, moved: count },
  }),
  cancellable: false,
  retries: 0,
  schedulable: 'factory',
  finished: {
    ja: '一括計画：新規{created}件、変更{changed}件、取消{removed}件、変更なし{unchanged}件。遅れ{late}件、動いた工程{moved}件、割付不可の工程{unplaced}件。',
    en: 'Plan: {created} new, {changed} changed, {removed} removed, {unchanged} as before; {late} late; {moved} processes moved, {unplaced} without a place.',
    zh: '批量计划：新建{created}件，变更{changed}件，取消{removed}件，不变{unchanged}件；延迟{late}件，移动的工序{moved}个，无法排入的工序{unplaced}个。',
  },
})

/** 一括確定: every plan that starts until a day. */
export const confirmJob = job({
  name: 'production.confirm',
  title: { ja: '生産計画の一括確定', en: 'Bulk confirmation', zh: '生产计划的批量确定' },
  guard: ['production:yes'],
  write: 'write:production',
  input: z.object({ until_dt: day }),
  result: z.object({ confirmed: count }),
  cancellable: false,
  retries: 0,
  finished: {
    ja: '一括確定：{confirmed}件の計画を確定しました。',
    en: '{confirmed} plans were confirmed.',
    zh: '批量确定：已确定{confirmed}个计划。',
  },
})
