import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { compare, decimal, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import { say, type Text } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { textArray } from '#platform/server/database/text-array.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import type { ProjectedStep } from '../../contract/item-stock.ts'
import { expectedRows, knownDay } from '../supply-demand/expected-rows.ts'
import { demandKinds, supplyDemand } from '../supply-demand/sources.ts'

export interface Projection {
  readonly steps: readonly ProjectedStep[]
  readonly on_order: Decimal
  readonly in_production: Decimal
}

type Expected = RowOf<typeof expectedColumns>
const expectedColumns = {
  item_cd: z.string(),
  date: z.string(),
  kind: z.string(),
  no: z.string(),
  line: z.int(),
  qty: z.string(),
  firm: z.boolean(),
  counts: z.enum(['promised', 'order', 'production', 'demand']),
}

const promised: Text = { ja: '引当', en: 'Allocation', zh: '预留' }

/** Day by day from what is on hand; what should have come or gone before today is expected today. */
export async function project(
  context: Context,
  { item_cd, today, onHand }: { readonly item_cd: string; readonly today: string; readonly onHand: Decimal },
): Promise<Projection> {
  const expected = await readExpected(context, [item_cd])
  let balance = onHand
  const steps = inTime(expected, today).map(({ counts, item_cd: _item, ...one }) => {
    balance = plus(balance, decimal(one.qty))
    const allocated = counts === 'promised'
    return { ...one, ...nameOfExpected(context, one, allocated), allocated, balance: written(balance, 0) }
  })
  const sumOf = (wanted: Expected['counts']) =>
    expected.reduce((sum, { counts, qty }) => (counts === wanted ? plus(sum, decimal(qty)) : sum), zero)
  return { steps, on_order: sumOf('order'), in_production: sumOf('production') }
}

/** What comes stands before what goes on the same day. */
const inTime = (expected: readonly Expected[], today: string): readonly Expected[] =>
  expected
    .map((one) => ({ ...one, date: one.date < today ? today : one.date }))
    .toSorted(
      (one, other) =>
        one.date.localeCompare(other.date) ||
        compare(decimal(other.qty), decimal(one.qty)) ||
        one.line - other.line,
    )

/** What comes and goes of many items, each in time, without names: one question. */
export async function expectedOf(
  context: Context,
  { items, today }: { readonly items: readonly string[]; readonly today: string },
): Promise<ReadonlyMap<string, readonly Expected[]>> {
  const expected = items.length === 0 ? [] : await readExpected(context, items)
  const found = new Map(items.map((item_cd): [string, Expected[]] => [item_cd, []]))
  for (const one of inTime(expected, today)) found.get(one.item_cd)?.push(one)
  return found
}

/** What people call the document, and where it is looked at. */
export function nameOfExpected(
  { language, registered }: Context,
  { kind, no, line }: Pick<Expected, 'kind' | 'no' | 'line'>,
  allocated = false,
) {
  const demand = registered(demandKinds).find((one) => one.kind === kind)
  const source = registered(supplyDemand).find((one) => one.kind === kind)
  const label = allocated ? demand?.label : source?.label
  const link = demand?.link({ demand_kind: kind, demand_no: no, demand_line: line }) ?? source?.link?.({ no })
  return { what: say(label ?? promised, language), link: link ?? '' }
}

const readExpected = ({ tx, session, registered }: Context, items: readonly string[]) =>
  rows(
    tx,
    expectedColumns,
    sql`SELECT item_cd, coalesce(date::text, '') AS date, kind, no, line, trim_scale(sum(qty))::text AS qty,
        bool_and(firm) AS firm, counts
      FROM (SELECT item_cd, ${knownDay(registered(supplyDemand), 'expected')} AS date, kind, no, line, qty, firm, counts
        FROM (${expectedRows(registered(supplyDemand))}) AS expected
        WHERE company_cd = ${session.company_cd} AND factory_cd = ${session.factory_cd} AND item_cd = ANY(${textArray(items)})
          AND owner_cd = '') AS known
      GROUP BY item_cd, date, kind, no, line, counts`,
  )
