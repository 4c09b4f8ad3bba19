import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { jobState } from '#platform/contract/job.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { timeOfDayPattern } from '#platform/contract/schedule.ts'
import { screen } from '#platform/contract/screen.ts'
import { refuseField } from '#platform/contract/validation.ts'
import { factoryErrors } from '../factory.ts'
import { taskErrors } from './task-schedule-errors.ts'

export const taskDays = codes('task_days', {
  1: { ja: '毎日', en: 'Every day', zh: '每天' },
  2: { ja: '稼働日', en: 'Working day', zh: '工作日' },
  3: { ja: '曜日を指定', en: 'Days of the week', zh: '指定星期' },
})
export type TaskDays = (typeof taskDays.codes)[number]

export const missedRun = codes('missed_run', {
  1: { ja: '復旧後すぐ実行', en: 'Run at once', zh: '恢复后立即执行' },
  0: { ja: '実行しない', en: 'Leave it out', zh: '不执行' },
})

export const taskScheduleScreen = screen({
  path: '/masterMaint/system/taskSchedule',
  name: 'taskSchedule',
  title: { ja: 'バッチスケジュール', en: 'Batch schedule', zh: '批处理计划' },
  icon: 'calendar',
  guard: ['system:yes'],
  keepAlive: true,
})

const guard = ['system:yes'] as const
const base = '/api/system/taskSchedule'
const name = z.string().min(1).max(60)

/** What a person decides of a job. */
const decided = {
  name,
  enabled: z.boolean(),
  days: taskDays.schema,
  /** Monday is 1. */
  weekdays: z.array(z.number().int().min(1).max(7)).max(7),
  at: z.string().regex(timeOfDayPattern, { error: String(factoryErrors.MST_TIME_OF_DAY.code) }),
  missed: missedRun.schema,
}

const taskRun = z.object({
  job_no: z.string(),
  state: jobState.schema,
  scheduled: z.boolean(),
  username: z.string(),
  create_dt: z.string(),
  start_dt: z.string().nullable(),
  end_dt: z.string().nullable(),
  /** Null while it has not ended. */
  seconds: z.number().nullable(),
  /** What it says of its result, or why it was refused. */
  text: z.string(),
})
export type TaskRun = z.output<typeof taskRun>

const task = z.object({
  ...decided,
  at: z.string(),
  title: z.string(),
  /** For the whole company, or for the factory of the session. */
  per: z.enum(['company', 'factory']),
  /** Comes at the product's own times: in the words of its rule. */
  fixed: z.string(),
  next_run_dt: z.string().nullable(),
  missed_dt: z.string().nullable(),
  last: taskRun.nullable(),
  update_cnt: z.number().int(),
  /** Null while nobody has decided anything. */
  update_nm: z.string().nullable(),
  /** Whoever decided it works here no more: it goes on, and the administrators are told of its failures. */
  is_left: z.boolean(),
  update_dt: z.string().nullable(),
})
export type Task = z.output<typeof task>

export const taskList = endpoint({
  method: 'GET',
  path: `${base}/getList`,
  summary: { ja: 'バッチスケジュール：一覧', en: 'Batch schedule: list', zh: '批处理计划：列表' },
  guard,
  input: z.object({}),
  output: z.object({ list: z.array(task) }),
})

export const editTasks = endpoint({
  method: 'POST',
  path: `${base}/doEdit`,
  summary: { ja: 'バッチスケジュール：登録', en: 'Batch schedule: save', zh: '批处理计划：登记' },
  guard,
  write: writeEverywhere,
  input: z.object({
    list: z
      .array(
        z
          .object({ ...decided, update_cnt: z.number().int().min(0) })
          .superRefine(({ days, weekdays }, issues) => {
            if (days === '3' && weekdays.length === 0)
              refuseField(issues, 'weekdays', taskErrors.BIZ_TASK_WEEKDAYS)
          }),
      )
      .min(1)
      .max(100),
  }),
  output: z.object({}),
  errors: [
    generic.STALE,
    http[404],
    taskErrors.BIZ_TASK_FIXED,
    taskErrors.BIZ_TASK_RIGHT,
    taskErrors.BIZ_TASK_WEEKDAYS,
  ],
  audit: 'taskSchedule',
})

export const runTask = endpoint({
  method: 'POST',
  path: `${base}/run`,
  summary: {
    ja: 'バッチスケジュール：今すぐ実行',
    en: 'Batch schedule: run now',
    zh: '批处理计划：立即执行',
  },
  guard,
  write: writeEverywhere,
  input: z.object({ name }),
  output: z.object({ job_no: z.string() }),
  errors: [http[404], taskErrors.BIZ_TASK_FIXED, taskErrors.BIZ_TASK_RIGHT, taskErrors.BIZ_TASK_RUNNING],
  audit: 'taskSchedule',
})

/** The newest runs of a job, whoever started them. */
export const taskRuns = endpoint({
  method: 'GET',
  path: `${base}/getRuns`,
  summary: { ja: 'バッチスケジュール：実行履歴', en: 'Batch schedule: runs', zh: '批处理计划：执行记录' },
  guard,
  input: z.object({ name }),
  output: z.object({ list: z.array(taskRun) }),
  errors: [http[404]],
})
