import type { PermissionKey } from '#platform/contract/permission.ts'
import { defaultLanguage, type Language } from '#platform/contract/text.ts'
import { assignmentsText } from '../contract/user-assignments.ts'
import type { Context } from '#platform/server/context.ts'
import { fixCodes } from './codes/fix-codes.ts'
import { beginCodes } from './codes/begin-codes.ts'
import { dataNumbers } from './numbering/data-numbers.ts'
import { beginDataNumbers, beginNumbersOfFactory } from './numbering/first-numbers.ts'
import { appUser, bizdate, company, factory, role, rolePermission, userFactory, userRole } from './tables.ts'

/** A company with everything that its people need to sign in and work. Passwords are hashed beforehand. */
export interface NewCompany {
  readonly company_cd: string
  readonly company_nm: string
  readonly system_nm: string
  readonly password_hash: string
  /** Beside its names. */
  readonly details?: Partial<
    Pick<
      typeof company.$inferInsert,
      | 'kana'
      | 'postal_cd'
      | 'address'
      | 'phone'
      | 'fax'
      | 'registration_no'
      | 'seal_flg'
      | 'fiscal_start_month'
    >
  >
  readonly factories: readonly NewFactory[]
  readonly roles: readonly NewRole[]
  readonly users: readonly NewUser[]
  /** In which its code tables and series are named and its users are addressed at first. */
  readonly language?: Language
  /** The business date of every factory. */
  readonly biz_dt: string
}

export interface NewFactory {
  readonly factory_cd: string
  readonly factory_nm: string
  readonly kana?: string
  readonly postal_cd?: string
  readonly address?: string
  readonly phone?: string
  readonly time_zone: string
}

export interface NewRole {
  readonly role_cd: string
  readonly role_nm: string
  readonly admin_flg?: boolean
  readonly permissions: readonly PermissionKey[]
}

export interface NewUser {
  readonly user_cd: string
  readonly username: string
  readonly kana?: string
  readonly email?: string
  readonly phone?: string
  readonly password_hash: string
  readonly role_cd: string
  readonly factories: readonly string[]
}

/** For the first run and the demo company; in the owner's or the company's own transaction. */
export async function createCompany(
  { tx, registered }: Pick<Context, 'tx' | 'registered'>,
  created: NewCompany,
  by: string,
): Promise<void> {
  const { company_cd } = created
  const signed = { company_cd, create_user: by, update_user: by }
  const { company_nm, system_nm, password_hash, language = defaultLanguage } = created
  await tx
    .insert(company)
    .values({ ...signed, ...created.details, company_nm, system_nm, language, password_hash })
  await tx.insert(factory).values(created.factories.map((made) => ({ ...signed, ...made })))
  await tx
    .insert(bizdate)
    .values(created.factories.map(({ factory_cd }) => ({ ...signed, factory_cd, biz_dt: created.biz_dt })))
  for (const { factory_cd } of created.factories)
    await beginNumbersOfFactory({ tx, registered }, signed, factory_cd)
  await beginDataNumbers(tx, signed)
  dataNumbers.forget(company_cd)
  await fixCodes(tx)
  await beginCodes(tx, signed)
  await tx.insert(role).values(
    created.roles.map(({ role_cd, role_nm, admin_flg = false }) => ({
      ...signed,
      role_cd,
      role_nm,
      admin_flg,
    })),
  )
  const permissions = created.roles.flatMap(({ role_cd, permissions: keys }) =>
    keys.map((permission) => ({ company_cd, role_cd, permission })),
  )
  if (permissions.length > 0) await tx.insert(rolePermission).values(permissions)
  await tx.insert(appUser).values(
    created.users.map(({ role_cd, factories, ...person }) => ({
      ...signed,
      ...person,
      language,
      assignments: assignmentsText(factories.map((factory_cd) => ({ factory_cd, roles: [role_cd] }))),
    })),
  )
  const assignments = created.users.flatMap(({ user_cd, role_cd, factories }) =>
    factories.map((factory_cd) => ({ company_cd, user_cd, role_cd, factory_cd })),
  )
  await tx
    .insert(userFactory)
    .values(assignments.map(({ user_cd, factory_cd }) => ({ company_cd, user_cd, factory_cd })))
  await tx.insert(userRole).values(assignments)
}
