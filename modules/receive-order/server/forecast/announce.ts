import { businessDateOf } from '#modules/system/server/index.ts'
import { http } from '#platform/contract/error-catalogue.ts'
import { groupedBy } from '#platform/contract/grouped-by.ts'
import type { Context } from '#platform/server/context.ts'
import { say } from '#platform/server/facts/say.ts'
import { forecastsChanged } from '../../contract/forecast/forecast-facts.ts'
import { readForecastMasters } from './judge-forecast.ts'
import type { ForecastOfFile } from './judge-lines.ts'
import { readLines } from './month-figures.ts'
import { holdCustomers, netCustomers, type OfCustomer } from './net-customers.ts'
import { addVersion, readCounting, writeCells } from './write-version.ts'

/** The file in which they came. */
export interface ComesFrom {
  readonly file_nm: string
  /** By the import, which can take it back. */
  readonly import_no?: string
}

/** New versions of whatever months of whatever customers these lines speak of; answers how many. */
export async function announce(
  context: Context,
  lines: readonly ForecastOfFile[],
  { file_nm, import_no }: ComesFrom,
): Promise<number> {
  const customers = [...groupedBy(lines, (one) => `${one.customer_cd} ${one.branch_no}`).values()]
  const held = customers.map(([{ customer_cd, branch_no }]): OfCustomer => ({ customer_cd, branch_no }))
  await holdCustomers(context, held)
  const today = await businessDateOf(context)
  const items = new Set<string>()
  let versions = 0
  for (const ofCustomer of customers) {
    const masters = await readForecastMasters(context, ofCustomer[0], [
      ...new Set(ofCustomer.map(({ item_cd }) => item_cd)),
    ])
    if (!masters) throw http[404].with()
    for (const ofMonth of groupedBy(ofCustomer, (one) => one.month).values()) {
      const [{ customer_cd, branch_no, month, period_kind }] = ofMonth
      const received_dt = newest(ofMonth) ?? today
      const before = await readCounting(context, { customer_cd, branch_no, month })
      const version = await addVersion(context, {
        ...{ customer_cd, branch_no, month, period_kind, received_dt, file_nm, import_no, source: '2' },
      })
      versions += 1
      await writeCells(context, version, masters, ofMonth)
      const gone = before ? await readLines(context, { ...version, version_no: before.version_no }, '') : []
      for (const { item_cd } of [...gone, ...ofMonth]) items.add(item_cd)
    }
  }
  await netCustomers(context, held)
  say(context, forecastsChanged, { items: [...items], announced: [...items] })
  return versions
}

/** Of several days of issue in a month the last one is the version's. */
const newest = (lines: readonly ForecastOfFile[]): string | undefined =>
  lines
    .flatMap(({ received_dt }) => received_dt ?? [])
    .toSorted()
    .at(-1)
