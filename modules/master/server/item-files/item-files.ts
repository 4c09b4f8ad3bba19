import { sql } from 'drizzle-orm'
import type { FileAnswer, InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { attachFile, readAttachments, removeAttachment } from '#platform/server/stored-files/attachment.ts'
import { readFile } from '#platform/server/stored-files/stored-file.ts'
import type { attachItemFile, detachItemFile, itemFileContent, itemFiles } from '../../contract/item-file.ts'
import { itemMaster } from '../../contract/item.ts'

const recordOf = (item_cd: string) => ({ table: itemMaster.name, key: item_cd })

export async function listFiles(
  context: Context,
  { item_cd }: InputOf<typeof itemFiles>,
): Promise<OutputOf<typeof itemFiles>> {
  const found = await readAttachments(context, recordOf(item_cd))
  return { list: found.map(({ file_no: _no, ...file }) => file) }
}

/** Only what is on the item: a number alone opens no file. */
export async function fileContent(
  context: Context,
  { item_cd, attachment_no }: InputOf<typeof itemFileContent>,
): Promise<FileAnswer> {
  const found = await readAttachments(context, recordOf(item_cd))
  const file = found.find((one) => one.attachment_no === attachment_no)
  if (!file) throw http[404].with()
  const { file_nm, content } = await readFile(context, file.file_no)
  return { name: file_nm, content }
}

export async function attach(
  context: Context,
  { item_cd, file_nm, content, comment }: InputOf<typeof attachItemFile>,
): Promise<OutputOf<typeof attachItemFile>> {
  const { tx, session } = context
  const item = await rows(
    tx,
    {},
    sql`SELECT FROM item WHERE company_cd = ${session.company_cd} AND item_cd = ${item_cd}`,
  )
  if (item.length === 0) throw http[404].with()
  const file = { file_nm, content: Buffer.from(content, 'base64') }
  return { attachment_no: await attachFile(context, recordOf(item_cd), file, comment) }
}

export async function detach(
  context: Context,
  { item_cd, attachment_no }: InputOf<typeof detachItemFile>,
): Promise<Record<string, never>> {
  await removeAttachment(context, recordOf(item_cd), attachment_no)
  return {}
}
