import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { ProblemKind } from '../../contract/structure-problems.ts'
import { deepestLevel, problem, type structureProblems } from '../../contract/structure.ts'
import { inForce } from './read-tree.ts'

type Asked = InputOf<typeof structureProblems>

/** Everything in a structure that would stop planning or make it guess, the worst first. */
export async function findProblems(
  context: Context,
  { item_cd, on_dt }: Asked,
): Promise<OutputOf<typeof structureProblems>> {
  const { tx } = context
  const [size] = await rows(
    tx,
    { items: z.int() },
    sql`${scope(context, item_cd, on_dt)} SELECT count(*)::int AS items FROM items`,
  )
  if (!size || size.items === 0) throw http[404].with()
  const questions = checks(on_dt).map(
    ([
      kind,
      found,
    ]) => sql`SELECT ${kind} AS kind, problem.item_cd, item_nm, detail FROM (${found}) AS problem(item_cd, detail)
      JOIN items USING (item_cd)`,
  )
  const list = await rows(
    tx,
    problem.shape,
    sql`${scope(context, item_cd, on_dt)} ${sql.join(questions, sql` UNION ALL `)} ORDER BY kind, item_cd, detail`,
  )
  return { items: size.items, list: [...list] }
}

/**
 * The item with all that is below it, each once, its lines in force on the day, and of each item the routing that is in
 * force in this factory.
 */
const scope = ({ session }: Context, item_cd: string, on_dt: string): SQL => sql`
  WITH RECURSIVE below(item_cd, level) AS (
    SELECT item_cd::text, 0 FROM item WHERE company_cd = ${session.company_cd} AND item_cd = ${item_cd}
    UNION
    SELECT bom.item_cd::text, below.level + 1 FROM below
    JOIN bom ON bom.company_cd = ${session.company_cd} AND bom.parent_item_cd = below.item_cd AND bom.abort_div = '0' ${inForce(on_dt)}
    WHERE below.level < ${sql.raw(String(deepestLevel))}
  ),
  items AS (SELECT item.* FROM item WHERE company_cd = ${session.company_cd} AND item_cd IN (SELECT item_cd FROM below)),
  lines AS (SELECT bom.* FROM bom WHERE company_cd = ${session.company_cd} AND abort_div = '0'
    AND parent_item_cd IN (SELECT item_cd FROM items) ${inForce(on_dt)}),
  steps AS (SELECT step.* FROM pbom_process AS step WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}
    AND abort_div = '0' AND item_cd IN (SELECT item_cd FROM items)
    AND from_dt = (SELECT max(from_dt) FROM pbom_process AS other WHERE other.company_cd = step.company_cd
      AND other.factory_cd = step.factory_cd AND other.item_cd = step.item_cd AND other.abort_div = '0'
      AND other.from_dt <= ${on_dt}::date)),
  taken AS (SELECT part.* FROM pbom_part AS part JOIN steps USING (company_cd, factory_cd, item_cd, from_dt, process_no)
    WHERE part.abort_div = '0'),
  times AS (SELECT * FROM product_time WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND abort_div = '0'),
  machines AS (SELECT * FROM facility_toc WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND abort_div = '0'),
  ordering AS (SELECT item_cd FROM place_order_master WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd}
    AND abort_div = '0')`

/** Each kind of problem as a question for the items that have it. */
const checks = (on_dt: string): readonly (readonly [ProblemKind, SQL])[] => [
  [
    '11',
    sql`SELECT item_cd, '' FROM items WHERE make_buy = '1'
      AND NOT EXISTS (SELECT FROM lines WHERE parent_item_cd = items.item_cd)`,
  ],
  ['12', sql`SELECT item_cd, '' FROM items WHERE abort_div <> '0'`],
  [
    '13',
    sql`SELECT item_cd, process_no || ' ' || work_cd FROM steps
      WHERE NOT EXISTS (SELECT FROM times WHERE times.item_cd = steps.item_cd AND times.work_cd = steps.work_cd)`,
  ],
  [
    '14',
    sql`SELECT item_cd, process_no || ' ' || part_item_cd FROM taken
      WHERE NOT EXISTS (SELECT FROM lines WHERE parent_item_cd = taken.item_cd AND lines.item_cd = taken.part_item_cd)`,
  ],
  [
    '21',
    sql`SELECT item_cd, ${on_dt}::text FROM items WHERE make_buy = '1'
      AND NOT EXISTS (SELECT FROM steps WHERE steps.item_cd = items.item_cd)`,
  ],
  // Where no part is named at all, the first process takes every part of the structure.
  [
    '22',
    sql`SELECT parent_item_cd AS item_cd, item_cd FROM lines
      WHERE EXISTS (SELECT FROM taken WHERE taken.item_cd = lines.parent_item_cd)
        AND NOT EXISTS (SELECT FROM taken WHERE taken.item_cd = lines.parent_item_cd AND taken.part_item_cd = lines.item_cd)`,
  ],
  [
    '23',
    sql`SELECT item_cd, process_no || ' ' || work_cd FROM steps WHERE facility_group_cd IS NOT NULL
      AND NOT EXISTS (SELECT FROM machines WHERE machines.item_cd = steps.item_cd AND machines.work_cd = steps.work_cd)`,
  ],
  [
    '24',
    sql`SELECT item_cd, '' FROM items WHERE make_buy = '3' AND NOT EXISTS (SELECT FROM ordering WHERE ordering.item_cd = items.item_cd)`,
  ],
  [
    '25',
    sql`SELECT item_cd, part_item_cd FROM (SELECT item_cd, part_item_cd, sum(usage_qty) AS used FROM taken GROUP BY 1, 2) AS sums
      JOIN (SELECT parent_item_cd AS item_cd, item_cd AS part_item_cd, sum(need_qty / base_qty) AS needed FROM lines GROUP BY 1, 2) AS wanted
        USING (item_cd, part_item_cd) WHERE round(used, 6) <> round(needed, 6)`,
  ],
  [
    '26',
    sql`SELECT parent_item_cd AS item_cd, item_cd FROM lines GROUP BY parent_item_cd, item_cd HAVING count(*) > 1`,
  ],
]
