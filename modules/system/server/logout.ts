import { and, eq } from 'drizzle-orm'
import { logAccess } from '#platform/server/audit/access-log.ts'
import type { TransactionsContext } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { companyCookie } from '#platform/server/http/server.ts'
import { readCredential, type Credential } from '#platform/server/session.ts'
import { browserCookie, dropDraftKey } from './draft-key.ts'
import { endSession } from './session-life.ts'
import { companyTicket } from './tables.ts'

/** The specification makes it a GET; it writes all the same, so it opens its own transaction. */
export async function signOut(context: TransactionsContext): Promise<Record<string, never>> {
  const { transaction, session, now, cookie, setCookie } = context
  const { company_cd, user_cd, factory_cd } = session
  await transaction('write', async (tx) => {
    await endSession(tx, session, now)
    await endTicket(tx, company_cd, readCredential(cookie(companyCookie)))
    await dropDraftKey(tx, session, cookie(browserCookie))
    await logAccess(tx, context, { company_cd, event: 'logout', user_cd, factory_cd, code: 200 })
  })
  setCookie(companyCookie, '', 0)
  return {}
}

/** Whoever comes next at this browser begins with the company's password again. */
async function endTicket(tx: Tx, company_cd: string, ticket: Credential | undefined): Promise<void> {
  if (!ticket) return
  await tx
    .delete(companyTicket)
    .where(and(eq(companyTicket.company_cd, company_cd), eq(companyTicket.ticket_hash, ticket.hash)))
}
