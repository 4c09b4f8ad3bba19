import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { point, type Registered } from '#platform/server/module/point.ts'
import type { LockedDocument, WantedRows } from '#platform/server/unit/locked-document.ts'

/** What came back of a process of a work order; below zero where a slip was taken back. */
export interface CameBack {
  readonly work_order_no: string
  readonly process_no: number
  readonly good_qty: string
  readonly defective_qty: string
}

/** The slip with which they came; taken back with a reason. */
export interface CameOn {
  readonly biz_dt: string
  readonly reason: string
}

/**
 * Who has work orders with processes that are done outside: the shop floor those of production, and here the trial ones.
 * Orders, slips, stock and what is owed are place-order's; the work order only says what it wants, and hears what came.
 */
export interface OutsideWork {
  readonly kind: string
  /** Work orders are locked after orders and purchases. */
  readonly document: LockedDocument
  /**
   * Each outside process of the work orders under way: company_cd, factory_cd, work_order_no, process_no, operation_nm,
   * before_no and before_cd (the process before it, 0 for none, and where its pieces lie), place_cd and rest_cd (where they
   * lie during and after it), item_cd, lot_no, qty, due_dt, supplier_cd, branch_no, unit_price, price_base_qty.
   */
  readonly rows: SQL
  /** Who waits for these work orders, and hears when less of them is to come: held with them. */
  heldWith?(context: Context, work_order_nos: readonly string[]): Promise<readonly WantedRows[]>
  /** In the unit of work of the slip, after the work orders have been locked. */
  came(context: Context, came: readonly CameBack[], slip: CameOn): Promise<void> | void
}

export const outsideWork = point<OutsideWork>('outsideWork')

/** The processes of all of them. */
export const askedSteps = (registered: Registered): SQL =>
  sql.join(
    registered(outsideWork).map(
      ({ kind, rows }) => sql`SELECT ${kind}::text AS work_kind, w.* FROM (${rows}) AS w`,
    ),
    sql` UNION ALL `,
  )
