import { businessDateOf, directory } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import type { Context } from '#platform/server/context.ts'
import { say } from '#platform/server/facts/say.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import { sql } from 'drizzle-orm'
import { forecastErrors } from '../../contract/forecast/forecast-errors.ts'
import { forecastsChanged } from '../../contract/forecast/forecast-facts.ts'
import type { editDays as editCall } from '../../contract/forecast/monthly-plan.ts'
import { WrongCells } from '#platform/server/slip/wrong-cells.ts'
import { judgeCell, readForecastMasters } from './judge-forecast.ts'
import { holdCustomers, netCustomers } from './net-customers.ts'
import { forecastVersion } from './tables.ts'
import { addVersion, isMonth, readCounting, takeOver, writeCells, type VersionKey } from './write-version.ts'

/** What was typed into the days of a month, in the version that counts or as a new one. */
export async function editDays(
  context: Context,
  { cells, as_new, version_no, update_cnt, ...key }: InputOf<typeof editCall>,
): Promise<OutputOf<typeof editCall>> {
  const items = [...new Set(cells.map(({ item_cd }) => item_cd))]
  const masters = await readForecastMasters(context, key, items)
  if (!masters) throw forecastErrors.BIZ_FORECAST_CUSTOMER.with({ code: key.customer_cd })
  await holdCustomers(context, [key])
  const counting = await readCounting(context, key)
  if (!counting && version_no !== 0) throw http[404].with()
  if (counting && (counting.version_no !== version_no || counting.update_cnt !== update_cnt))
    throw await staleRecord(context, directory, counting)
  const period_kind = counting?.period_kind ?? '1'
  const wrong = new WrongCells()
  const seen = new Set<string>()
  for (const [at, cell] of cells.entries()) {
    const found = judgeCell({ month: key.month, period_kind }, masters, cell)
    if (found) wrong.at(`cells.${at}.${found[0]}`, found[1])
    const place = [cell.item_cd, cell.destination_cd, cell.period_dt].join(' ')
    if (seen.has(place))
      wrong.at(
        `cells.${at}.item_cd`,
        forecastErrors.BIZ_FORECAST_TWICE.with({ code: cell.item_cd, date: cell.period_dt }),
      )
    seen.add(place)
  }
  wrong.refuse()
  const isNew = as_new || !counting
  const version: VersionKey = isNew
    ? await addVersion(context, {
        ...{ ...key, period_kind, received_dt: await businessDateOf(context) },
        ...{ source: '1', file_nm: '' },
      })
    : { ...key, version_no }
  if (isNew && counting) await takeOver(context, { ...key, version_no }, version)
  await writeCells(context, version, masters, cells)
  if (!isNew) await countUp(context, version)
  // A version that takes over what stood there consumes anew as a whole.
  await netCustomers(context, isNew ? [key] : items.map((item_cd) => ({ ...key, item_cd })))
  say(context, forecastsChanged, { items, announced: items })
  return { version_no: version.version_no, update_cnt: isNew ? 0 : update_cnt + 1 }
}

async function countUp({ tx, session }: Context, key: VersionKey): Promise<void> {
  await tx.execute(sql`UPDATE ${forecastVersion} AS v SET update_cnt = update_cnt + 1, update_user = ${session.user_cd},
      update_dt = now() WHERE ${isMonth(session, key)} AND v.version_no = ${key.version_no}`)
}
