import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { decimal, written, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Demand } from '../ledger/demand.ts'
import { expectedRows } from '../supply-demand/expected-rows.ts'
import { supplyDemand } from '../supply-demand/sources.ts'
import { supplyKey, supplyOf, type Supply } from './supply.ts'

const supplyColumns = { supply_kind: z.string(), supply_no: z.string(), supply_line: z.int() }

/** A peg as it is stored, and how much of it is left while a unit of work is judged. */
export interface Peg extends Demand, Supply {
  readonly item_cd: string
  readonly owner_cd: string
  readonly priority: number
  readonly need_dt: string | null
  readonly stored: Decimal
  left: Decimal
}

/** Who is served first stands first: the earliest demand, then the most urgent one. */
export async function pegsOn(context: Context, supplies: readonly Supply[]): Promise<readonly Peg[]> {
  if (supplies.length === 0) return []
  const { tx, session } = context
  const found = await rows(
    tx,
    {
      ...supplyColumns,
      demand_kind: z.string(),
      demand_no: z.string(),
      demand_line: z.int(),
      item_cd: z.string(),
      owner_cd: z.string(),
      priority: z.int(),
      need_dt: z.string().nullable(),
      qty: z.string(),
    },
    sql`SELECT demand_kind, demand_no, demand_line, supply_kind, supply_no, supply_line, item_cd, owner_cd, priority,
        need_dt::text, qty::text
      FROM peg WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}
        AND (supply_kind, supply_no, supply_line) IN (SELECT supply_kind, supply_no, supply_line
          FROM jsonb_populate_recordset(NULL::peg, ${JSON.stringify(supplies.map(supplyOf))}::jsonb))
      ORDER BY need_dt NULLS LAST, priority, create_dt, demand_kind, demand_no, demand_line`,
  )
  return found.map(({ qty, ...one }) => ({ ...one, stored: decimal(qty), left: decimal(qty) }))
}

export const pegsOf = ({ tx, session }: Context, demands: readonly Demand[]) =>
  rows(
    tx,
    { ...supplyColumns, item_cd: z.string() },
    sql`SELECT supply_kind, supply_no, supply_line, item_cd FROM peg
      WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}
        AND (demand_kind, demand_no, demand_line) IN (SELECT demand_kind, demand_no, demand_line
          FROM jsonb_populate_recordset(NULL::peg, ${JSON.stringify(demands)}::jsonb))`,
  )

/** What the owners of the supplies publish as still to come, of those that are published. */
export async function publishedOpen(
  { tx, session, registered }: Context,
  supplies: readonly Supply[],
  items: readonly string[],
): Promise<Map<string, Decimal>> {
  if (supplies.length === 0) return new Map()
  const found = await rows(
    tx,
    { ...supplyColumns, open: z.string() },
    sql`SELECT kind AS supply_kind, no AS supply_no, line AS supply_line, sum(qty)::text AS open
      FROM (${expectedRows(registered(supplyDemand))}) AS expected
      WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND counts <> 'demand' AND qty > 0
        AND item_cd IN (SELECT jsonb_array_elements_text(${JSON.stringify(items)}::jsonb))
        AND (kind, no, line) IN (SELECT supply_kind, supply_no, supply_line
          FROM jsonb_populate_recordset(NULL::peg, ${JSON.stringify(supplies.map(supplyOf))}::jsonb))
      GROUP BY 1, 2, 3`,
  )
  return new Map(found.map((row) => [supplyKey(row), decimal(row.open)]))
}

/** One statement for pegs that are gone, smaller, larger and new. */
export async function writePegs({ tx, session }: Context, pegs: readonly Peg[]): Promise<void> {
  const changed = pegs.filter(({ stored, left }) => stored.units !== left.units)
  if (changed.length === 0) return
  const { company_cd, factory_cd, user_cd } = session
  const records = changed.map(({ stored: _stored, left, ...peg }) => ({ ...peg, qty: written(left) }))
  await tx.execute(sql`WITH wanted AS (SELECT * FROM jsonb_populate_recordset(NULL::peg, ${JSON.stringify(records)}::jsonb)),
    gone AS (
      DELETE FROM peg p USING wanted w WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd} AND w.qty = 0
        AND p.demand_kind = w.demand_kind AND p.demand_no = w.demand_no AND p.demand_line = w.demand_line
        AND p.supply_kind = w.supply_kind AND p.supply_no = w.supply_no AND p.supply_line = w.supply_line
        AND p.item_cd = w.item_cd AND p.owner_cd = w.owner_cd)
    INSERT INTO peg (company_cd, factory_cd, demand_kind, demand_no, demand_line, supply_kind, supply_no, supply_line,
      item_cd, owner_cd, qty, priority, need_dt, create_user, update_user)
    SELECT ${company_cd}, ${factory_cd}, demand_kind, demand_no, demand_line, supply_kind, supply_no, supply_line,
      item_cd, owner_cd, qty, priority, need_dt, ${user_cd}, ${user_cd} FROM wanted WHERE qty > 0
    ON CONFLICT (company_cd, factory_cd, demand_kind, demand_no, demand_line, supply_kind, supply_no, supply_line, item_cd, owner_cd)
    DO UPDATE SET qty = excluded.qty, priority = excluded.priority, need_dt = excluded.need_dt,
      update_user = excluded.update_user, update_dt = now(), update_cnt = peg.update_cnt + 1`)
}
