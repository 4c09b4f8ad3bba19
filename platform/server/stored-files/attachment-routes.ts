import type { AttachmentCalls } from '#platform/contract/attached-files.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '../context.ts'
import { route, type Route } from '../http/route.ts'
import { attachFile, readAttachments, removeAttachment, type RecordKey } from './attachment.ts'
import { readFile } from './stored-file.ts'

/** The record that a call's key asks for; refuses where there is none. */
type RecordOf = (context: Context, input: Readonly<Record<string, unknown>>) => Promise<RecordKey>

/** The calls by which files are put on a record, taken off it and read. */
export const attachmentRoutes = (calls: AttachmentCalls, recordOf: RecordOf): readonly Route[] => [
  route(calls.getFiles, async (context, input) => {
    const found = await readAttachments(context, await recordOf(context, input))
    return { list: found.map(({ file_no: _no, ...file }) => file) }
  }),
  route(calls.getFile, async (context, input) => {
    const found = await readAttachments(context, await recordOf(context, input))
    // Only what is on the record: a number alone opens no file.
    const file = found.find(({ attachment_no }) => attachment_no === input.attachment_no)
    if (!file) throw http[404].with()
    const { file_nm, content } = await readFile(context, file.file_no)
    return { name: file_nm, content }
  }),
  route(calls.doEditFile, async (context, input) => {
    const file = { file_nm: input.file_nm, content: Buffer.from(input.content, 'base64') }
    const record = await recordOf(context, input)
    return { attachment_no: await attachFile(context, record, file, input.comment) }
  }),
  route(calls.doDeleteFile, async (context, input) => {
    await removeAttachment(context, await recordOf(context, input), input.attachment_no)
    return {}
  }),
]
