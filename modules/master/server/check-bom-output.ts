import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FieldOf, WrittenOf } from '#platform/contract/master-record.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { Wrong } from '#platform/server/master/policy.ts'
import type { bomOutputMaster } from '../contract/bom-output.ts'
import { masterErrors } from '../contract/master-errors.ts'

type Output = WrittenOf<typeof bomOutputMaster>
type WrongOutput = Wrong<FieldOf<typeof bomOutputMaster>>

/** What comes out beside an item bears no more than the whole cost, on any day; of the lines of one output the latest holds. */
export async function checkBomOutput(
  { tx, session }: Context,
  records: readonly Output[],
): Promise<readonly WrongOutput[]> {
  const { company_cd } = session
  const parents = textArray(records.map(({ parent_item_cd }) => parent_item_cd))
  const found = await rows(
    tx,
    { parent: z.string() },
    sql`SELECT DISTINCT day.parent_item_cd AS parent
      FROM (SELECT DISTINCT parent_item_cd, from_dt FROM bom_output
        WHERE company_cd = ${company_cd} AND abort_div <> '2' AND parent_item_cd = ANY(${parents})) AS day
      CROSS JOIN LATERAL (SELECT sum(cost_share) AS shares FROM (
        SELECT DISTINCT ON (item_cd) cost_share FROM bom_output
        WHERE company_cd = ${company_cd} AND parent_item_cd = day.parent_item_cd AND abort_div <> '2'
          AND from_dt <= day.from_dt AND coalesce(to_dt, 'infinity') >= day.from_dt
        ORDER BY item_cd, from_dt DESC) AS held) AS borne
      WHERE borne.shares > 100`,
  )
  const tooMuch = new Set(found.map(({ parent }) => parent))
  return records.flatMap(({ parent_item_cd }, at): WrongOutput[] =>
    tooMuch.has(parent_item_cd)
      ? [{ at, path: 'cost_share', kind: masterErrors.MST_COST_SHARES, params: {} }]
      : [],
  )
}
