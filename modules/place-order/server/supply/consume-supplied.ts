import type { Movement } from '#modules/stock/server/index.ts'
import {
  compare,
  decimal,
  divided,
  minus,
  plus,
  times,
  written,
  zero,
  type Decimal,
} from '#platform/contract/decimal.ts'
import type { Context } from '#platform/server/context.ts'
import { unitOf } from '#platform/server/unit/unit-of-work.ts'
import { supplyErrors } from '../../contract/supply/supply-errors.ts'
import type { ArrivalLine, StoredArrival } from '../arrival/arrival-kept.ts'
import { orderKey } from '../arrival/order-lines.ts'
import { recordCharges, type Charge } from './charges.ts'
import { piecesOf, readLotsAt, type LotThere } from './goods-at-supplier.ts'
import { materialsFor, type Material } from './materials-for.ts'
import { holdClaims, type OpenClaim } from './open-claims.ts'
import { readLinesToSupply } from './order-to-supply.ts'
import { readSupplyTerms } from './supplier-terms.ts'

/** What the goods of an arrival have been made of, by its lines. */
export interface Supplied {
  /** 041 out of the supplier's place, for each line of goods in its order. */
  readonly consumed: readonly (readonly Movement[])[]
  readonly charges: readonly Charge[]
}

/**
 * 支給材の消費: what the supplier has used of our material for what has arrived, in the one posting of the arrival; what
 * he pays for of it is written down with the arrival, and set off against what he is owed for these goods.
 */
export async function consumeSupplied(
  context: Context,
  { header, lines }: Pick<StoredArrival, 'header' | 'lines'>,
  goods: readonly ArrivalLine[],
): Promise<Supplied> {
  const nothing = { consumed: goods.map(() => []), charges: [] }
  const ordered = new Map(
    (
      await readLinesToSupply(
        context,
        goods.filter(({ po_no }) => po_no !== ''),
      )
    ).map((line) => [orderKey({ po_no: line.po_no, po_line_no: String(line.line_no) }), line]),
  )
  const came = new Map<string, Decimal>()
  const pieces = goods.flatMap((line) => {
    const order = ordered.get(orderKey(line))
    if (!order) return []
    const before = came.get(orderKey(line)) ?? decimal(order.received_qty)
    const after = plus(before, decimal(line.qty))
    came.set(orderKey(line), after)
    const { item_cd, order_dt: on_dt } = order
    return [{ line, item_cd, on_dt, from_qty: written(before), to_qty: written(after) }]
  })
  const drawn = await materialsFor(context, pieces)
  const usedBy = new Map(pieces.map(({ line }, at) => [line, drawn[at] ?? []]))
  const used = goods.map((line) => usedBy.get(line) ?? [])
  const items = [...new Set(used.flat().map(({ item_cd }) => item_cd))]
  if (items.length === 0) return nothing
  const { supplier_cd } = header
  const { to_location_cd, buy_back_flg } = await readSupplyTerms(context, header)
  if (to_location_cd === '')
    throw supplyErrors.BIZ_SUPPLY_PLACE.with({ code: supplier_cd }).at('header.supplier_cd')
  const claims = new Claims(await holdClaims(context, header, items))
  const there = new Lots(to_location_cd, await readLotsAt(context, to_location_cd, items))
  const consumed: (readonly Movement[])[] = []
  const charges: Charge[] = []
  for (const [at, line] of goods.entries()) {
    const materials = used[at] ?? []
    const ours = materials.filter(({ is_charged }) => !is_charged || buy_back_flg)
    consumed.push(ours.flatMap((one) => there.take(one, `lines.${lines.indexOf(line)}.qty`)))
    for (const one of materials) if (one.is_charged) charges.push(...claims.use(one, line, buy_back_flg))
  }
  unitOf(context).write(() => recordCharges(context, header, charges))
  return { consumed, charges }
}

/** What lies there, taken lot by lot. */
class Lots {
  readonly #left: { readonly item_cd: string; readonly lot_no: string; qty: Decimal }[]

  constructor(
    readonly location_cd: string,
    readonly lots: readonly LotThere[],
  ) {
    this.#left = lots.map((lot) => ({ ...lot, qty: decimal(lot.qty) }))
  }

  take({ item_cd, qty }: Material, cell: string): readonly Movement[] {
    const taken: Movement[] = []
    let wanted = decimal(qty)
    for (const lot of this.#left) {
      if (lot.item_cd !== item_cd) continue
      const some = compare(lot.qty, wanted) < 0 ? lot.qty : wanted
      if (compare(some, zero) <= 0) continue
      lot.qty = minus(lot.qty, some)
      wanted = minus(wanted, some)
      taken.push({
        ...{ stock_div: '041', item_cd, qty: written(some) },
        from: { location_cd: this.location_cd, lot_no: lot.lot_no },
      })
    }
    if (compare(wanted, zero) > 0)
      throw supplyErrors.BIZ_SUPPLY_SHORT.with({
        ...{ item: item_cd, need: qty },
        available: written(piecesOf(this.lots, item_cd)),
      }).at(cell)
    return taken
  }
}

/** What the supplier has been charged with, used up at its average; the last piece takes what is left. */
class Claims {
  readonly #open: Map<string, { qty: Decimal; amount: Decimal }>

  constructor(claims: ReadonlyMap<string, OpenClaim>) {
    this.#open = new Map(
      [...claims].map(([item, { qty, amount }]) => [item, { qty: decimal(qty), amount: decimal(amount) }]),
    )
  }

  use({ item_cd, qty }: Material, line: ArrivalLine, buy_back_flg: boolean): readonly Charge[] {
    const open = this.#open.get(item_cd)
    if (!open || compare(open.qty, zero) <= 0) return []
    const wanted = decimal(qty)
    const isAll = compare(wanted, open.qty) >= 0
    const some = isAll ? open.qty : wanted
    const amount = isAll ? open.amount : divided(times(open.amount, some), open.qty, 0, 'half-up')
    this.#open.set(item_cd, { qty: minus(open.qty, some), amount: minus(open.amount, amount) })
    return [
      {
        ...{ arrival_line_no: line.line_no, item_cd, buy_back_flg },
        ...{ qty: written(some), amount: written(amount) },
      },
    ]
  }
}
