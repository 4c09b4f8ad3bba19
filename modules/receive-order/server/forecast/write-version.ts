import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { sentRows } from '#platform/server/database/sent-rows.ts'
import type { PeriodKind } from '../../contract/forecast/forecast-codes.ts'
import type { ForecastCell, ForecastMasters } from './judge-forecast.ts'
import type { OfCustomer } from './net-customers.ts'
import { forecastOrder, forecastVersion } from './tables.ts'

export interface MonthOfCustomer extends OfCustomer {
  readonly month: string
}

export interface NewVersion extends MonthOfCustomer {
  readonly period_kind: PeriodKind
  readonly received_dt: string
  readonly source: '1' | '2'
  readonly file_nm: string
  /** The file of the import by which it has come. */
  readonly import_no?: string | undefined
}

export interface VersionKey extends MonthOfCustomer {
  readonly version_no: number
}

/** The version of a month that counts; nothing where the customer has announced nothing yet. */
export async function readCounting({ tx, session }: Context, key: MonthOfCustomer) {
  const [found] = await rows(
    tx,
    {
      ...{ version_no: z.int(), period_kind: z.enum(['1', '2', '3']), received_dt: z.string() },
      source: z.enum(['1', '2']),
      ...{ update_cnt: z.int(), update_user: z.string(), update_dt: z.string() },
    },
    sql`SELECT v.version_no, v.period_kind, v.received_dt::text, v.source, v.update_cnt, v.update_user, v.update_dt::text
      FROM ${forecastVersion} AS v WHERE ${isMonth(session, key)} AND v.counts`,
  )
  return found
}

/** The next version of a month, which counts from now on. Whoever calls it holds the customer. */
export async function addVersion(
  { tx, session }: Context,
  { period_kind, received_dt, source, file_nm, import_no, ...key }: NewVersion,
): Promise<VersionKey> {
  const { company_cd, factory_cd, user_cd } = session
  await tx.execute(
    sql`UPDATE ${forecastVersion} AS v SET counts = false WHERE ${isMonth(session, key)} AND v.counts`,
  )
  const [added] = await rows(
    tx,
    { version_no: z.int() },
    sql`INSERT INTO ${forecastVersion} (company_cd, factory_cd, customer_cd, branch_no, month, version_no, period_kind,
        received_dt, source, file_nm, import_no, counts, create_user, update_user)
      SELECT ${company_cd}, ${factory_cd}, ${key.customer_cd}, ${key.branch_no}, ${key.month}, coalesce(max(v.version_no), 0) + 1,
        ${period_kind}, ${received_dt}::date, ${source}, ${file_nm}, ${import_no ?? null}::bigint, true, ${user_cd}, ${user_cd}
      FROM ${forecastVersion} AS v WHERE ${isMonth(session, key)} RETURNING version_no`,
  )
  if (!added) throw new Error('No version was added')
  return { ...key, version_no: added.version_no }
}

/** A version that is taken back does not count any more; the newest of the others does. Whoever calls it holds the customer. */
export async function takeBack({ tx, session }: Context, key: VersionKey): Promise<void> {
  await tx.execute(sql`UPDATE ${forecastVersion} AS v SET counts = false, withdrawn_dt = now(), update_user = ${session.user_cd},
      update_dt = now() WHERE ${isMonth(session, key)} AND v.version_no = ${key.version_no}`)
  await tx.execute(sql`UPDATE ${forecastVersion} AS v SET counts = true WHERE ${isMonth(session, key)} AND v.version_no =
      (SELECT max(v.version_no) FROM ${forecastVersion} AS v WHERE ${isMonth(session, key)} AND v.withdrawn_dt IS NULL)`)
}

/** What stands in one version stands in the other, too. */
export async function takeOver({ tx, session }: Context, from: VersionKey, to: VersionKey): Promise<void> {
  await tx.execute(sql`INSERT INTO ${forecastOrder} (company_cd, factory_cd, customer_cd, branch_no, month, version_no,
      item_cd, destination_cd, period_dt, ship_item_cd, qty)
    SELECT v.company_cd, v.factory_cd, v.customer_cd, v.branch_no, v.month, ${to.version_no}::int,
      v.item_cd, v.destination_cd, v.period_dt, v.ship_item_cd, v.qty
    FROM ${forecastOrder} AS v WHERE ${isMonth(session, from)} AND v.version_no = ${from.version_no}`)
}

/** Cells of a version: 0 takes one out. What has become of a changed one is worked out afterwards. */
export async function writeCells(
  { tx, session }: Context,
  key: VersionKey,
  { items }: ForecastMasters,
  cells: readonly ForecastCell[],
): Promise<void> {
  if (cells.length === 0) return
  const records = cells.map((cell) => ({
    ...cell,
    ship_item_cd: items.get(cell.item_cd)?.ship_item_cd ?? cell.item_cd,
  }))
  const sent = sql`${sentRows(records, 's', { item_cd: 'text', destination_cd: 'text', period_dt: 'date', ship_item_cd: 'text', qty: 'numeric' })}`
  const here = sql`${isMonth(session, key)} AND v.version_no = ${key.version_no}`
  await tx.execute(sql`DELETE FROM ${forecastOrder} AS v USING ${sent} WHERE ${here} AND v.item_cd = s.item_cd
    AND v.destination_cd = s.destination_cd AND v.period_dt = s.period_dt`)
  await tx.execute(sql`INSERT INTO ${forecastOrder} (company_cd, factory_cd, customer_cd, branch_no, month, version_no,
      item_cd, destination_cd, period_dt, ship_item_cd, qty)
    SELECT ${session.company_cd}, ${session.factory_cd}, ${key.customer_cd}, ${key.branch_no}, ${key.month}, ${key.version_no}::int,
      s.item_cd, s.destination_cd, s.period_dt, s.ship_item_cd, s.qty FROM ${sent} WHERE s.qty > 0`)
}

export const isMonth = (
  { company_cd, factory_cd }: Context['session'],
  { customer_cd, branch_no, month }: MonthOfCustomer,
) => sql`v.company_cd = ${company_cd} AND v.factory_cd = ${factory_cd} AND v.customer_cd = ${customer_cd}
  AND v.branch_no = ${branch_no} AND v.month = ${month}`
