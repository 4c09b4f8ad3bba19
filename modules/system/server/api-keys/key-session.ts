import { and, eq } from 'drizzle-orm'
import { isPermissionKey } from '#platform/contract/permission.ts'
import type { Found, Tx } from '#platform/server/database/database.ts'
import type { Session } from '#platform/server/session.ts'
import { apiKey } from './tables.ts'

/** Of a key that works: of a user, a company and a factory at work. */
export const keyQuestion = (locked: string) => `
  SELECT k.user_cd, k.factory_cd, floor(extract(epoch FROM k.expires_at) * 1000)::text, k.revoked_at::text, u.username,
         f.factory_nm, k.key_no::text, k.permissions, (coalesce(k.last_used_at < now() - interval '1 minute', true))::text${locked}
  FROM api_key k
  JOIN app_user u ON u.company_cd = k.company_cd AND u.user_cd = k.user_cd AND u.state = 'active' AND u.abort_div = '0'
  JOIN company c ON c.company_cd = k.company_cd AND c.abort_div = '0'
  JOIN factory f ON f.company_cd = k.company_cd AND f.factory_cd = k.factory_cd AND f.abort_div = '0'
  WHERE k.company_cd = $1 AND k.key_hash = $2`

/** People and what they may do are no business of a program, whatever it may read. */
const closedPaths = /^\/api\/(master\/(user|role|company)|system|developer)\//
const isClosed = (path: string): boolean => closedPaths.test(path)

/** What a program may do is what its key says, and nothing more because of who made it. */
export function keySession(
  { company_cd, hash }: { readonly company_cd: string; readonly hash: string },
  row: Found | undefined,
): Session | 'expired' | 'unknown' {
  if (!row) return 'unknown'
  const [user_cd, factory_cd, expires_ms, revoked_at, username, factory_nm, no, permissions, extend] = row
  if (revoked_at !== null) return 'unknown'
  if (Number(expires_ms) <= Date.now()) return 'expired'
  return {
    company_cd,
    user_cd: user_cd ?? '',
    username: username ?? '',
    factory_cd: factory_cd ?? '',
    factory_nm: factory_nm ?? '',
    token_hash: hash,
    visit_mode: false,
    extend: extend === 'true',
    admin: false,
    roles: [],
    permissions: (permissions ?? '').split(' ').filter(isPermissionKey),
    key: { no: no ?? '', isClosed },
  }
}

export const keyWasUsed = (tx: Tx, { company_cd, token_hash }: Session, now: Date): Promise<unknown> =>
  tx
    .update(apiKey)
    .set({ last_used_at: now.toISOString() })
    .where(and(eq(apiKey.company_cd, company_cd), eq(apiKey.key_hash, token_hash)))
