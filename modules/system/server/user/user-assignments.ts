import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '#platform/server/database/database.ts'
import { readAssignments } from '../../contract/user-assignments.ts'
import { userErrors } from '../../contract/user.ts'
import { factoryColumns } from '../factory-columns.ts'
import { factory, role, userFactory, userRole } from '../tables.ts'

interface Of {
  readonly company_cd: string
  readonly user_cd: string
}

/** The factories and roles of a user as rows, from the one text that was typed; `before` is what was there. */
export async function keepAssignments(tx: Tx, of: Of, before: string, after: string): Promise<void> {
  const assignments = readAssignments(after)
  await refuseUnknown(tx, of, before, after)
  const { company_cd, user_cd } = of
  await tx.delete(userRole).where(and(eq(userRole.company_cd, company_cd), eq(userRole.user_cd, user_cd)))
  await tx
    .delete(userFactory)
    .where(and(eq(userFactory.company_cd, company_cd), eq(userFactory.user_cd, user_cd)))
  if (assignments.length === 0) return
  await tx
    .insert(userFactory)
    .values(assignments.map(({ factory_cd }) => ({ company_cd, user_cd, factory_cd })))
  await tx
    .insert(userRole)
    .values(
      assignments.flatMap(({ factory_cd, roles }) =>
        roles.map((role_cd) => ({ company_cd, user_cd, factory_cd, role_cd })),
      ),
    )
}

/** What is stopped cannot be chosen any more, and stays where it was chosen before. */
async function refuseUnknown(tx: Tx, { company_cd }: Of, before: string, after: string): Promise<void> {
  const [old, wanted] = [codesIn(before), codesIn(after)]
  const factories = wanted.factories.filter((code) => !old.factories.includes(code))
  const roles = wanted.roles.filter((code) => !old.roles.includes(code))
  if (factories.length > 0) {
    const { factory_cd } = factoryColumns
    const found = await tx
      .select({ code: factory_cd })
      .from(factory)
      .where(
        and(eq(factory.company_cd, company_cd), eq(factory.abort_div, '0'), inArray(factory_cd, factories)),
      )
    const missing = factories.find((code) => !found.some((known) => known.code === code))
    if (missing) throw userErrors.BIZ_ASSIGNMENT_FACTORY.with({ code: missing }).at('assignments')
  }
  if (roles.length > 0) {
    const found = await tx
      .select({ code: role.role_cd })
      .from(role)
      .where(and(eq(role.company_cd, company_cd), eq(role.abort_div, '0'), inArray(role.role_cd, roles)))
    const missing = roles.find((code) => !found.some((known) => known.code === code))
    if (missing) throw userErrors.BIZ_ASSIGNMENT_ROLE.with({ code: missing }).at('assignments')
  }
}

function codesIn(text: string) {
  const assignments = readAssignments(text)
  return {
    factories: assignments.map(({ factory_cd }) => factory_cd),
    roles: [...new Set(assignments.flatMap(({ roles }) => roles))],
  }
}
