import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { ChangedMeanwhile } from '#platform/server/unit/changed-meanwhile.ts'
import type { WantedRows } from '#platform/server/unit/locked-document.ts'
import type { Unit } from '#platform/server/unit/unit-of-work.ts'
import type { ItemOfFactory } from '../allocation/held-by-demands.ts'
import type { Demand } from '../ledger/demand.ts'
import { pegsOn } from '../peg/peg-rows.ts'
import type { Supply } from '../peg/supply.ts'
import { demandKinds, type DemandKind, type PromiseOf } from './sources.ts'

/** Whoever has been promised some of these goods: if they turn out not to be there, these are told. */
export function demandsHolding(
  context: Context,
  goods: readonly ItemOfFactory[],
): Promise<readonly Demand[]> {
  if (goods.length === 0 || context.registered(demandKinds).length === 0) return Promise.resolve([])
  return rows(
    context.tx,
    { demand_kind: z.string(), demand_no: z.string(), demand_line: z.int() },
    sql`SELECT DISTINCT demand_kind, demand_no, demand_line FROM allocation
      WHERE company_cd = ${context.session.company_cd} AND (factory_cd, item_cd) IN (SELECT factory_cd, item_cd
        FROM jsonb_populate_recordset(NULL::allocation, ${JSON.stringify(goods)}::jsonb))`,
  )
}

/** Their rows, as their owners lock them. */
export const rowsOfDemands = ({ registered }: Context, demands: readonly Demand[]): readonly WantedRows[] =>
  registered(demandKinds).map((kind) => ({
    document: kind.row.document,
    keys: demands.filter(({ demand_kind }) => demand_kind === kind.kind).map(kind.row.keyOf),
  }))

/** Whoever a posting may concern: who waits for these supplies, and who has been promised some of these items of the factory. */
export async function demandsAround(
  context: Context,
  { supplies, items }: { readonly supplies: readonly Supply[]; readonly items: readonly string[] },
): Promise<readonly WantedRows[]> {
  const { factory_cd } = context.session
  const waiting = await pegsOn(context, supplies)
  const holding = await demandsHolding(
    context,
    items.map((item_cd) => ({ factory_cd, item_cd })),
  )
  return rowsOfDemands(context, [...waiting, ...holding])
}

/** Tells each owner what its demands have lost, or what has arrived for them. */
export async function tellDemands(
  unit: Unit,
  how: 'lost' | 'arrived',
  promises: readonly PromiseOf[],
): Promise<void> {
  for (const kind of unit.context.registered(demandKinds)) {
    const own = promises.filter(({ demand_kind }) => demand_kind === kind.kind)
    if (own.length === 0) continue
    refuseUnlocked(unit, kind, own)
    await kind[how]?.(unit.context, own)
  }
}

function refuseUnlocked(unit: Unit, { row }: DemandKind, promises: readonly PromiseOf[]): void {
  if (!promises.every((promise) => unit.holds(row.document, row.keyOf(promise))))
    throw new ChangedMeanwhile('A promise was made while the stock was waited for')
}
