import { z } from 'zod'
import { downloadMaxRows } from '#platform/contract/csv.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { user } from '#platform/contract/error-catalogue.ts'
import { errors } from '#platform/contract/errors.ts'
import { job } from '#platform/contract/job.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { screen } from '#platform/contract/screen.ts'

export const tableExportErrors = errors({
  BIZ_EXPORT_LARGE: {
    ja: '選択したテーブルの行数が上限（{max}行）を超えています。テーブルを分けて出力してください。',
    en: 'The chosen tables have more than {max|# row|# rows}. Export fewer tables at a time.',
    zh: '所选数据表的行数超过上限（{max}行），请分批导出数据表。',
  },
  BIZ_EXPORT_SLOW: {
    ja: '{minutes}分以内に出力が終わらなかったため、打ち切りました。テーブルを分けて出力してください。',
    en: 'The export did not end within {minutes|# minute|# minutes} and was given up. Export fewer tables at a time.',
    zh: '导出未能在{minutes}分钟内完成，已中断。请分批导出数据表。',
  },
})

/** Of all tables together. */
export const exportRows = downloadMaxRows
/** One statement, and the whole of an export. */
export const statementSeconds = 10
export const exportMinutes = 30

const guard = ['developer:yes'] as const

export const tableExportScreen = screen({
  path: '/developer/tableExport',
  name: 'tableExport',
  title: { ja: 'テーブル出力', en: 'Table export', zh: '数据表导出' },
  icon: 'download',
  guard,
  keepAlive: true,
})

/** The tables of the product, without those that open a door. */
export const tableChoices = endpoint({
  method: 'GET',
  path: '/api/developer/tableExport/getList',
  summary: { ja: 'テーブル出力：対象', en: 'Table export: tables', zh: '数据表导出：对象' },
  guard,
  write: writeEverywhere,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        columns: z.number().int(),
        references: z.number().int(),
      }),
    ),
  }),
})

export const definitionFormats = ['csv', 'xlsx', 'json', 'sql'] as const
export type DefinitionFormat = (typeof definitionFormats)[number]

/** `cp932`: a CSV in Shift_JIS, as the files of masters and lists are; `csv`: in UTF-8. */
export const dataFormats = ['csv', 'cp932', 'xlsx', 'json', 'sql'] as const
export type DataFormat = (typeof dataFormats)[number]

const mostTables = 1000
const tableName = z.string().min(1).max(63)
const tableNames = z
  .string()
  .max(12_000)
  .transform((names) => names.split(','))
  .pipe(z.array(tableName).max(mostTables))

/** What the chosen tables look like, with the names of their columns in three languages. */
export const exportDefinitions = endpoint({
  method: 'GET',
  path: '/api/developer/tableExport/getDefinitions',
  summary: { ja: 'テーブル出力：定義', en: 'Table export: definitions', zh: '数据表导出：定义' },
  guard,
  write: writeEverywhere,
  input: z.object({ tables: tableNames, format: z.enum(definitionFormats) }),
  output: fileAnswer,
  file: 'application/octet-stream',
  errors: [user[1012]],
})

const drawnTable = z.object({
  name: z.string(),
  title: z.string(),
  columns: z.array(z.object({ name: z.string(), label: z.string(), type: z.string(), key: z.boolean() })),
  references: z.array(z.object({ columns: z.array(z.string()), of: z.string() })),
})
export type DrawnTable = z.output<typeof drawnTable>

/** The chosen tables and what points from one of them to another, to be drawn. */
export const tablePicture = endpoint({
  method: 'GET',
  path: '/api/developer/tableExport/getPicture',
  summary: { ja: 'テーブル出力：ER図', en: 'Table export: ER picture', zh: '数据表导出：ER图' },
  guard,
  write: writeEverywhere,
  input: z.object({ tables: tableNames }),
  output: z.object({ list: z.array(drawnTable) }),
  errors: [user[1012]],
})

const wanted = z.object({
  tables: z.array(tableName).min(1).max(mostTables),
  format: z.enum(dataFormats),
})

/** Definitions and rows of the chosen tables in one archive: of the own company, in the own factory. */
export const tableDataJob = job({
  name: 'developer.table-data',
  title: { ja: 'テーブルのデータ出力', en: 'Export of table data', zh: '数据表数据导出' },
  guard,
  write: writeEverywhere,
  input: wanted,
  result: z.object({ tables: z.string(), rows: z.string() }),
  cancellable: true,
  retries: 1,
  finished: {
    ja: 'テーブル{tables}件（{rows}行）を出力しました。',
    en: '{tables|# table|# tables} ({rows|# row|# rows}) were written.',
    zh: '已导出{tables}个数据表（{rows}行）。',
  },
})

export const startTableData = endpoint({
  method: 'POST',
  path: '/api/developer/tableExport/start',
  summary: {
    ja: 'テーブル出力：データ出力の開始',
    en: 'Table export: start with data',
    zh: '数据表导出：开始导出数据',
  },
  guard,
  write: writeEverywhere,
  input: wanted,
  output: z.object({ job_no: z.string() }),
  errors: [user[1012], tableExportErrors.BIZ_EXPORT_LARGE, tableExportErrors.BIZ_EXPORT_SLOW],
  audit: 'tableExport',
})
