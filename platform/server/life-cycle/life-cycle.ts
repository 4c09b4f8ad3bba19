import { getTableName, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Text } from '#platform/contract/text.ts'
import { point, type Registered } from '../module/point.ts'

/** A table whose old rows may go one day. Its owner declares it, and with it what must not go. */
export interface LifeCycle {
  readonly table: PgTable
  readonly title: Text
  /** The day or moment that a row's age is counted from. */
  readonly age: PgColumn
  /** What is finished and what nothing refers to; everything else stays, however old it is. */
  readonly goesWhen?: SQL
  /** The same for the reader. */
  readonly stays?: Text
  /** Lines of its rows, found by the whole key: they go first. */
  readonly parts?: readonly PgTable[]
  /** The program itself needs as many months. */
  readonly least: number
  /** What the law asks for: nobody can choose less. */
  readonly legal?: { readonly months: number; readonly reason: Text }
  /** While a company has decided nothing; an action of `lifeCycleAction`. */
  readonly initial: { readonly action: '0' | '1' | '2'; readonly months: number }
}

/**
 * Books and documents for tax are kept for seven years from the day after the return was due: that is two months after
 * the end of a business year, in whose first month the row may have been written.
 */
export const taxLaw = {
  months: 98,
  reason: {
    ja: '税務の帳簿書類：申告期限の翌日から7年',
    en: 'Books and documents for tax: 7 years from the day after the return was due',
    zh: '税务账簿资料：自申报期限次日起7年',
  },
}
/** In a year with a loss it is ten years. */
export const taxLawLongest = 134

export const declaredCycles = point<LifeCycle>('life cycles')

/** By the names of their tables. */
export const lifeCycles = (registered: Registered): ReadonlyMap<string, LifeCycle> =>
  new Map(registered(declaredCycles).map((cycle) => [getTableName(cycle.table), cycle]))

export const leastMonths = ({ least, legal }: LifeCycle): number => Math.max(least, legal?.months ?? 0)
