import { z } from 'zod'
import { csvPreviewInput, csvPreviewOutput, csvUploadInput, csvUploadOutput } from './csv.ts'
import { csvErrors, csvRowErrors } from './csv-errors.ts'
import { endpoint, fileAnswer, type Endpoint, type Guard } from './endpoint.ts'
import { generic } from './error-catalogue.ts'
import type { WriteKey } from './permission.ts'
import type { Text } from './text.ts'

interface FilesOf<Search extends z.ZodType> {
  readonly base: `/api/${string}`
  readonly guard: Guard
  readonly write: WriteKey
  readonly audit: string
  readonly search: Search
  about(ja: string, en: string, zh: string): Text
}

/** A master as files, in and out. The CSV buttons are tied to the right to save (specification section 6). */
export function fileEndpoints<Search extends z.ZodType>({
  base,
  guard,
  write,
  audit,
  search,
  about,
}: FilesOf<Search>) {
  const csv = 'text/csv; charset=Shift_JIS'
  const { CSV_NOT_WRITABLE, CSV_TOO_MANY, CSV_ROWS_CHANGED, ...ofFile } = csvErrors
  const unreadable = [generic[3001], generic[30096], ...Object.values(ofFile)]
  return {
    csvTemplate: endpoint({
      method: 'GET',
      guard,
      path: `${base}/csvTemplate`,
      summary: about('CSVテンプレート', 'CSV template', 'CSV模板'),
      input: z.object({}),
      output: fileAnswer,
      file: csv,
    }),
    csvDownload: endpoint({
      method: 'GET',
      guard,
      write,
      path: `${base}/csvDownload`,
      summary: about('CSVダウンロード', 'download as CSV', 'CSV下载'),
      input: search,
      output: fileAnswer,
      file: csv,
      errors: [CSV_NOT_WRITABLE, CSV_TOO_MANY],
    }),
    xlsxDownload: endpoint({
      method: 'GET',
      guard,
      write,
      path: `${base}/xlsxDownload`,
      summary: about('Excelダウンロード', 'download as Excel', 'Excel下载'),
      input: search,
      output: fileAnswer,
      file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      errors: [CSV_TOO_MANY],
    }),
    csvPreview: endpoint({
      method: 'POST',
      guard,
      write,
      path: `${base}/csvPreview`,
      summary: about('CSVの確認', 'preview of a CSV', 'CSV预览'),
      input: csvPreviewInput,
      output: csvPreviewOutput,
      errors: unreadable,
    }),
    csvUpload: endpoint({
      method: 'POST',
      guard,
      write,
      audit,
      path: `${base}/csvUpload`,
      summary: about('CSVアップロード', 'upload of a CSV', 'CSV上传'),
      input: csvUploadInput,
      output: csvUploadOutput,
      errors: [...unreadable, CSV_ROWS_CHANGED, ...Object.values(csvRowErrors)],
    }),
  } satisfies Record<string, Endpoint>
}
