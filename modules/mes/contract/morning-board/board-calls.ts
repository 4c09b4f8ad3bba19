import { day } from '#platform/contract/day-input.ts'
import { z } from 'zod'
import { workerMaster } from '#modules/master/contract/worker.ts'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { screen } from '#platform/contract/screen.ts'
import { optionalLine, requiredLine } from '#platform/contract/written-text.ts'
import { workErrors } from '../work-errors.ts'
import { boardErrors } from './board-errors.ts'
import { measureMachine, measureStatus, measureVerb } from './measure-codes.ts'

/** 朝会ボード: what happened yesterday, what it cost, what threatens today, and who does what about it. */
export const morningBoardScreen = screen({
  path: '/mes/morningBoard',
  name: 'morningBoard',
  title: { ja: '朝会ボード', en: 'Morning board', zh: '早会看板' },
  icon: 'chart',
  guard: ['mes:yes'],
  keepAlive: true,
})

const text = z.string()
const guard = ['mes:yes'] as const
const base = '/api/mes/morningBoard'
const measure_no = z.string().regex(/^\d{1,18}$/)

/** Blank: the last working day before the business date. */
const dayAsked = z.union([z.literal(''), day])
const asked = z.object({ day: dayAsked.default('') })

const boardCell = z.object({
  /** From the day's midnight on: 25 is one o'clock of the night behind it. */
  hour: z.int(),
  ...{ plan: text, good: text },
  /** What the line stood still for longest in this hour. */
  reason_nm: text,
})
const boardLine = z.object({
  /** A group of machines; blank for what has none. */
  ...{ line_cd: text, line_nm: text, machines: z.array(text) },
  cells: z.array(boardCell),
  ...{ plan: text, good: text },
})
export type BoardLine = z.output<typeof boardLine>

export const lossKind = codes('board_loss', {
  stop: { ja: '停止', en: 'Stopped', zh: '停止' },
  defect: { ja: '不良', en: 'Defective', zh: '不良' },
})
const boardLoss = z.object({
  ...{ kind: lossKind.schema, code: text, name: text, times: z.int(), minutes: z.int(), qty: text },
  yen: text,
})
export type BoardLoss = z.output<typeof boardLoss>

/** 今日のリスク, the worst kind first. */
export const riskKind = codes(
  'board_risk',
  {
    late: { ja: '納期遅れの見込み', en: 'Will be late', zh: '预计延误' },
    part: { ja: '部品不足', en: 'Parts missing', zh: '缺料' },
    behind: { ja: '予定遅れ', en: 'Behind plan', zh: '进度落后' },
    held: { ja: '出荷止め', en: 'On hold', zh: '冻结' },
    unmanned: { ja: '作業者未定', en: 'Unmanned', zh: '无作业员' },
  },
  { late: 'bad', part: 'bad', behind: 'warn', held: 'warn', unmanned: 'warn' },
)
const boardRisk = z.object({
  risk_kind: riskKind.schema,
  /** When it strikes; null: all day long. */
  at: text.nullable(),
  ...{ work_order_no: text, process_no: z.int(), operation_nm: text, item_cd: text, item_nm: text },
  ...{ facility_nm: text, lot_no: text, qty: text, unit_nm: text },
  /** Minutes by which it is late, behind its due date or its plan; of unmanned ones how many there are. */
  amount: z.int(),
  /** When enough will have come; blank: nobody knows. */
  coming_dt: text,
  remarks: text,
})
export type BoardRisk = z.output<typeof boardRisk>

const measure = z.object({
  ...{ measure_no, update_cnt: z.int(), measure_status: measureStatus.schema },
  ...{ about: text, action: text, worker_cd: text, worker_nm: text, due_dt: text },
  ...{ result: text, closed_dt: text, raised_dt: text, overdue_days: z.int() },
})
export type Measure = z.output<typeof measure>

const board = z.object({
  ...{ biz_dt: text, day: text, previous_day: text, next_day: text, factory_nm: text },
  hours: z.array(z.int()),
  lines: z.array(boardLine),
  losses: z.array(boardLoss),
  loss_yen: text,
  /** The last ten days on which something was reported, with this one. */
  trend: z.array(z.object({ day: text, yen: text })),
  risks: z.array(boardRisk),
  /** By kind how many there are, shown or not. */
  risk_counts: z.array(z.object({ risk_kind: riskKind.schema, count: z.int() })),
  /** Open ones, the overdue ones first, then what was closed in the last week. */
  measures: z.array(measure),
})
export type Board = z.output<typeof board>

export const morningBoard = endpoint({
  method: 'GET',
  path: `${base}/get`,
  summary: { ja: '朝会ボード', en: 'Morning board', zh: '早会看板' },
  guard,
  input: asked,
  output: board,
  errors: [boardErrors.BIZ_BOARD_DAY],
})

/** 印刷: the board on one sheet of A3. */
export const printBoard = endpoint({
  method: 'POST',
  path: `${base}/print`,
  summary: { ja: '朝会ボード：印刷', en: 'Morning board: print', zh: '早会看板：打印' },
  guard,
  input: z.object({ day: dayAsked }),
  output: fileAnswer,
  file: 'application/pdf',
  errors: [boardErrors.BIZ_BOARD_DAY],
})

/** 対策: a new one without a number. */
export const editMeasure = endpoint({
  method: 'POST',
  path: `${base}/doEdit`,
  summary: { ja: '対策：登録', en: 'Countermeasure: save', zh: '对策：登记' },
  guard,
  write: 'write:mes',
  looksUp: [workerMaster],
  input: z.object({
    measure_no: z.union([z.literal(''), measure_no]).default(''),
    update_cnt: z.coerce.number().int().min(0).default(0),
    about: requiredLine(100),
    action: optionalLine(200),
    worker_cd: z.string().trim().min(1).max(10),
    due_dt: day,
    /** The day of the board on which it was thought of. */
    raised_dt: day,
  }),
  output: z.object({ measure_no }),
  errors: [http[404], generic.STALE, boardErrors.BIZ_MEASURE_STATE, workErrors.BIZ_WORKER_UNKNOWN],
  audit: 'mes_measure',
})

/** 着手・完了・再開. */
export const stepMeasure = endpoint({
  method: 'POST',
  path: `${base}/step`,
  summary: { ja: '対策：状態変更', en: 'Countermeasure: step', zh: '对策：状态变更' },
  guard,
  write: 'write:mes',
  input: z.object({
    ...{ measure_no, update_cnt: z.coerce.number().int().min(0), verb: z.enum(measureMachine.verbs) },
    /** What came of it, or why it is opened again. */
    reason: optionalLine(200),
  }),
  output: z.object({ measure_no }),
  errors: [http[404], generic.STALE, boardErrors.BIZ_MEASURE_STATE],
  audit: 'mes_measure',
})

/** 対策の履歴: who changed what of it, the last first. */
export const measureHistory = endpoint({
  method: 'GET',
  path: `${base}/getHistory`,
  summary: { ja: '対策：履歴', en: 'Countermeasure: history', zh: '对策：履历' },
  guard,
  input: z.object({ measure_no }),
  output: z.object({
    list: z.array(
      z.object({
        ...{ at: text, actor_nm: text, reason: text },
        verb: measureVerb,
        changes: z.array(z.object({ field: text, old: text, new: text })),
      }),
    ),
  }),
})
