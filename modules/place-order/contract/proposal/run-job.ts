import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { job } from '#platform/contract/job.ts'

const input = z.object({
  /** Proposals that have to be ordered within so many days. */
  ahead_days: z.coerce.number().int().min(0).max(90).default(7),
})

/** 発注提案の作成: by all order methods, from what there is, what comes and what is wanted. */
export const runProposalsJob = job({
  name: 'placeorder.run-proposals',
  title: { ja: '発注提案の作成', en: 'Order proposals', zh: '生成订货建议' },
  guard: ['placeorder:yes'],
  write: 'write:placeorder',
  input,
  result: z.object({
    ...{ created: z.number().int(), changed: z.number().int(), removed: z.number().int() },
    ...{ unchanged: z.number().int(), messages: z.number().int() },
  }),
  cancellable: false,
  retries: 2,
  schedule: { rule: { every: 'day', at: '00:00' }, per: 'factory', atChangeOfDay: true },
  schedulable: 'factory',
  finished: {
    ja: '発注提案：新規{created}件、変更{changed}件、取下げ{removed}件、変更なし{unchanged}件。納期・数量の調整{messages}件。',
    en: 'Order proposals: {created} new, {changed} changed, {removed} withdrawn, {unchanged} as before; {messages} messages on orders.',
    zh: '订货建议：新建{created}件，变更{changed}件，撤回{removed}件，不变{unchanged}件；交期、数量调整{messages}件。',
  },
})

export const startProposals = endpoint({
  method: 'POST',
  path: '/api/placeorder/proposal/start',
  summary: { ja: '発注提案：作成の開始', en: 'Order proposals: start', zh: '订货建议：开始生成' },
  guard: ['placeorder:yes'],
  write: 'write:placeorder',
  input,
  output: z.object({ job_no: z.string() }),
  errors: [],
  audit: 'order_proposal',
})
