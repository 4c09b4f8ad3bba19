import { sql, type SQL } from 'drizzle-orm'

/** When an operation `o` of a work order `h` is to begin, to put them in order: where only a day is planned, before what has its time on that day. */
export const beginsAt = (zone: string): SQL =>
  sql`coalesce(o.start_at, h.start_dt::timestamp AT TIME ZONE ${zone})`

/** What is next at a machine: as the foreman has put it (差立て順), then by the plan. */
export const nextFirst = (zone: string): SQL =>
  sql`o.dispatch_seq, ${beginsAt(zone)}, o.work_order_no, o.process_no`
