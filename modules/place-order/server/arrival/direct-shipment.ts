import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { locationRead } from '#modules/master/server/views.ts'
import { arrivalLocation, dispatchLocation } from '#modules/stock/contract/stock-codes.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { point } from '#platform/server/module/point.ts'
import type { WantedRows } from '#platform/server/unit/locked-document.ts'

/** What a supplier says that he has shipped of the line of a customer's order. */
export interface DirectLine {
  /** Its place in the report, for what is refused. */
  readonly at: number
  readonly line_no: number
  readonly order_no: string
  readonly order_line_no: number
  readonly item_cd: string
  readonly qty: string
  readonly lot_no: string
  readonly location_cd: string
  readonly is_stocked: boolean
  /** What we owe the supplier for it, in yen. */
  readonly amount: string
}

/** 直送の出荷報告: an arrival that passes by our stock. */
export interface DirectReport {
  readonly arrival_no: string
  readonly ship_dt: string
  readonly lines: readonly DirectLine[]
}

/** What a customer sends straight back to the supplier: it was shipped by the report of that arrival. */
export interface DirectReturn {
  readonly acceptance_no: string
  readonly arrival_no: string
  readonly return_dt: string
  readonly lines: readonly (Omit<DirectLine, 'order_no' | 'order_line_no'> & { readonly reason: string })[]
}

/**
 * Who sells what suppliers ship to customers: he posts 501 in the posting of the report, and makes the sale. The purchase is
 * ours. Each of them is asked in the unit of work of the arrival, or of the acceptance that sends goods back.
 */
export interface DirectShipment {
  /** Orders of customers, what has been sold by this report, and what this acceptance has brought back of it: locked with them. */
  heldWith(
    context: Context,
    of: { readonly arrival_no: string; readonly acceptance_no?: string },
    orders: readonly string[],
  ): Promise<readonly WantedRows[]>
  ship(context: Context, report: DirectReport): Promise<void>
  takeBack(context: Context, taken: { readonly arrival_no: string; readonly reason: string }): Promise<void>
  /** Credits the customer, and posts 521 before the 020 of the acceptance. */
  bringBack(context: Context, back: DirectReturn): Promise<void>
  takeBackReturn(
    context: Context,
    taken: { readonly acceptance_no: string; readonly reason: string },
  ): Promise<void>
}

export const directShipment = point<DirectShipment>('directShipment')

/** The virtual place through which direct deliveries pass; blank where the factory has none. */
export async function directPlace({ tx, session }: Context): Promise<string> {
  const [found] = await rows(
    tx,
    { location_cd: z.string() },
    sql`SELECT p.location_cd FROM ${locationRead.rows} AS p WHERE p.company_cd = ${session.company_cd}
      AND p.factory_cd = ${session.factory_cd} AND p.location_kind = '9' AND p.abort_div = '0'
      AND p.location_cd NOT IN (${arrivalLocation}, ${dispatchLocation}) ORDER BY p.location_cd LIMIT 1`,
  )
  return found?.location_cd ?? ''
}
