import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { csvErrors } from '#platform/contract/csv-errors.ts'
import type { Context } from '../context.ts'
import { importFile } from './tables.ts'

export interface ImportedFile {
  readonly target: string
  readonly factory_cd: string
  readonly file_nm: string
  readonly bytes: Uint8Array
}

/** For the preview: a file that has been imported would be refused in the end. */
export async function refuseKnownFile({ tx, session }: Context, file: ImportedFile): Promise<void> {
  const { target, factory_cd } = file
  const found = await tx
    .select({ target: importFile.target })
    .from(importFile)
    .where(
      and(
        eq(importFile.company_cd, session.company_cd),
        eq(importFile.target, target),
        eq(importFile.factory_cd, factory_cd),
        eq(importFile.file_hash, hashOf(file)),
      ),
    )
  if (found.length > 0) throw csvErrors.IMP_DUPLICATE.with()
}

/** In the transaction of the import: who sends the same file at the same moment waits here, and is refused. */
export async function rememberFile(
  { tx, session }: Context,
  file: ImportedFile,
  row_cnt: number,
): Promise<void> {
  const { target, factory_cd, file_nm } = file
  const { company_cd, user_cd } = session
  const remembered = await tx
    .insert(importFile)
    .values({
      company_cd,
      target,
      factory_cd,
      file_hash: hashOf(file),
      file_nm,
      row_cnt,
      imported_by: user_cd,
    })
    .onConflictDoNothing()
    .returning({ target: importFile.target })
  if (remembered.length === 0) throw csvErrors.IMP_DUPLICATE.with()
}

const hashOf = ({ bytes }: ImportedFile): string => createHash('sha256').update(bytes).digest('hex')
