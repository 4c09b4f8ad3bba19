import { z } from 'zod'
import { masterErrors } from '#modules/master/contract/master-errors.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { quantity } from '#platform/contract/field-kinds.ts'
import { planErrors } from '../plan/plan-errors.ts'

const plan_no = z.string().regex(/^\d{1,18}$/)
export const splitQty = quantity(
  { ja: '分ける数量', en: 'Quantity to split off', zh: '拆分数量' },
  { min: '0.001' },
)

/** What a plan makes, and half of it in its unit. */
export const halfOfPlan = endpoint({
  method: 'GET',
  path: '/api/production/gantt/getHalf',
  summary: { ja: '生産計画：分割の初期値', en: 'Plan: half of it', zh: '生产计划：拆分的初始值' },
  guard: ['production:yes'],
  input: z.object({ plan_no }),
  output: z.object({ qty: z.string(), half: z.string() }),
  errors: [http[404]],
})

/** 分割: whether a plan may be split so; nothing is written. */
export const checkSplit = endpoint({
  method: 'POST',
  guard: ['production:yes'],
  write: 'write:production',
  path: '/api/production/gantt/checkSplit',
  summary: { ja: '生産計画：分割の確認', en: 'Plan: check a split', zh: '生产计划：拆分检查' },
  input: z.object({ plan_no, qty: splitQty.schema }),
  output: z.object({}),
  errors: [
    http[404],
    planErrors.BIZ_PLAN_LOCKED,
    planErrors.BIZ_PLAN_STATE,
    planErrors.BIZ_PLAN_SPLIT,
    masterErrors.MST_UNIT_DECIMALS,
  ],
})
