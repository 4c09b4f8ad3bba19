import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { pegRead } from '#modules/stock/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { FirmPlans } from '../firm-plans.ts'
import type { ExpectedRow } from './read-expected.ts'

type Peg = RowOf<typeof peg>
const peg = {
  ...{ item_cd: z.string(), demand_kind: z.string(), demand_no: z.string(), demand_line: z.int() },
  ...{ supply_kind: z.string(), supply_no: z.string(), supply_line: z.int(), qty: z.number() },
}

/** What supplies are tied to demands; thousandths. */
export const readPegs = (
  { tx, session }: Context,
  only: readonly string[] | undefined,
): Promise<readonly Peg[]> =>
  rows(
    tx,
    peg,
    sql`SELECT p.item_cd, p.demand_kind, p.demand_no, p.demand_line, p.supply_kind, p.supply_no, p.supply_line,
        (p.qty * 1000)::float8 AS qty
      FROM ${pegRead.rows} AS p WHERE p.company_cd = ${session.company_cd} AND p.factory_cd = ${session.factory_cd} AND p.owner_cd = ''
        ${only ? sql`AND p.item_cd = ANY(${textArray(only)})` : sql``}
      ORDER BY p.item_cd, p.demand_kind, p.demand_no, p.demand_line, p.supply_kind, p.supply_no, p.supply_line`,
  )

interface Settling {
  readonly isTied: (item_cd: string) => boolean
  readonly pegs: readonly Peg[]
  readonly made: FirmPlans['supplies']
}

const keyOf = (...parts: readonly (string | number)[]): string => parts.join('\u0001')

/**
 * Of what is made to order: what is tied to a line, or planned by hand for it, is settled between the two. Neither is wanted any
 * more nor counted on for anybody else. Everything else is counted by its days.
 */
export function settle(
  expected: readonly ExpectedRow[],
  { isTied, pegs, made }: Settling,
): { readonly expected: readonly ExpectedRow[]; readonly made: FirmPlans['supplies'] } {
  const taken = new Map<string, number>()
  const take = (key: string, qty: number) => taken.set(key, (taken.get(key) ?? 0) + qty)
  for (const one of pegs) {
    if (!isTied(one.item_cd)) continue
    take(keyOf('-', one.item_cd, one.demand_no, one.demand_line), one.qty)
    take(keyOf('+', one.item_cd, one.supply_no, one.supply_line), one.qty)
  }
  const isForLine = (one: FirmPlans['supplies'][number]) => isTied(one.item_cd) && one.demand_no !== ''
  for (const one of made.filter(isForLine))
    take(keyOf('-', one.item_cd, one.demand_no, one.demand_line), one.qty)
  const rest = expected.flatMap((row) => {
    if (!isTied(row.item_cd) || row.counts === 'promised') return [row]
    const key = keyOf(row.qty < 0 ? '-' : '+', row.item_cd, row.no, row.line)
    const settled = Math.min(Math.abs(row.qty), taken.get(key) ?? 0)
    take(key, -settled)
    const qty = row.qty < 0 ? row.qty + settled : row.qty - settled
    return qty === 0 ? [] : [{ ...row, qty }]
  })
  return { expected: rest, made: made.filter((one) => !isForLine(one)) }
}
