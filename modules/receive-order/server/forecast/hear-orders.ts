import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerMaster } from '#modules/master/contract/customer.ts'
import { mastersChanged } from '#platform/contract/master-facts.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { inside } from '#platform/server/facts/listener.ts'
import { ordersChanged, wantedOf } from '../../contract/order-facts.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'
import { holdCustomers, netCustomers, type WantedItem } from './net-customers.ts'

/** Orders that have changed consume anew, in the transaction that changes them: what they want now, and what they wanted. */
export const hearOrders = inside(ordersChanged, async (context, { orders, wanted }) => {
  const before = wanted.map(wantedOf)
  const now = await wantedNow(context, orders)
  await holdCustomers(context, [...before, ...now])
  await netCustomers(context, [...before, ...now])
})

/** By what rule a customer's orders consume is a part of its record. */
export const hearCustomers = inside(mastersChanged, async (context, { master, keys }) => {
  if (master !== customerMaster.name) return
  const customers = keys.map((key) => {
    const [customer_cd = '', branch_no = ''] = key.split(' ')
    return { customer_cd, branch_no }
  })
  await holdCustomers(context, customers)
  await netCustomers(context, customers)
})

const wantedNow = ({ tx, session }: Context, orders: readonly string[]): Promise<readonly WantedItem[]> =>
  rows(
    tx,
    { customer_cd: z.string(), branch_no: z.string(), item_cd: z.string() },
    sql`SELECT DISTINCT h.customer_cd, h.branch_no, l.item_cd FROM ${receiveOrder} AS h
      JOIN ${receiveOrderLine} AS l ON l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.order_no = h.order_no
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
        AND h.order_no = ANY(${textArray(orders)}) AND l.item_cd IS NOT NULL`,
  )
