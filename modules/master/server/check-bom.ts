import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ErrorKind } from '#platform/contract/errors.ts'
import type { FieldOf, WrittenOf } from '#platform/contract/master-record.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { Wrong } from '#platform/server/master/policy.ts'
import type { bomMaster } from '../contract/bom.ts'
import { masterErrors } from '../contract/master-errors.ts'
import { pathBack, type Edge } from './structure/path-back.ts'

type Line = WrittenOf<typeof bomMaster>
type WrongLine = Wrong<FieldOf<typeof bomMaster>>

/**
 * No item goes into itself at any depth, and one part of an item at most is the one that leaves when it is sold: kept in
 * stock, and what leaves itself (20114 to 20117 are named as a set; which is which is ours).
 */
export async function checkBom(context: Context, records: readonly Line[]): Promise<readonly WrongLine[]> {
  const parents = [...new Set(records.map(({ parent_item_cd }) => parent_item_cd))]
  const [circles, twice] = [await inCircle(context, parents), await withTwoShippable(context, parents)]
  const shipped = await shippedParts(
    context,
    records.filter(({ shippable_flg }) => shippable_flg),
  )
  return records.flatMap(({ parent_item_cd: parent, item_cd, shippable_flg }, at): WrongLine[] => {
    const path = circles.get(parent)
    if (path !== undefined)
      return [{ at, path: 'item_cd', kind: masterErrors.MST_BOM_CYCLE, params: { path: inWords(path) } }]
    if (!shippable_flg) return []
    const refused = (kind: ErrorKind): WrongLine[] => [
      { at, path: 'shippable_flg', kind, params: { item: item_cd } },
    ]
    if (twice.has(parent)) return refused(masterErrors[20114])
    const part = shipped.get(item_cd)
    if (part && !part.stocked) return refused(masterErrors[20116])
    return part?.passes_on ? refused(masterErrors[20117]) : []
  })
}

/** What leaves for its parent: whether it lies in stock, and whether a part of its own would leave for it. */
async function shippedParts({ tx, session }: Context, lines: readonly Line[]) {
  const found = await rows(
    tx,
    { item_cd: z.string(), stocked: z.boolean(), passes_on: z.boolean() },
    sql`SELECT item_cd, item.stock_flg AND item_type.stock_flg AS stocked, EXISTS (SELECT FROM bom
        WHERE bom.company_cd = item.company_cd AND bom.parent_item_cd = item.item_cd AND bom.shippable_flg AND bom.abort_div <> '2') AS passes_on
      FROM item JOIN item_type USING (company_cd, item_type_cd)
      WHERE company_cd = ${session.company_cd} AND item_cd = ANY(${textArray(lines.map(({ item_cd }) => item_cd))})`,
  )
  return new Map(found.map((part) => [part.item_cd, part]))
}

/** For what changes several lines at once. */
export async function refuseCircles(context: Context, parents: readonly string[]): Promise<void> {
  const [path] = [...(await inCircle(context, parents)).values()]
  if (path) throw masterErrors.MST_BOM_CYCLE.with({ path: inWords(path) }).at('new_item_cd')
}

const inWords = (path: readonly string[]): string => path.join(' → ')

/**
 * Items that one comes back to, with the way there. Every line counts, in force today or not: a structure that would be
 * a circle on another day is none that anybody wants.
 */
async function inCircle(
  context: Context,
  parents: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { tx, session } = context
  // Two halves of a circle, written at the same time, would each not see the other.
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${session.company_cd} bom structure`}, 0))`,
  )
  const found = await rows(
    tx,
    { top: z.string() },
    sql`${below(context, parents)} SELECT DISTINCT top FROM below WHERE item = top ORDER BY top`,
  )
  const circles = new Map<string, readonly string[]>()
  for (const [at, { top }] of found.entries())
    circles.set(top, at < mostWays ? pathBack(await edgesBelow(context, top), top) : [top, '…', top])
  return circles
}

/** A file can be full of circles; after some ways a person knows what is wrong with it. */
const mostWays = 20

/** Every item under each of the parents once, however many ways lead there: the work is bounded by their number. */
const below = ({ session }: Context, parents: readonly string[]) => sql`
  WITH RECURSIVE below(top, item) AS (
    SELECT parent_item_cd, item_cd FROM bom
    WHERE company_cd = ${session.company_cd} AND abort_div <> '2'
      AND parent_item_cd = ANY(${textArray(parents)})
    UNION
    SELECT below.top, bom.item_cd FROM below
    JOIN bom ON bom.company_cd = ${session.company_cd} AND bom.parent_item_cd = below.item AND bom.abort_div <> '2'
  )`

const edgesBelow = (context: Context, top: string): Promise<readonly Edge[]> =>
  rows(
    context.tx,
    { parent: z.string(), part: z.string() },
    sql`${below(context, [top])}
    SELECT DISTINCT parent_item_cd AS parent, bom.item_cd AS part FROM bom
    WHERE company_cd = ${context.session.company_cd} AND abort_div <> '2'
      AND (parent_item_cd = ${top} OR parent_item_cd IN (SELECT item FROM below))
    ORDER BY parent, part`,
  )

/** Lines that are in force on the same day stand against each other. */
async function withTwoShippable(
  { tx, session }: Context,
  parents: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await rows(
    tx,
    { parent: z.string() },
    sql`
    SELECT DISTINCT one.parent_item_cd AS parent FROM bom AS one
    JOIN bom AS other ON other.company_cd = one.company_cd AND other.parent_item_cd = one.parent_item_cd
      AND (other.seq, other.from_dt) > (one.seq, one.from_dt) AND other.shippable_flg AND other.abort_div <> '2'
      AND one.from_dt <= coalesce(other.to_dt, 'infinity') AND other.from_dt <= coalesce(one.to_dt, 'infinity')
    WHERE one.company_cd = ${session.company_cd} AND one.shippable_flg AND one.abort_div <> '2'
      AND one.parent_item_cd = ANY(${textArray(parents)})`,
  )
  return new Set(found.map(({ parent }) => parent))
}
