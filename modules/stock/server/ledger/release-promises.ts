import { sql } from 'drizzle-orm'
import { compare, decimal, minus, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { availabilityKey, type Spot } from './line.ts'
import type { Played } from './play.ts'
import type { Demand } from './posting.ts'
import type { Lessened } from './write-posting.ts'

/** A demand that has lost what it had been promised: its order must be told. */
export interface Released extends Demand {
  readonly item_cd: string
  readonly qty: string
}

interface Row extends Demand {
  readonly allocation_no: string
  readonly item_cd: string
  readonly qty: string
}

/** What the posting takes off the allocations: used by their owners, or released because the goods are not there. */
export class Lessening {
  readonly #lessened = new Map<string, { availability: string; qty: Decimal }>()
  readonly released: Released[] = []

  constructor({ used }: Played) {
    for (const [allocation_no, { availability, qty }] of used) this.#take(allocation_no, availability, qty)
  }

  list(): readonly Lessened[] {
    return [...this.#lessened].map(([allocation_no, each]) => ({ allocation_no, ...each }))
  }

  of(allocation_no: string): Decimal {
    return this.#lessened.get(allocation_no)?.qty ?? zero
  }

  release({ allocation_no, demand_kind, demand_no, demand_line, item_cd }: Row, key: string, qty: Decimal) {
    this.#take(allocation_no, key, qty)
    this.released.push({ demand_kind, demand_no, demand_line, item_cd, qty: written(qty) })
  }

  #take(allocation_no: string, availability: string, qty: Decimal): void {
    this.#lessened.set(allocation_no, { availability, qty: plus(this.of(allocation_no), qty) })
  }
}

/**
 * Goods turn out not to be there: what was promised of them is released, the least firm, least urgent and latest
 * promise first, until the rest is covered.
 */
export async function releasePromises(context: Context, played: Played): Promise<Lessening> {
  const lessening = new Lessening(played)
  const ofLots = new Map<string, Decimal>()
  const lotsFirst = [...played.overPromised].sort((one, other) => Number(!one.lot_no) - Number(!other.lot_no))
  for (const { spot, lot_no, qty } of lotsFirst) {
    const key = availabilityKey(spot)
    let missing = lot_no ? qty : minus(qty, ofLots.get(key) ?? zero)
    for (const row of await promisesAt(context, spot, lot_no)) {
      if (missing.units <= 0n) break
      const left = minus(decimal(row.qty), lessening.of(row.allocation_no))
      const taken = compare(left, missing) < 0 ? left : missing
      if (taken.units <= 0n) continue
      missing = minus(missing, taken)
      if (lot_no) ofLots.set(key, plus(ofLots.get(key) ?? zero, taken))
      lessening.release(row, key, taken)
    }
  }
  return lessening
}

const promisesAt = ({ tx, session }: Context, spot: Spot, lot_no: string) =>
  rows<Row>(
    tx,
    sql`SELECT allocation_no::text, demand_kind, demand_no, demand_line, item_cd, qty::text FROM allocation a
      WHERE company_cd = ${session.company_cd} AND factory_cd = ${spot.factory_cd}
        AND warehouse_cd = ${spot.location.warehouse_cd} AND item_cd = ${spot.item_cd}
        AND ownership = ${spot.ownership} AND quality = ${spot.quality} AND (${lot_no} = '' OR lot_no = ${lot_no})
      ORDER BY firm_flg, priority DESC, need_dt DESC NULLS FIRST, a.allocation_no DESC`,
  )
