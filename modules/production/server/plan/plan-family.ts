import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { itemRead } from '#modules/master/server/views.ts'
import { fixedCodes } from '#modules/system/contract/fixed-codes.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import { waitsForPlan } from '../../contract/plan/part-wait.ts'
import type { planFamily as familyCall } from '../../contract/plan/plan-calls.ts'
import { productionPlan } from './tables.ts'

const link = { plan_no: z.string(), part: z.string() }

const plan = {
  ...{ plan_no: z.string(), update_cnt: z.int(), item_cd: z.string(), item_nm: z.string() },
  ...{ qty: z.string(), unit_nm: z.string(), start_dt: z.string(), due_dt: z.string() },
  ...{ production_div: fixedCodes.production_div.schema, locked_flg: z.boolean() },
}

/** 構成品の計画: what is planned for the parts of these plans, over all levels, and what they are made for; by what plans wait for. */
export async function planFamily(
  context: Context,
  { plan_no }: InputOf<typeof familyCall>,
): Promise<OutputOf<typeof familyCall>> {
  const links = await readLinks(context)
  const [down, up] = [new Map<string, string[]>(), new Map<string, string[]>()]
  for (const one of links) {
    put(down, one.plan_no, one.part)
    put(up, one.part, one.plan_no)
  }
  const [below, above] = [levelsOf(down, plan_no), levelsOf(up, plan_no)]
  const found = new Map(
    (await readPlans(context, [...below.keys(), ...above.keys()])).map((one) => [one.plan_no, one]),
  )
  const together = new Set([...plan_no, ...below.keys()])
  const kept = [...below.keys()].filter(
    (no) => found.get(no)?.locked_flg || up.get(no)?.some((other) => !together.has(other)),
  )
  // What stays has its own parts to wait for.
  const staying = new Set([...kept, ...levelsOf(down, kept).keys()])
  const shown = (levels: ReadonlyMap<string, number>) =>
    [...levels]
      .flatMap(([no, level]) => {
        const one = found.get(no)
        return one ? [{ ...one, level, stays: staying.has(no) }] : []
      })
      .toSorted(
        (a, b) =>
          a.level - b.level || a.due_dt.localeCompare(b.due_dt) || Number(a.plan_no) - Number(b.plan_no),
      )
  return { below: shown(below), above: shown(above) }
}

const put = (lists: Map<string, string[]>, key: string, value: string) => {
  const known = lists.get(key)
  if (known) known.push(value)
  else lists.set(key, [value])
}

/** Level by level, each plan as near as it comes; those that one begins with are not among them. */
function levelsOf(
  next: ReadonlyMap<string, readonly string[]>,
  from: readonly string[],
): ReadonlyMap<string, number> {
  const known = new Set(from)
  const levels = new Map<string, number>()
  let edge = from
  for (let level = 1; edge.length > 0; level++) {
    edge = [...new Set(edge.flatMap((no) => next.get(no) ?? []))].filter((no) => !known.has(no))
    for (const no of edge) {
      known.add(no)
      levels.set(no, level)
    }
  }
  return levels
}

/** Which plans wait for which, among those that are not confirmed. */
const readLinks = ({ tx, session }: Context) =>
  rows(
    tx,
    link,
    sql`SELECT DISTINCT p.plan_no::text AS plan_no, w.no AS part
      FROM ${productionPlan} AS p CROSS JOIN LATERAL jsonb_to_recordset(p.waits) AS w(kind text, no text)
      WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.plan_status = '1'
        AND w.kind = ${waitsForPlan}`,
  )

const readPlans = ({ tx, session }: Context, numbers: readonly string[]) =>
  rows(
    tx,
    plan,
    sql`SELECT p.plan_no::text AS plan_no, p.update_cnt, p.item_cd, ${itemRead.of('p', 'item_nm')} AS item_nm,
        trim_scale(p.qty)::text AS qty, coalesce(${itemRead.of('p', 'unit_nm')}, '') AS unit_nm, p.start_dt::text AS start_dt,
        p.due_dt::text AS due_dt, p.production_div, p.locked_flg
      FROM ${productionPlan} AS p WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd}
        AND p.plan_status = '1' AND p.plan_no = ANY(${textArray(numbers)}::bigint[])`,
  )
