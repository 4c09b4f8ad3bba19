import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { wordsIn } from '#platform/server/list/where-of-list.ts'
import type { structureParents } from '../../contract/structure.ts'

const mostParents = 60

/** Items with a structure, and those that are made and should have one. */
export async function findParents(
  { tx, session }: Context,
  { keyword }: InputOf<typeof structureParents>,
): Promise<OutputOf<typeof structureParents>> {
  const words = wordsIn(keyword).map((word) => sql`AND item.search_key LIKE kaname_search_pattern(${word})`)
  const found = await rows(
    tx,
    { item_cd: z.string(), item_nm: z.string(), lines: z.int() },
    sql`WITH found AS (
      SELECT item_cd, item_nm FROM item
      WHERE company_cd = ${session.company_cd} AND abort_div <> '2' ${sql.join(words, sql` `)}
        AND (make_buy <> '3' OR EXISTS (SELECT FROM bom
          WHERE bom.company_cd = item.company_cd AND bom.parent_item_cd = item.item_cd AND bom.abort_div <> '2'))
      ORDER BY item_cd LIMIT ${sql.raw(String(mostParents + 1))}
    )
    SELECT item_cd, item_nm, (SELECT count(*)::int FROM bom
      WHERE bom.company_cd = ${session.company_cd} AND bom.parent_item_cd = found.item_cd AND bom.abort_div <> '2') AS lines
    FROM found ORDER BY item_cd`,
  )
  return { list: found.slice(0, mostParents), has_next: found.length > mostParents }
}
