import { day } from '#platform/contract/day-input.ts'
import { planLateReason } from './plan-codes.ts'
import { z } from 'zod'
import { masterErrors } from '#modules/master/contract/master-errors.ts'
import { arithmeticStep } from '#modules/place-order/contract/proposal/arithmetic.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { quantity } from '#platform/contract/field-kinds.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { validation } from '#platform/contract/validation.ts'
import { planErrors } from './plan-errors.ts'

const base = '/api/production/plan'
const plan_no = z.string().regex(/^\d{1,18}$/)
/** As it was when it was looked at. */
export const seenPlan = z.object({ plan_no, update_cnt: z.coerce.number().int().min(0) })
export type SeenPlan = z.output<typeof seenPlan>
const qty = quantity({ ja: '計画数', en: 'Planned quantity', zh: '计划数量' }, { min: '0.001' }).schema
const remarks = z.string().trim().max(200)
const chosen = z.array(seenPlan).min(1).max(500)

const guard = ['production:yes'] as const
const writing = { method: 'POST', guard, write: 'write:production', audit: 'production_plan' } as const
const days = [planErrors.BIZ_PLAN_START, planErrors.BIZ_PLAN_END]
const busy = [
  planErrors[20123],
  planErrors[20124],
  planErrors[20125],
  planErrors[20126],
  planErrors[20127],
] as const
const seen = [http[404], generic.STALE, planErrors.BIZ_PLAN_STATE]

/** 手動計画: by a planner, for stock or for the line of an order. */
export const addPlan = endpoint({
  ...writing,
  path: `${base}/add`,
  summary: { ja: '生産計画：手動登録', en: 'Plan: enter by hand', zh: '生产计划：手工录入' },
  input: z.object({
    production_div: fixedCodes.production_div.schema,
    item_cd: codeSchema(20),
    ...{ qty, start_dt: day, due_dt: day, remarks },
    /** Of 050 and 051. */
    demand_no: z.string().trim().max(20).default(''),
    demand_line: z.coerce.number().int().min(0).max(9999).default(0),
  }),
  output: z.object({ plan_no: z.string() }),
  errors: [
    ...busy,
    ...days,
    validation.V_NOT_IN_MASTER,
    validation.V_REQUIRED,
    masterErrors.MST_UNIT_DECIMALS,
    planErrors.BIZ_PLAN_BOUGHT,
    planErrors.BIZ_PLAN_ORDER,
  ],
})

export const editPlan = endpoint({
  ...writing,
  path: `${base}/doEdit`,
  summary: { ja: '生産計画：変更', en: 'Plan: change', zh: '生产计划：变更' },
  input: seenPlan.extend({ qty, start_dt: day, due_dt: day, remarks }),
  output: z.object({}),
  errors: [...busy, ...days, ...seen, masterErrors.MST_UNIT_DECIMALS, planErrors.BIZ_PLAN_LOCKED],
})

/** 固定: runs leave it where it is. */
export const lockPlans = endpoint({
  ...writing,
  path: `${base}/lock`,
  summary: { ja: '生産計画：固定と解除', en: 'Plan: lock and unlock', zh: '生产计划：锁定与解锁' },
  input: z.object({ plans: chosen, locked: z.boolean() }),
  output: z.object({ changed: z.number().int() }),
  errors: [...busy, ...seen],
})

/** 計画取消: of chosen plans. */
export const removePlans = endpoint({
  ...writing,
  path: `${base}/remove`,
  summary: { ja: '生産計画：取消', en: 'Plan: remove', zh: '生产计划：取消' },
  input: z.object({ plans: chosen }),
  output: z.object({ removed: z.number().int() }),
  errors: [...busy, ...seen, planErrors.BIZ_PLAN_LOCKED],
})

/** 確定: of chosen plans; each becomes a work order. */
export const confirmPlans = endpoint({
  ...writing,
  path: `${base}/confirm`,
  summary: { ja: '生産計画：確定', en: 'Plan: confirm', zh: '生产计划：确定' },
  input: z.object({ plans: chosen }),
  output: z.object({ work_orders: z.array(z.string()) }),
  errors: [...busy, ...seen],
})

const planNumbers = z
  .string()
  .transform((all) => all.split(',').filter(Boolean))
  .pipe(z.array(plan_no).min(1).max(500))

