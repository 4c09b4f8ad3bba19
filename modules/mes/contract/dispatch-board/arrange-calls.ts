import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { errors } from '#platform/contract/errors.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { workErrors } from '../work-errors.ts'

export const dispatchErrors = errors({
  BIZ_DISPATCH_MACHINE: {
    ja: '設備「{machine}」では、この作業を行えません。（行える設備：{machines}）',
    en: 'Machine "{machine}" cannot do this work (machines that can: {machines}).',
    zh: '设备“{machine}”不能进行此作业。（可用设备：{machines}）',
  },
})

const base = '/api/mes/productionSchedule'
const writing = { method: 'POST', guard: ['mes:yes'], write: 'write:mes', audit: 'work_dispatch' } as const
const facility_cd = z.string().trim().min(1).max(10)

/** 差立て: what nobody has begun is put elsewhere in the queue of its machine, or at another one that can do it. */
export const arrangeWork = endpoint({
  ...{ ...writing, path: `${base}/arrange` },
  summary: {
    ja: '作業予定：差立て順の変更',
    en: 'Dispatch list: change the order',
    zh: '作业计划：变更派工顺序',
  },
  input: z.object({
    work_order_no: z.string().trim().min(1).max(20),
    process_no: z.coerce.number().int().min(1).max(9999),
    facility_cd,
    /** Among those that wait there, from 1. */
    place: z.coerce.number().int().min(1).max(99),
  }),
  output: z.object({ place: z.int() }),
  errors: [http[404], workErrors.BIZ_WORK_STATE, dispatchErrors.BIZ_DISPATCH_MACHINE],
})

/** 差立て取消: what waits at a machine is in the order of the plan again; where it stands it stays. */
export const arrangeByPlan = endpoint({
  ...{ ...writing, path: `${base}/arrangeByPlan` },
  summary: {
    ja: '作業予定：計画の順に戻す',
    en: 'Dispatch list: back to the order of the plan',
    zh: '作业计划：恢复计划顺序',
  },
  input: z.object({ facility_cd }),
  output: z.object({ released: z.int() }),
  errors: [],
})
