import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead } from '#modules/master/server/views.ts'
import { businessDayRead } from '#modules/system/server/views.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import { textRows } from '#platform/server/database/text-array.ts'
import type { RowOf } from '#platform/server/database/stated-columns.ts'
import { say } from '#platform/server/facts/say.ts'
import { forecastsChanged } from '../../contract/forecast/forecast-facts.ts'
import { periodKind } from '../../contract/forecast/forecast-codes.ts'
import { monthAfter, monthOf, periodEnd } from '../../contract/forecast/forecast-periods.ts'
import { receiveOrder, receiveOrderLine } from '../tables.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import { netForecasts, type ForecastRule, type Netted } from './net-forecasts.ts'
import { forecastFirm, forecastOrder, forecastVersion } from './tables.ts'

export interface OfCustomer {
  readonly customer_cd: string
  readonly branch_no: string
}

/** An item of a customer; without one all of its items. */
export interface WantedItem extends OfCustomer {
  readonly item_cd?: string
}

/** Periods before the third month back stand as they were: nobody plans them any more. */
const monthsBack = 3

/**
 * Whoever changes what customers announce or order holds the customers until the commit, as the last lock of all: so each
 * sees what the one before has done. Orders of other customers pass by.
 */
export async function holdCustomers(
  { tx, session }: Context,
  customers: readonly OfCustomer[],
): Promise<void> {
  const { company_cd, factory_cd } = session
  const keys = customers.map(({ customer_cd, branch_no }) =>
    ['forecast', company_cd, factory_cd, customer_cd, branch_no].join(' '),
  )
  const inOrder = [...new Set(keys)].toSorted()
  if (inOrder.length === 0) return
  await rows(
    tx,
    { held: z.int() },
    sql`SELECT count(pg_advisory_xact_lock(hashtextextended(key, 0))::text)::int AS held
      FROM (SELECT value AS key FROM jsonb_array_elements_text(${JSON.stringify(inOrder)}::jsonb) ORDER BY value COLLATE "C") AS wanted`,
  )
}

/** Works out anew what is consumed, expired and open of these customers' items, and writes what has become different. */
export const netCustomers = async (context: Context, wanted: readonly WantedItem[]): Promise<void> =>
  writeNetted(context, await nettedAnew(context, wanted))

/** Whose orders are looked at. */
interface At {
  readonly tx: Context['tx']
  readonly session: Pick<Context['session'], 'company_cd' | 'factory_cd'>
}

type Changed = Netted & { readonly at: Announced }

/** Periods of which something else is consumed or expired than stands there; or would be, were firm data in up to a day. */
export async function nettedAnew(
  place: At,
  wanted: readonly WantedItem[],
  firm_to?: string,
): Promise<readonly Changed[]> {
  const announced = await readAnnounced(place, wanted)
  const [first] = announced
  if (!first) return []
  const from = `${monthAfter(monthOf(first.biz_dt), -monthsBack)}-01`
  const ordered = groupedBy(await readOrdered(place, announced, from), keyOf)
  const changed: Changed[] = []
  for (const [key, periods] of groupedBy(announced, keyOf)) {
    const netted = netForecasts(
      periods.map(({ period_kind, period_dt, destination_cd, qty }) => ({
        ...{ destination_cd, qty, from: period_dt, to: periodEnd(period_kind, period_dt) },
      })),
      ordered.get(key) ?? [],
      { ...ruleOf(periods[0]), ...(firm_to === undefined ? {} : { firm_to }) },
    )
    for (const [at, period] of periods.entries()) {
      const now = netted[at]
      if (now && (now.consumed !== period.consumed || now.expired !== period.expired))
        changed.push({ ...now, at: period })
    }
  }
  return changed
}

const keyOf = ({ customer_cd, branch_no, item_cd }: OfCustomer & { readonly item_cd: string }): string =>
  [customer_cd, branch_no, item_cd].join(' ')

type Announced = RowOf<typeof announcedColumns>
const announcedColumns = {
  ...{ customer_cd: z.string(), branch_no: z.string(), month: z.string(), version_no: z.int() },
  ...{ item_cd: z.string(), destination_cd: z.string(), period_dt: z.string() },
  ...{ period_kind: periodKind.schema, qty: z.string(), consumed: z.string(), expired: z.string() },
  ...{ rule: z.enum(['1', '2']), backward_days: z.int(), forward_days: z.int(), firm_to: z.string() },
  biz_dt: z.string(),
}

const ruleOf = ({ rule, backward_days, forward_days, firm_to }: Announced): ForecastRule => ({
  ...{ rule, backward_days, forward_days, firm_to },
})

