import { z } from 'zod'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { user } from '#platform/contract/error-catalogue.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { screen } from '#platform/contract/screen.ts'

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
    list: z.array(z.object({ name: z.string(), title: z.string(), columns: z.number().int() })),
  }),
})

export const definitionFormats = ['csv', 'json', 'sql'] as const
export type DefinitionFormat = (typeof definitionFormats)[number]

const mostTables = 1000
const tableNames = z
  .string()
  .max(12_000)
  .transform((names) => names.split(','))
  .pipe(z.array(z.string().min(1).max(63)).max(mostTables))

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
