import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { user } from '#platform/contract/error-catalogue.ts'
import type { BusinessError } from '#platform/contract/errors.ts'
import { mayWrite, writeKeys, type PermissionKey } from '#platform/contract/permission.ts'
import type { Context } from '#platform/server/context.ts'
import { rows } from '#platform/server/database/database.ts'
import type { Session } from '#platform/server/session.ts'
import { accessErrors } from '../contract/role.ts'
import { bumpAccess } from './bump-access.ts'

/**
 * That there is an administrator: a user at work with an administrator's role in a factory in use. The condition may
 * speak of `held` (user_role), `granted` (role), `person` (app_user) and `site` (factory).
 */
const administrator = (company_cd: SQL | PgColumn, condition: SQL): SQL => sql`EXISTS (
  SELECT FROM user_role AS held
  JOIN user_factory AS assignment ON assignment.company_cd = held.company_cd AND assignment.user_cd = held.user_cd
    AND assignment.factory_cd = held.factory_cd
  JOIN role AS granted ON granted.company_cd = held.company_cd AND granted.role_cd = held.role_cd
    AND granted.admin_flg AND granted.abort_div = '0'
  JOIN app_user AS person ON person.company_cd = held.company_cd AND person.user_cd = held.user_cd
    AND person.state = 'active' AND person.abort_div = '0'
  JOIN factory AS site ON site.company_cd = held.company_cd AND site.factory_cd = held.factory_cd
    AND site.abort_div = '0'
  WHERE held.company_cd = ${company_cd} AND ${condition})`

/**
 * Against stopping what the last administrator has their rights by. `of` is the column of the master that is about to
 * be stopped, `by` the same in the words of `administrator`.
 */
export const lastAdministrator = <Name extends string>(
  company_cd: PgColumn,
  of: PgColumn,
  by: SQL,
  nameField: Name,
) => ({
  when: sql`${administrator(company_cd, sql`${by} = ${of}`)} AND NOT ${administrator(company_cd, sql`${by} <> ${of}`)}`,
  refuse: (record: Readonly<Record<Name, string>>): BusinessError =>
    accessErrors.BIZ_LAST_ADMINISTRATOR.with({ name: record[nameField] }),
})

/**
 * After a change that takes rights away. Every such change counts the company's access version up first, and so waits
 * for the others: two administrators cannot strip each other side by side.
 */
export async function accessHasChanged(context: Context, name: string): Promise<void> {
  const { tx, session } = context
  await bumpAccess(tx, session.company_cd)
  const found = await rows(tx, {}, sql`SELECT WHERE ${administrator(sql`${session.company_cd}`, sql`true`)}`)
  if (found.length === 0) throw accessErrors.BIZ_LAST_ADMINISTRATOR.with({ name })
}

/** Administrators are appointed, changed and removed by administrators only. */
export function refuseUnlessAdmin({ session }: Pick<Context, 'session'>): void {
  if (!session.admin) throw user[10013].with()
}

/** Nobody gives away more than they have. */
export const mayGive = (session: Session, keys: readonly PermissionKey[]): boolean =>
  session.admin ||
  keys.every((key) => {
    const writing = writeKeys.find((write) => write === key)
    return writing ? mayWrite(writing, session) : session.permissions.includes(key)
  })
