import { randomBytes } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { TransactionsContext } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { hashSecret } from '#platform/server/session.ts'
import type { draftKey as endpoint } from '../contract/session-keeping.ts'
import { draftKey } from './tables.ts'

/** Tells one browser from another; it outlives the session, the tab and the browser's end. */
export const browserCookie = 'kaname_browser'
const browserSeconds = 400 * 24 * 3600
const dayMs = 24 * 3_600_000
/** Whoever has not come back for so long will not go on. */
export const draftDays = 60

/** The key of this user in this browser, as it was given before, or a new one. */
export async function giveDraftKey({
  transaction,
  session: { company_cd, user_cd },
  now,
  cookie,
  setCookie,
}: TransactionsContext): Promise<OutputOf<typeof endpoint>> {
  const browser = cookie(browserCookie) || randomBytes(32).toString('base64url')
  const mine = { company_cd, user_cd, browser_hash: hashSecret(browser) }
  const found = await transaction('read', (tx) => keyOf(tx, mine))
  const fresh = found && now.getTime() - Date.parse(found.seen_at) < dayMs
  const key = fresh ? found.secret : await transaction('write', (tx) => writeKey(tx, mine, now))
  setCookie(browserCookie, browser, browserSeconds)
  return { key }
}

interface Mine {
  readonly company_cd: string
  readonly user_cd: string
  readonly browser_hash: string
}

const isMine = ({ company_cd, user_cd, browser_hash }: Mine) =>
  and(
    eq(draftKey.company_cd, company_cd),
    eq(draftKey.user_cd, user_cd),
    eq(draftKey.browser_hash, browser_hash),
  )

async function keyOf(tx: Tx, mine: Mine) {
  const [found] = await tx
    .select({ secret: draftKey.secret, seen_at: draftKey.seen_at })
    .from(draftKey)
    .where(isMine(mine))
  return found
}

/** Two tabs may ask at once: both get the key of the first. */
async function writeKey(tx: Tx, mine: Mine, now: Date): Promise<string> {
  const seen_at = now.toISOString()
  const [written] = await tx
    .insert(draftKey)
    .values({ ...mine, secret: randomBytes(32).toString('base64'), seen_at })
    .onConflictDoUpdate({
      target: [draftKey.company_cd, draftKey.user_cd, draftKey.browser_hash],
      set: { seen_at },
    })
    .returning({ secret: draftKey.secret })
  if (!written) throw new Error('The key of drafts was not written')
  return written.secret
}

/** Who signs out leaves nothing that could be read. */
export async function dropDraftKey(
  tx: Tx,
  { company_cd, user_cd }: Omit<Mine, 'browser_hash'>,
  browser: string | undefined,
): Promise<void> {
  if (browser)
    await tx.delete(draftKey).where(isMine({ company_cd, user_cd, browser_hash: hashSecret(browser) }))
}

export async function sweepDraftKeys(tx: Tx, now: Date): Promise<void> {
  await tx
    .delete(draftKey)
    .where(lt(draftKey.seen_at, new Date(now.getTime() - draftDays * dayMs).toISOString()))
}
