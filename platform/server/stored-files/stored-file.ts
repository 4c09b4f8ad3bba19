import { createHash } from 'node:crypto'
import { and, asc, desc, eq, gte, ilike, lte, type SQL } from 'drizzle-orm'
import { generic, http } from '#platform/contract/error-catalogue.ts'
import { fileErrors, maxFileBytes } from '#platform/contract/stored-file.ts'
import type { Context } from '../context.ts'
import { contentTypeOf, storableEndings } from './file-types.ts'
import { storedFile, storedFileChunk } from './tables.ts'

/** What a tax inspector searches a business document by (電子帳簿保存法). */
export interface BusinessDocument {
  readonly direction: 'sent' | 'received'
  readonly partner_cd: string
  readonly partner_nm: string
  readonly document_dt: string
  /** Whole yen. */
  readonly amount: string
  /** The stored file that this one corrects; that one stays. */
  readonly replaces_no?: string
}

export interface NewFile {
  readonly file_nm: string
  readonly content: Uint8Array
  /** Undefined for what is only attached to a record. */
  readonly business?: BusinessDocument
}

/** Small enough that a line of a backup stays small. */
const chunkBytes = 256 * 1024

/** A call, or a job. */
export type Storing = Pick<Context, 'tx' | 'now' | 'requestId'> & {
  readonly session: Pick<Context['session'], 'company_cd' | 'user_cd'>
}

/** Stores a file for good and returns its number. */
export async function storeFile(context: Storing, { file_nm, content, business }: NewFile): Promise<string> {
  if (content.length === 0) throw generic[3001].with()
  if (content.length > maxFileBytes) throw generic.TOO_LARGE.with({ max: `${maxFileBytes / 1024 / 1024} MB` })
  const name = nameOf(file_nm)
  const content_type = contentTypeOf(name, content)
  if (!content_type) throw fileErrors.FILE_TYPE_REFUSED.with({ name, types: storableEndings.join(', ') })
  if (business && (business.partner_nm === '' || business.document_dt === '' || business.amount === ''))
    throw fileErrors.FILE_NOT_SEARCHABLE.with()

  const { tx, session, now, requestId } = context
  const { company_cd, user_cd } = session
  const { replaces_no, ...found_by } = business ?? {}
  const [stored] = await tx
    .insert(storedFile)
    .values({
      company_cd,
      file_nm: name,
      content_type,
      size: content.length,
      sha256: hashOf(content),
      ...found_by,
      ...(replaces_no === undefined ? {} : { replaces_no: BigInt(replaces_no) }),
      stored_user: user_cd,
      stored_at: now.toISOString(),
      request_id: requestId,
    })
    .returning({ file_no: storedFile.file_no })
  if (!stored) throw new Error('The file was not stored')
  const { file_no } = stored
  for (let from = 0; from < content.length; from += chunkBytes)
    await tx.insert(storedFileChunk).values({
      company_cd,
      file_no,
      chunk_no: from / chunkBytes,
      content: content.subarray(from, from + chunkBytes),
    })
  return String(file_no)
}

export interface FileContent {
  readonly file_nm: string
  readonly content_type: string
  readonly content: Uint8Array
}

/** The contents, exactly as they were stored: what differs by one bit is refused. */
export async function readFile(
  { tx, session }: Pick<Context, 'tx'> & { readonly session: Pick<Context['session'], 'company_cd'> },
  file_no: string,
): Promise<FileContent> {
  const { company_cd } = session
  const no = BigInt(file_no)
  const [file] = await tx
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.company_cd, company_cd), eq(storedFile.file_no, no)))
  if (!file) throw http[404].with()
  const chunks = await tx
    .select({ content: storedFileChunk.content })
    .from(storedFileChunk)
    .where(and(eq(storedFileChunk.company_cd, company_cd), eq(storedFileChunk.file_no, no)))
    .orderBy(asc(storedFileChunk.chunk_no))
  const content = Buffer.concat(chunks.map((chunk) => chunk.content))
  const { file_nm, content_type, sha256 } = file
  if (hashOf(content) !== sha256) throw fileErrors.FILE_DAMAGED.with({ name: file_nm })
  return { file_nm, content_type, content }
}

export interface FileSearch {
  readonly direction?: 'sent' | 'received'
  readonly partner_cd?: string
  /** A part of it. */
  readonly partner_nm?: string
  readonly from_dt?: string
  readonly to_dt?: string
  readonly from_amount?: string
  readonly to_amount?: string
}

export interface FoundFile {
  readonly file_no: string
  readonly file_nm: string
  readonly size: number
  readonly sha256: string
  readonly direction: string
  readonly partner_cd: string
  readonly partner_nm: string
  readonly document_dt: string | null
  readonly amount: string | null
  readonly replaces_no: string | null
  readonly stored_user: string
}

/** Business documents by partner, range of dates and range of amounts, in any combination; the newest first. */
export async function findBusinessDocuments(
  { tx, session }: Pick<Context, 'tx' | 'session'>,
  search: FileSearch,
  limit = 200,
): Promise<readonly FoundFile[]> {
  const found = await tx
    .select()
    .from(storedFile)
    .where(and(eq(storedFile.company_cd, session.company_cd), ...conditionsOf(search)))
    .orderBy(desc(storedFile.document_dt), desc(storedFile.file_no))
    .limit(limit)
  return found.map(({ file_no, replaces_no, ...file }) => ({
    file_no: String(file_no),
    file_nm: file.file_nm,
    size: file.size,
    sha256: file.sha256,
    direction: file.direction,
    partner_cd: file.partner_cd,
    partner_nm: file.partner_nm,
    document_dt: file.document_dt,
    amount: file.amount,
    replaces_no: replaces_no === null ? null : String(replaces_no),
    stored_user: file.stored_user,
  }))
}

function conditionsOf(search: FileSearch): readonly SQL[] {
  const { direction, partner_cd, partner_nm, from_dt, to_dt, from_amount, to_amount } = search
  return [
    // What is only attached has no date.
    gte(storedFile.document_dt, from_dt ?? '0001-01-01'),
    ...(to_dt ? [lte(storedFile.document_dt, to_dt)] : []),
    ...(direction ? [eq(storedFile.direction, direction)] : []),
    ...(partner_cd ? [eq(storedFile.partner_cd, partner_cd)] : []),
    ...(partner_nm ? [ilike(storedFile.partner_nm, `%${partner_nm.replace(/[\\%_]/g, '\\$&')}%`)] : []),
    ...(from_amount ? [gte(storedFile.amount, from_amount)] : []),
    ...(to_amount ? [lte(storedFile.amount, to_amount)] : []),
  ]
}

const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** Without the sender's folders, and without what a header or a file system would take for a command. */
const nameOf = (file_nm: string): string =>
  (file_nm.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '_')
    .slice(-200)
