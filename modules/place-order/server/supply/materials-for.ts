import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { suppliedParts } from '#modules/master/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'

/** A material that a subcontractor gets from us, and how much of it. */
export type Material = Omit<RowOf<typeof columns>, 'at'>
const columns = { at: z.int(), item_cd: z.string(), is_charged: z.boolean(), qty: z.string() }

/** Of a product the pieces from one number to another. */
interface Pieces {
  readonly item_cd: string
  /** Whose bill of material counts: the day of the order. */
  readonly on_dt: string
  readonly from_qty: string
  readonly to_qty: string
}

/** What pieces of products draw of what we supply, one after the other. */
export async function materialsFor(
  { tx, session }: Context,
  pieces: readonly Pieces[],
): Promise<readonly (readonly Material[])[]> {
  if (pieces.length === 0) return []
  const asked = pieces.map((one, at) => ({ at, ...one }))
  const found = await rows(
    tx,
    columns,
    sql`SELECT s.at, s.part_cd AS item_cd, s.is_charged, trim_scale(s.part_qty)::text AS qty
      FROM (${suppliedParts(sql`SELECT ${session.company_cd}::text AS company_cd, a.* FROM ${sentRows(asked, 'a', { at: 'int', item_cd: 'text', on_dt: 'date', from_qty: 'numeric', to_qty: 'numeric' })}`)}) AS s
      WHERE s.part_qty <> 0 ORDER BY s.at, s.part_seq, s.part_cd`,
  )
  const of = pieces.map((): Material[] => [])
  for (const { at, ...material } of found) of[at]?.push(material)
  return of
}
