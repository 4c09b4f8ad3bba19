import { z } from 'zod'
import { csvBodyMegabytes, csvPreviewInput } from '#platform/contract/csv.ts'
import { csvErrors, unreadableCsv } from '#platform/contract/csv-errors.ts'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import type { ErrorKind } from '#platform/contract/errors.ts'
import { job } from '#platform/contract/job.ts'
import { matchingErrors } from '#platform/contract/matching/matching-errors.ts'
import type { Text } from '#platform/contract/text.ts'
import { importErrors } from './import-errors.ts'
import { importHead, importRecord } from './import-file.ts'

const guard = ['receiveorder:yes'] as const
const write = 'write:receiveorder' as const

export const import_no = z.string().regex(/^\d{1,18}$/)
const wrongState = [
  ...[http[404], importErrors.IMP_RUNNING, importErrors.IMP_IMPORTED, importErrors.IMP_WITHDRAWN],
  importErrors.IMP_NOT_RUNNING,
]

interface Of<Name extends string> {
  /** Of the screen. */
  readonly name: Name
  readonly title: Text
  /** What may be wrong with a cell. */
  readonly cellErrors: readonly ErrorKind[]
  /** What may stand against taking a file back. */
  readonly withdrawErrors: readonly ErrorKind[]
}

/** The calls of a screen on which customers' files come: handed in, corrected cell by cell, and imported whole or not at all. */
export function fileCalls<const Name extends string>({ name, title, cellErrors, withdrawErrors }: Of<Name>) {
  const base = `/api/receiveorder/${name}` as const
  const changing = { method: 'POST', guard, write, audit: name } as const
  const called = (what: Text): Text => ({
    ja: `${title.ja}：${what.ja}`,
    en: `${title.en}: ${what.en}`,
    zh: `${title.zh}：${what.zh}`,
  })
  return {
    /** The latest files, those that are not imported first. */
    list: endpoint({
      method: 'GET',
      path: `${base}/getImports`,
      summary: called({ ja: 'ファイル一覧', en: 'Files', zh: '文件列表' }),
      guard,
      input: z.object({}),
      output: z.object({ list: z.array(importHead) }),
    }),
    detail: endpoint({
      method: 'GET',
      path: `${base}/getDetail`,
      summary: called({ ja: '内容', en: 'Content', zh: '内容' }),
      guard,
      input: z.object({ import_no }),
      output: importRecord,
      errors: [http[404]],
    }),
    /** The file is stored as it came; nothing is imported yet. */
    upload: endpoint({
      ...changing,
      path: `${base}/upload`,
      summary: called({ ja: 'ファイルの受付', en: 'Receive a file', zh: '接收文件' }),
      input: csvPreviewInput.extend({ matching_cd: z.string().min(1).max(20) }),
      output: importRecord,
      errors: [...unreadableCsv, matchingErrors.IMP_MATCHING_MISSING, ...cellErrors],
      bodyMegabytes: csvBodyMegabytes,
    }),
    /** Corrects cells, or checks again what the masters say now. Empty: only checked. */
    correct: endpoint({
      ...changing,
      path: `${base}/correct`,
      summary: called({ ja: 'セルの訂正', en: 'Correct cells', zh: '更正单元格' }),
      input: z.object({
        import_no,
        update_cnt: z.int().min(0),
        cells: z
          .array(
            z.object({ row_no: z.int().min(1), column: z.int().min(0).max(200), text: z.string().max(500) }),
          )
          .max(3000),
      }),
      output: importRecord,
      errors: [...wrongState, generic.STALE, ...cellErrors],
    }),
    /** All rows or none, as a job. */
    commit: endpoint({
      ...changing,
      path: `${base}/commit`,
      summary: called({ ja: '取込の実行', en: 'Import', zh: '执行导入' }),
      input: z.object({ import_no, update_cnt: z.int().min(0) }),
      output: z.object({ job_no: z.string() }),
      errors: [...wrongState, generic.STALE, csvErrors.IMP_ERRORS],
    }),
    /** 取下げ: what has come of the file is taken back as a whole; the same file can be sent again then. */
    withdraw: endpoint({
      ...changing,
      path: `${base}/withdraw`,
      summary: called({ ja: 'ファイルの取下げ', en: 'Withdraw a file', zh: '撤回文件' }),
      input: z.object({ import_no, reason: z.string().trim().min(1).max(100) }),
      output: importRecord,
      errors: [http[404], importErrors.IMP_NOT_IMPORTED, ...withdrawErrors],
    }),
    /** The rows as they came, with the reasons. */
    errorFile: endpoint({
      method: 'GET',
      path: `${base}/getErrors`,
      summary: called({ ja: 'エラーCSV', en: 'Error CSV', zh: '错误CSV' }),
      guard,
      write,
      input: z.object({ import_no }),
      output: fileAnswer,
      file: 'text/csv; charset=Shift_JIS',
      errors: [http[404]],
    }),
  }
}

export type FileCalls = ReturnType<typeof fileCalls>

interface OfJob {
  readonly name: `receive-order.${string}`
  readonly title: Text
  /** What is said at its end, with {file_nm}, {rows} and {made}. */
  readonly finished: Text
}

/** What imports a file, in the job drawer. */
export const fileJob = ({ name, title, finished }: OfJob) =>
  job({
    ...{ name, title, guard, write, finished },
    input: z.object({ import_no }),
    result: z.object({ file_nm: z.string(), rows: z.int(), made: z.int() }),
    cancellable: false,
    retries: 2,
  })

export type FileJob = ReturnType<typeof fileJob>
