import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { jobErrors, jobState } from './job.ts'

const job_no = z.string().regex(/^\d{1,18}$/)

/** A job as its starter sees it, in their language. */
export const jobRow = z.object({
  job_no,
  name: z.string(),
  title: z.string(),
  state: jobState.schema,
  user_cd: z.string(),
  username: z.string(),
  factory_cd: z.string(),
  done_cnt: z.number().int(),
  /** Null: nobody knows yet how much there is to do. */
  total_cnt: z.number().int().nullable(),
  note: z.string(),
  /** Whether cancelling it now has a chance. */
  cancellable: z.boolean(),
  cancel_requested: z.boolean(),
  create_dt: z.string(),
  start_dt: z.string().nullable(),
  end_dt: z.string().nullable(),
  /** When it has failed and is tried again: not before then. */
  next_try_dt: z.string().nullable(),
  result: z.unknown(),
  result_text: z.string(),
  /** What it has written, as long as it is kept. */
  file: z.object({ file_nm: z.string(), size: z.number().int(), expires_dt: z.string() }).nullable(),
  error: z.object({ code: z.union([z.number(), z.string()]), msg: z.string() }).nullable(),
})
export type JobRow = z.output<typeof jobRow>

/** The newest jobs: mine; with `all`, an administrator sees the whole company's. */
export const jobList = endpoint({
  method: 'GET',
  path: '/api/system/job/getList',
  summary: { ja: '処理状況の一覧', en: 'Jobs', zh: '处理状态列表' },
  guard: 'session',
  input: z.object({ all: z.boolean().default(false) }),
  output: z.object({ list: z.array(jobRow) }),
})

export const cancelJob = endpoint({
  method: 'POST',
  path: '/api/system/job/cancel',
  summary: { ja: '処理の中止', en: 'Cancel a job', zh: '中止处理' },
  guard: 'session',
  input: z.object({ job_no }),
  output: z.object({ state: jobState.schema }),
  errors: [jobErrors.JOB_FINISHED, jobErrors.JOB_NOT_CANCELLABLE],
  audit: 'job-cancel',
})

export const jobLogLines = endpoint({
  method: 'GET',
  path: '/api/system/job/getLog',
  summary: { ja: '処理の記録', en: 'Log of a job', zh: '处理记录' },
  guard: 'session',
  input: z.object({ job_no }),
  output: z.object({ list: z.array(z.object({ log_no: z.string(), at: z.string(), text: z.string() })) }),
})
