import { readClosedDays, readFactoryCalendar, suppliersOfItem } from '#modules/master/server/index.ts'
import { soonestArrival } from '#modules/place-order/contract/order/place-order-days.ts'
import { placeOrderSlip } from '#modules/place-order/contract/order/place-order-slip.ts'
import { proposalList } from '#modules/place-order/contract/proposal/proposal-list.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { epochDay } from '#planning/mrp/input-reader.ts'
import type { aboutPlan } from '../../contract/plan/plan-calls.ts'

type About = OutputOf<typeof aboutPlan>

/** 代替仕入先: who would bring the part that a plan waits for earlier, if it were ordered from him today; the quickest first. */
export async function quickerSuppliers(
  context: Context,
  part: About['late_part'],
): Promise<About['suppliers']> {
  if (!part?.bought) return []
  const today = await businessDateOf(context)
  const known = await suppliersOfItem(context, { item_cd: part.item_cd, qty: '1', on_dt: today })
  const own = await readFactoryCalendar(context)
  const isClosed = await readClosedDays(context, [own, ...known.map(({ calendar_cd }) => calendar_cd)], today)
  // What is only proposed gets another supplier there; what is on order already is ordered once more.
  const isProposed = part.link.startsWith(proposalList.screen.path)
  const link = isProposed ? part.link : placeOrderSlip.screen.path
  return known
    .map(({ supplier_cd, branch_no, supplier_nm, calendar_cd, ...supplying }) => {
      const date = soonestArrival(today, supplying, {
        isSupplierClosed: (day) => isClosed(calendar_cd || own, day),
        isFactoryClosed: (day) => isClosed(own, day),
      })
      const days = (epochDay(part.date) ?? 0) - (epochDay(date) ?? 0)
      return { supplier_cd, branch_no, supplier_nm, date, days, link }
    })
    .filter(({ days }) => days > 0)
    .toSorted((one, other) => one.date.localeCompare(other.date))
}
