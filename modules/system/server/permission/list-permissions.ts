import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { http, user } from '#platform/contract/error-catalogue.ts'
import type { Ability } from '#platform/contract/list.ts'
import { mayWrite, permissionKeys, writeEverywhere } from '#platform/contract/permission.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import { rolePermissions, type permissionList } from '../../contract/permission.ts'

const storedRole = {
  ...rolePermissions.omit({ permissions: true, abilities: true }).shape,
  held: z.array(z.string()),
}

/** Every role that has not been abolished, with what it may do and how many users at work hold it. */
export async function listPermissions({
  tx,
  session,
  language,
}: Context): Promise<OutputOf<typeof permissionList>> {
  const found = await rows(
    tx,
    storedRole,
    sql`
    SELECT role.role_cd, role.role_nm, role.admin_flg, role.abort_div, role.update_cnt,
      ARRAY(SELECT given.permission::text FROM role_permission AS given
        WHERE given.company_cd = role.company_cd AND given.role_cd = role.role_cd) AS held,
      (SELECT count(DISTINCT holding.user_cd)::int FROM user_role AS holding
        JOIN app_user AS person ON person.company_cd = holding.company_cd AND person.user_cd = holding.user_cd
          AND person.state = 'active' AND person.abort_div = '0'
        WHERE holding.company_cd = role.company_cd AND holding.role_cd = role.role_cd) AS users
    FROM role WHERE role.company_cd = ${session.company_cd} AND role.abort_div <> '2' ORDER BY role.role_cd`,
  )
  const abilityOf = (admin: boolean): Ability => {
    const refused = !mayWrite(writeEverywhere, session)
      ? http[403].with()
      : admin && !session.admin
        ? user[10013].with()
        : undefined
    return refused ? { code: refused.code, params: refused.params, msg: refused.say(language) } : true
  }
  return {
    list: found.map(({ held, ...role }) => ({
      ...role,
      permissions: permissionKeys.filter((key) => held.includes(key)),
      abilities: { edit: abilityOf(role.admin_flg) },
    })),
  }
}
