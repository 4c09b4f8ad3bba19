import { sql, type SQL } from 'drizzle-orm'
import { itemRead } from '#modules/master/server/views.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { FactoryKey } from '#platform/server/database/database.ts'
import { beginsWith, hasPart } from '#platform/server/list/where-of-list.ts'

/**
 * What names codes to people, each found by its whole key: a list is as quick on a database that has never counted its
 * rows, where a join would be planned as if every table had one. `row` is what the codes stand in.
 */
export const namesOfItem = (row: 'b' | 'v' | 'l') => ({
  item_nm: itemRead.of(row, 'item_nm'),
  item_type_cd: itemRead.of(row, 'item_type_cd'),
  item_type_nm: itemRead.of(row, 'item_type_nm'),
  unit_nm: itemRead.of(row, 'unit_nm'),
  safety_stock: itemRead.of(row, 'safety_stock'),
})

/** The items that a typed text means: by the beginning of their code, or by a part of their name. */
export const itemsMeant = ({ company_cd }: FactoryKey, text: string): SQL =>
  sql`SELECT i.item_cd FROM ${itemRead.rows} AS i WHERE i.company_cd = ${company_cd}
    AND (${beginsWith(sql`i.item_cd`, normaliseCode(text))} OR ${hasPart(sql`i.item_nm`, text)})`
