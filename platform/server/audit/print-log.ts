import { and, asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { DocumentKey } from './status-history.ts'
import { printLog } from './tables.ts'

export interface Print {
  /** 1 for the first print of this document. */
  readonly print_no: number
  readonly actor_cd: string
  readonly at: string
}

/**
 * Writes down that a document is printed, and says which print of it this is: from the second on it shows 再発行. Slips of two
 * factories may have the same number.
 */
export async function logPrint(
  { tx, session, now, requestId }: Pick<Context, 'tx' | 'session' | 'now' | 'requestId'>,
  { document, key }: DocumentKey,
): Promise<number> {
  const { company_cd, factory_cd, user_cd } = session
  // Two people print the same slip at once: the second waits for the first one's commit, then counts again.
  for (;;) {
    const [logged] = await tx
      .insert(printLog)
      .values({
        company_cd,
        document,
        row_key: key,
        print_no: sql`(SELECT coalesce(max(print_no), 0) + 1 FROM ${printLog}
          WHERE company_cd = ${company_cd} AND factory_cd = ${factory_cd} AND document = ${document} AND row_key = ${key})`,
        factory_cd,
        actor_cd: user_cd,
        at: now.toISOString(),
        request_id: requestId,
      })
      .onConflictDoNothing()
      .returning({ print_no: printLog.print_no })
    if (logged) return logged.print_no
  }
}

/** Who printed a document and when, the first print first. */
export async function readPrints(
  { tx, session }: Pick<Context, 'tx' | 'session'>,
  { document, key }: DocumentKey,
): Promise<readonly Print[]> {
  const found = await tx
    .select({ print_no: printLog.print_no, actor_cd: printLog.actor_cd, at: printLog.at })
    .from(printLog)
    .where(
      and(
        eq(printLog.company_cd, session.company_cd),
        eq(printLog.factory_cd, session.factory_cd),
        eq(printLog.document, document),
        eq(printLog.row_key, key),
      ),
    )
    .orderBy(asc(printLog.print_no))
  return found.map((print) => ({ ...print, at: new Date(print.at).toISOString() }))
}
