import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead } from '#modules/master/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { orderErrors } from '../../contract/order-errors.ts'
import type {
  dropUsual as dropCall,
  keepUsual as keepCall,
  usualOrders as usualCall,
} from '../../contract/usual/usual-calls.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'
import { usualOrder } from './tables.ts'

/** So many items say what an order is about. */
const itemsNamed = 3

export async function usualOrders({ tx, session }: Context): Promise<OutputOf<typeof usualCall>> {
  const ofOrder = sql`l.company_cd = u.company_cd AND l.factory_cd = u.factory_cd AND l.order_no = u.order_no`
  const list = await rows(
    tx,
    {
      ...{ order_no: z.string(), usual_nm: z.string(), customer_cd: z.string(), branch_no: z.string() },
      ...{ customer_nm: z.string(), order_dt: z.string(), lines: z.int(), items: z.array(z.string()) },
    },
    sql`SELECT u.order_no, u.usual_nm, u.customer_cd, u.branch_no, coalesce(${customerRead.of('u', 'customer_nm')}, '') AS customer_nm,
        h.order_dt::text AS order_dt,
        (SELECT count(*)::int FROM ${receiveOrderLine} AS l WHERE ${ofOrder}) AS lines,
        ARRAY(SELECT l.item_cd FROM ${receiveOrderLine} AS l WHERE ${ofOrder} AND l.item_cd IS NOT NULL
          ORDER BY l.place_no LIMIT ${itemsNamed})::text[] AS items
      FROM ${usualOrder} AS u JOIN ${receiveOrder} AS h USING (company_cd, factory_cd, order_no)
      WHERE u.company_cd = ${session.company_cd} AND u.factory_cd = ${session.factory_cd}
      ORDER BY u.customer_cd, u.branch_no, u.usual_nm`,
  )
  return { list: [...list] }
}

export async function keepUsual(
  { tx, session }: Context,
  { order_no, usual_nm }: InputOf<typeof keepCall>,
): Promise<OutputOf<typeof keepCall>> {
  const { company_cd, factory_cd, user_cd } = session
  const [order] = await rows(
    tx,
    { customer_cd: z.string(), branch_no: z.string() },
    sql`SELECT h.customer_cd, h.branch_no FROM ${receiveOrder} AS h
      WHERE h.company_cd = ${company_cd} AND h.factory_cd = ${factory_cd} AND h.order_no = ${order_no} FOR SHARE`,
  )
  if (!order) throw http[404].with()
  const { customer_cd, branch_no } = order
  const [taken] = await rows(
    tx,
    { code: z.string() },
    sql`SELECT u.order_no AS code FROM ${usualOrder} AS u
      WHERE u.company_cd = ${company_cd} AND u.factory_cd = ${factory_cd} AND u.customer_cd = ${customer_cd}
        AND u.branch_no = ${branch_no} AND u.usual_nm = ${usual_nm} AND u.order_no <> ${order_no}`,
  )
  if (taken) throw orderErrors.BIZ_USUAL_NAME_TAKEN.with({ name: usual_nm, code: taken.code }).at('usual_nm')
  const named = { customer_cd, branch_no, usual_nm, update_user: user_cd }
  await tx
    .insert(usualOrder)
    .values({ company_cd, factory_cd, order_no, ...named, create_user: user_cd })
    .onConflictDoUpdate({
      target: [usualOrder.company_cd, usualOrder.factory_cd, usualOrder.order_no],
      set: named,
    })
  return {}
}

export async function dropUsual(
  { tx, session }: Context,
  { order_no }: InputOf<typeof dropCall>,
): Promise<OutputOf<typeof dropCall>> {
  const dropped = await rows(
    tx,
    { order_no: z.string() },
    sql`DELETE FROM ${usualOrder} WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}
      AND order_no = ${order_no} RETURNING order_no`,
  )
  if (dropped.length === 0) throw http[404].with()
  return {}
}
