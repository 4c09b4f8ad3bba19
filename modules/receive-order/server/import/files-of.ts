import type { FileJob } from '../../contract/import/file-calls.ts'
import type { AssessedRow } from '../../contract/import/import-file.ts'
import type { FileRow } from '#platform/contract/matching/convert-file.ts'
import type { FieldMatching } from '#platform/contract/matching/field-matching.ts'
import type { ImportTarget } from '#platform/contract/matching/import-target.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { Directory } from '#platform/server/master/directory.ts'

/** A file as it has been read: its headings, and its rows with the cells that count. */
export interface FileToAssess {
  readonly file_nm: string
  readonly heading: readonly string[]
  readonly rows: readonly FileRow[]
  readonly matching: FieldMatching
}

/** Hears how many rows of a file are done. */
export type TellRows = (done: number) => void

/** What its rows come to, and what is wrong with them. */
export interface AssessedFile {
  readonly rows: readonly { readonly row_no: number; readonly assessed: AssessedRow }[]
  readonly error_cnt: number
  /** Writes all of it, when nothing is wrong; answers how many documents have come of it. `tell` hears how many rows are written. */
  write(import_no: string, tell: TellRows): Promise<number>
}

export interface FileToWithdraw {
  readonly import_no: string
  readonly reason: string
}

/** Customers' files of one kind: what their rows become, how they are judged, and which job imports them. */
export interface FilesOf {
  readonly target: ImportTarget
  readonly directory: Directory
  readonly job: FileJob
  assess(context: Context, file: FileToAssess): Promise<AssessedFile>
  /** What stands against taking back what has come of a file; said before anybody tries, and once more behind its locks. */
  standsAgainst(context: Context, import_no: string): Promise<BusinessError | undefined>
  /** Takes back what has come of a file, or says what stands against it. */
  withdraw(context: Context, file: FileToWithdraw): Promise<void>
}
