import { sql, type SQL } from 'drizzle-orm'
import { businessDayRead } from '#modules/system/server/views.ts'
import type { FactoryKey } from '#platform/server/database/database.ts'

/** A lot that is there and not available: it is held, or has expired on the business date. No lot is open. */
export const isClosedLot = (lot: SQL, factory: FactoryKey): SQL =>
  sql`(coalesce(${lot}.hold_flg, false) OR coalesce(${lot}.expiry_dt < ${businessDayRead.of(factory, 'biz_dt')}, false))`
