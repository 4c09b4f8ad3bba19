import { sql, type SQL } from 'drizzle-orm'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { Place } from '#platform/server/http/met-sessions.ts'
import { beginsWith, hasPart } from '#platform/server/list/where-of-list.ts'

/**
 * What names codes to people, each found by its whole key: a list is as quick on a database that has never counted its
 * rows, where a join would be planned as if every table had one. `row` is what the codes stand in.
 */
export const namesOfItem = (row: 'b' | 'v' | 'l'): SQL => {
  const of = sql.raw(row)
  const item = (column: SQL) =>
    sql`(SELECT ${column} FROM item i WHERE i.company_cd = ${of}.company_cd AND i.item_cd = ${of}.item_cd)`
  return sql`${item(sql`i.item_nm`)} AS item_nm, ${item(sql`i.item_type_cd`)} AS item_type_cd,
    ${item(sql`(SELECT t.item_type_nm FROM item_type t WHERE t.company_cd = i.company_cd AND t.item_type_cd = i.item_type_cd)`)} AS item_type_nm,
    ${item(sql`(SELECT u.code_nm FROM code_div u WHERE u.company_cd = i.company_cd AND u.kind_cd = 'UNIT' AND u.code_cd = i.unit_cd)`)} AS unit_nm,
    ${item(sql`i.safety_stock`)} AS safety_stock`
}

/** The items that a typed text means: by the beginning of their code, or by a part of their name. */
export const itemsMeant = ({ company_cd }: Place, text: string): SQL =>
  sql`SELECT i.item_cd FROM item i WHERE i.company_cd = ${company_cd}
    AND (${beginsWith(sql`i.item_cd`, normaliseCode(text))} OR ${hasPart(sql`i.item_nm`, text)})`
