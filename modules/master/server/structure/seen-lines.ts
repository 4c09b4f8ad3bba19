import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'

interface LineKey {
  readonly parent_item_cd: string
  readonly seq: number
  readonly from_dt: string
}
interface SeenLine extends LineKey {
  readonly update_cnt: number
}

/** A line of a structure as it is while nobody else may change it. */
export type HeldLine = RowOf<typeof heldLine>
const heldLine = {
  parent_item_cd: z.string(),
  seq: z.int(),
  from_dt: z.string(),
  to_dt: z.string(),
  item_cd: z.string(),
  substitute_item_cd: z.string(),
  abort_div: z.string(),
  update_cnt: z.int(),
  update_user: z.string(),
  update_dt: z.string(),
}

/** Lines of parents, locked until the end of the transaction and in a fixed order, so that two callers never wait for each other. */
export const holdLines = (
  { tx, session }: Context,
  parents: readonly string[],
): Promise<readonly HeldLine[]> =>
  rows(
    tx,
    heldLine,
    sql`SELECT parent_item_cd, seq, to_char(from_dt, 'YYYY-MM-DD') AS from_dt,
        coalesce(to_char(to_dt, 'YYYY-MM-DD'), '') AS to_dt, item_cd, coalesce(substitute_item_cd, '') AS substitute_item_cd,
        abort_div, update_cnt, update_user, update_dt
      FROM bom WHERE company_cd = ${session.company_cd}
        AND parent_item_cd = ANY(${textArray(parents)})
      ORDER BY parent_item_cd, seq, from_dt FOR UPDATE`,
  )

export const lineKey = ({ parent_item_cd, seq, from_dt }: LineKey): string =>
  [parent_item_cd, seq, from_dt].join(' ')

/** The first line that is no longer as the caller has seen it. */
export function firstChanged(held: readonly HeldLine[], seen: readonly SeenLine[]): HeldLine | undefined {
  const lines = new Map(held.map((line) => [lineKey(line), line]))
  for (const one of seen) {
    const line = lines.get(lineKey(one))
    if (!line) throw http[404].with()
    if (line.update_cnt !== one.update_cnt) return line
  }
  return undefined
}
