import { and, asc, eq } from 'drizzle-orm'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { maxCommentLength } from '#platform/contract/stored-file.ts'
import type { Context } from '../context.ts'
import { storeFile, type NewFile, type Storing } from './stored-file.ts'
import { attachment, storedFile } from './tables.ts'

/** A record of any table. */
export interface RecordKey {
  readonly table: string
  /** The key after company_cd, joined with a blank. */
  readonly key: string
}

/** Stores a file and puts it on a record; returns the attachment's number. */
export async function attachFile(
  context: Storing,
  of: RecordKey,
  file: NewFile,
  comment = '',
): Promise<string> {
  if ([...comment].length > maxCommentLength) throw generic[9998].with({ max: maxCommentLength })
  return attachStored(context, of, await storeFile(context, file), comment)
}

/** Puts a file on a record that is stored already; returns the attachment's number. */
export async function attachStored(
  { tx, session, now }: Storing,
  { table, key }: RecordKey,
  file_no: string,
  comment: string,
): Promise<string> {
  const [made] = await tx
    .insert(attachment)
    .values({
      company_cd: session.company_cd,
      table_nm: table,
      row_key: key,
      file_no: BigInt(file_no),
      comment,
      create_user: session.user_cd,
      create_dt: now.toISOString(),
    })
    .returning({ attachment_no: attachment.attachment_no })
  if (!made) throw new Error('The file was not attached')
  return String(made.attachment_no)
}

export interface Attached {
  readonly attachment_no: string
  readonly file_no: string
  readonly file_nm: string
  readonly content_type: string
  readonly size: number
  readonly comment: string
  readonly create_user: string
  readonly create_dt: string
}

/** What is on a record, in the order in which it was put there. */
export async function readAttachments(
  { tx, session }: Pick<Context, 'tx' | 'session'>,
  { table, key }: RecordKey,
): Promise<readonly Attached[]> {
  const found = await tx
    .select()
    .from(attachment)
    .innerJoin(
      storedFile,
      and(eq(storedFile.company_cd, attachment.company_cd), eq(storedFile.file_no, attachment.file_no)),
    )
    .where(
      and(
        eq(attachment.company_cd, session.company_cd),
        eq(attachment.table_nm, table),
        eq(attachment.row_key, key),
        eq(attachment.removed, false),
      ),
    )
    .orderBy(asc(attachment.attachment_no))
  return found.map(({ attachment: link, stored_file: file }) => ({
    attachment_no: String(link.attachment_no),
    file_no: String(link.file_no),
    file_nm: file.file_nm,
    content_type: file.content_type,
    size: file.size,
    comment: link.comment,
    create_user: link.create_user,
    create_dt: new Date(link.create_dt).toISOString(),
  }))
}

/** Takes a file off its record. Who did it stays written down, and the file stays stored. */
export async function removeAttachment(
  { tx, session, now }: Context,
  { table, key }: RecordKey,
  attachment_no: string,
): Promise<void> {
  const removed = await tx
    .update(attachment)
    .set({ removed: true, removed_user: session.user_cd, removed_dt: now.toISOString() })
    .where(
      and(
        eq(attachment.company_cd, session.company_cd),
        eq(attachment.table_nm, table),
        eq(attachment.row_key, key),
        eq(attachment.attachment_no, BigInt(attachment_no)),
        eq(attachment.removed, false),
      ),
    )
    .returning({ file_no: attachment.file_no })
  if (removed.length === 0) throw http[404].with()
}
