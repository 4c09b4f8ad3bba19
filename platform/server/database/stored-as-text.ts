import { sql, type SQL } from 'drizzle-orm'
import type { ReadableTable } from './readable-tables.ts'

type Column = Pick<ReadableTable['columns'][number], 'name' | 'type'>

export type StoredKind = 'text' | 'number' | 'date' | 'moment' | 'flag'

const kinds: readonly (readonly [RegExp, StoredKind])[] = [
  [/^(smallint|integer|bigint|numeric|real|double precision)/, 'number'],
  [/^date$/, 'date'],
  [/^timestamp/, 'moment'],
  [/^boolean$/, 'flag'],
]
export const storedKind = ({ type }: Pick<Column, 'type'>): StoredKind =>
  kinds.find(([looks]) => looks.test(type))?.[1] ?? 'text'

/** Contents of files: nothing to look at. */
export const isContent = ({ type }: Pick<Column, 'type'>): boolean => type === 'bytea'

/** A cell as people read it, in the time zone of their factory. */
export function asPeopleRead(stored: SQL, column: Column, zone: string): SQL {
  switch (storedKind(column)) {
    case 'moment':
      return sql`to_char(${stored} AT TIME ZONE ${zone}, 'YYYY/MM/DD HH24:MI:SS')`
    case 'date':
      return sql`to_char(${stored}, 'YYYY/MM/DD')`
    case 'flag':
      return sql`CASE WHEN ${stored} THEN '1' WHEN NOT ${stored} THEN '0' END`
    default:
      return sql`${stored}::text`
  }
}

/** More figures than a spreadsheet keeps stay a text. */
export const isExactNumber = (figures: string): boolean => figures.replace(/\D/g, '').length <= 15
