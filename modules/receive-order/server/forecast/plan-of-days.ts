import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readClosedDays, readTradeTerms } from '#modules/master/server/index.ts'
import { customerItemRead, customerRead, itemRead } from '#modules/master/server/views.ts'
import { businessDateOf } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { unknownCustomer } from '../../contract/forecast/forecast-errors.ts'
import { periodsOf } from '../../contract/forecast/forecast-periods.ts'
import type { planOfDays as planCall } from '../../contract/forecast/monthly-plan.ts'
import { itemNames, readFirm, readLines } from './month-figures.ts'
import { differenceOf, firmByPlace, placeKey } from './period-figures.ts'
import type { OfCustomer } from './net-customers.ts'
import { readCounting } from './write-version.ts'

type Plan = OutputOf<typeof planCall>

/** The forecast that counts for a month, period by period, beside what has been ordered; a row for each item of the customer. */
export async function planOfDays(
  context: Context,
  { item_cd: typed, ...key }: InputOf<typeof planCall>,
): Promise<Plan> {
  const item_cd = normaliseCode(typed)
  const items = await itemsOfCustomer(context, key, item_cd)
  if (!items) throw unknownCustomer(key)
  const counting = await readCounting(context, key)
  const { version_no, period_kind, received_dt, update_cnt } = counting ?? nothingYet
  const lines = counting ? await readLines(context, { ...key, version_no }, item_cd) : []
  const firm = firmByPlace(lines, await readFirm(context, key, period_kind, item_cd))
  const announced = new Map(lines.map((line) => [placeKey(line), line.qty]))
  const places = new Map<string, { readonly item_cd: string; readonly destination_cd: string }>()
  for (const one of [
    ...lines,
    ...firm.values(),
    ...items.map((item) => ({ item_cd: item, destination_cd: '' })),
  ])
    places.set(`${one.item_cd} ${one.destination_cd}`, one)
  const names = await itemNames(context, [...new Set([...places.values()].map((one) => one.item_cd))])
  const periods = periodsOf(period_kind, key.month)
  return {
    ...{ version_no, period_kind, received_dt, update_cnt, periods: [...periods] },
    days_off: [...(await daysOff(context, key, periods))],
    rows: [...places.entries()]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, place]) => {
        const { item_cd: item, destination_cd } = place
        const figures = periods.map((period_dt) => {
          const at = placeKey({ item_cd: item, destination_cd, period_dt })
          return { period_dt, qty: announced.get(at) ?? '0', firm: firm.get(at)?.qty ?? '0' }
        })
        return {
          ...{ item_cd: item, item_nm: names.get(item) ?? '', destination_cd },
          forecast: byPeriod(figures.map(({ period_dt, qty }) => [period_dt, qty])),
          firm: byPeriod(figures.map((one) => [one.period_dt, one.firm])),
          difference: byPeriod(figures.map((one) => [one.period_dt, differenceOf(one.firm, one.qty)])),
        }
      }),
  }
}

const nothingYet = { version_no: 0, period_kind: '1', received_dt: '', update_cnt: 0 } as const

const byPeriod = (figures: readonly (readonly [string, string])[]): Record<string, string> =>
  Object.fromEntries(figures.filter(([, qty]) => qty !== '0'))

/** What the customer has numbers of its own for, and the item that is asked for. Nothing: there is no such customer. */
export async function itemsOfCustomer(
  { tx, session }: Context,
  { customer_cd, branch_no }: OfCustomer,
  item_cd: string,
): Promise<readonly string[] | undefined> {
  const { company_cd } = session
  const [found] = await rows(
    tx,
    { items: z.array(z.string()) },
    sql`SELECT coalesce((SELECT jsonb_agg(i.item_cd) FROM ${itemRead.rows} AS i WHERE i.company_cd = ${company_cd} AND i.abort_div = '0'
          AND CASE WHEN ${item_cd} <> '' THEN i.item_cd = ${item_cd} ELSE i.item_cd IN (SELECT k.item_cd
            FROM ${customerItemRead.rows} AS k WHERE k.company_cd = ${company_cd} AND k.customer_cd = ${customer_cd}
              AND k.branch_no = ${branch_no} AND k.abort_div = '0') END), '[]') AS items
      FROM ${customerRead.rows} AS c WHERE c.company_cd = ${company_cd} AND c.customer_cd = ${customer_cd} AND c.branch_no = ${branch_no}`,
  )
  return found?.items
}

/** The days on which the customer's first destination takes nothing. */
async function daysOff(
  context: Context,
  { customer_cd, branch_no }: OfCustomer,
  periods: readonly string[],
): Promise<readonly string[]> {
  const { destination } = await readTradeTerms(context, {
    ...{ customer_cd, branch_no, destination_cd: '', employee_cd: '' },
    ...{ on_dt: await businessDateOf(context), items: [], customerItems: [] },
  })
  const calendar = destination?.calendar_cd ?? ''
  const isClosed = await readClosedDays(context, [calendar], periods[0] ?? '')
  return periods.filter((day) => isClosed(calendar, day))
}
