import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { screen } from '#platform/contract/screen.ts'
import { requiredLine } from '#platform/contract/written-text.ts'
import { shortParts } from '../plan/plan-calls.ts'
import { planErrors } from '../plan/plan-errors.ts'
import { planWork } from '../plan/plan-codes.ts'
import { planJobStatus } from '../control/plan-refusals.ts'
import { confirmJob, planJob } from './run-jobs.ts'

const base = '/api/production/run'
const guard = ['production:yes'] as const
const writing = { method: 'POST', guard, write: 'write:production', audit: 'plan_control' } as const
const running = [planErrors[20124], planErrors[20126], planErrors[20127]] as const

export const startPlanning = endpoint({
  ...writing,
  path: `${base}/plan`,
  summary: { ja: '生産計画：一括計画の開始', en: 'Plan: start bulk planning', zh: '生产计划：开始批量计划' },
  input: planJob.input,
  output: z.object({ job_no: z.string() }),
  errors: [...running, planErrors[20123]],
})

export const startConfirming = endpoint({
  ...writing,
  path: `${base}/confirm`,
  summary: {
    ja: '生産計画：一括確定の開始',
    en: 'Plan: start bulk confirmation',
    zh: '生产计划：开始批量确定',
  },
  input: confirmJob.input,
  output: z.object({ job_no: z.string() }),
  errors: [...running, planErrors[20125]],
})

/** 計画取消: every plan that nobody has typed, changed or locked. */
export const cancelPlan = endpoint({
  ...writing,
  path: `${base}/cancel`,
  summary: { ja: '生産計画：一時計画の取消', en: 'Plan: cancel the plan', zh: '生产计划：取消临时计划' },
  input: z.object({}),
  output: z.object({ removed: z.number().int() }),
  errors: [...running],
})

/** Before anybody says yes: how many would go, and how many stay because a person has decided on them. */
export const cancelCount = endpoint({
  method: 'GET',
  path: `${base}/cancel/count`,
  summary: {
    ja: '生産計画：一時計画の取消の件数',
    en: 'Plan: how many would be cancelled',
    zh: '生产计划：取消临时计划的件数',
  },
  guard,
  input: z.object({}),
  output: z.object({ removed: z.int(), kept: z.int() }),
})

/** Before anybody says yes: how many plans start by a day, and what their parts lack. */
export const confirmCount = endpoint({
  method: 'GET',
  path: `${base}/confirm/count`,
  summary: {
    ja: '生産計画：一括確定の件数と欠品',
    en: 'Plan: what bulk confirmation would confirm',
    zh: '生产计划：批量确定的件数与缺料',
  },
  guard,
  input: confirmJob.input,
  output: z.object({ plans: z.int(), short: shortParts.output.shape.list }),
})

const standing = z.object({
  plan_work: planWork.schema,
  plan_status: planJobStatus.schema,
  ...{ message: z.string(), job_no: z.string(), update_user: z.string(), update_dt: z.string() },
})
export type PlanStanding = z.output<typeof standing>

/** 状態確認: what each of the two background works does, and what the last plan came to. */
export const planStanding = endpoint({
  method: 'GET',
  path: `${base}/status`,
  summary: { ja: '生産計画：状態確認', en: 'Plan: status', zh: '生产计划：状态确认' },
  guard: 'session',
  input: z.object({}),
  output: z.object({ list: z.array(standing) }),
})

/** 生産計画処理状態の変更; open to every signed-in person (specification section 2 "Without a guard"). */
export const planStatusScreen = screen({
  path: '/masterMaint/master/productionPlanStatus',
  name: 'productionPlanStatus',
  title: { ja: '生産計画状態の変更', en: 'Plan status change', zh: '生产计划状态变更' },
  icon: 'history',
  guard: { mode: 'except' },
  listedFor: ['write:production'],
})

/** 受付済・実行中・エラー → 停止中: the job is gone. */
export const resetPlanStatus = endpoint({
  method: 'POST',
  path: `${base}/reset`,
  summary: { ja: '生産計画状態：停止中に戻す', en: 'Plan status: reset', zh: '生产计划状态：恢复为未执行' },
  guard: 'session',
  write: 'write:production',
  input: z.object({ plan_work: planWork.schema, reason: requiredLine(200) }),
  output: z.object({}),
  errors: [planErrors.BIZ_PLAN_STATUS_OFF, planErrors.BIZ_PLAN_ALIVE],
  audit: 'plan_control',
})
