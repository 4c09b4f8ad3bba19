import { and, eq } from 'drizzle-orm'
import type { Tx } from '#platform/server/database/database.ts'
import { issueCredential, readCredential, type Credential } from '#platform/server/session.ts'
import { oidcState } from './tables.ts'

/** Ties the provider's answer to the browser that set out for it. */
export const oidcCookie = 'kaname_oidc'
export const oidcSeconds = 10 * 60

interface Kept {
  readonly code_verifier: string
  readonly nonce: string
  /** Set when the provider has answered and only the choice of a factory is missing. */
  readonly user_cd: string | null
}

export async function keepOidcState(
  tx: Tx,
  { company_cd, hash }: Credential,
  kept: Kept,
  now: Date,
): Promise<void> {
  const expires_at = new Date(now.getTime() + oidcSeconds * 1000).toISOString()
  await tx.insert(oidcState).values({ company_cd, state_hash: hash, ...kept, expires_at })
}

/** Each state is good for one answer: taken is gone. */
export async function takeOidcState(
  tx: Tx,
  { company_cd, hash }: Credential,
  now: Date,
): Promise<Kept | undefined> {
  const [taken] = await tx
    .delete(oidcState)
    .where(and(eq(oidcState.company_cd, company_cd), eq(oidcState.state_hash, hash)))
    .returning()
  return taken && Date.parse(taken.expires_at) > now.getTime() ? taken : undefined
}

/** The secret of `state=` or `resume=`, when it names the company of the provider. */
export function credentialIn(secret: string | null, company_cd: string): Credential | undefined {
  const credential = readCredential(secret ?? undefined)
  return credential?.company_cd === company_cd ? credential : undefined
}

/** The proven user waits for the choice of a factory; answers the secret that resumes. */
export async function keepProvenUser(
  tx: Tx,
  company_cd: string,
  user_cd: string,
  now: Date,
): Promise<string> {
  const credential = issueCredential(company_cd)
  await keepOidcState(tx, credential, { code_verifier: '', nonce: '', user_cd }, now)
  return credential.secret
}
