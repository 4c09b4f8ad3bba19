import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { http } from '#platform/contract/error-catalogue.ts'
import type { FileAnswer } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { readFile } from '#platform/server/stored-files/stored-file.ts'
import { keptFiles } from './kept-documents.ts'

/** Only what the list shows: what is merely attached to a record is read where the record is. */
export async function readKeptFile(
  context: Context,
  { file_no }: { readonly file_no: string },
): Promise<FileAnswer> {
  const listed = await rows(
    context.tx,
    { file_no: z.string() },
    sql`SELECT f.file_no::text AS file_no ${keptFiles.from(context.session)} AND f.file_no = ${file_no}::bigint`,
  )
  if (listed.length === 0) throw http[404].with()
  const { file_nm: name, content } = await readFile(context, file_no)
  return { name, content }
}
