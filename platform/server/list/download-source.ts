import type { Language } from '#platform/contract/text.ts'
import type { Tx } from '../database/database.ts'
import type { SessionContext } from '../context.ts'
import type { Search } from './where-of-list.ts'

/** What a file is written from, in short transactions: a long one would make everybody else wait. */
export interface Reading extends SessionContext {
  readonly search: Search
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** After every page; stops the writing when it throws. */
  written(rows: number, total: number): Promise<void>
}

export type FileFormat = 'csv' | 'xlsx'

/** How a list becomes a file. */
export interface DownloadSource {
  fileName(format: FileFormat, language: Language): string
  /** How many rows a search finds; refuses what is too much for a file. */
  count(reading: Reading): Promise<number>
  write(format: FileFormat, reading: Reading, file: string): Promise<void>
}
