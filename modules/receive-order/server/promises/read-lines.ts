import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import { allocationRead, pegRead } from '#modules/stock/server/views.ts'
import { decimal, minus, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import type { LineKey, PromisedLine } from '../../contract/allocation-calls.ts'
import { allocationStatus, orderStatus } from '../../contract/order-codes.ts'
import { orderDemandKind } from '../../contract/order-number.ts'
import { receiveOrderLine } from '../tables.ts'

/** A line with everything that its promises hang on. */
export type LineToPromise = RowOf<typeof columns>
const columns = {
  order_no: z.string(),
  line_no: z.int(),
  line_status: orderStatus.schema,
  treatment_div: z.string(),
  ship_item_cd: z.string(),
  item_nm: z.string(),
  location_cd: z.string(),
  ship_dt: z.string(),
  backlog: z.string(),
  instructed_qty: z.string(),
  allocated_qty: z.string(),
  allocation_status: allocationStatus.schema,
  firm: z.boolean(),
  pegged_qty: z.string(),
}

export const readLines = (context: Context, keys: readonly LineKey[]): Promise<readonly LineToPromise[]> =>
  read(
    context,
    sql`(l.order_no, l.line_no) IN (SELECT order_no, line_no
      FROM ${sentRows(keys, 'k', { order_no: 'text', line_no: 'int' })})`,
  )

export const readOpenLines = (context: Context, order_no: string): Promise<readonly LineToPromise[]> =>
  read(context, sql`l.order_no = ${order_no} AND l.line_status = '0'`)

const ofLine = sql`p.company_cd = l.company_cd AND p.factory_cd = l.factory_cd AND p.demand_kind = ${orderDemandKind}
  AND p.demand_no = l.order_no AND p.demand_line = l.line_no`

/** What the line `l` waits for, of supplies to come. */
export const peggedQty = sql`coalesce((SELECT sum(p.qty) FROM ${pegRead.rows} AS p WHERE ${ofLine}), 0)`

/** Whether what the line `l` has been promised is firm. */
export const isFirm = sql`coalesce((SELECT bool_or(p.firm_flg) FROM ${allocationRead.rows} AS p WHERE ${ofLine}), false)`

const read = ({ tx, session }: Context, condition: SQL) =>
  rows(
    tx,
    columns,
    sql`SELECT l.order_no, l.line_no, l.line_status, l.treatment_div, coalesce(l.ship_item_cd, '') AS ship_item_cd,
        coalesce(${itemRead.of('l', 'item_nm', { item_cd: 'ship_item_cd' })}, '') AS item_nm, coalesce(l.location_cd, '') AS location_cd,
        coalesce(l.ship_dt::text, '') AS ship_dt, trim_scale(l.qty - l.shipped_qty - l.closed_qty)::text AS backlog,
        trim_scale(l.instructed_qty)::text AS instructed_qty, trim_scale(l.allocated_qty)::text AS allocated_qty,
        l.allocation_status, ${isFirm} AS firm,
        trim_scale(${peggedQty})::text AS pegged_qty
      FROM ${receiveOrderLine} AS l
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd} AND ${condition}
      ORDER BY l.order_no, l.line_no`,
  )

type Wanting = Pick<LineToPromise, 'backlog' | 'allocated_qty' | 'pegged_qty'>

/** What it wants and neither has been promised of the stock on hand nor waits for from a supply. */
export const missingOf = ({ backlog, allocated_qty, pegged_qty }: Wanting): Decimal =>
  minus(minus(decimal(backlog), decimal(allocated_qty)), decimal(pegged_qty))

export const isShort = (line: Wanting): boolean => missingOf(line).units > 0n

export const asPromised = ({ ship_item_cd, ...line }: LineToPromise): PromisedLine => {
  const { order_no, line_no, item_nm, backlog, allocated_qty, allocation_status, firm, pegged_qty } = line
  return {
    order_no,
    line_no,
    item_cd: ship_item_cd,
    item_nm,
    backlog,
    allocated_qty,
    allocation_status,
    firm,
    pegged_qty,
  }
}
