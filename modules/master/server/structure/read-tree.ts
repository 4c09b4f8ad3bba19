import { sql, type SQL } from 'drizzle-orm'
import { codeName } from '#modules/system/server/views.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import {
  deepestLevel,
  mostLines,
  structureLine,
  structureTree,
  type Direction,
} from '../../contract/structure.ts'

type Asked = InputOf<typeof structureTree>
type Answer = OutputOf<typeof structureTree>

/** A structure at all depths in one statement: down to the parts, or up to the items that use one. */
export async function readTree(context: Context, { item_cd, direction, on_dt }: Asked): Promise<Answer> {
  const { tx, session } = context
  const [item] = await rows(
    tx,
    structureTree.output.shape.item.shape,
    sql`SELECT item_cd, item_nm, drawing_no, ${unitOf('item')} AS unit_nm, make_buy, abort_div FROM item
      WHERE company_cd = ${session.company_cd} AND item_cd = ${item_cd}`,
  )
  if (!item) throw http[404].with()
  const lines = await rows(tx, structureLine.shape, treeOf(session.company_cd, item_cd, direction, on_dt))
  return { item, lines: lines.slice(0, mostLines), cut: lines.length > mostLines }
}

/**
 * The recursion hands out lines level by level and is stopped by LIMIT when there are too many, so that a structure
 * that multiplies at every level costs no more than what is shown. The items are looked up line by line: the planner believes in
 * thousands of lines and would read every item of the company.
 */
const treeOf = (company_cd: string, item_cd: string, direction: Direction, on_dt: string): SQL => sql`
  WITH RECURSIVE tree AS (
    SELECT 1 AS level, ARRAY[${place(direction)}] AS path, ${need} AS total_qty, bom.*
    FROM bom
    WHERE bom.company_cd = ${company_cd} AND bom.abort_div <> '2' AND ${first(direction, item_cd)} ${inForce(on_dt)}
    UNION ALL
    SELECT tree.level + 1, tree.path || ${place(direction)},
      CASE bom.qty_div WHEN '1' THEN 1 ELSE tree.total_qty END * ${need}, bom.*
    FROM tree JOIN bom ON bom.company_cd = ${company_cd} AND bom.abort_div <> '2' AND ${next(direction)} ${inForce(on_dt)}
    WHERE tree.level < ${sql.raw(String(deepestLevel))}
  ), shown AS MATERIALIZED (SELECT * FROM tree LIMIT ${sql.raw(String(mostLines + 1))})
  SELECT shown.level, shown.path, shown.parent_item_cd, shown.seq, shown.item_cd,
    to_char(shown.from_dt, 'YYYY-MM-DD') AS from_dt, coalesce(to_char(shown.to_dt, 'YYYY-MM-DD'), '') AS to_dt,
    node.item_cd AS node_cd, node.item_nm AS node_nm, node.abort_div AS node_abort_div, node.drawing_no, ${unitOf('node')} AS unit_nm,
    node.make_buy, trim_scale(shown.base_qty)::text AS base_qty, trim_scale(shown.need_qty)::text AS need_qty,
    trim_scale(shown.scrap_rate)::text AS scrap_rate, shown.qty_div, trim_scale(round(shown.total_qty, 6))::text AS total_qty,
    coalesce(shown.substitute_item_cd, '') AS substitute_item_cd, coalesce(other.item_nm, '') AS substitute_item_nm,
    shown.shippable_flg, shown.abort_div, shown.update_cnt
  FROM shown
  JOIN LATERAL (SELECT * FROM item
    WHERE item.company_cd = ${company_cd} AND item.item_cd = shown.${nodeOf(direction)} LIMIT 1) AS node ON true
  LEFT JOIN LATERAL (SELECT item_nm FROM item
    WHERE item.company_cd = ${company_cd} AND item.item_cd = shown.substitute_item_cd LIMIT 1) AS other ON true
  ORDER BY shown.path`

/** Units are codes of the code table; without a name there the code itself. */
export const unitOf = (item: string): SQL =>
  sql`coalesce(${codeName('UNIT', item, 'unit_cd')}, ${sql.identifier(item)}.unit_cd)`

/** decisions.md: per base quantity, and what is lost on the way is needed too. */
const need = sql`bom.need_qty / bom.base_qty * (1 + bom.scrap_rate / 100)`

/** Parts stand in their sequence, users in the order of their codes. */
const place = (direction: Direction): SQL =>
  direction === 'parts'
    ? sql`(lpad(bom.seq::text, 4, '0') || ' ' || bom.from_dt) COLLATE "C"`
    : sql`(bom.parent_item_cd || ' ' || lpad(bom.seq::text, 4, '0') || ' ' || bom.from_dt) COLLATE "C"`

/** A substitute is used as well, where nobody has chosen it yet. */
const first = (direction: Direction, item_cd: string): SQL =>
  direction === 'parts'
    ? sql`bom.parent_item_cd = ${item_cd}`
    : sql`(bom.item_cd = ${item_cd} OR bom.substitute_item_cd = ${item_cd})`

const next = (direction: Direction): SQL =>
  direction === 'parts' ? sql`bom.parent_item_cd = tree.item_cd` : sql`bom.item_cd = tree.parent_item_cd`

const nodeOf = (direction: Direction): SQL => sql.raw(direction === 'parts' ? 'item_cd' : 'parent_item_cd')

export const inForce = (on_dt: string): SQL =>
  on_dt === ''
    ? sql``
    : sql`AND bom.from_dt <= ${on_dt}::date AND (bom.to_dt IS NULL OR bom.to_dt >= ${on_dt}::date)`
