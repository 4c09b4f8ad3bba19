import { z } from 'zod'
import { codes } from './code-table.ts'
import { errors } from './errors.ts'
import { fact } from './fact.ts'
import type { Requirement, WriteKey } from './permission.ts'
import type { ScheduleRule } from './schedule.ts'
import type { Text } from './text.ts'

export const jobState = codes(
  'job_state',
  {
    waiting: { ja: '待機中', en: 'Waiting', zh: '等待中' },
    running: { ja: '実行中', en: 'Running', zh: '执行中' },
    done: { ja: '完了', en: 'Finished', zh: '完成' },
    failed: { ja: 'エラー', en: 'Error', zh: '错误' },
    cancelled: { ja: '中止', en: 'Cancelled', zh: '已中止' },
  },
  { waiting: 'none', running: 'go', done: 'done', failed: 'bad', cancelled: 'warn' },
)
export type JobState = (typeof jobState.codes)[number]

/**
 * Work that takes longer than a person waits for, as data. From it come the right to start it, its row in the drawer,
 * its schedule, and the type of what its handler gets.
 */
export interface Job<Input extends z.ZodType = z.ZodType, Result extends z.ZodType = z.ZodType> {
  /** `<area>.<verb>`; it stands in the database, so it is never renamed. */
  readonly name: `${string}.${string}`
  readonly title: Text
  readonly input: Input
  readonly result: Result
  /** Who may start it; `schedule`: nobody, it comes by itself. */
  readonly guard: 'session' | 'schedule' | Requirement
  /** Needed in addition to the guard. */
  readonly write?: WriteKey
  /** Whether a person may cancel it while it runs. One that has not begun can always be cancelled. */
  readonly cancellable: boolean
  /** How often it is tried again after an error that is no refusal of the business. */
  readonly retries: number
  /** Without anybody's doing: with the input `{}`, for every company or every factory by its own clock. */
  readonly schedule?: {
    readonly rule: ScheduleRule
    readonly per: 'company' | 'factory'
    /** Of a daily one: not at the hour of the rule, but when the factory's day changes. */
    readonly atChangeOfDay?: true
  }
  /**
   * A person may decide when it comes by itself, for the company or for each factory, with the input `{}`. The rule of
   * `schedule` counts until somebody has.
   */
  readonly schedulable?: 'company' | 'factory'
  /** What is said when it is done; the names in braces are fields of the result. */
  readonly finished?: Text
}

export function job<const Input extends z.ZodType, const Result extends z.ZodType>(
  definition: Job<Input, Result>,
): Job<Input, Result> {
  const { name, schedule, schedulable, input } = definition
  if ((schedule || schedulable) && !input.safeParse({}).success)
    throw new Error(`Job ${name} has a schedule: its input must be good without anybody filling it in`)
  if (schedule && schedulable && schedule.per !== schedulable)
    throw new Error(`Job ${name} comes per ${schedule.per}, and is said to be scheduled per ${schedulable}`)
  return definition
}

/** For what one run of a job that comes by itself stands; undefined: it only comes when somebody starts it. */
export const placeOfJob = ({ schedule, schedulable }: Job): 'company' | 'factory' | undefined =>
  schedulable ?? schedule?.per

/** A job has been started, has come further, or has ended. Its starter hears it, and administrators, who see everybody's. */
export const jobChanged = fact({
  name: 'job.changed',
  shape: z.object({ user_cd: z.string(), jobs: z.array(z.string()) }),
  mayHear: ({ user_cd }, hearer) => hearer.admin || hearer.user_cd === user_cd,
})

export const jobErrors = errors({
  JOB_FINISHED: {
    ja: 'この処理はすでに終了しています。',
    en: 'This job has already finished.',
    zh: '该处理已经结束。',
  },
  JOB_NOT_CANCELLABLE: {
    ja: '「{title}」は実行中のため中止できません。終了までお待ちください。',
    en: '"{title}" cannot be cancelled while it runs. Please wait until it finishes.',
    zh: '“{title}”正在执行，不能中止，请等待结束。',
  },
  JOB_FAILED: {
    ja: '処理中に問題が発生しました。もう一度実行しても解消しない場合は、処理番号{no}を添えてシステム管理者に連絡してください。',
    en: 'Something went wrong. If it happens again, tell the administrator the job number {no}.',
    zh: '处理时发生问题。若重新执行后仍未解决，请将处理编号{no}告知系统管理员。',
  },
  JOB_WORKER_LOST: {
    ja: '処理を実行するプログラムが繰り返し停止したため、処理を打ち切りました。処理番号{no}を添えてシステム管理者に連絡してください。',
    en: 'The program that runs the job stopped repeatedly, so the job was given up. Tell the administrator the job number {no}.',
    zh: '执行处理的程序多次停止，处理已终止。请将处理编号{no}告知系统管理员。',
  },
})
