import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readClosedDays, readFactoryCalendar, suppliersOfItem } from '#modules/master/server/index.ts'
import { supplierRead } from '#modules/master/server/views.ts'
import { placeOrderSlip } from '#modules/place-order/contract/order/place-order-slip.ts'
import { proposalList } from '#modules/place-order/contract/proposal/proposal-list.ts'
import { openDays } from '#modules/receive-order/contract/possible-day.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
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
  const calendars = await readCalendars(context)
  const own = await readFactoryCalendar(context)
  const isClosed = await readClosedDays(context, [...new Set([own, ...calendars.values()])], today)
  // What is only proposed gets another supplier there; what is on order already is ordered once more.
  const isProposed = part.link.startsWith(proposalList.screen.path)
  const link = isProposed ? part.link : placeOrderSlip.screen.path
  return known
    .map(({ supplier_cd, branch_no, supplier_nm, lead_time }) => {
      const calendar = calendars.get(`${supplier_cd} ${branch_no}`) || own
      const date = openDays(today, lead_time, {
        ...{ transport_days: 0, isDestinationClosed: () => false },
        isFactoryClosed: (day) => isClosed(calendar, day),
      })
      const days = (epochDay(part.date) ?? 0) - (epochDay(date) ?? 0)
      return { supplier_cd, branch_no, supplier_nm, date, days, link }
    })
    .filter(({ days }) => days > 0)
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

/** By whose days each supplier counts; those without a calendar count by the factory's. */
async function readCalendars({ tx, session }: Context): Promise<ReadonlyMap<string, string>> {
  const found = await rows(
    tx,
    { supplier_cd: z.string(), branch_no: z.string(), calendar_cd: z.string() },
    sql`SELECT s.supplier_cd, s.branch_no, s.calendar_cd FROM ${supplierRead.rows} AS s
      WHERE s.company_cd = ${session.company_cd} AND s.calendar_cd <> ''`,
  )
  return new Map(
    found.map(({ supplier_cd, branch_no, calendar_cd }) => [`${supplier_cd} ${branch_no}`, calendar_cd]),
  )
}
