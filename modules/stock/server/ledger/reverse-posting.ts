import { acrossFactories } from '#platform/server/database/across-factories.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { divisions, stockDivision } from '../../contract/division.ts'
import type { Done } from '../../contract/valuation.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import { arrivalLocation, dispatchLocation, ownership, quality } from '../../contract/stock-codes.ts'
import { outside, type Facts, type WantedFacts } from './facts.ts'
import { locationKey, type Line, type LineDocument, type ResolvedEnd } from './line.ts'
import type { Reversal } from './posting.ts'
import type { Refusals } from './refusals.ts'

type Side = z.output<typeof sideOfOriginal>
const sideOfOriginal = z.strictObject({
  side: z.literal([-1, 1]),
  factory_cd: z.string(),
  location_cd: z.string(),
  lot_no: z.string(),
  ownership: ownership.schema,
  owner_cd: z.string(),
  quality: quality.schema,
  process_no: z.string(),
  qty: z.string(),
  amount: z.string(),
  variance: z.string(),
  valued_qty: z.string(),
  cost_before: z.string(),
  cost_after: z.string(),
})

export type Original = RowOf<typeof original>
const original = {
  ledger_no: z.string(),
  stock_div: stockDivision.schema,
  item_cd: z.string(),
  reversed: z.boolean(),
  is_reversal: z.boolean(),
  sides: z.array(sideOfOriginal),
}

/**
 * 取消: the same movements the other way round, for the value and the variance that they once made (赤黒). A movement is taken back
 * once, and what takes it back is not taken back itself: who was right the first time enters it again.
 */
export async function readReversed(
  context: Context,
  { ledger_nos }: Reversal,
  refusals: Refusals,
): Promise<readonly Original[]> {
  let originals = await readOriginals(context, ledger_nos)
  if (originals.some(hasEndElsewhere)) {
    await acrossFactories(context, 'transfer between factories')
    originals = await readOriginals(context, ledger_nos)
  }
  refuseReversed(refusals, ledger_nos, originals)
  return originals
}

/** The other end of a transfer stands in the books of its factory, where we do not see it. */
function hasEndElsewhere({ stock_div, sides }: Original): boolean {
  const { from, to } = divisions[stock_div]
  return from.length + to.length > 0 && sides.length < 2
}

/** Two people who take it back at the same moment: the second has waited for the first one's locks, and looks again. */
export async function refuseReversedMeanwhile(
  context: Context,
  { ledger_nos }: Reversal,
  refusals: Refusals,
): Promise<void> {
  refuseReversed(refusals, ledger_nos, await readOriginals(context, ledger_nos))
}

/** What the masters are asked about what is taken back. */
export const factsOfReversed = (originals: readonly Original[]): Omit<WantedFacts, 'biz_dt'> => ({
  items: [...new Set(originals.map(({ item_cd }) => item_cd))],
  locations: originals
    .flatMap(({ sides }) => sides)
    .filter(({ location_cd }) => !isOutside(location_cd) && location_cd !== ''),
})

export const reversedLines = (
  { reason }: Reversal,
  document: LineDocument,
  originals: readonly Original[],
  facts: Facts,
): readonly Line[] =>
  originals.map((original, index) => turnedLine(original, { document, index }, facts, reason))

/** In the order in which they are named: whoever takes back a chain names its last movement first. */
const readOriginals = ({ tx, session }: Context, ledger_nos: readonly string[]) =>
  rows(
    tx,
    original,
    sql`SELECT l.ledger_no::text, l.stock_div, l.item_cd, l.reverses IS NOT NULL AS is_reversal,
        EXISTS (SELECT FROM stock_ledger r WHERE r.company_cd = l.company_cd AND r.reverses = l.ledger_no) AS reversed,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('side', e.side, 'factory_cd', e.factory_cd, 'location_cd', e.location_cd,
            'lot_no', e.lot_no, 'ownership', e.ownership, 'owner_cd', e.owner_cd, 'quality', e.quality,
            'process_no', e.process_no, 'qty', e.qty::text, 'amount', e.amount::text, 'variance', e.variance::text, 'valued_qty', e.valued_qty::text,
            'cost_before', e.cost_before::text, 'cost_after', e.cost_after::text)), '[]')
          FROM stock_entry e WHERE e.company_cd = l.company_cd AND e.ledger_no = l.ledger_no) AS sides
      FROM stock_ledger l
      JOIN jsonb_array_elements_text(${JSON.stringify(ledger_nos)}::jsonb) WITH ORDINALITY AS n(no, place) ON n.no::bigint = l.ledger_no
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd}
      ORDER BY n.place`,
  )

function refuseReversed(refusals: Refusals, ledger_nos: readonly string[], found: readonly Original[]): void {
  const byNo = new Map(found.map((original) => [original.ledger_no, original]))
  for (const [at, code] of ledger_nos.entries()) {
    const original = byNo.get(code)
    if (!original) refusals.at(at, 'ledger_no', stockErrors.BIZ_STOCK_DETAIL_MISSING.with({ code }))
    else if (original.reversed) refusals.at(at, 'ledger_no', stockErrors.BIZ_STOCK_REVERSED.with({ code }))
    else if (original.is_reversal)
      refusals.at(at, 'ledger_no', stockErrors.BIZ_STOCK_NOT_REVERSIBLE.with({ code }))
  }
}

const isOutside = (location_cd: string): boolean =>
  location_cd === arrivalLocation || location_cd === dispatchLocation

function turnedLine(
  original: Original,
  place: Pick<Line, 'document' | 'index'>,
  facts: Facts,
  reason: string,
): Line {
  const { stock_div, item_cd, ledger_no } = original
  const item = facts.items.get(item_cd)
  const into = original.sides.find(({ side }) => side === 1)
  const out = original.sides.find(({ side }) => side === -1)
  if (!item || !into) throw new Error(`Movement ${ledger_no} cannot be read back`)
  const ends = out && { from: endOf(into, item_cd, facts), to: endOf(out, item_cd, facts) }
  const factories = [...new Set(original.sides.map(({ factory_cd }) => factory_cd))]
  return {
    ...place,
    movement: { stock_div, item_cd, reason },
    division: divisions[stock_div],
    item,
    qty: decimal(into.qty),
    worth: { rule: 'back', out: doneOf(into), into: out && doneOf(out) },
    ends,
    factories,
    outField: 'ledger_no',
    reverses: ledger_no,
  }
}

const doneOf = ({ qty, amount, variance, valued_qty, cost_before, cost_after }: Side): Done => ({
  qty: decimal(qty),
  amount: decimal(amount),
  variance: decimal(variance),
  valued_qty: decimal(valued_qty),
  cost_before: decimal(cost_before),
  cost_after: decimal(cost_after),
})

function endOf(side: Side, item_cd: string, facts: Facts): ResolvedEnd {
  const { factory_cd, location_cd, lot_no, ownership, owner_cd, quality, process_no } = side
  const location =
    facts.locations.get(locationKey(side)) ??
    outside(factory_cd, location_cd === arrivalLocation ? 'arrival' : 'dispatch')
  return { factory_cd, location, item_cd, lot_no, ownership, owner_cd, quality, process_no }
}
