import type { BusinessError } from '#platform/contract/errors.ts'
import type { AnySlip, SlipKeyOf, SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '../context.ts'
import type { Directory } from '../master/directory.ts'
import type { LockedDocument, WantedRows } from '../unit/locked-document.ts'
import type { LaterValue } from '../unit/later.ts'
import type { SlipTables } from './slip-table.ts'
import { slipWords, type SlipWords } from './slip-words.ts'

/** Where the documents of a kind get their numbers from; module system has them. */
export interface DocumentNumbers {
  /** The internal number: it tells documents apart, and may have gaps. */
  internal(context: Context): LaterValue<number>
  /** The printed number of this business date. Both are taken when the unit of work is finished. */
  printed(context: Context, date: string): Promise<LaterValue<string>>
}

type ActOf<S extends AnySlip> = S['acts'][number]

/** What is really a document's own. */
export interface SlipHooks<S extends AnySlip> {
  /** Documents on its left that hear of whatever becomes of these: they are held with them. */
  heldWith?(context: Context, keys: readonly SlipKeyOf<S>[]): Promise<readonly WantedRows[]>
  /**
   * What follows from masters, calendars and price lists: what was left blank, and what nobody types. Before it is judged;
   * what the definition computes follows from it. It refuses what leads nowhere, at cells.
   */
  complete?(context: Context, slip: SlipToComplete<S>): Promise<SlipCompletion<S>>
  /**
   * Before anything is written. It may refuse, at cells: `ORDER_DUE.with().at('lines.3.due_dt')`; and add to the unit of
   * work what other modules do with it: promises, pegs and postings take the number of a new slip as it is. What it
   * answers is done when the slip stands in its tables, and it is known what they have got.
   */
  judge?(context: Context, judged: JudgedSlip<S>): Promise<void | (() => Promise<void>)> | void
  /** When it stands in its tables, and only when something is different; in the same transaction. Nothing is refused any more. */
  afterWrite?(context: Context, saved: SavedSlip<S>): Promise<void>
  /** What stands against an act on this slip now, and against changing it. */
  refusals?(
    record: StoredSlip<S>,
    context: Context,
  ): Partial<Record<ActOf<S> | 'edit', BusinessError | undefined>>
  /** What stands against changing or deleting one of its lines. */
  lineRefusal?(line: StoredSlip<S>['lines'][number], record: StoredSlip<S>): BusinessError | undefined
}

/** As it stands in its tables, before it is said what may be done with it. */
export type StoredSlip<S extends AnySlip> = Pick<SlipRecordOf<S>, 'header' | 'update_cnt'> & {
  readonly lines: readonly Omit<SlipRecordOf<S>['lines'][number], 'edit'>[]
}

/** A slip as it was sent; a line that is stored has its number. */
export interface SlipToComplete<S extends AnySlip> {
  readonly header: SlipRecordOf<S>['header']
  readonly lines: StoredSlip<S>['lines']
  readonly stored: SlipRecordOf<S> | undefined
}

/** Some of its fields; the lines are those of the slip, in their order. */
export interface SlipCompletion<S extends AnySlip> {
  readonly header: Partial<SlipRecordOf<S>['header']>
  readonly lines: readonly Partial<StoredSlip<S>['lines'][number]>[]
}

/** A slip that is going to be written. */
export interface JudgedSlip<S extends AnySlip> {
  /** As it will stand, with what is computed. A new one has no number in its header yet, but its lines have theirs. */
  readonly header: SlipRecordOf<S>['header']
  readonly lines: StoredSlip<S>['lines']
  /** Its printed number: of a new one it is known when the unit of work has been finished. */
  readonly number: LaterValue<string>
  /** Undefined of a new one. */
  readonly stored: SlipRecordOf<S> | undefined
}

/** The same when it has been written: its header has its number, and what it was stands beside it. */
export interface SavedSlip<S extends AnySlip> extends Omit<JudgedSlip<S>, 'number'> {
  readonly key: SlipKeyOf<S>
}

/** A slip with its tables, its numbers and its hooks. */
export interface KeptSlip<S extends AnySlip = AnySlip> extends SlipHooks<S> {
  readonly slip: S
  readonly tables: SlipTables
  readonly directory: Directory
  readonly numbers: DocumentNumbers
  /** How units of work lock it. */
  readonly document: LockedDocument
  readonly words: SlipWords
}

interface KeptParts<S extends AnySlip> extends Omit<KeptSlip<S>, 'document' | 'words'> {
  /** The documents on its left that its verbs lock, too. */
  readonly after?: readonly LockedDocument[]
}

/** Put together once in a module; its routes, and the verbs that step or issue a slip, take it. */
export function keptSlip<S extends AnySlip>({ after = [], ...parts }: KeptParts<S>): KeptSlip<S> {
  const { slip, tables } = parts
  return { ...parts, document: { table: tables.header, key: slip.key, after }, words: slipWords(slip) }
}

/** The key in the key's order, as one text: for the histories of a factory's documents. */
export const documentKey = (
  { slip }: Pick<KeptSlip, 'slip'>,
  { session }: Pick<Context, 'session'>,
  key: Readonly<Record<string, unknown>>,
): string => [session.factory_cd, ...slip.key.map((name) => String(key[name]))].join(' ')
