import { sql, type SQL } from 'drizzle-orm'
import type { Field, Fields } from '#platform/contract/fields.ts'
import type { AnySlip } from '#platform/contract/slip.ts'
import { inWords } from '../database/prepared.ts'
import { columnOf, valueOf } from '../master/row-columns.ts'
import { isBlankNumber } from './slip-table.ts'

/** A hundred fields that are the same in every statement about a slip: in words, once. */
export interface SlipWords {
  /** What stands in its tables as the wire has it: an object of the header `h`, and one of each line `l`. */
  readonly header: SQL
  readonly line: SQL
  /** The columns with which a new header begins; the others have what every document begins with. */
  readonly columns: SQL
}

export const slipWords = (slip: AnySlip): SlipWords => ({
  header: inWords(object(slip, slip.header, 'h')),
  line: inWords(sql`${object(slip, slip.lines, 'l')} || jsonb_build_object('line_no', l.line_no)`),
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

/** As many fields as a document has do not fit into the arguments of one call. */
function object(slip: AnySlip, fields: Fields, alias: string): SQL {
  const pairs = Object.entries(fields).map(
    ([name, field]) => sql`${sql.raw(`'${name}'`)}, ${wireOf(slip, name, field, columnOf(alias, name))}`,
  )
  const parts: SQL[] = []
  for (let at = 0; at < pairs.length; at += 40)
    parts.push(sql`jsonb_build_object(${sql.join(pairs.slice(at, at + 40), sql`, `)})`)
  return sql.join(parts, sql` || `)
}

const wireOf = (slip: AnySlip, name: string, field: Field, column: SQL): SQL =>
  isBlankNumber(slip, name, field) ? sql`coalesce(trim_scale(${column})::text, '')` : valueOf(field, column)
