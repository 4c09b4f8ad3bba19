import { sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Stored, Wrong } from '#platform/server/master/policy.ts'
import { masterErrors } from '../contract/master-errors.ts'

/** No item goes into itself at any depth, and one part of an item at most is the one that leaves when it is sold. */
export async function checkBom(context: Context, records: readonly Stored[]): Promise<readonly Wrong[]> {
  const parents = [...new Set(records.map((record) => String(record['parent_item_cd'])))]
  const [circles, twice] = [await inCircle(context, parents), await withTwoShippable(context, parents)]
  return records.flatMap((record, at): Wrong[] => {
    const parent = String(record['parent_item_cd'])
    const part = circles.get(parent)
    if (part !== undefined)
      return [{ at, path: 'item_cd', kind: masterErrors.MST_BOM_CYCLE, params: { name: part, item: parent } }]
    return record['shippable_flg'] === true && twice.has(parent)
      ? [{ at, path: 'shippable_flg', kind: masterErrors.MST_SHIPPABLE_ONE, params: {} }]
      : []
  })
}

/**
 * Items that one comes back to, with the part that leads there. Every line counts, in force today or not: a structure
 * that would be a circle on another day is none that anybody wants.
 */
async function inCircle(
  { tx, session }: Context,
  parents: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ top: string; part: string }>(
    tx,
    sql`
    WITH RECURSIVE below(top, part, item) AS (
      SELECT parent_item_cd, item_cd, item_cd FROM bom
      WHERE company_cd = ${session.company_cd} AND abort_div <> '2'
        AND parent_item_cd IN (SELECT jsonb_array_elements_text(${JSON.stringify(parents)}::jsonb))
      UNION
      SELECT below.top, below.part, bom.item_cd FROM below
      JOIN bom ON bom.company_cd = ${session.company_cd} AND bom.parent_item_cd = below.item AND bom.abort_div <> '2'
    )
    SELECT DISTINCT ON (top) top, part FROM below WHERE item = top ORDER BY top, part`,
  )
  return new Map(found.map(({ top, part }) => [top, part]))
}

/** Lines that are in force on the same day stand against each other. */
async function withTwoShippable(
  { tx, session }: Context,
  parents: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await rows<{ parent: string }>(
    tx,
    sql`
    SELECT DISTINCT one.parent_item_cd AS parent FROM bom AS one
    JOIN bom AS other ON other.company_cd = one.company_cd AND other.parent_item_cd = one.parent_item_cd
      AND (other.seq, other.from_dt) > (one.seq, one.from_dt) AND other.shippable_flg AND other.abort_div <> '2'
      AND one.from_dt <= coalesce(other.to_dt, 'infinity') AND other.from_dt <= coalesce(one.to_dt, 'infinity')
    WHERE one.company_cd = ${session.company_cd} AND one.shippable_flg AND one.abort_div <> '2'
      AND one.parent_item_cd IN (SELECT jsonb_array_elements_text(${JSON.stringify(parents)}::jsonb))`,
  )
  return new Set(found.map(({ parent }) => parent))
}
