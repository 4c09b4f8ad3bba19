import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { mastersChanged } from '#platform/contract/master-facts.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { acrossFactories } from '#platform/server/database/across-factories.ts'
import { isAmong, textArray } from '#platform/server/database/text-array.ts'
import { inside } from '#platform/server/facts/listener.ts'
import { ordersChanged, wantedOf } from '../../contract/order-facts.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import { holdCustomers, netCustomers, type WantedItem } from './net-customers.ts'
import { forecastVersion } from './tables.ts'

/** Orders that have changed consume anew, in the transaction that changes them: what they want now, and what they wanted. */
export const hearOrders = inside(ordersChanged, async (context, { orders, wanted }) => {
  const before = wanted.map(wantedOf)
  const now = await wantedNow(context, orders)
  await holdCustomers(context, [...before, ...now])
  await netCustomers(context, [...before, ...now])
})

/** By what rule a customer's orders consume is a part of its record, in all factories that have announced of it. */
export const hearCustomers = inside(mastersChanged, async (context, { master, keys }) => {
  if (master !== customerMaster.name) return
  await acrossFactories(context, 'fact of the company')
  const announced = await whereAnnounced(context, keys)
  for (const [factory_cd, customers] of groupedBy(announced, (one) => one.factory_cd)) {
    const there = { ...context, session: { ...context.session, factory_cd } }
    await holdCustomers(there, customers)
    await netCustomers(there, customers)
  }
})

/** In the order in which everybody holds them. */
const whereAnnounced = ({ tx, session }: Context, keys: readonly string[]) =>
  rows(
    tx,
    { factory_cd: z.string(), customer_cd: z.string(), branch_no: z.string() },
    sql`SELECT DISTINCT v.factory_cd, v.customer_cd, v.branch_no FROM ${forecastVersion} AS v
      WHERE v.company_cd = ${session.company_cd} AND v.counts AND v.customer_cd || ' ' || v.branch_no = ANY(${textArray(keys)})
      ORDER BY v.factory_cd, v.customer_cd, v.branch_no`,
  )

const wantedNow = ({ tx, session }: Context, orders: readonly string[]): Promise<readonly WantedItem[]> =>
  rows(
    tx,
    { customer_cd: z.string(), branch_no: z.string(), item_cd: z.string() },
    sql`SELECT DISTINCT h.customer_cd, h.branch_no, l.item_cd FROM ${receiveOrder} AS h
      JOIN ${receiveOrderLine} AS l ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.order_no = h.order_no
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
        AND ${isAmong(sql`h.order_no`, orders)} AND l.item_cd IS NOT NULL`,
  )
