import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { anyColumns } from '#platform/server/database/stated-columns.ts'

interface Node {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number | undefined
  readonly Plans?: readonly Node[] | undefined
}

const node: z.ZodType<Node> = z.lazy(() =>
  z.looseObject({
    'Actual Rows': z.number(),
    'Actual Loops': z.number(),
    'Rows Removed by Filter': z.number().optional(),
    Plans: z.array(node).optional(),
  }),
)
const explained = z.tuple([z.looseObject({ Plan: node })])

/**
 * How many rows all steps of all plans have handed on or thrown away while the work was done: a plan that reads what it
 * need not is told by it on any machine, however fast.
 */
export async function rowsTouched(
  context: Context,
  work: (context: Context) => Promise<unknown>,
): Promise<number> {
  let touched = 0
  const tx = new Proxy(context.tx, {
    get(target, name) {
      if (name !== 'execute') return Reflect.get(target, name) as unknown
      return async (statement: SQL) => {
        const [found] = await rows(
          target,
          anyColumns,
          sql`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${statement}`,
        )
        touched += sumOf(explained.parse(Object.values(found ?? {})[0])[0].Plan)
        return target.execute(statement)
      }
    },
  })
  await work({ ...context, tx })
  return touched
}

const sumOf = (one: Node): number =>
  one['Actual Loops'] * (one['Actual Rows'] + (one['Rows Removed by Filter'] ?? 0)) +
  (one.Plans ?? []).reduce((sum, part) => sum + sumOf(part), 0)
