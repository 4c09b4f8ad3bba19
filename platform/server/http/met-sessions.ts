import type { Credential, Session } from '../session.ts'

/** Where a session works. */
export type Place = Pick<Session, 'company_cd' | 'factory_cd'>

const most = 5_000

/** Where this process has last seen the sessions of tokens: a guess at what to ask, never a permission. */
export class MetSessions {
  readonly #places = new Map<string, Place>()

  placeOf({ company_cd, hash }: Credential): Place | undefined {
    const place = this.#places.get(hash)
    return place?.company_cd === company_cd ? place : undefined
  }

  add({ hash }: Credential, { company_cd, factory_cd }: Place): void {
    const before = this.#places.get(hash)
    if (before?.company_cd === company_cd && before.factory_cd === factory_cd) return
    this.#places.delete(hash)
    this.#places.set(hash, { company_cd, factory_cd })
    const [oldest] = this.#places.keys()
    if (this.#places.size > most && oldest !== undefined) this.#places.delete(oldest)
  }
}
