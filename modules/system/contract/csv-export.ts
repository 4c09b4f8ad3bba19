import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { job } from '#platform/contract/job.ts'
import { writeEverywhere } from '#platform/contract/permission.ts'
import { screen } from '#platform/contract/screen.ts'

export const csvExportScreen = screen({
  path: '/masterMaint/master/dbCsvExport',
  name: 'dbCsvExport',
  title: { ja: 'マスタCSV出力', en: 'Master CSV export', zh: '主数据CSV导出' },
  icon: 'download',
  guard: ['master:yes'],
  keepAlive: true,
})

const guard = ['master:yes'] as const

/** The masters that one may read, and how many records each has. */
export const exportChoices = endpoint({
  method: 'GET',
  path: '/api/master/dbCsvExport/getList',
  summary: { ja: 'マスタCSV出力：対象', en: 'Master CSV export: masters', zh: '主数据CSV导出：对象' },
  guard,
  write: writeEverywhere,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({ name: z.string(), title: z.string(), area: z.string(), rows: z.number().int() }),
    ),
  }),
})

const wanted = z.object({
  masters: z.array(z.string().max(60)).min(1).max(200),
  /** Abolished records too. */
  abolished: z.boolean().default(false),
})

/** Every chosen master as a CSV that can be uploaded again, together in one archive. */
export const exportJob = job({
  name: 'system.master-export',
  title: { ja: 'マスタCSV出力', en: 'Master CSV export', zh: '主数据CSV导出' },
  guard,
  write: writeEverywhere,
  input: wanted,
  result: z.object({ files: z.string(), rows: z.string() }),
  cancellable: true,
  retries: 1,
  finished: {
    ja: 'マスタ{files}件（{rows}行）を出力しました。',
    en: '{files|# master|# masters} ({rows|# row|# rows}) were written.',
    zh: '已导出{files}个主数据（{rows}行）。',
  },
})

export const startExport = endpoint({
  method: 'POST',
  path: '/api/master/dbCsvExport/start',
  summary: { ja: 'マスタCSV出力：開始', en: 'Master CSV export: start', zh: '主数据CSV导出：开始' },
  guard,
  write: writeEverywhere,
  input: wanted,
  output: z.object({ job_no: z.string() }),
  errors: [http[404]],
  audit: 'dbCsvExport',
})
