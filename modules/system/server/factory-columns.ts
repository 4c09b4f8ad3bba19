import { sql } from 'drizzle-orm'
import { factory } from './tables.ts'

/** Columns of the factory master with their types; the table itself is made from the definition at run time. */
export const factoryColumns = {
  factory_cd: sql<string>`${factory}.factory_cd`,
  factory_nm: sql<string>`${factory}.factory_nm`,
  kana: sql<string>`${factory}.kana`,
  /** An empty one means the default. */
  day_change: sql<string>`${factory}.day_change`,
  time_zone: sql<string>`coalesce(nullif(${factory}.time_zone, ''), 'Asia/Tokyo')`,
}
