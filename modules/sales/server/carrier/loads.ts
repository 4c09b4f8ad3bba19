import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead, destinationRead } from '#modules/master/server/views.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { transportErrors } from '../../contract/carrier/transport-errors.ts'
import { deliveryStatus } from '../../contract/shipping/delivery-codes.ts'
import { delivery, deliveryLine } from '../tables.ts'

const text = z.string()
const columns = {
  ...{ delivery_no: text, delivery_status: deliveryStatus.schema, transport_no: text, ship_dt: text },
  ...{ customer_cd: text, branch_no: text, destination_cd: text, customer_nm: text, destination_nm: text },
  ...{ address: text, area_cd: text, carrier_cd: text, time_slot: fixedCodes.time_slot.schema },
  ...{ package_cnt: z.int(), weight: text },
}
/** A delivery as a carrier sees it. */
export type Load = z.output<z.ZodObject<typeof columns>>

/** What has left counts as it left; a line without a pack quantity is one package. Of the rows of `h`. */
const goods = (figure: SQL): SQL =>
  sql`(SELECT ${figure} FROM (SELECT CASE WHEN h.delivery_status = '3' THEN l.shipped_qty ELSE l.qty END AS qty, l.pack_qty, l.weight
      FROM ${deliveryLine} AS l WHERE l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd
        AND l.delivery_no = h.delivery_no) AS g WHERE g.qty > 0)`
export const packagesOf = goods(
  sql`coalesce(sum(CASE WHEN g.pack_qty > 0 THEN ceil(g.qty / g.pack_qty) ELSE 1 END), 0)::int`,
)
export const weightOf = goods(sql`coalesce(round(sum(g.qty * g.weight), 3), 0)`)

/** Those that are named, in the order of their numbers. */
export async function readLoads(
  { tx, session }: Context,
  numbers: readonly string[],
): Promise<readonly Load[]> {
  const found = await rows(
    tx,
    columns,
    sql`SELECT h.delivery_no, h.delivery_status, h.transport_no, h.ship_dt::text AS ship_dt, h.customer_cd, h.branch_no,
        h.destination_cd, coalesce(${customerRead.of('h', 'customer_nm')}, '') AS customer_nm,
        coalesce(${destinationRead.of('h', 'destination_nm')}, '') AS destination_nm,
        coalesce(${destinationRead.of('h', 'address')}, '') AS address,
        coalesce(${destinationRead.of('h', 'area_cd')}, '') AS area_cd, h.carrier_cd, h.time_slot,
        ${packagesOf} AS package_cnt, trim_scale(${weightOf})::text AS weight
      FROM ${delivery} AS h WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
        AND h.delivery_no = ANY(${textArray(numbers)}) ORDER BY h.delivery_no`,
  )
  if (found.length < new Set(numbers).size) throw http[404].with()
  return found
}

/** Goes to the same place on the same day. */
export const wayOf = ({ ship_dt, customer_cd, branch_no, destination_cd }: Load): string =>
  [ship_dt, customer_cd, branch_no, destination_cd].join('\u0001')

/** What stands against arranging a carrier for it. */
export function refusalToCarry(load: Load): BusinessError | undefined {
  const { delivery_no, delivery_status, transport_no } = load
  if (transport_no !== '')
    return transportErrors.BIZ_TRANSPORT_ARRANGED.with({ delivery: delivery_no, transport: transport_no })
  if (delivery_status === '9')
    return transportErrors.BIZ_TRANSPORT_DELIVERY.with({
      ...{ delivery: delivery_no, state: deliveryStatus.texts[delivery_status] },
    })
  return undefined
}
