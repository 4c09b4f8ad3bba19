import { z } from 'zod'
import { endpoint, fileAnswer, type Endpoint, type Guard } from './endpoint.ts'
import { generic, http } from './error-catalogue.ts'
import type { WriteKey } from './permission.ts'
import { fileErrors, maxCommentLength, maxFileBytes } from './stored-file.ts'
import type { Text } from './text.ts'
import { optionalLine } from './written-text.ts'

const attachedFile = z.object({
  attachment_no: z.string(),
  file_nm: z.string(),
  content_type: z.string(),
  size: z.number().int(),
  comment: z.string(),
  create_user: z.string(),
  create_dt: z.string(),
})
export type AttachedFile = z.output<typeof attachedFile>

/** A file travels in base 64, a third longer. */
const fileLetters = Math.ceil(maxFileBytes / 3) * 4
const bodyMegabytes = Math.ceil(fileLetters / 1024 / 1024) + 1

interface Of {
  readonly base: `/api/${string}`
  /** The words of a call, behind what it is a call of. */
  readonly about: (ja: string, en: string, zh: string) => Text
  readonly guard: Guard
  readonly write?: WriteKey | undefined
  readonly audit: string
  /** The fields by which a record is asked for. */
  readonly key: Readonly<Record<string, z.ZodType>>
}

export type AttachmentCalls = ReturnType<typeof attachmentCalls>

/** The calls by which files are put on a record, of a master or a slip: drawings, orders as they came, photographs. */
export function attachmentCalls({ base, about, guard, write, audit, key }: Of) {
  const reading = { method: 'GET', guard } as const
  const writing = { method: 'POST', guard, ...(write ? { write } : {}), audit } as const
  const attachment_no = z.string().regex(/^\d{1,18}$/)
  return {
    getFiles: endpoint({
      ...reading,
      path: `${base}/getFiles`,
      summary: about('添付ファイルの一覧', 'attached files', '附件列表'),
      input: z.object(key),
      output: z.object({ list: z.array(attachedFile) }),
      errors: [http[404]],
    }),
    getFile: endpoint({
      ...reading,
      path: `${base}/getFile`,
      summary: about('添付ファイルの内容', 'contents of a file', '附件内容'),
      input: z.object({ ...key, attachment_no }),
      output: fileAnswer,
      file: 'application/octet-stream',
      errors: [http[404], fileErrors.FILE_DAMAGED],
    }),
    doEditFile: endpoint({
      ...writing,
      path: `${base}/doEditFile`,
      summary: about('ファイルの添付', 'attach a file', '添加附件'),
      bodyMegabytes,
      input: z.object({
        ...key,
        file_nm: z.string().trim().min(1).max(200),
        /** In base 64. */
        content: z.base64().max(fileLetters),
        comment: optionalLine(maxCommentLength),
      }),
      output: z.object({ attachment_no: z.string() }),
      errors: [http[404], generic[3001], generic[9998], generic.TOO_LARGE, fileErrors.FILE_TYPE_REFUSED],
    }),
    doDeleteFile: endpoint({
      ...writing,
      path: `${base}/doDeleteFile`,
      summary: about('添付の取り外し', 'take a file off', '移除附件'),
      input: z.object({ ...key, attachment_no }),
      output: z.object({}),
      errors: [http[404]],
    }),
  } satisfies Record<string, Endpoint>
}
