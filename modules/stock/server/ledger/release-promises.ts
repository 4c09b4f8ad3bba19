import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { compare, decimal, minus, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { availabilityKey, type LineDocument, type ResolvedEnd } from './line.ts'
import type { AllocationReduction, PostingEffects } from './posting-effects.ts'
import type { Demand } from './demand.ts'

/** A demand that has lost what it had been promised: it is reported to its order. */
export interface Released extends Demand {
  readonly item_cd: string
  readonly qty: string
}

type Row = RowOf<typeof heldPromise>
const heldPromise = {
  demand_kind: z.string(),
  demand_no: z.string(),
  demand_line: z.int(),
  allocation_no: z.string(),
  item_cd: z.string(),
  lot_no: z.string(),
  qty: z.string(),
}

/** What the posting takes off the allocations: used by their owners, or released because the goods are not there. */
export class AllocationReductions {
  readonly #reductions = new Map<string, Omit<AllocationReduction, 'allocation_no'>>()
  readonly released: { readonly by: LineDocument; readonly promise: Released }[] = []

  constructor({ used }: PostingEffects) {
    for (const [allocation_no, taken] of used) this.#take(allocation_no, taken)
  }

  list(): readonly AllocationReduction[] {
    return [...this.#reductions].map(([allocation_no, each]) => ({ allocation_no, ...each }))
  }

  of(allocation_no: string): Decimal {
    return this.#reductions.get(allocation_no)?.qty ?? zero
  }

  release({ allocation_no, lot_no, ...held }: Row, availability: string, qty: Decimal, by: LineDocument) {
    const { demand_kind, demand_no, demand_line, item_cd } = held
    const lot = lot_no === '' ? availability : [availability, lot_no].join('\u0001')
    this.#take(allocation_no, { availability, lot, qty })
    const promise = { demand_kind, demand_no, demand_line, item_cd, qty: written(qty) }
    this.released.push({ by, promise })
  }

  #take(allocation_no: string, taken: Omit<AllocationReduction, 'allocation_no'>): void {
    this.#reductions.set(allocation_no, { ...taken, qty: plus(this.of(allocation_no), taken.qty) })
  }
}

/**
 * Goods turn out not to be there: what was promised of them is released, the least firm, least urgent and latest
 * promise first, until the rest is covered.
 */
export async function releasePromises(
  context: Context,
  effects: PostingEffects,
): Promise<AllocationReductions> {
  const reductions = new AllocationReductions(effects)
  const ofLots = new Map<string, Decimal>()
  const lotsFirst = [...effects.overPromised].sort(
    (one, other) => Number(!one.lot_no) - Number(!other.lot_no),
  )
  for (const { line, end, lot_no, qty } of lotsFirst) {
    const key = availabilityKey(end)
    let missing = lot_no ? qty : minus(qty, ofLots.get(key) ?? zero)
    for (const row of await promisesAt(context, end, lot_no)) {
      if (missing.units <= 0n) break
      const left = minus(decimal(row.qty), reductions.of(row.allocation_no))
      const taken = compare(left, missing) < 0 ? left : missing
      if (taken.units <= 0n) continue
      missing = minus(missing, taken)
      if (lot_no) ofLots.set(key, plus(ofLots.get(key) ?? zero, taken))
      reductions.release(row, key, taken, line.document)
    }
  }
  return reductions
}

const promisesAt = ({ tx, session }: Context, end: ResolvedEnd, lot_no: string) =>
  rows(
    tx,
    heldPromise,
    sql`SELECT allocation_no::text, demand_kind, demand_no, demand_line, item_cd, lot_no, qty::text FROM allocation a
      WHERE company_cd = ${session.company_cd} AND factory_cd = ${end.factory_cd}
        AND warehouse_cd = ${end.location.warehouse_cd} AND item_cd = ${end.item_cd}
        AND ownership = ${end.ownership} AND owner_cd = ${end.owner_cd} AND quality = ${end.quality} AND (${lot_no} = '' OR lot_no = ${lot_no})
      ORDER BY firm_flg, priority DESC, need_dt DESC NULLS FIRST, a.allocation_no DESC`,
  )
