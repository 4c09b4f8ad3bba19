import { readOrderingTerms } from '#modules/master/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { handoverFrom } from '../../contract/order/place-order-days.ts'
import { calendarsOf } from '../order/place-order-facts.ts'

/** From a day on, when a subcontractor with 引取曜日 comes next. Of one who comes on any working day nothing is asked. */
export async function pickUpFrom(
  context: Context,
  supplier: { readonly supplier_cd: string; readonly branch_no: string },
  today: string,
): Promise<(date: string) => string> {
  const terms = await readOrderingTerms(context, { ...supplier, employee_cd: '', items: [] })
  if (!terms.supplier?.pick_up.includes(true)) return (date) => date
  const calendars = await calendarsOf(context, terms, today)
  return (date) => handoverFrom(date, calendars)
}
