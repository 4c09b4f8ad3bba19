import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { errors } from '#platform/contract/errors.ts'
import { job } from '#platform/contract/job.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { screen } from '#platform/contract/screen.ts'
import { fileErrors } from '#platform/contract/stored-file.ts'

export const lifeCycleAction = codes('life_cycle_action', {
  0: { ja: '残す', en: 'Keep', zh: '保留' },
  1: { ja: '削除', en: 'Delete', zh: '删除' },
  2: { ja: '書き出して削除', en: 'Archive, then delete', zh: '导出后删除' },
})
export type LifeCycleAction = (typeof lifeCycleAction.codes)[number]

export const longestLife = 600

export const lifeCycleErrors = errors({
  BIZ_LIFE_CYCLE_SHORT: {
    ja: '「{table}」の保存期間は{months}か月以上にしてください。',
    en: 'Keep "{table}" for at least {months|# month|# months}.',
    zh: '“{table}”的保存期间须为{months}个月以上。',
  },
})

export const lifeCycleScreen = screen({
  path: '/masterMaint/system/dbLifeCycle',
  name: 'dbLifeCycle',
  title: { ja: 'データ保存期間', en: 'DB life cycle', zh: '数据生命周期' },
  icon: 'history',
  guard: ['system:yes'],
  keepAlive: true,
})

const guard = ['system:yes'] as const
const base = '/api/system/dbLifeCycle'
const table_nm = z.string().min(1).max(60)
const months = z.number().int().min(1).max(longestLife)

const listedCycle = z.object({
  table_nm,
  title: z.string(),
  action: lifeCycleAction.schema,
  months,
  /** Nobody can choose less. */
  least: z.number().int(),
  /** Why: blank when it is the program's own need. */
  reason: z.string(),
  /** What does not go, however old it is. */
  stays: z.string(),
  update_cnt: z.number().int(),
  /** Null while a company has decided nothing. */
  update_nm: z.string().nullable(),
  update_dt: z.string().nullable(),
})
export type ListedCycle = z.output<typeof listedCycle>

export const lifeCycleList = endpoint({
  method: 'GET',
  path: `${base}/getList`,
  summary: { ja: 'データ保存期間：一覧', en: 'DB life cycle: list', zh: '数据生命周期：列表' },
  guard,
  input: z.object({}),
  output: z.object({ list: z.array(listedCycle) }),
})

/** What would go today if a table's rows lived that long, whether that is saved already or not. */
export const lifeCyclePreview = endpoint({
  method: 'GET',
  path: `${base}/preview`,
  summary: { ja: 'データ保存期間：対象の確認', en: 'DB life cycle: preview', zh: '数据生命周期：预览' },
  guard,
  input: z.object({ table_nm, months: z.coerce.number().pipe(months) }),
  output: z.object({
    /** The first day of what stays. */
    before: z.string(),
    rows: z.number().int(),
    /** As old, and staying all the same. */
    stay: z.number().int(),
  }),
  errors: [http[404], lifeCycleErrors.BIZ_LIFE_CYCLE_SHORT],
})

export const editLifeCycles = endpoint({
  method: 'POST',
  path: `${base}/doEdit`,
  summary: { ja: 'データ保存期間：変更', en: 'DB life cycle: save', zh: '数据生命周期：保存' },
  guard,
  write: writeEverywhere,
  input: z.object({
    list: z
      .array(
        z.object({ table_nm, action: lifeCycleAction.schema, months, update_cnt: z.number().int().min(0) }),
      )
      .min(1)
      .max(100),
  }),
  output: z.object({}),
  errors: [generic.STALE, http[404], lifeCycleErrors.BIZ_LIFE_CYCLE_SHORT],
  audit: 'dbLifeCycle',
})

/** Every night, or when a person asks for it: what has outlived its time goes, table by table. */
export const lifeCycleJob = job({
  name: 'system.life-cycle',
  title: { ja: 'データ保存期間の適用', en: 'DB life cycle', zh: '执行数据生命周期' },
  guard,
  write: writeEverywhere,
  input: z.object({}),
  result: z.object({ tables: z.string(), rows: z.string() }),
  cancellable: true,
  retries: 3,
  schedule: { rule: { every: 'day', at: '02:30' }, per: 'company' },
  schedulable: 'company',
  finished: {
    ja: '{tables}個のテーブルから{rows}行を整理しました。',
    en: '{rows|# row|# rows} of {tables|# table was|# tables were} cleared.',
    zh: '已从{tables}个数据表中清理{rows}行。',
  },
})

export const applyLifeCycles = endpoint({
  method: 'POST',
  path: `${base}/apply`,
  summary: { ja: 'データ保存期間：今すぐ適用', en: 'DB life cycle: apply now', zh: '数据生命周期：立即执行' },
  guard,
  write: writeEverywhere,
  input: z.object({}),
  output: z.object({ job_no: z.string() }),
  audit: 'dbLifeCycle',
})

const archive = z.object({
  table_nm: z.string(),
  attachment_no: z.string(),
  file_nm: z.string(),
  size: z.number().int(),
  rows: z.number().int(),
  create_dt: z.string(),
})
export type Archive = z.output<typeof archive>

export const lifeCycleArchives = endpoint({
  method: 'GET',
  path: `${base}/getArchives`,
  summary: {
    ja: 'データ保存期間：書き出したファイル',
    en: 'DB life cycle: archives',
    zh: '数据生命周期：导出文件',
  },
  guard,
  write: writeEverywhere,
  input: z.object({}),
  output: z.object({ list: z.array(archive) }),
})

export const lifeCycleArchive = endpoint({
  method: 'GET',
  path: `${base}/getArchive`,
  summary: {
    ja: 'データ保存期間：書き出したファイルの内容',
    en: 'DB life cycle: an archive',
    zh: '数据生命周期：导出文件内容',
  },
  guard,
  write: writeEverywhere,
  input: z.object({ table_nm, attachment_no: z.string().regex(/^\d{1,18}$/) }),
  output: fileAnswer,
  file: 'text/csv',
  errors: [http[404], fileErrors.FILE_DAMAGED],
})
