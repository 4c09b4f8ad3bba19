import { sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { isSlip } from '#platform/server/slip/read-kept.ts'
import { arrivalKept, type StoredArrival } from './arrival-kept.ts'
import { arrival } from './tables.ts'

/** The arrival that an acceptance is about; nothing where there is none of this number. */
export async function readArrival(context: Context, arrival_no: string): Promise<StoredArrival | undefined> {
  const key = { arrival_no }
  const [found] = await rows(
    context.tx,
    {},
    sql`SELECT FROM ${arrival} AS h WHERE ${isSlip(arrivalKept, context, key, 'h')}`,
  )
  return found ? readKept(arrivalKept, context, key) : undefined
}
