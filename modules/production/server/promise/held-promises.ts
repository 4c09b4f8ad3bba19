import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { heldTakes, type HeldTakes } from '#modules/receive-order/contract/promised.ts'
import { orderLineRead, promiseHoldRead } from '#modules/receive-order/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { epochDay } from '#planning/mrp/input-reader.ts'

/** What is held for a line of an order, `no line`. */
export interface Held {
  readonly line: string
  readonly takes: HeldTakes
}

export const lineKey = (no: string, line: number): string => `${no} ${line}`

/** 仮押さえ that counts: until its day has passed, the line has ended, or a plan has come in its place. */
export async function readHeld(
  { tx, session }: Context,
  { today }: { readonly today: string },
): Promise<readonly Held[]> {
  const found = await rows(
    tx,
    { order_no: z.string(), line_no: z.int(), takes: heldTakes },
    sql`SELECT h.order_no, h.line_no, h.takes FROM ${promiseHoldRead.rows} AS h
      JOIN ${orderLineRead.rows} AS l USING (company_cd, factory_cd, order_no, line_no)
      WHERE h.company_cd = ${session.company_cd} AND h.factory_cd = ${session.factory_cd} AND h.until_dt >= ${today}
        AND l.line_status = '0' AND l.plan_status = '0' ORDER BY h.order_no, h.line_no`,
  )
  return found.map(({ order_no, line_no, takes }) => ({ line: lineKey(order_no, line_no), takes }))
}

const minutesPerDay = 1440

/** Its times, counted from the midnight of another day; those that have passed are nobody's. */
export function slotsFrom({ takes }: Held, from_dt: string): HeldTakes['slots'] {
  const shift = ((epochDay(takes.base_dt) ?? 0) - (epochDay(from_dt) ?? 0)) * minutesPerDay
  return takes.slots
    .map((slot) => ({ ...slot, start: slot.start + shift, end: slot.end + shift }))
    .filter(({ end }) => end > 0)
}
