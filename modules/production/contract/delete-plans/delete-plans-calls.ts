import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { screen } from '#platform/contract/screen.ts'
import { planErrors } from '../plan/plan-errors.ts'
import { deletePlansErrors } from './delete-plans-errors.ts'

/** 計画データ削除: what the plan has left behind up to a moment. */
export const deletePlansScreen = screen({
  path: '/masterMaint/system/dbDataDeleteByCreateDateTime',
  name: 'dbDataDeleteByCreateDateTime',
  title: { ja: '計画データ削除', en: 'Delete plan data', zh: '删除计划数据' },
  icon: 'trash',
  guard: ['system:yes'],
  keepAlive: true,
})

const guard = ['system:yes'] as const
const base = '/api/production/dbDataDeleteByCreateDateTime'
const count = z.int().min(0)

const until = {
  /** On the factory's clock; the minute itself belongs to it. */
  until_dt: day,
  until_time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'V_INVALID'),
}

const counts = { plans: count, operations: count, runs: count }

const previewRow = z.object({
  /** Blank: by hand, or of a run that is gone. */
  run_no: z.string(),
  started_at: z.string(),
  /** From when to when these plans were made. */
  ...{ first_at: z.string(), last_at: z.string() },
  ...{ plans: count, operations: count, pinned: count },
})
export type DeletedRow = z.output<typeof previewRow>

/** What would go: plans that are not confirmed, with their processes, and the records of finished runs. */
export const previewPlans = endpoint({
  method: 'GET',
  path: `${base}/preview`,
  summary: { ja: '計画データ削除：対象の確認', en: 'Delete plan data: preview', zh: '删除计划数据：预览' },
  guard,
  input: z.object({ ...until, with_pinned: z.enum(['0', '1']).default('0') }),
  output: z.object({
    list: z.array(previewRow),
    ...counts,
    /** Typed, changed, locked or moved by a person, and staying. */
    staying: count,
  }),
})

/** Exactly what was shown, or nothing. */
export const deletePlans = endpoint({
  method: 'POST',
  path: `${base}/doDelete`,
  summary: { ja: '計画データ削除：削除', en: 'Delete plan data: delete', zh: '删除计划数据：删除' },
  guard,
  write: writeEverywhere,
  input: z.object({ ...until, with_pinned: z.boolean(), ...counts }),
  output: z.object(counts),
  errors: [
    planErrors[20124],
    planErrors[20126],
    planErrors[20127],
    deletePlansErrors.BIZ_PLANS_DELETED_OTHER,
  ],
  audit: 'production_plan',
})
