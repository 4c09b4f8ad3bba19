import { sql, type SQL } from 'drizzle-orm'
import { itemFactoryRead, locationRead } from '#modules/master/server/views.ts'
import type { Session } from '#platform/server/session.ts'

/**
 * Where what comes for an order line `l` is laid: on the item's usual shelf when that stands in the warehouse to which it
 * was ordered, or when no place was; else where it was ordered to. Blank: nobody has said.
 */
export function placeOnReceipt({ company_cd, factory_cd }: Pick<Session, 'company_cd' | 'factory_cd'>): SQL {
  const shelf = itemFactoryRead.of({ company_cd, factory_cd, item_cd: sql`l.item_cd` }, 'location_cd')
  const warehouse = locationRead.of({ company_cd, factory_cd, location_cd: shelf }, 'parent_cd')
  return sql`coalesce(CASE WHEN l.location_cd IS NULL OR l.location_cd = ${warehouse} THEN ${shelf} END, l.location_cd, '')`
}
