import { http } from '#platform/contract/error-catalogue.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import type { StepContext } from '#platform/server/context.ts'
import { endSession } from './session-life.ts'

/** The specification makes it a GET; it writes all the same, so it opens its own transaction. */
export async function signOut(context: StepContext): Promise<Record<string, never>> {
  const { database, session, now } = context
  if (!session) throw http[401].with()
  const { company_cd, user_cd, factory_cd } = session
  await database.company(company_cd, 'write', async (tx) => {
    await endSession(tx, session, now)
    await logAccess(tx, context, { company_cd, event: 'logout', user_cd, factory_cd, code: 200 })
  })
  return {}
}
