import { and, eq, inArray } from 'drizzle-orm'
import { columnNamed } from '#platform/server/master/master-table.ts'
import type { Directory } from '#platform/server/master/directory.ts'
import { readParameters } from './parameters.ts'
import { appUser, factory } from './tables.ts'

/** Users' names and factories' time zones, for the platform. */
export const directory: Directory = {
  async namesOf(tx, company_cd, user_cds) {
    if (user_cds.length === 0) return new Map()
    const users = await tx
      .select({ user_cd: appUser.user_cd, username: appUser.username })
      .from(appUser)
      .where(and(eq(appUser.company_cd, company_cd), inArray(appUser.user_cd, [...user_cds])))
    return new Map(users.map(({ user_cd, username }) => [user_cd, username]))
  },

  async timeZoneOf(tx, { company_cd, factory_cd }) {
    const [found] = await tx
      .select({ time_zone: columnNamed(factory, 'time_zone') })
      .from(factory)
      .where(and(eq(factory.company_cd, company_cd), eq(columnNamed(factory, 'factory_cd'), factory_cd)))
    return typeof found?.time_zone === 'string' && found.time_zone ? found.time_zone : 'Asia/Tokyo'
  },

  acceptsUtf8: async (tx, company_cd) => (await readParameters(tx, company_cd)).csv_accept_utf8,
}
