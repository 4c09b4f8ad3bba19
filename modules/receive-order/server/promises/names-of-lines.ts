import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead, itemRead } from '#modules/master/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'

interface Named {
  readonly customer_cd: string
  readonly branch_no: string
  readonly ship_item_cd: string
}

/** What customers and items are called, in the order of the lines. */
export const namesOfLines = (
  { tx, session }: Context,
  lines: readonly Named[],
): Promise<readonly { readonly customer_nm: string; readonly item_nm: string }[]> =>
  rows(
    tx,
    { customer_nm: z.string(), item_nm: z.string() },
    sql`SELECT coalesce(${customerRead.of('l', 'customer_nm')}, '') AS customer_nm,
        coalesce(${itemRead.of('l', 'item_nm', { item_cd: 'ship_item_cd' })}, '') AS item_nm
      FROM (SELECT ${session.company_cd}::text AS company_cd, w.* FROM ${sentRows(
        lines.map(({ customer_cd, branch_no, ship_item_cd }, turn) => ({
          ...{ turn, customer_cd, branch_no, ship_item_cd },
        })),
        'w',
        { turn: 'int', customer_cd: 'text', branch_no: 'text', ship_item_cd: 'text' },
      )}) AS l
      ORDER BY l.turn`,
  )