const readAnnounced = ({ tx, session }: At, wanted: readonly WantedItem[]) =>
  rows(
    tx,
    announcedColumns,
    sql`SELECT f.customer_cd, f.branch_no, f.month, f.version_no, f.item_cd, f.destination_cd, f.period_dt::text, v.period_kind,
        trim_scale(f.qty)::text AS qty, trim_scale(f.consumed_qty)::text AS consumed, trim_scale(f.expired_qty)::text AS expired,
        ${customerRead.of('f', 'forecast_rule')} AS rule, ${customerRead.of('f', 'forecast_backward_days')} AS backward_days,
        ${customerRead.of('f', 'forecast_forward_days')} AS forward_days,
        coalesce((SELECT firm.firm_to_dt::text FROM ${forecastFirm} AS firm WHERE firm.company_cd = f.company_cd
          AND firm.factory_cd = f.factory_cd AND firm.customer_cd = f.customer_cd AND firm.branch_no = f.branch_no), '') AS firm_to, ${businessDayRead.of(session, 'biz_dt')}::text AS biz_dt
      FROM ${forecastVersion} AS v JOIN ${forecastOrder} AS f USING (company_cd, factory_cd, customer_cd, branch_no, month, version_no)
      WHERE v.company_cd = ${session.company_cd} AND v.factory_cd = ${session.factory_cd} AND v.counts
        AND v.month >= to_char(${businessDayRead.of(session, 'biz_dt')} - ${`${monthsBack} months`}::interval, 'YYYY-MM') AND EXISTS (SELECT FROM ${recordsOf(wanted)}
          WHERE w.customer_cd = f.customer_cd AND w.branch_no = f.branch_no AND (w.item_cd IS NULL OR w.item_cd = f.item_cd))
      ORDER BY f.customer_cd, f.branch_no, f.item_cd, f.period_dt, f.destination_cd`,
  )

const orderedColumns = {
  ...{ customer_cd: z.string(), branch_no: z.string(), item_cd: z.string() },
  ...{ destination_cd: z.string(), date: z.string(), qty: z.string() },
}

/** What was announced is the day on which the customer wants it; what has shipped goes on counting, what is given up does not. */
const readOrdered = ({ tx, session }: At, announced: readonly Announced[], from: string) => {
  const items = new Map(announced.map((one) => [keyOf(one), one]))
  const wanted = textRows('w', ['customer_cd', 'branch_no', 'item_cd'], [...items.values()])
  return rows(
    tx,
    orderedColumns,
    sql`SELECT h.customer_cd, h.branch_no, l.item_cd, coalesce(h.destination_cd, '') AS destination_cd,
        l.desired_dt::text AS date, trim_scale(l.qty - l.closed_qty)::text AS qty
      FROM ${wanted} JOIN ${receiveOrderLine} AS l ON l.company_cd = ${session.company_cd}
        AND l.factory_cd = ${session.factory_cd} AND l.item_cd = w.item_cd AND l.desired_dt >= ${from}::date
      JOIN ${receiveOrder} AS h ON h.company_cd = l.company_cd AND h.factory_cd = l.factory_cd AND h.order_no = l.order_no
        AND h.customer_cd = w.customer_cd AND h.branch_no = w.branch_no
      WHERE l.line_status <> '9' AND l.qty > l.closed_qty
      ORDER BY l.desired_dt, l.order_no, l.line_no`,
  )
}

const recordsOf = (wanted: readonly WantedItem[]) =>
  sql`${sentRows(wanted, 'w', { customer_cd: 'text', branch_no: 'text', item_cd: 'text' })}`

async function writeNetted(context: Context, changed: readonly Changed[]): Promise<void> {
  if (changed.length === 0) return
  const { tx, session } = context
  const records = changed.map(({ at, consumed, expired }) => ({
    ...{ customer_cd: at.customer_cd, branch_no: at.branch_no, month: at.month, version_no: at.version_no },
    ...{ item_cd: at.item_cd, destination_cd: at.destination_cd, period_dt: at.period_dt, consumed, expired },
  }))
  await tx.execute(sql`UPDATE ${forecastOrder} AS f SET consumed_qty = n.consumed, expired_qty = n.expired
    FROM ${sentRows(records, 'n', { customer_cd: 'text', branch_no: 'text', month: 'text', version_no: 'int', item_cd: 'text', destination_cd: 'text', period_dt: 'date', consumed: 'numeric', expired: 'numeric' })}
    WHERE f.company_cd = ${session.company_cd} AND f.factory_cd = ${session.factory_cd} AND f.customer_cd = n.customer_cd
      AND f.branch_no = n.branch_no AND f.month = n.month AND f.version_no = n.version_no AND f.item_cd = n.item_cd
      AND f.destination_cd = n.destination_cd AND f.period_dt = n.period_dt`)
  say(context, forecastsChanged, { items: [...new Set(changed.map(({ at }) => at.item_cd))] })
}
