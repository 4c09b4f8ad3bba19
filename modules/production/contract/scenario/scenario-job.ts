import { z } from 'zod'
import { job } from '#platform/contract/job.ts'

/** 計画の比較: every scenario is planned as bulk planning would, and nothing of it stays. */
export const scenarioJob = job({
  name: 'production.scenarios',
  title: { ja: '計画の比較の計算', en: 'Plan comparison', zh: '计划比较的计算' },
  guard: ['production:yes'],
  write: 'write:production',
  input: z.object({}),
  result: z.object({ calculated: z.number().int(), failed: z.number().int() }),
  cancellable: true,
  retries: 0,
  finished: {
    ja: '計画の比較：{calculated}件を計算しました。エラー{failed}件。',
    en: '{calculated} scenarios were calculated; {failed} failed.',
    zh: '计划比较：已计算{calculated}个方案，错误{failed}个。',
  },
})
