import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { locationRead } from '#modules/master/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { deliveryErrors } from '../../contract/shipping/delivery-errors.ts'

/** Where goods are on their way to customers whose acceptance counts. */
export async function transitOf({ tx, session }: Context): Promise<string> {
  const [found] = await rows(
    tx,
    { location_cd: z.string() },
    sql`SELECT p.location_cd FROM ${locationRead.rows} AS p WHERE p.company_cd = ${session.company_cd}
      AND p.factory_cd = ${session.factory_cd} AND p.location_kind = '5' AND p.abort_div = '0' ORDER BY p.location_cd LIMIT 1`,
  )
  if (!found) throw deliveryErrors.BIZ_DELIVERY_TRANSIT.with()
  return found.location_cd
}
