import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Tx } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { priceForOne } from '../pricing/price-for-one.ts'
import { inForce } from '../structure/read-tree.ts'
import { grouped, readSteps, type Where } from './cost-steps.ts'
import { costedItem, costedOutput, costedPart, type CostSources } from './roll-up.ts'

export interface Wanted {
  readonly from_dt: string
  /** Blank: everything. */
  readonly item_cd: string
}

/** Everything that goes into the standard costs of a day: items, what they consist of, how they are made and at what rate. */
export async function readSources(tx: Tx, where: Where, wanted: Wanted): Promise<CostSources> {
  const { company_cd } = where
  const concerned = await concernedItems(tx, company_cd, wanted)
  const items = await rows(
    tx,
    costedItem,
    sql`SELECT item_cd, item_nm, make_buy, ${priceForOne(sql`purchase_price`, sql`purchase_price_base_qty`)}::text AS purchase_price,
        trim_scale(lot_min)::text AS lot_min, trim_scale(scrap_rate)::text AS scrap_rate
      FROM item WHERE company_cd = ${company_cd} AND abort_div <> '2' ${concerned(sql`item_cd`)}`,
  )
  const parts = await rows(
    tx,
    costedPart,
    sql`SELECT parent_item_cd, item_cd, trim_scale(need_qty)::text AS need_qty,
        trim_scale(base_qty)::text AS base_qty, trim_scale(scrap_rate)::text AS scrap_rate, supply_div, qty_div
      FROM bom
      WHERE company_cd = ${company_cd} AND abort_div <> '2' ${inForce(wanted.from_dt)} ${concerned(sql`parent_item_cd`)}
      ORDER BY parent_item_cd, seq`,
  )
  const outputs = await rows(
    tx,
    costedOutput,
    sql`SELECT DISTINCT ON (parent_item_cd, item_cd) parent_item_cd, item_cd, ${outputName} AS item_nm, trim_scale(output_qty)::text AS output_qty,
        trim_scale(base_qty)::text AS base_qty, trim_scale(cost_share)::text AS cost_share
      FROM ${outputsInForce(company_cd, wanted.from_dt)} ${concerned(sql`parent_item_cd`)}
      ORDER BY parent_item_cd, item_cd, from_dt DESC`,
  )
  return {
    items: new Map(items.map((item) => [item.item_cd, item])),
    parts: grouped(parts, ({ parent_item_cd }) => parent_item_cd),
    outputs: grouped(outputs, ({ parent_item_cd }) => parent_item_cd),
    outputOf: new Map(outputs.map((output) => [output.item_cd, output])),
    steps: await readSteps(tx, where, wanted.from_dt, concerned),
  }
}

const outputName = sql`coalesce((SELECT item_nm FROM item WHERE item.company_cd = bom_output.company_cd AND item.item_cd = bom_output.item_cd), '')`

const outputsInForce = (company_cd: string, on: string): SQL => sql`bom_output
  WHERE company_cd = ${company_cd} AND abort_div <> '2' AND from_dt <= ${on}::date AND coalesce(to_dt, 'infinity') >= ${on}::date`

/** Only the wanted item with everything below it, and what it comes out beside. UNION, so that what stands in many places is gone through once. */
async function concernedItems(
  tx: Tx,
  company_cd: string,
  { from_dt, item_cd }: Wanted,
): Promise<(column: SQL) => SQL> {
  if (item_cd === '') return () => sql``
  const found = await rows(
    tx,
    { item_cd: z.string() },
    sql`WITH RECURSIVE concerned AS (
        SELECT ${item_cd}::text COLLATE "C" AS item_cd
        UNION
        SELECT needed.item_cd::text FROM concerned JOIN (
          SELECT parent_item_cd AS of_item_cd, item_cd FROM bom
          WHERE company_cd = ${company_cd} AND abort_div <> '2' ${inForce(from_dt)}
          UNION ALL
          SELECT item_cd, parent_item_cd FROM ${outputsInForce(company_cd, from_dt)}
            AND NOT EXISTS (SELECT FROM bom WHERE company_cd = ${company_cd} AND bom.parent_item_cd = bom_output.item_cd AND abort_div <> '2')
        ) AS needed ON needed.of_item_cd = concerned.item_cd)
      SELECT item_cd FROM concerned`,
  )
  const codes = found.map((one) => one.item_cd)
  return (column) => sql`AND ${column} = ANY (${textArray(codes)})`
}
