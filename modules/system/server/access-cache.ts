import type { Tx } from '#platform/server/database/database.ts'
import { loadAccess, type Access, type Place } from './access.ts'

/** Counters that the session's own query reads at every call: a copy made under other counters is old. */
export interface Versions {
  readonly access_version: number
  readonly update_cnt: number
}

interface Copy extends Versions {
  readonly access: Access | undefined
}

/**
 * Roles and permissions of the users at work, per process. A copy is used only while the company's access version and
 * the user's update count are the ones it was read under, so a change takes effect at the next call in every process.
 */
export class AccessCache {
  readonly #copies = new Map<string, Copy>()

  constructor(readonly most = 5_000) {}

  async of(tx: Tx, place: Place, versions: Versions): Promise<Access | undefined> {
    const key = `${place.company_cd}/${place.factory_cd}/${place.user_cd}`
    const copy = this.#copies.get(key)
    if (copy?.access_version === versions.access_version && copy.update_cnt === versions.update_cnt)
      return copy.access
    const access = await loadAccess(tx, place)
    this.#keep(key, { ...versions, access })
    return access
  }

  get size(): number {
    return this.#copies.size
  }

  #keep(key: string, copy: Copy): void {
    this.#copies.delete(key)
    this.#copies.set(key, copy)
    const [oldest] = this.#copies.keys()
    if (this.#copies.size > this.most && oldest !== undefined) this.#copies.delete(oldest)
  }
}
