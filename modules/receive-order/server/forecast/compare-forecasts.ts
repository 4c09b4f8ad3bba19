import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { customerRead } from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { unknownCustomer } from '../../contract/forecast/forecast-errors.ts'
import { forecastSource, periodKind } from '../../contract/forecast/forecast-codes.ts'
import type { compareForecasts as compareCall, ForecastRow } from '../../contract/forecast/forecast-order.ts'
import { periodEnd } from '../../contract/forecast/forecast-periods.ts'
import { orderImport } from '../import/tables.ts'
import { itemNames, readFirm, readLines } from './month-figures.ts'
import { differenceOf, firmByPlace, placeKey } from './period-figures.ts'
import { forecastFirm, forecastVersion } from './tables.ts'
import { isMonth, type MonthOfCustomer } from './write-version.ts'

type Answer = OutputOf<typeof compareCall>

/** Two versions of a month side by side; without numbers the one that counts, and the last one before it that was not taken back. */
export async function compareForecasts(
  context: Context,
  { before_no: typedBefore, now_no: typedNow, item_cd: typed, ...key }: InputOf<typeof compareCall>,
): Promise<Answer> {
  const item_cd = normaliseCode(typed)
  const firm_to_dt = await firmTo(context, key)
  if (firm_to_dt === undefined) throw unknownCustomer(key)
  const versions = await readVersions(context, key)
  const now_no = typedNow === '' ? (versions.find(({ counts }) => counts)?.version_no ?? 0) : Number(typedNow)
  const before_no =
    typedBefore === ''
      ? (versions.find((one) => one.version_no < now_no && one.withdrawn === '')?.version_no ?? 0)
      : Number(typedBefore)
  const kind = versions.find(({ version_no }) => version_no === now_no)?.period_kind ?? '1'
  const now = await readLines(context, { ...key, version_no: now_no }, item_cd)
  const before = await readLines(context, { ...key, version_no: before_no }, item_cd)
  const firm = firmByPlace(now, await readFirm(context, key, kind, item_cd))
  const [nowAt, beforeAt] = [now, before].map((lines) => new Map(lines.map((line) => [placeKey(line), line])))
  const places = new Map([...firm.values(), ...before, ...now].map((one) => [placeKey(one), one]))
  const names = await itemNames(context, [...new Set([...places.values()].map((one) => one.item_cd))])
  return {
    ...{ versions: [...versions], before_no, now_no, firm_to_dt },
    rows: [...places.entries()]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([at, { item_cd: item, destination_cd, period_dt }]): ForecastRow => {
        const line = nowAt?.get(at)
        const [qty, was] = [line?.qty ?? '0', beforeAt?.get(at)?.qty ?? '0']
        const ordered = firm.get(at)?.qty ?? '0'
        return {
          ...{ item_cd: item, item_nm: names.get(item) ?? '', destination_cd },
          ...{ period_dt, period_to: periodEnd(kind, period_dt) },
          ...{ before: was, now: qty, change: before_no === 0 ? '0' : differenceOf(qty, was) },
          ...{ firm: ordered, difference: differenceOf(ordered, qty) },
          ...{ consumed: line?.consumed ?? '0', expired: line?.expired ?? '0', open: line?.open ?? '0' },
        }
      }),
  }
}

/** Blank: no firm data are in. Nothing: there is no such customer. */
async function firmTo(
  { tx, session }: Context,
  { customer_cd, branch_no }: MonthOfCustomer,
): Promise<string | undefined> {
  const { company_cd, factory_cd } = session
  const [found] = await rows(
    tx,
    { firm_to_dt: z.string() },
    sql`SELECT coalesce((SELECT f.firm_to_dt::text FROM ${forecastFirm} AS f WHERE f.company_cd = ${company_cd}
        AND f.factory_cd = ${factory_cd} AND f.customer_cd = ${customer_cd} AND f.branch_no = ${branch_no}), '') AS firm_to_dt
      FROM ${customerRead.rows} AS c WHERE c.company_cd = ${company_cd} AND c.customer_cd = ${customer_cd} AND c.branch_no = ${branch_no}`,
  )
  return found?.firm_to_dt
}

/** The newest first. */
async function readVersions(context: Context, key: MonthOfCustomer): Promise<Answer['versions']> {
  const { tx, session } = context
  const found = await rows(
    tx,
    {
      ...{ version_no: z.int(), period_kind: periodKind.schema, received_dt: z.string() },
      ...{ source: forecastSource.schema, file_nm: z.string(), counts: z.boolean(), withdrawn: z.string() },
      ...{ update_user: z.string(), update_dt: z.string() },
    },
    sql`SELECT v.version_no, v.period_kind, v.received_dt::text, v.source, v.file_nm, v.counts, v.update_user,
        CASE WHEN v.withdrawn_dt IS NULL THEN '' ELSE (SELECT i.reset_reason FROM ${orderImport} AS i
          WHERE i.company_cd = v.company_cd AND i.import_no = v.import_no) END AS withdrawn,
        to_char(v.update_dt AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS update_dt
      FROM ${forecastVersion} AS v WHERE ${isMonth(session, key)} ORDER BY v.version_no DESC LIMIT 200`,
  )
  const names = await directory.namesOf(tx, session.company_cd, [
    ...new Set(found.map(({ update_user }) => update_user)),
  ])
  return found.map((version) => ({
    ...version,
    update_user: names.get(version.update_user) ?? version.update_user,
  }))
}
