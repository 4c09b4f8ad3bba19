import { demoSales, readClosedDays } from '#modules/master/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { daysAfter } from '../../contract/order-days.ts'
import { monthAfter, monthOf, periodsOf, periodStart } from '../../contract/forecast/forecast-periods.ts'
import type { PeriodKind } from '../../contract/forecast/forecast-codes.ts'
import { readForecastMasters } from '../forecast/judge-forecast.ts'
import { netCustomers } from '../forecast/net-customers.ts'
import { demoCalendar } from './open-day.ts'
import { addVersion, writeCells } from '../forecast/write-version.ts'

/** Who announces what it will order: by the day with a last month by the month, and by the week. */
const announcing: readonly { readonly customer_cd: string; readonly kinds: readonly PeriodKind[] }[] = [
  { customer_cd: 'C001', kinds: ['1', '1', '3'] },
  { customer_cd: 'C002', kinds: ['2', '2', '2'] },
]

/** So many on a working day. */
const daily = 3

/** 内示 of two customers for three months, each announced twice: the second time it wants a little more of the later goods. */
export const fillForecasts = async (context: Context, today: string): Promise<void> => {
  const isClosed = await readClosedDays(context, [demoCalendar], daysAfter(today, -60))
  for (const { customer_cd, kinds } of announcing) {
    const customer = { customer_cd, branch_no: '00' }
    const goods = demoSales.filter((one) => one.customer_cd === customer_cd).map(({ item_cd }) => item_cd)
    const masters = await readForecastMasters(context, customer, goods)
    if (!masters) continue
    for (const [at, period_kind] of kinds.entries()) {
      const month = monthAfter(monthOf(today), at)
      for (const back of [35, 7]) {
        const version = await addVersion(context, {
          ...{ ...customer, month, period_kind, received_dt: daysAfter(today, -back) },
          ...{ source: '1', file_nm: '' },
        })
        const cells = goods.flatMap((item_cd, index) =>
          quantities(month, period_kind, (date) => isClosed(demoCalendar, date)).map(
            ({ period_dt, days }) => ({
              ...{ item_cd, destination_cd: '', period_dt },
              qty: String(days * (daily + (index % 3) + (back === 7 && index > 2 ? 1 : 0))),
            }),
          ),
        )
        await writeCells(context, version, masters, cells)
      }
    }
    await netCustomers(context, [customer])
  }
}

/** The periods of a month with the working days in them. */
function quantities(month: string, kind: PeriodKind, isClosed: (date: string) => boolean) {
  const days = [month, monthAfter(month, 1)]
    .flatMap((one) => periodsOf('1', one))
    .filter((day) => !isClosed(day))
  return periodsOf(kind, month).flatMap((period_dt) => {
    const own = days.filter((day) => periodStart(kind, day) === period_dt)
    return own.length === 0 ? [] : [{ period_dt, days: own.length }]
  })
}
