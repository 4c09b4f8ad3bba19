import { dayAfter } from '#platform/contract/business-day.ts'
import type { Context } from '#platform/server/context.ts'
import { pickErrors } from '../../contract/pick/pick-errors.ts'
import type { Delivery, DeliveryLine } from '../shipping/read-delivery.ts'
import { lastLotOf, readLot, type CustomerTerms } from './lot-terms.ts'

interface PickedLot {
  readonly lot_no: string
  readonly terms: CustomerTerms | undefined
  /** What else is picked of the line. */
  readonly others: readonly { readonly lot_no: string }[]
}

/** Why a lot may not leave: held by us, or not as the customer takes it: mixed, older than what it has had, or too near its end. */
export async function wrongLotOf(
  context: Context,
  header: Delivery['header'],
  { ship_item_cd: item }: DeliveryLine,
  { lot_no: lot, terms, others }: PickedLot,
) {
  const found = lot === '' ? undefined : await readLot(context, item, lot)
  if (found?.hold_flg) return pickErrors.BIZ_PICK_HELD.with({ lot, reason: found.hold_reason })
  if (!terms) return undefined
  const rule = terms.lot_rule
  const other = others.find((one) => one.lot_no !== lot)
  if (other && (rule === '1' || rule === '3'))
    return pickErrors.BIZ_PICK_MIXED.with({ item, lot: other.lot_no })
  if (!found) return undefined
  if (rule === '2' || rule === '3') {
    const last = await lastLotOf(context, item, header)
    if (last && found.received_dt < last.received_dt)
      return pickErrors.BIZ_PICK_BACK.with({ item, lot, last: last.lot_no })
  }
  const { least_life_days: days } = terms
  const { expiry_dt: expiry } = found
  if (days > 0 && expiry !== null && expiry < dayAfter(header.delivery_dt, days))
    return pickErrors.BIZ_PICK_LIFE.with({ lot, expiry, days: String(days) })
  return undefined
}
