import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import { normaliseCode } from '#platform/contract/normalise.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { appUser } from './tables.ts'

export interface Person {
  readonly user_cd: string
  readonly username: string
  readonly password_hash: string
  readonly state: string
  readonly abort_div: string
}

/**
 * By user code, or else by user name. A name that several users share identifies nobody, and an abolished user is as
 * good as not registered.
 */
export async function findPerson(tx: Tx, company_cd: string, typed: string): Promise<Person | undefined> {
  const byCode = await findPersonByCode(tx, company_cd, typed)
  if (byCode) return byCode
  const namesakes = await people(tx, company_cd, isNamed(typed))
  return namesakes.length === 1 ? namesakes[0] : undefined
}

export async function findPersonByCode(
  tx: Tx,
  company_cd: string,
  typed: string,
): Promise<Person | undefined> {
  const [found] = await people(tx, company_cd, eq(appUser.user_cd, normaliseCode(typed)))
  return found
}

/** However the family name and the given name are set apart: 佐々木 由美, 佐々木\u3000由美 and 佐々木由美 are one. */
const isNamed = (typed: string): SQL =>
  sql`regexp_replace(normalize(${appUser.username}, NFKC), '\\s', '', 'g') = ${typed.normalize('NFKC').replace(/\s/g, '')}`

const people = (tx: Tx, company_cd: string, which: SQL): Promise<Person[]> =>
  tx
    .select({
      user_cd: appUser.user_cd,
      username: appUser.username,
      password_hash: appUser.password_hash,
      state: appUser.state,
      abort_div: appUser.abort_div,
    })
    .from(appUser)
    .where(and(eq(appUser.company_cd, company_cd), ne(appUser.abort_div, '2'), which))
    .limit(2)