/** A plan above or below another one: how many levels away, and for or by which of them. */
const relatedPlan = z.object({
  ...{ plan_no: z.string(), update_cnt: z.int(), item_cd: z.string(), item_nm: z.string() },
  ...{ qty: z.string(), unit_nm: z.string(), start_dt: z.string(), due_dt: z.string() },
  ...{ production_div: fixedCodes.production_div.schema, locked_flg: z.boolean(), level: z.int() },
  /** Below those asked for, and not to go with them: it is locked, or somebody else waits for it, too, through whatever levels. */
  stays: z.boolean(),
})
export type RelatedPlan = z.output<typeof relatedPlan>

/** 構成品の計画: all that is planned for the parts of these plans, over all levels; and what these plans are made for. */
export const planFamily = endpoint({
  method: 'GET',
  path: `${base}/family`,
  summary: {
    ja: '生産計画：構成品と上位の計画',
    en: 'Plan: its components and what it is for',
    zh: '生产计划：组件与上级计划',
  },
  guard,
  input: z.object({
    /** `1,2,3`. */
    plan_no: planNumbers,
  }),
  output: z.object({ below: z.array(relatedPlan), above: z.array(relatedPlan) }),
  errors: [],
})

const shortPart = z.object({
  ...{ item_cd: z.string(), item_nm: z.string(), unit_nm: z.string() },
  ...{ need_qty: z.string(), free_qty: z.string(), short_qty: z.string() },
  /** What the plans that were asked for make of it themselves. */
  made_qty: z.string(),
  /** When so much more will have come; blank where nothing does. */
  coming_dt: z.string(),
})

/** 欠品一覧: what the parts of these plans want and the stock does not have free. */
export const shortParts = endpoint({
  method: 'GET',
  path: `${base}/shortParts`,
  summary: { ja: '生産計画：欠品一覧', en: 'Plan: missing parts', zh: '生产计划：缺料一览' },
  guard,
  input: z.object({
    /** `1,2,3`. */
    plan_no: planNumbers,
  }),
  output: z.object({ list: z.array(shortPart) }),
  errors: [http[404]],
})

/** A part that is waited for: what brings it, where one looks after that, on which day, and how many days too late. */
const awaitedPart = z.object({
  ...{ item_cd: z.string(), item_nm: z.string(), what: z.string(), no: z.string(), link: z.string() },
  ...{ bought: z.boolean(), date: z.string(), late_days: z.int() },
  /** Under which plan it stands, and how many levels below the one that was asked for. */
  ...{ into: z.string(), level: z.int() },
})

/** How a plan came about, for whom it is, and where its processes stand. */
export const aboutPlan = endpoint({
  method: 'GET',
  path: `${base}/about`,
  summary: { ja: '生産計画：計算根拠', en: 'Plan: its arithmetic', zh: '生产计划：计算依据' },
  guard,
  input: z.object({ plan_no }),
  output: z.object({
    steps: z.array(arithmeticStep),
    purposes: z.array(
      z.object({ what: z.string(), no: z.string(), link: z.string(), qty: z.string(), date: z.string() }),
    ),
    operations: z.array(
      z.object({
        ...{ process_no: z.number().int(), operation_nm: z.string(), facility_nm: z.string() },
        ...{ qty: z.string(), start_at: z.string(), end_at: z.string(), reason: z.string() },
        /** Minutes, each in one of them only. */
        ...{ waiting: z.int(), setup: z.int(), working: z.int(), outside: z.int(), closed: z.int() },
      }),
    ),
    /** Blank reason: it is in time. */
    late: z.object({
      reason: z.union([planLateReason.schema, z.literal('')]),
      name: z.string(),
      days: z.int(),
    }),
    /** What the schedule found in its way, where that is a part; and all that it waits for. */
    late_part: awaitedPart.nullable(),
    /** Who would bring that part earlier, if it were ordered today. */
    suppliers: z.array(
      z.object({
        ...{ supplier_cd: z.string(), branch_no: z.string(), supplier_nm: z.string(), date: z.string() },
        /** How much earlier, and where it is ordered from him. */
        ...{ days: z.int(), link: z.string() },
      }),
    ),
    parts: z.array(awaitedPart),
    /** From what bound it to what might help; blank where there is none. */
    ...{ facility_cd: z.string(), order_no: z.string(), line_no: z.int() },
    ...{ due_dt: z.string(), start_dt: z.string(), end_dt: z.string() },
  }),
  errors: [http[404]],
})
