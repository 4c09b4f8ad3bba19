import type { Access, UserInFactory } from './access.ts'

/** Counters that the session's own query reads at every call: a copy made under other counters is old. */
export interface Versions {
  readonly access_version: string
  readonly update_cnt: string
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

  async of(
    user: UserInFactory,
    versions: Versions,
    load: () => Promise<Access | undefined>,
  ): Promise<Access | undefined> {
    const key = `${user.company_cd}/${user.factory_cd}/${user.user_cd}`
    const copy = this.#copies.get(key)
    if (copy?.access_version === versions.access_version && copy.update_cnt === versions.update_cnt)
      return copy.access
    const access = await load()
    this.#keep(key, { access_version: versions.access_version, update_cnt: versions.update_cnt, access })
    return access
  }

  /** After a restore the counters mean something else. */
  forget(): void {
    this.#copies.clear()
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
