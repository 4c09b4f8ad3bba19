import { z } from 'zod'
import { endpoint, fileAnswer } from '#platform/contract/endpoint.ts'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { codeSchema } from '#platform/contract/fields.ts'
import { fileErrors, maxCommentLength, maxFileBytes } from '#platform/contract/stored-file.ts'
import { itemMaster } from './item.ts'

const base = '/api/master/item'
const guard = ['master:yes'] as const
const ofItem = { item_cd: codeSchema(20) }
const number = z.string().regex(/^\d{1,18}$/)

/** As large as a stored file may be. It travels in base 64, a third longer. */
export const largestDrawing = maxFileBytes
const bodyMegabytes = Math.ceil((largestDrawing / 3 / 1024 / 1024) * 4) + 1

const itemFile = z.object({
  attachment_no: z.string(),
  file_nm: z.string(),
  content_type: z.string(),
  size: z.number().int(),
  comment: z.string(),
  create_user: z.string(),
  create_dt: z.string(),
})
export type ItemFile = z.output<typeof itemFile>

/** Drawings and the like that are on an item. */
export const itemFiles = endpoint({
  method: 'GET',
  path: `${base}/getFiles`,
  summary: { ja: '品目：添付ファイルの一覧', en: 'Item: attached files', zh: '物料：附件列表' },
  guard,
  input: z.object(ofItem),
  output: z.object({ list: z.array(itemFile) }),
})

export const itemFileContent = endpoint({
  method: 'GET',
  path: `${base}/getFile`,
  summary: { ja: '品目：添付ファイルの内容', en: 'Item: contents of a file', zh: '物料：附件内容' },
  guard,
  input: z.object({ ...ofItem, attachment_no: number }),
  output: fileAnswer,
  file: 'application/octet-stream',
  errors: [http[404], fileErrors.FILE_DAMAGED],
})

export const attachItemFile = endpoint({
  method: 'POST',
  path: `${base}/doEditFile`,
  summary: { ja: '品目：ファイルの添付', en: 'Item: attach a file', zh: '物料：添加附件' },
  guard,
  write: itemMaster.write,
  bodyMegabytes,
  input: z.object({
    ...ofItem,
    file_nm: z.string().trim().min(1).max(200),
    /** In base 64. */
    content: z.base64().max(Math.ceil(largestDrawing / 3) * 4),
    comment: z.string().trim().max(maxCommentLength).default(''),
  }),
  output: z.object({ attachment_no: z.string() }),
  errors: [http[404], generic[3001], generic[9998], generic.TOO_LARGE, fileErrors.FILE_TYPE_REFUSED],
  audit: itemMaster.name,
})

export const detachItemFile = endpoint({
  method: 'POST',
  path: `${base}/doDeleteFile`,
  summary: { ja: '品目：添付の取り外し', en: 'Item: take a file off', zh: '物料：移除附件' },
  guard,
  write: itemMaster.write,
  input: z.object({ ...ofItem, attachment_no: number }),
  output: z.object({}),
  errors: [http[404]],
  audit: itemMaster.name,
})
