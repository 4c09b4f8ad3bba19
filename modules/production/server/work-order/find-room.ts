import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Routings } from '#modules/master/server/index.ts'
import { directory } from '#modules/system/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { operationKey, planKey } from '#planning/moves/order-keys.ts'
import { epochDay } from '#planning/mrp/input-reader.ts'
import { fitIn } from '#planning/scheduling/fit-in.ts'
import { heldOperations, readGround } from '../promise/what-stands.ts'
import { operationsOf } from '../run/shop-snapshot.ts'
import type { DraftedOperation } from './draft-work-order.ts'
import type { NewWorkOrder } from './make-work-orders.ts'

interface Wanted {
  readonly item_cd: string
  readonly start_dt: string
  readonly due_dt: string
  readonly operations: readonly DraftedOperation[]
  /** Where a process may begin before the one before it has ended. */
  readonly terms: Pick<Routings, 'steps'>
}

const plan_no = 'new'
const minutesPerDay = 1440

/**
 * Where the processes of a work order that no plan has placed find room, as when a day is promised: plans and work orders stay where
 * they are. What finds none within half a year has no place.
 */
export async function findRoom(
  context: Context,
  { item_cd, start_dt, due_dt, operations, terms }: Wanted,
): Promise<NonNullable<NewWorkOrder['planned']>> {
  const ground = await readGround(context)
  const id = planKey(plan_no)
  const minuteOf = (date: string) => ((epochDay(date) ?? 0) - (epochDay(ground.from_dt) ?? 0)) * minutesPerDay
  const { placed } = fitIn({
    ...ground.frame,
    orders: [
      ...ground.orders,
      {
        ...{ id, item: item_cd, weight: 1, release: Math.max(minuteOf(start_dt), 0) },
        due: minuteOf(due_dt) + minutesPerDay,
      },
    ],
    operations: [
      ...ground.operations,
      ...heldOperations(ground),
      ...operationsOf(terms, ground.shop, { plan_no, item_cd, operations }),
    ],
  })
  const found = operations.flatMap(({ process_no }) => {
    const place = placed.get(operationKey(id, process_no))
    return place ? [{ process_no, ...place }] : []
  })
  const zone = await directory.timeZoneOf(context.tx, context.session)
  const momentOf = (minute: string) =>
    sql`((${ground.from_dt}::timestamp + make_interval(mins => p.${sql.identifier(minute)})) AT TIME ZONE ${zone})::text`
  const sent = found.map(({ facility, start, end, ...one }) => ({
    ...one,
    facility_cd: facility.startsWith('*') ? '' : facility,
    ...{ start: Math.round(start), end: Math.round(end) },
  }))
  const places = await rows(
    context.tx,
    { process_no: z.int(), facility_cd: z.string(), start_at: z.string(), end_at: z.string() },
    sql`SELECT p.process_no, p.facility_cd, ${momentOf('start')} AS start_at, ${momentOf('end')} AS end_at
      FROM ${sentRows(sent, 'p', { process_no: 'int', facility_cd: 'text', start: 'int', end: 'int' })}
      ORDER BY p.process_no`,
  )
  return places
}
