import { z } from 'zod'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { fileErrors } from '#platform/contract/stored-file.ts'
import { documentErrors } from './document-errors.ts'
import { documentList } from './document-list.ts'

const base = '/api/receiveorder/businessDocuments'
const guard = ['receiveorder:yes'] as const

/** More of them are asked for by shorter periods. */
export const mostFiles = 500

/** A file as it was kept. */
export const keptFile = endpoint({
  ...{ method: 'GET', path: `${base}/getFile`, guard, file: 'application/octet-stream' },
  summary: { ja: '電子帳簿：ファイル', en: 'Business documents: a file', zh: '电子账簿：文件' },
  input: z.object({ file_no: z.string().regex(/^[1-9]\d{0,17}$/) }),
  output: fileAnswer,
  errors: [http[404], fileErrors.FILE_DAMAGED],
})

/** Everything that a search finds: the files, and an index over files and slips. */
export const documentsAsArchive = endpoint({
  ...{ method: 'GET', path: `${base}/getArchive`, guard, file: 'application/zip' },
  summary: {
    ja: '電子帳簿：一括ダウンロード',
    en: 'Business documents: one archive',
    zh: '电子账簿：一次下载',
  },
  input: documentList.endpoints.csvDownload.input,
  output: fileAnswer,
  errors: [documentErrors.BIZ_DOCUMENTS_TOO_MANY, fileErrors.FILE_DAMAGED],
})
