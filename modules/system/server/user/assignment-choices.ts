import { asc, eq, sql } from 'drizzle-orm'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import type { assignmentChoices } from '../../contract/user-account.ts'
import { factoryColumns } from '../factory-columns.ts'
import { factory, role } from '../tables.ts'

export async function chooseAssignments({
  tx,
  session,
}: Context): Promise<OutputOf<typeof assignmentChoices>> {
  const { company_cd } = session
  const { factory_cd, factory_nm } = factoryColumns
  const { role_cd, role_nm, admin_flg, abort_div } = role
  return {
    factories: await tx
      .select({ factory_cd, factory_nm, abort_div: sql<string>`${factory}.abort_div` })
      .from(factory)
      .where(eq(factory.company_cd, company_cd))
      .orderBy(asc(factory_cd)),
    roles: await tx
      .select({ role_cd, role_nm, admin_flg, abort_div })
      .from(role)
      .where(eq(role.company_cd, company_cd))
      .orderBy(asc(role_cd)),
  }
}
