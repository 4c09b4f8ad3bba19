import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { http } from '#platform/contract/error-catalogue.ts'
import { recordSteps } from '#platform/server/audit/status-history.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { say } from '#platform/server/facts/say.ts'
import { lotErrors } from '../../contract/lot-errors.ts'
import { stockChanged } from '../../contract/stock-facts.ts'
import { Refusals } from '../ledger/refusals.ts'
import { lotKey, type Lot } from './lot-steps.ts'

interface Holding {
  readonly lots: readonly Lot[]
  readonly hold: boolean
  readonly reason: string
}

/** 出荷止め and its release of many lots: all or none; who saw another state than they have now is told at the lot. */
export async function holdLots(context: Context, { lots, hold, reason }: Holding): Promise<void> {
  const { tx, session } = context
  const wanted = sql`${sentRows(lots, 'w', { item_cd: 'text', lot_no: 'text' })}`
  const same = sql`l.company_cd = ${session.company_cd} AND l.item_cd = w.item_cd AND l.lot_no = w.lot_no`
  // In the order of their key, so that two who hold the same lots cannot wait for each other.
  const there = await rows(
    tx,
    { item_cd: z.string(), lot_no: z.string(), held: z.boolean() },
    sql`SELECT l.item_cd, l.lot_no, l.hold_flg AS held FROM lot AS l
      WHERE l.company_cd = ${session.company_cd} AND (l.item_cd, l.lot_no) IN (SELECT w.item_cd, w.lot_no FROM ${wanted})
      ORDER BY l.item_cd, l.lot_no FOR UPDATE`,
  )
  const known = new Map(there.map((lot) => [lotKey(lot), lot]))
  const refusals = new Refusals((path) => path.replace(/^lines/, 'lots'))
  for (const [at, lot] of lots.entries()) {
    const found = known.get(lotKey(lot))
    if (!found) throw http[404].with()
    if (found.held !== hold) continue
    const refused = hold ? lotErrors.BIZ_LOT_HELD_ALREADY : lotErrors.BIZ_LOT_RELEASED_ALREADY
    refusals.at(at, 'lot_no', refused.with({ lot: lot.lot_no }))
  }
  refusals.throwIfAny()
  await tx.execute(sql`UPDATE lot AS l SET hold_flg = ${hold}, hold_reason = ${hold ? reason : ''}
    FROM ${wanted} WHERE ${same}`)
  await recordSteps(
    context,
    there.map(({ item_cd, lot_no }) => ({
      ...{ document: 'lot', key: `${item_cd} ${lot_no}`, axis: 'hold', reason },
      ...(hold
        ? ({ from: '0', to: '1', verb: 'hold' } as const)
        : ({ from: '1', to: '0', verb: 'release' } as const)),
    })),
  )
  const items = [...new Set(there.map(({ item_cd }) => item_cd))]
  say(context, stockChanged, { items, corrected: items })
}
