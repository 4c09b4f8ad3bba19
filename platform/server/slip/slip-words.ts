import { sql, type SQL } from 'drizzle-orm'
import type { Field, Fields } from '#platform/contract/fields.ts'
import type { AnySlip } from '#platform/contract/slip.ts'
import { inWords } from '../database/prepared.ts'
import { columnOf, valueOf } from '../master/row-columns.ts'
import { isBlankNumber } from './slip-table.ts'

/** A hundred fields that are the same in every statement about a slip: in words, once. */
export interface SlipWords {
  /** What stands in its tables as the wire has it, to be selected of the header `h`, and of each line `l`. */
  readonly header: SQL
  readonly line: SQL
  /** The columns with which a new header begins; the others have what every document begins with. */
  readonly columns: SQL
}

export const slipWords = (slip: AnySlip): SlipWords => ({
  header: inWords(selected(slip, slip.header, 'h')),
  line: inWords(sql`${selected(slip, slip.lines, 'l')}, l.line_no`),
  columns: inWords(
    sql.join(
      ['company_cd', 'factory_cd', ...Object.keys(slip.header), ...begins].map((name) =>
        sql.identifier(name),
      ),
      sql`, `,
    ),
  ),
})

const begins = ['data_no', 'last_line_no', 'create_user', 'update_user']

const selected = (slip: AnySlip, fields: Fields, alias: string): SQL =>
  sql.join(
    Object.entries(fields).map(
      ([name, field]) => sql`${wireOf(slip, name, field, columnOf(alias, name))} AS ${sql.identifier(name)}`,
    ),
    sql`, `,
  )

const wireOf = (slip: AnySlip, name: string, field: Field, column: SQL): SQL =>
  isBlankNumber(slip, name, field) ? sql`coalesce(trim_scale(${column})::text, '')` : valueOf(field, column)
