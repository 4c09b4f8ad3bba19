import { sql } from 'drizzle-orm'
import { decimal, negated, plus, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { divisions, type DivisionCode } from '../../contract/division.ts'
import { stockErrors } from '../../contract/stock-errors.ts'
import {
  arrivalLocation,
  dispatchLocation,
  type Ownership,
  type Quality,
} from '../../contract/stock-codes.ts'
import { outside, readFacts, type Facts } from './facts.ts'
import { locationKey, type Line, type Spot, type Worth } from './line.ts'
import { prepareLines, type Prepared } from './post-stock.ts'
import { Refusals } from './refusals.ts'

export interface Reversal {
  readonly biz_dt: string
  readonly document_kind: string
  readonly ledger_nos: readonly string[]
  readonly reason: string
}

interface Side {
  readonly side: -1 | 1
  readonly factory_cd: string
  readonly location_cd: string
  readonly lot_no: string
  readonly ownership: Ownership
  readonly owner_cd: string
  readonly quality: Quality
  readonly process_no: string
  readonly qty: string
  readonly amount: string
  readonly variance: string
}

interface Original {
  readonly ledger_no: string
  readonly stock_div: DivisionCode
  readonly item_cd: string
  readonly reversed: boolean
  readonly is_reversal: boolean
  readonly sides: readonly Side[]
}

/**
 * 取消: the same movements the other way round, for the money that they once moved (赤黒). A movement is taken back
 * once, and what takes it back is not taken back itself: who was right the first time enters it again.
 */
export async function prepareReversal(context: Context, reversal: Reversal): Promise<Prepared> {
  const refusals = new Refusals()
  const originals = await readOriginals(context, reversal.ledger_nos)
  refuseReversed(refusals, reversal.ledger_nos, originals)
  refusals.throwIfAny()
  const sides = originals.flatMap((original) => original.sides)
  const facts = await readFacts(context, {
    biz_dt: reversal.biz_dt,
    items: [...new Set(originals.map(({ item_cd }) => item_cd))],
    locations: sides.filter(({ location_cd }) => !isOutside(location_cd) && location_cd !== ''),
  })
  const lines = originals.map((original, at) => turnedLine(original, at, facts, reversal.reason))
  const prepared = await prepareLines(context, { ...reversal, poster: 'document' }, lines, refusals)
  // Two people who take it back at the same moment: the second has waited for the first one's locks.
  refuseReversed(refusals, reversal.ledger_nos, await readOriginals(context, reversal.ledger_nos))
  refusals.throwIfAny()
  return prepared
}

const readOriginals = ({ tx, session }: Context, ledger_nos: readonly string[]) =>
  rows<Original>(
    tx,
    sql`SELECT l.ledger_no::text, l.stock_div, l.item_cd, l.reverses IS NOT NULL AS is_reversal,
        EXISTS (SELECT FROM stock_ledger r WHERE r.company_cd = l.company_cd AND r.reverses = l.ledger_no) AS reversed,
        (SELECT jsonb_agg(jsonb_build_object('side', e.side, 'factory_cd', e.factory_cd, 'location_cd', e.location_cd,
            'lot_no', e.lot_no, 'ownership', e.ownership, 'owner_cd', e.owner_cd, 'quality', e.quality,
            'process_no', e.process_no, 'qty', e.qty::text, 'amount', e.amount::text, 'variance', e.variance::text))
          FROM stock_entry e WHERE e.company_cd = l.company_cd AND e.ledger_no = l.ledger_no) AS sides
      FROM stock_ledger l
      WHERE l.company_cd = ${session.company_cd} AND l.factory_cd = ${session.factory_cd}
        AND l.ledger_no IN (SELECT value::bigint FROM jsonb_array_elements_text(${JSON.stringify(ledger_nos)}::jsonb))
      ORDER BY l.ledger_no`,
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

function turnedLine(original: Original, at: number, facts: Facts, reason: string): Line {
  const { stock_div, item_cd, ledger_no } = original
  const item = facts.items.get(item_cd)
  const into = original.sides.find(({ side }) => side === 1)
  const out = original.sides.find(({ side }) => side === -1)
  if (!item || !into) throw new Error(`Movement ${ledger_no} cannot be read back`)
  const ends = out && { from: spotOf(into, item_cd, facts), to: spotOf(out, item_cd, facts) }
  const factories = [...new Set(original.sides.map(({ factory_cd }) => factory_cd))]
  return {
    at,
    movement: { stock_div, item_cd, reason },
    division: divisions[stock_div],
    item,
    qty: decimal(into.qty),
    worth: ends
      ? { rule: 'back', out: moneyOf(into), into: negated(moneyOf(out)) }
      : valueBack(stock_div, into),
    ends,
    factories,
    outField: 'ledger_no',
    reverses: ledger_no,
  }
}

/** 060 takes its money back; 061, for which none flowed, the change of the value. */
const valueBack = (stock_div: DivisionCode, side: Side): Worth =>
  divisions[stock_div].price === 'amount'
    ? { rule: 'add', money: negated(moneyOf(side)), basis: undefined }
    : { rule: 'back-value', amount: decimal(side.amount) }

const moneyOf = ({ amount, variance }: Side): Decimal => plus(decimal(amount), decimal(variance))

function spotOf(side: Side, item_cd: string, facts: Facts): Spot {
  const { factory_cd, location_cd, lot_no, ownership, owner_cd, quality, process_no } = side
  const location =
    facts.locations.get(locationKey(side)) ??
    outside(factory_cd, location_cd === arrivalLocation ? 'arrival' : 'dispatch')
  return { factory_cd, location, item_cd, lot_no, ownership, owner_cd, quality, process_no }
}
