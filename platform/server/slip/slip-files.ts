import { getTableName } from 'drizzle-orm'
import type { FileAnswer } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { TypedValues } from '#platform/contract/slip.ts'
import type { Context } from '../context.ts'
import { attachFile, readAttachments, removeAttachment } from '../stored-files/attachment.ts'
import { readFile } from '../stored-files/stored-file.ts'
import { documentKey, type KeptSlip } from './kept-slip.ts'
import { findSlip } from './read-kept.ts'

/** As attachments name a slip, which must be there. */
export async function attachedTo(kept: KeptSlip, context: Context, key: TypedValues) {
  if (!(await findSlip(kept, context, key))) throw http[404].with()
  return { table: getTableName(kept.tables.header), key: documentKey(kept, context, key) }
}

export async function listFiles(kept: KeptSlip, context: Context, key: TypedValues) {
  const found = await readAttachments(context, await attachedTo(kept, context, key))
  return { list: found.map(({ file_no: _no, ...file }) => file) }
}

/** Only what is on the slip: a number alone opens no file. */
export async function fileContent(
  kept: KeptSlip,
  context: Context,
  key: TypedValues,
  attachment_no: string,
): Promise<FileAnswer> {
  const found = await readAttachments(context, await attachedTo(kept, context, key))
  const file = found.find((one) => one.attachment_no === attachment_no)
  if (!file) throw http[404].with()
  const { file_nm, content } = await readFile(context, file.file_no)
  return { name: file_nm, content }
}

interface Sent {
  readonly file_nm: string
  /** In base 64. */
  readonly content: string
  readonly comment: string
}

export async function attach(kept: KeptSlip, context: Context, key: TypedValues, sent: Sent) {
  const file = { file_nm: sent.file_nm, content: Buffer.from(sent.content, 'base64') }
  const record = await attachedTo(kept, context, key)
  return { attachment_no: await attachFile(context, record, file, sent.comment) }
}

export async function detach(kept: KeptSlip, context: Context, key: TypedValues, attachment_no: string) {
  await removeAttachment(context, await attachedTo(kept, context, key), attachment_no)
  return {}
}
