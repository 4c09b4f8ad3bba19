import { sql } from 'drizzle-orm'
import type { WrittenOf } from '#platform/contract/master-record.ts'
import { masterService } from '#platform/server/master/master-service.ts'
import { columnNamed } from '#platform/server/master/master-table.ts'
import type { Context } from '#platform/server/context.ts'
import type { Rule } from '#platform/server/master/policy.ts'
import { factoryErrors, factoryMaster } from '../../contract/factory.ts'
import { lastAdministrator } from '../administrators.ts'
import { directory } from '../directory.ts'
import { dateIn } from '../first-run.ts'
import { beginNumbersOfFactory } from '../numbering/first-numbers.ts'
import { appUser, bizdate, factory, userFactory, userRole } from '../tables.ts'

const factory_cd = columnNamed(factory, 'factory_cd')

/** Nobody could sign in to a company without a factory. */
const lastInUse: Rule<typeof factoryMaster> = {
  when: sql`${factory.abort_div} = '0' AND NOT EXISTS (
    SELECT FROM factory AS another
    WHERE another.company_cd = ${factory.company_cd} AND another.factory_cd <> ${factory_cd}
      AND another.abort_div = '0')`,
  refuse: (record) => factoryErrors.BIZ_LAST_FACTORY.with({ name: record.factory_nm }),
}

/**
 * A new factory begins on the day that it is there; without a business date nothing could be entered in it, and
 * without series of numbers no slip could be printed.
 */
async function openBusiness(
  context: Context,
  { factory_cd, time_zone }: WrittenOf<typeof factoryMaster>,
): Promise<void> {
  const { tx, session, now } = context
  const { company_cd, user_cd } = session
  const signed = { company_cd, create_user: user_cd, update_user: user_cd }
  const biz_dt = dateIn(time_zone, now)
  await tx.insert(bizdate).values({ ...signed, factory_cd, biz_dt })
  await beginNumbersOfFactory(context, signed, factory_cd)
}

/** What belonged to users who are gone does not hold a factory. */
const userRemains = (holder: typeof userFactory | typeof userRole) => sql`EXISTS (
  SELECT FROM ${appUser} WHERE ${appUser.company_cd} = ${holder.company_cd}
    AND ${appUser.user_cd} = ${holder.user_cd} AND ${appUser.abort_div} <> '2')`

export const factoryService = masterService(factoryMaster, factory, {
  directory,
  created: openBusiness,
  stop: [lastInUse, lastAdministrator(factory.company_cd, factory_cd, sql`site.factory_cd`, 'factory_nm')],
  references: [
    {
      table: userFactory,
      columns: [userFactory.factory_cd],
      openWhen: userRemains(userFactory),
      label: { ja: 'ユーザーの所属工場', en: 'factories of users', zh: '用户所属工厂' },
    },
    {
      table: userRole,
      columns: [userRole.factory_cd],
      openWhen: userRemains(userRole),
      label: { ja: 'ユーザーのロール', en: 'roles of users', zh: '用户角色' },
    },
  ],
})
