import { z } from 'zod'
import { codes } from '#platform/contract/code-table.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http, user } from '#platform/contract/error-catalogue.ts'
import { errors } from '#platform/contract/errors.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { screen } from '#platform/contract/screen.ts'

export const dbSearchErrors = errors({
  BIZ_QUERY_COLUMN: {
    ja: '項目「{column}」は、このテーブルにありません。項目を選び直してください。',
    en: 'There is no column "{column}" in this table. Choose another one.',
    zh: '该表中没有项目“{column}”，请重新选择。',
  },
  BIZ_QUERY_VALUE: {
    ja: '項目「{column}」と比べられない値です。数値・日付などの形を確認してください。',
    en: 'This value cannot be compared with "{column}". Check the form of numbers and dates.',
    zh: '该值无法与项目“{column}”比较，请确认数值、日期等格式。',
  },
  BIZ_QUERY_SLOW: {
    ja: '{seconds}秒以内に検索が終わらなかったため、打ち切りました。条件を増やして検索してください。',
    en: 'The search did not end within {seconds} seconds and was given up. Narrow it by more conditions.',
    zh: '查询未能在{seconds}秒内完成，已中断。请增加条件后重新查询。',
  },
})

export const compareBy = codes('query_compare', {
  eq: { ja: '等しい', en: 'is', zh: '等于' },
  like: { ja: '含む', en: 'contains', zh: '包含' },
  between: { ja: '範囲', en: 'from – to', zh: '范围' },
  empty: { ja: '空', en: 'is empty', zh: '为空' },
  filled: { ja: '空でない', en: 'is not empty', zh: '不为空' },
})
export type CompareBy = (typeof compareBy.codes)[number]

/** So many rows are shown; a file has more. */
export const shownRows = 1_000
export const fileRows = 10_000
export const searchSeconds = 10

const named = z.string().min(1).max(63)
const value = z.string().max(200)

const question = z.object({
  table: named,
  columns: z.array(named).min(1).max(60),
  conditions: z.array(z.object({ column: named, by: compareBy.schema, value, to: value })).max(20),
  /** Blank: by the key. */
  order: z.string().max(63),
  descending: z.boolean(),
})
export type Question = z.output<typeof question>

/** In the address, as JSON: a question reads, so it is a GET. */
const asked = z
  .string()
  .max(12_000)
  .transform((text, issues): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      issues.addIssue({ code: 'custom', message: 'V_INVALID' })
      return z.NEVER
    }
  })
  .pipe(question)

export const dbSearchScreen = screen({
  path: '/masterMaint/system/dbSearch',
  name: 'dbSearch',
  title: { ja: 'DB検索', en: 'DB search', zh: '数据库查询' },
  icon: 'search',
  guard: ['system:yes'],
  keepAlive: true,
})

const guard = ['system:yes'] as const
const base = '/api/system/dbSearch'

const searchedTable = z.object({
  name: z.string(),
  title: z.string(),
  columns: z.array(z.object({ name: z.string(), label: z.string() })),
})
export type SearchedTable = z.output<typeof searchedTable>

export const searchedTables = endpoint({
  method: 'GET',
  path: `${base}/getTables`,
  summary: { ja: 'DB検索：対象', en: 'DB search: tables', zh: '数据库查询：对象' },
  guard,
  write: writeEverywhere,
  input: z.object({}),
  output: z.object({ list: z.array(searchedTable) }),
})

const refusals = [
  user[1012],
  dbSearchErrors.BIZ_QUERY_COLUMN,
  dbSearchErrors.BIZ_QUERY_VALUE,
  dbSearchErrors.BIZ_QUERY_SLOW,
]

export const searchTable = endpoint({
  method: 'GET',
  path: `${base}/search`,
  summary: { ja: 'DB検索：検索', en: 'DB search: search', zh: '数据库查询：查询' },
  guard,
  write: writeEverywhere,
  input: z.object({ asked }),
  output: z.object({
    columns: z.array(z.object({ name: z.string(), label: z.string() })),
    rows: z.array(z.array(z.string().nullable())),
    /** There are more rows than are shown. */
    more: z.boolean(),
  }),
  errors: refusals,
})

export const searchFile = endpoint({
  method: 'GET',
  path: `${base}/getFile`,
  summary: { ja: 'DB検索：ファイル出力', en: 'DB search: file', zh: '数据库查询：导出文件' },
  guard,
  write: writeEverywhere,
  input: z.object({ asked, format: z.enum(['csv', 'xlsx']) }),
  output: fileAnswer,
  file: 'application/octet-stream',
  errors: refusals,
})

const kept = z.object({
  query_no: z.string(),
  name: z.string(),
  role_cd: z.string(),
  username: z.string(),
  own: z.boolean(),
  question,
})
export type KeptQuestion = z.output<typeof kept>

export const keptQuestions = endpoint({
  method: 'GET',
  path: `${base}/getList`,
  summary: { ja: 'DB検索：保存した検索', en: 'DB search: saved', zh: '数据库查询：已保存' },
  guard,
  write: writeEverywhere,
  input: z.object({}),
  output: z.object({
    list: z.array(kept),
    roles: z.array(z.object({ role_cd: z.string(), role_nm: z.string() })),
  }),
})

/** One of the same name of mine is replaced. */
export const keepQuestion = endpoint({
  method: 'POST',
  path: `${base}/doEdit`,
  summary: { ja: 'DB検索：検索の保存', en: 'DB search: save', zh: '数据库查询：保存' },
  guard,
  write: writeEverywhere,
  input: z.object({ name: z.string().trim().min(1).max(40), role_cd: z.string().max(20), question }),
  output: z.object({ query_no: z.string() }),
  errors: [user[1012], http[404], dbSearchErrors.BIZ_QUERY_COLUMN],
  audit: 'dbSearch',
})

export const dropQuestion = endpoint({
  method: 'POST',
  path: `${base}/doDelete`,
  summary: { ja: 'DB検索：保存した検索の削除', en: 'DB search: delete', zh: '数据库查询：删除' },
  guard,
  write: writeEverywhere,
  input: z.object({ query_no: z.string().regex(/^\d{1,18}$/) }),
  output: z.object({}),
  errors: [http[404]],
  audit: 'dbSearch',
})
