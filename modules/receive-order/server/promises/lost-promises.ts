import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead, itemRead } from '#modules/master/server/views.ts'
import { seeReleased } from '#modules/stock/server/index.ts'
import { releaseRead } from '#modules/stock/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { lostPromises as lostCall, type seeLost as seeCall } from '../../contract/allocation-calls.ts'
import { orderDemandKind } from '../../contract/order-number.ts'
import { receiveOrder } from '../tables.ts'

/** Seen ones that are still shown, with who has seen them. */
const mostSeen = 20
const mostUnseen = 500

/** What orders have lost, through a loss, a count or a supply that does not come. */
export async function lostPromises(context: Context): Promise<OutputOf<typeof lostCall>> {
  const found = await read(context)
  return {
    unseen: found
      .filter(({ seen_at }) => seen_at === '')
      .map(({ seen_at: _at, seen_user: _user, ...lost }) => lost),
    seen: found.filter(({ seen_at }) => seen_at !== ''),
  }
}

export async function seeLost(
  context: Context,
  { numbers }: InputOf<typeof seeCall>,
): Promise<OutputOf<typeof seeCall>> {
  await seeReleased(context, { demand_kind: orderDemandKind, numbers })
  return {}
}

function read({ tx, session }: Context) {
  const own = sql`r.company_cd = ${session.company_cd} AND r.factory_cd = ${session.factory_cd} AND r.demand_kind = ${orderDemandKind}`
  const moment = (column: 'released_at' | 'seen_at') =>
    sql`coalesce(to_char(${sql.raw(`r.${column}`)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')`
  return rows(
    tx,
    { ...lostCall.output.shape.seen.element.shape, line_no: z.int() },
    sql`SELECT r.release_no::text, r.demand_no AS order_no, r.demand_line AS line_no,
        coalesce((SELECT ${customerRead.of('h', 'customer_nm')} FROM ${receiveOrder} AS h WHERE h.company_cd = r.company_cd
          AND h.factory_cd = r.factory_cd AND h.order_no = r.demand_no), '') AS customer_nm,
        r.item_cd, coalesce(${itemRead.of('r', 'item_nm')}, '') AS item_nm, trim_scale(r.qty)::text AS qty, r.document_no,
        ${moment('released_at')} AS released_at, ${moment('seen_at')} AS seen_at, r.seen_user
      FROM ((SELECT * FROM ${releaseRead.rows} AS r WHERE ${own} AND r.seen_at IS NULL ORDER BY r.release_no DESC LIMIT ${mostUnseen})
        UNION ALL
        (SELECT * FROM ${releaseRead.rows} AS r WHERE ${own} AND r.seen_at IS NOT NULL ORDER BY r.seen_at DESC LIMIT ${mostSeen})) AS r
      ORDER BY r.release_no DESC`,
  )
}
