import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { say } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Demand } from '../ledger/demand.ts'
import { expectedRows } from '../supply-demand/expected-rows.ts'
import { supplyDemand } from '../supply-demand/sources.ts'

const columns = {
  supply_kind: z.string(),
  supply_no: z.string(),
  supply_line: z.int(),
  date: z.string(),
  open: z.string(),
  tied: z.string(),
  own: z.string(),
}

/** What is still to come of an item of ours, what of it is tied to demands, and what to this one; the earliest first. */
export async function openSupplies(
  { tx, session, registered, language }: Context,
  { item_cd, demand }: { readonly item_cd: string; readonly demand: Demand },
) {
  const sources = registered(supplyDemand)
  const { company_cd, factory_cd } = session
  const isOwn = sql`(p.demand_kind, p.demand_no, p.demand_line) = (${demand.demand_kind}, ${demand.demand_no}, ${demand.demand_line}::int)`
  const found = await rows(
    tx,
    columns,
    sql`SELECT e.kind AS supply_kind, e.no AS supply_no, e.line AS supply_line, coalesce(e.date::text, '') AS date,
        trim_scale(e.qty)::text AS open, trim_scale(coalesce(t.tied, 0))::text AS tied, trim_scale(coalesce(t.own, 0))::text AS own
      FROM (SELECT kind, no, line, min(date) AS date, sum(qty) AS qty FROM (${expectedRows(sources)}) AS expected
        WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND item_cd = ${item_cd} AND owner_cd = '' AND qty > 0
        GROUP BY kind, no, line) AS e
      LEFT JOIN LATERAL (SELECT sum(p.qty) AS tied, sum(p.qty) FILTER (WHERE ${isOwn}) AS own FROM peg p
        WHERE p.company_cd = ${company_cd} AND p.factory_cd = ${factory_cd} AND p.supply_kind = e.kind
          AND p.supply_no = e.no AND p.supply_line = e.line AND p.item_cd = ${item_cd}) AS t ON true
      ORDER BY e.date NULLS LAST, e.kind, e.no, e.line`,
  )
  const labels = new Map(sources.map(({ kind, label }) => [kind, say(label, language)]))
  return found.map((one) => ({ ...one, what: labels.get(one.supply_kind) ?? one.supply_kind }))
}
