import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { masterErrors } from '#modules/master/contract/master-errors.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { holdKind } from './hold-codes.ts'
import { splitQty } from './split-calls.ts'
import { planErrors } from '../plan/plan-errors.ts'

const writing = { method: 'POST', guard: ['production:yes'], write: 'write:production' } as const
/** From midnight of the first day that the Gantt shows, on the factory's clock. */
const minute = z.number().int()

const move = z.object({
  /** `12+1`: what was first split off from plan 12 by one of these moves. */
  ...{
    plan_no: z.string().regex(/^\d{1,18}(\+\d{1,2}){0,3}$/),
    process_no: z.number().int().min(0).max(9999),
  },
  /** Blank for a process that is done outside. */
  facility_cd: z.string().trim().max(10),
  start: minute.min(0).max(1_000_000),
  /** What is in the way goes later on its machine, or wherever it ends first. */
  mode: z.enum(['push', 'repair']).default('push'),
  /** Another length: minutes of work, set-up apart. It stays where it begins. */
  minutes: z.number().int().min(1).max(100_000).exactOptional(),
  /** So much of its plan becomes another plan, whose processes go behind its own. */
  split: splitQty.schema.exactOptional(),
})
export type Move = z.output<typeof move>

/** Moves in the order in which a planner made them. */
export const movesInput = z.object({
  first_day: day,
  moves: z.array(move).min(1).max(100),
})

export const movesOutput = z.object({
  /** Everything that stands elsewhere than before: what was moved, and what had to make room. */
  moved: z.array(
    z.object({
      ...{
        plan_no: z.string(),
        process_no: z.number().int(),
        facility_cd: z.string(),
        worker_cd: z.string(),
      },
      ...{ start: minute, setup: minute, end: minute },
    }),
  ),
  /** What could not be where it was put, and what keeps it: it stands at the next place that is possible. */
  held: z.array(z.object({ plan_no: z.string(), process_no: z.number().int(), reason: holdKind.schema })),
  /** Of plans that are split: with how much each of their processes begins, and of which plan it was. */
  parts: z.array(
    z.object({ plan_no: z.string(), of: z.string(), process_no: z.number().int(), qty: z.string() }),
  ),
  /** Plans that are late now and were not before, or the other way round. */
  later: z.number().int(),
  sooner: z.number().int(),
})

const errors = [
  http[404],
  planErrors.BIZ_PLAN_LOCKED,
  planErrors.BIZ_PLAN_MACHINE,
  planErrors.BIZ_PLAN_NO_ROOM,
  planErrors.BIZ_PLAN_LENGTH,
  planErrors.BIZ_PLAN_OUTSIDE,
  planErrors.BIZ_PLAN_STATE,
  planErrors.BIZ_PLAN_SPLIT,
  masterErrors.MST_UNIT_DECIMALS,
]

/** What moves would do: nothing is written. */
export const tryMoves = endpoint({
  ...writing,
  path: '/api/production/gantt/tryMoves',
  summary: { ja: '生産計画：移動の確認', en: 'Plan: what moves would do', zh: '生产计划：移动预览' },
  ...{ input: movesInput, output: movesOutput, errors },
})

/** 移動: the server plays the moves again; what was moved stays there, whatever runs later. */
export const applyMoves = endpoint({
  ...writing,
  path: '/api/production/gantt/applyMoves',
  audit: 'production_plan',
  summary: { ja: '生産計画：移動の適用', en: 'Plan: apply moves', zh: '生产计划：应用移动' },
  ...{ input: movesInput, output: movesOutput },
  errors: [
    ...errors,
    planErrors[20123],
    planErrors[20124],
    planErrors[20125],
    planErrors[20126],
    planErrors[20127],
  ],
})
