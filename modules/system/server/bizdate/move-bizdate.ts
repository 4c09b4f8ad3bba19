import { and, eq } from 'drizzle-orm'
import { http } from '#platform/contract/error-catalogue.ts'
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts'
import { readHistory } from '#platform/server/audit/change-history.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { instantOf } from '#platform/server/master/served-master.ts'
import { staleRecord } from '#platform/server/master/stale.ts'
import { bizdateErrors, bizdateReach, type bizdateList, type moveBizdate } from '../../contract/bizdate.ts'
import { directory } from '../directory.ts'
import { factoryColumns } from '../factory-columns.ts'
import { readParameters } from '../parameters.ts'
import { bizdate, factory } from '../tables.ts'
import { businessDayIn, dayChangeOf, daysFrom } from './change-of-day.ts'
import { setBizdate } from './set-bizdate.ts'

interface Standing {
  readonly factory_cd: string
  readonly factory_nm: string
  readonly biz_dt: string
  readonly advanced_at: string
  readonly update_cnt: number
  readonly update_user: string
  readonly update_dt: string
  readonly time_zone: string
  readonly day_change: string
}

const standings = (tx: Tx, company_cd: string) =>
  tx
    .select({
      factory_cd: bizdate.factory_cd,
      factory_nm: factoryColumns.factory_nm,
      biz_dt: bizdate.biz_dt,
      advanced_at: bizdate.advanced_at,
      update_cnt: bizdate.update_cnt,
      update_user: bizdate.update_user,
      update_dt: bizdate.update_dt,
      time_zone: factoryColumns.time_zone,
      day_change: factoryColumns.day_change,
    })
    .from(bizdate)
    .innerJoin(
      factory,
      and(
        eq(factory.company_cd, bizdate.company_cd),
        eq(factoryColumns.factory_cd, bizdate.factory_cd),
        eq(factory.abort_div, '0'),
      ),
    )
    .where(eq(bizdate.company_cd, company_cd))
    .orderBy(bizdate.factory_cd)
    .$dynamic()

/** Where every factory stands, and how the own one came there. */
export async function listBizdates(context: Context): Promise<OutputOf<typeof bizdateList>> {
  const { tx, session, now } = context
  const { company_cd, factory_cd } = session
  const found: readonly Standing[] = await standings(tx, company_cd)
  const { bizdate_auto_advance } = await readParameters(tx, company_cd)
  return {
    list: found.map(({ update_user: _user, update_dt: _at, ...row }) => ({
      ...row,
      today: businessDayIn(row.time_zone, row.day_change, now),
      day_change: dayChangeOf(row.day_change),
      advanced_at: instantOf(row.advanced_at),
      own: row.factory_cd === factory_cd,
    })),
    automatic: bizdate_auto_advance,
    history: await readHistory(context, 'bizdate', factory_cd, (user_cds) =>
      directory.namesOf(tx, company_cd, user_cds),
    ),
  }
}

/** With a reason, and not so far that it must be a slip of the finger. */
export async function move(
  context: Context,
  { biz_dt, reason, update_cnt }: InputOf<typeof moveBizdate>,
): Promise<OutputOf<typeof moveBizdate>> {
  const { tx, session, now } = context
  const { company_cd, factory_cd } = session
  const [stands]: Standing[] = await standings(tx, company_cd)
    .where(and(eq(bizdate.company_cd, company_cd), eq(bizdate.factory_cd, factory_cd)))
    .for('update', { of: bizdate })
  if (!stands) throw http[404].with()
  if (stands.update_cnt !== update_cnt) throw await staleRecord(context, directory, { ...stands })
  if (stands.biz_dt === biz_dt) throw bizdateErrors.BIZ_DATE_SAME.with().at('biz_dt')
  const today = businessDayIn(stands.time_zone, stands.day_change, now)
  const [from, to] = [daysFrom(today, -bizdateReach), daysFrom(today, bizdateReach)]
  if (biz_dt < from || biz_dt > to)
    throw bizdateErrors.BIZ_DATE_FAR.with({ from: shown(from), to: shown(to) }).at('biz_dt')
  await setBizdate(context, { from: stands.biz_dt, to: biz_dt, reason })
  return { biz_dt }
}

const shown = (date: string) => date.replaceAll('-', '/')
