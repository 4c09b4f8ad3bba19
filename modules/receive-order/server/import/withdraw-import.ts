import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { holdSlips } from '#platform/server/slip/read-kept.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type { withdrawImport as withdrawCall } from '../../contract/import/import-calls.ts'
import type { ImportRecord } from '../../contract/import/import-file.ts'
import { importErrors } from '../../contract/import/import-errors.ts'
import { addCancel } from '../end-lines.ts'
import { orderKept } from '../order-kept.ts'
import { peggedQty } from '../promises/read-lines.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'
import { readImport } from './import-verbs.ts'
import { importRows, lockImport, stepImport } from './imports.ts'
import { ofOrders } from './of-orders.ts'

/** 取下げ: a wrong file is as if it had not come, unless something has happened to an order since. */
export async function withdrawImport(
  context: Context,
  { import_no, reason }: InputOf<typeof withdrawCall>,
): Promise<ImportRecord> {
  const known = await lockImport(context, { import_no, target: ofOrders.target.name })
  await stepImport(context, known, { verb: 'withdraw', reason })
  const found = await importRows(context, import_no)
  const ordersOf = (isNew: boolean) =>
    numbersOf(
      found.filter(({ assessed: { kind } }) => (kind === '1') === isNew).map(({ assessed }) => assessed),
    )
  const standing = ordersOf(false)
  if (standing.length > 0) throw importErrors.IMP_CHANGED_ORDERS.with({ orders: named(standing) })
  const orders = ordersOf(true)
  await inOneUnit(context, async () => {
    await holdSlips(
      orderKept,
      context,
      orders.map((order_no) => ({ order_no })),
    )
    const used = await usedSince(context, orders)
    if (used.length > 0) throw importErrors.IMP_ORDERS_IN_USE.with({ orders: named(used) })
    for (const order_no of orders) await addCancel(context, { order_no, reason, accepted: false })
    return () => undefined
  })
  return readImport(context, ofOrders, { import_no })
}

const numbersOf = (lines: readonly { readonly order_no: string }[]): readonly string[] =>
  [...new Set(lines.map(({ order_no }) => order_no))].toSorted()

/** So many are named; whoever looks at the first ones knows what the others are. */
const mostNamed = 5

const named = (orders: readonly string[]): string =>
  orders.slice(0, mostNamed).join('・') + (orders.length > mostNamed ? ' …' : '')

/** Orders that have been changed or ended, or of which a line has been promised, planned or instructed. */
async function usedSince({ tx, session }: Context, orders: readonly string[]): Promise<readonly string[]> {
  const found = await rows(
    tx,
    { order_no: z.string() },
    sql`SELECT h.order_no FROM ${receiveOrder} AS h
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd}
        AND h.order_no IN (SELECT jsonb_array_elements_text(${JSON.stringify(orders)}::jsonb))
        AND (h.order_status <> '0' OR h.update_cnt > 0 OR EXISTS (SELECT FROM ${receiveOrderLine} AS l
          WHERE l.company_cd = h.company_cd AND l.factory_cd = h.factory_cd AND l.order_no = h.order_no
            AND (l.line_status <> '0' OR l.allocated_qty > 0 OR l.instructed_qty > 0 OR l.shipped_qty > 0
              OR l.plan_status <> '0' OR ${peggedQty} > 0)))
      ORDER BY h.order_no`,
  )
  return found.map(({ order_no }) => order_no)
}
