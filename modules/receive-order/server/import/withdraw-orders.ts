import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { BusinessError } from '#platform/contract/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { holdSlips } from '#platform/server/slip/read-kept.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type { ImportRow } from '../../contract/import/import-file.ts'
import { importErrors, namedFew } from '../../contract/import/import-errors.ts'
import { addCancel } from '../end-lines.ts'
import { orderKept } from '../order-kept.ts'
import { peggedQty } from '../promises/read-lines.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'
import type { FileToWithdraw } from './files-of.ts'
import { importRows } from './imports.ts'

/** 取下げ: the orders of a wrong file are cancelled one and all, unless something has happened to one of them since. */
export async function withdrawOrders(context: Context, { import_no, reason }: FileToWithdraw): Promise<void> {
  const { made } = await ordersOf(context, import_no)
  await inOneUnit(context, async () => {
    await holdSlips(
      orderKept,
      context,
      made.map((order_no) => ({ order_no })),
    )
    const against = await againstOrders(context, import_no)
    if (against) throw against
    for (const order_no of made) await addCancel(context, { order_no, reason, accepted: false })
    return () => undefined
  })
}

/** Orders that stood before the file, and those that something has happened to since. */
export async function againstOrders(context: Context, import_no: string): Promise<BusinessError | undefined> {
  const { standing, made } = await ordersOf(context, import_no)
  if (standing.length > 0) return importErrors.IMP_CHANGED_ORDERS.with({ orders: namedFew(standing) })
  const used = await usedSince(context, made)
  return used.length > 0 ? importErrors.IMP_ORDERS_IN_USE.with({ orders: namedFew(used) }) : undefined
}

/** Which orders a file has made, and which it has changed. */
async function ordersOf(context: Context, import_no: string) {
  const all = await importRows(context, import_no)
  const found = all.filter(({ assessed }) => assessed.order_no !== '')
  const isNew = ({ assessed }: ImportRow) => assessed.kind === '1'
  return { made: numbersOf(found.filter(isNew)), standing: numbersOf(found.filter((row) => !isNew(row))) }
}

const numbersOf = (rows: readonly ImportRow[]): readonly string[] =>
  [...new Set(rows.map(({ assessed }) => assessed.order_no))].toSorted()

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
