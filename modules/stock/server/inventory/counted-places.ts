import { sql, type SQL } from 'drizzle-orm'
import { itemRead, locationRead } from '#modules/master/server/views.ts'

/** The place itself and its shelves, as far as they are counted. */
export const countedPlaces = (company_cd: string, factory_cd: string, location_cd: string): SQL => sql`
  SELECT l.location_cd FROM ${locationRead.rows} AS l
  WHERE l.company_cd = ${company_cd} AND l.factory_cd = ${factory_cd} AND l.countable_flg
    AND (l.location_cd = ${location_cd} OR l.parent_cd = ${location_cd} OR l.parent_cd IN (SELECT c.location_cd FROM ${locationRead.rows} AS c
      WHERE c.company_cd = ${company_cd} AND c.factory_cd = ${factory_cd} AND c.parent_cd = ${location_cd}))`

/** The items of a type and of a rank; all where neither is said. */
export const itemsCounted = (
  company_cd: string,
  { item_type_cd, item_rank }: { readonly item_type_cd: string; readonly item_rank: string },
): SQL => sql`SELECT i.item_cd FROM ${itemRead.rows} AS i WHERE i.company_cd = ${company_cd}
  AND ${item_type_cd} IN ('', i.item_type_cd) AND ${item_rank} IN ('', i.rank)`
