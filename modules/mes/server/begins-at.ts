import { sql, type SQL } from 'drizzle-orm'

/** When an operation `o` of a work order `h` is to begin, to put them in order: where only a day is planned, before what has its time on that day. */
export const beginsAt = (zone: string): SQL =>
  sql`coalesce(o.start_at, h.start_dt::timestamp AT TIME ZONE ${zone})`
