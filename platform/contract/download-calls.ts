import { z } from 'zod'
import { endpoint, fileAnswer } from './endpoint.ts'
import { csvErrors } from './csv-errors.ts'
import { http } from './error-catalogue.ts'
import { errors } from './errors.ts'
import { job } from './job.ts'
import type { Text } from './text.ts'

/** More rows than these are written in the background: nobody waits in front of a browser for them. */
export const directDownloadMaxRows = 5_000

/** A written file can be fetched for so long. */
export const resultFileDays = 7

const download = z.object({
  list: z.string().max(60),
  format: z.enum(['csv', 'xlsx']),
  conditions: z.record(z.string().max(60), z.string().max(400)),
})

/** Said in the log of a job that writes many files. */
export const writtenAsWorkbook: Text = {
  ja: '「{name}」にはCP932で表せない文字があるため、Excel形式で出力しました。',
  en: '"{name}" has characters that CP932 cannot write: it was written as a workbook.',
  zh: '“{name}”中有CP932无法表示的字符，已改为Excel格式导出。',
}

/** A list as a file, however long it is. */
export const downloadJob = job({
  name: 'system.download',
  title: { ja: '一覧のファイル出力', en: 'List as a file', zh: '列表导出文件' },
  guard: 'session',
  input: download.extend({ sees_costs: z.boolean() }),
  result: z.object({ title: z.string(), rows: z.string() }),
  cancellable: true,
  retries: 1,
  finished: {
    ja: '「{title}」{rows}件を出力しました。',
    en: '"{title}": {rows|# row|# rows} written.',
    zh: '已导出“{title}”{rows}条。',
  },
})

export const startDownload = endpoint({
  method: 'POST',
  path: '/api/system/download/start',
  summary: { ja: '一覧のファイル出力の開始', en: 'Write a list to a file', zh: '开始导出列表文件' },
  guard: 'session',
  input: download,
  output: z.object({ job_no: z.string() }),
  errors: [csvErrors.CSV_TOO_MANY, http[404]],
  audit: 'download',
})

const fileGone = errors({
  JOB_FILE_GONE: {
    ja: '出力したファイルの保存期間（{days}日）が過ぎたか、ファイルがありません。もう一度出力してください。',
    en: 'The file is no longer there: files are kept for {days|# day|# days}. Please write it again.',
    zh: '文件已超过保存期限（{days}天）或不存在，请重新导出。',
  },
})
export const { JOB_FILE_GONE } = fileGone

/** What a job has written; for who has started it, and for administrators. */
export const jobFile = endpoint({
  method: 'GET',
  path: '/api/system/job/getFile',
  summary: { ja: '処理結果のファイル', en: 'File that a job has written', zh: '处理结果文件' },
  guard: 'session',
  input: z.object({ job_no: z.string().regex(/^\d{1,18}$/) }),
  output: fileAnswer,
  file: 'application/octet-stream',
  errors: [JOB_FILE_GONE, http[404]],
})
