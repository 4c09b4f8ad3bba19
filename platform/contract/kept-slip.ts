import { z } from 'zod'
import { endpoint, fileAnswer, type Endpoint } from './endpoint.ts'
import { generic, http } from './error-catalogue.ts'
import { errors } from './errors.ts'
import { historyEntry } from './history.ts'
import type { Area, WriteKey } from './permission.ts'
import { fileErrors, maxCommentLength, maxFileBytes } from './stored-file.ts'
import type { Text } from './text.ts'

/** What a slip says that is kept and can be changed. */
export interface KeptOptions<HeaderField extends string> {
  /** Its business date: decides the period of its number. */
  readonly date: HeaderField
  /** Its status axes: computed fields of the header that only steps of a status machine change. */
  readonly axes?: readonly HeaderField[]
}

/** What is known of every kept slip beside its fields. */
export const keptInfo = z.object({
  data_no: z.string(),
  /** Counts up with the first change after it has been issued. */
  revision: z.number().int(),
  /** This very revision has been printed or sent. */
  issued: z.boolean(),
  prints: z.number().int(),
  files: z.number().int(),
  create_user: z.string(),
  create_dt: z.string(),
  update_user: z.string(),
  update_dt: z.string(),
})
export type KeptInfo = z.output<typeof keptInfo>

export const slipErrors = errors({
  SLIP_LINE_GONE: {
    ja: '{line}行目は保存されている伝票にありません。最新の内容を読み込んでから変更してください。',
    en: 'Line {line} is not on the stored slip. Load the latest slip and change that.',
    zh: '第{line}行不在已保存的单据中，请读取最新内容后再修改。',
  },
})

export const attachedFile = z.object({
  attachment_no: z.string(),
  file_nm: z.string(),
  content_type: z.string(),
  size: z.number().int(),
  comment: z.string(),
  create_user: z.string(),
  create_dt: z.string(),
})

/** A file travels in base 64, a third longer. */
const fileLetters = Math.ceil(maxFileBytes / 3) * 4
const bodyMegabytes = Math.ceil(fileLetters / 1024 / 1024) + 1

interface Of {
  readonly name: string
  readonly title: Text
  readonly area: Area
}

export type KeptCalls = ReturnType<typeof keptCalls>

/** The calls that a kept slip has beside reading and saving. `key` holds the fields by which a slip is asked for. */
export function keptCalls(
  { name, title, area }: Of,
  key: Readonly<Record<string, z.ZodType<string, string | undefined>>>,
  write: WriteKey | undefined,
) {
  const base = `/api/${area}/${name}` as const
  const reading = { method: 'GET', guard: [`${area}:yes`] } as const
  const writing = {
    method: 'POST',
    guard: [`${area}:yes`],
    ...(write ? { write } : {}),
    audit: name,
  } as const
  const about = (ja: string, en: string, zh: string): Text => ({
    ja: `${title.ja}：${ja}`,
    en: `${title.en}: ${en}`,
    zh: `${title.zh}：${zh}`,
  })
  const attachment_no = z.string().regex(/^\d{1,18}$/)
  const neighbour = z.record(z.string(), z.string()).nullable()
  return {
    getHistory: endpoint({
      ...reading,
      path: `${base}/getHistory`,
      summary: about('変更履歴', 'change history', '变更历史'),
      input: z.object(key),
      output: z.object({ list: z.array(historyEntry) }),
      errors: [http[404]],
    }),
    getNeighbours: endpoint({
      ...reading,
      path: `${base}/getNeighbours`,
      summary: about('前後の伝票', 'previous and next', '前后单据'),
      /** Of a new one, the previous is the last of all. */
      input: z.object(key),
      output: z.object({ previous: neighbour, next: neighbour }),
    }),
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
        comment: z.string().trim().max(maxCommentLength).default(''),
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
