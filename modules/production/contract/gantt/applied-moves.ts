import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { planErrors } from '../plan/plan-errors.ts'
import { movesInput, movesOutput } from './move-calls.ts'

/** Why a process is not put back where it was. */
export const leftKind = codes('production_left_kind', {
  moved: { ja: 'その後に動いた', en: 'Moved since', zh: '之后已变动' },
  locked: { ja: '固定', en: 'Locked', zh: '锁定' },
  gone: { ja: '計画なし・確定済み', en: 'Plan gone or confirmed', zh: '计划已删除或确定' },
})

const applied = z.object({ applied_at: z.string(), count: z.int() }).nullable()

/** What one has applied last, and what of it one has taken back: also since another sign-in. */
export const appliedMoves = endpoint({
  method: 'GET',
  path: '/api/production/gantt/getApplied',
  summary: { ja: '生産計画：適用済みの移動', en: 'Plan: moves applied', zh: '生产计划：已应用的移动' },
  guard: ['production:yes'],
  input: z.object({}),
  output: z.object({ undo: applied, redo: applied }),
})

const settling = {
  method: 'POST',
  guard: ['production:yes'],
  write: 'write:production',
  audit: 'production_plan',
  input: movesInput.pick({ first_day: true }),
  output: movesOutput.extend({
    /** What stays where it is now: somebody else has decided about it since. */
    left: z.array(
      z.object({ plan_no: z.string(), process_no: z.int(), kind: leftKind.schema, by: z.string() }),
    ),
  }),
  errors: [
    http[404],
    planErrors.BIZ_MOVES_NONE,
    planErrors.BIZ_PLAN_NO_ROOM,
    planErrors[20123],
    planErrors[20124],
    planErrors[20125],
    planErrors[20126],
    planErrors[20127],
  ],
} as const

/** 元に戻す: every process that one's last moves moved goes back to where it stood, if nobody has moved it since. */
export const undoMoves = endpoint({
  ...settling,
  path: '/api/production/gantt/undoMoves',
  summary: { ja: '生産計画：移動の取消', en: 'Plan: undo moves', zh: '生产计划：撤销移动' },
})

/** やり直す: the same again, as it was applied. */
export const redoMoves = endpoint({
  ...settling,
  path: '/api/production/gantt/redoMoves',
  summary: { ja: '生産計画：移動のやり直し', en: 'Plan: redo moves', zh: '生产计划：重做移动' },
})
