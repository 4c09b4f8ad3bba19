import { businessDateOf } from '#modules/system/server/index.ts'
import { compare, decimal, minus, plus, written, zero, type Decimal } from '#platform/contract/decimal.ts'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { createMode } from '#platform/contract/master-record.ts'
import type { SlipRecordOf } from '#platform/contract/slip.ts'
import type { Context } from '#platform/server/context.ts'
import { readKept } from '#platform/server/slip/kept-routes.ts'
import { saveKept } from '#platform/server/slip/save-kept.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import type { prepareSupply as prepareCall } from '../../contract/supply/supply-calls.ts'
import { supplyErrors } from '../../contract/supply/supply-errors.ts'
import { supplySlip } from '../../contract/supply/supply-slip.ts'
import { piecesOf, readLotsAt } from './goods-at-supplier.ts'
import { materialsFor } from './materials-for.ts'
import { holdClaims } from './open-claims.ts'
import { readLinesToSupply, type LineToSupply } from './order-to-supply.ts'
import { readSupplyTerms } from './supplier-terms.ts'
import { supplyKept } from './supply-kept.ts'

/** 発注から作成: a slip with what the order still needs and the supplier does not have; its quantities may be changed. */
export async function prepareSupply(
  context: Context,
  { po_no }: InputOf<typeof prepareCall>,
): Promise<SlipRecordOf<typeof supplySlip>> {
  const ordered = await readLinesToSupply(context, [{ po_no }])
  const [first] = ordered
  if (!first) throw supplyErrors.BIZ_SUPPLY_ORDER.with({ code: po_no }).at('po_no')
  const { supplier_cd, branch_no } = first
  const { to_location_cd, buy_back_flg } = await readSupplyTerms(context, first)
  if (to_location_cd === '') throw supplyErrors.BIZ_SUPPLY_PLACE.with({ code: supplier_cd }).at('po_no')
  const needed = await neededOf(context, ordered)
  const codes = [...needed.values()].map(({ item_cd }) => item_cd)
  const lots = await readLotsAt(context, to_location_cd, codes)
  const claims = await holdClaims(context, first, codes)
  const lines = [...needed.values()].flatMap(({ item_cd, is_charged, qty }) => {
    const isSold = is_charged && !buy_back_flg
    const there = isSold ? decimal(claims.get(item_cd)?.qty ?? '0') : piecesOf(lots, item_cd)
    const short = minus(qty, there)
    if (compare(short, zero) <= 0) return []
    return [{ supply_kind: is_charged ? ('2' as const) : ('1' as const), item_cd, qty: written(short) }]
  })
  if (lines.length === 0) throw supplyErrors.BIZ_SUPPLY_NOTHING.with({ code: po_no }).at('po_no')
  const sent = supplySlip.schema.edit.parse({
    assign_mode: createMode,
    header: { supply_dt: await businessDateOf(context), supplier_cd, branch_no, po_no },
    lines,
  })
  const key = await inOneUnit(context, () => saveKept(supplyKept, context, sent))
  return readKept(supplyKept, context, key)
}

/** Of all that will still come. */
async function neededOf(context: Context, ordered: readonly LineToSupply[]) {
  const materials = await materialsFor(
    context,
    ordered.map(({ item_cd, order_dt, received_qty, expected_qty }) => ({
      ...{ item_cd, on_dt: order_dt, from_qty: received_qty, to_qty: expected_qty },
    })),
  )
  const needed = new Map<string, { item_cd: string; is_charged: boolean; qty: Decimal }>()
  for (const { item_cd, is_charged, qty } of materials.flat()) {
    const key = `${item_cd} ${is_charged}`
    const so_far = needed.get(key)?.qty ?? zero
    needed.set(key, { item_cd, is_charged, qty: plus(so_far, decimal(qty)) })
  }
  return needed
}
