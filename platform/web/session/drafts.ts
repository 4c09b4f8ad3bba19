import type { KeyValueStorage, SessionState } from './session-state.ts'

/** Who typed it: a draft is offered to the same company, factory and user only (decisions.md "Sign-in"). */
export interface DraftOwner {
  readonly company_cd: string
  readonly factory_cd: string
  readonly user_cd: string
}

type DraftStorage = KeyValueStorage & Pick<Storage, 'length' | 'key'>

const prefix = 'kaname.draft/'
const part = encodeURIComponent
const ownerKey = (owner: DraftOwner) =>
  `${prefix}${part(owner.company_cd)}/${part(owner.factory_cd)}/${part(owner.user_cd)}/`

export const draftKey = (owner: DraftOwner, screen: string): string => `${ownerKey(owner)}${part(screen)}`

export function draftOwner(state: SessionState): DraftOwner | null {
  const { company, factory, user } = state
  if (!company || !factory || !user) return null
  return { company_cd: company.company_cd, factory_cd: factory.factory_cd, user_cd: user.user_cd }
}

/** Deletes what another person, or the same one in another factory or company, left in this browser tab. */
export function dropForeignDrafts(storage: DraftStorage, owner: DraftOwner): void {
  const own = ownerKey(owner)
  for (const key of draftKeys(storage)) if (!key.startsWith(own)) storage.removeItem(key)
}

/** Who signs out leaves nothing behind. */
export function dropDrafts(storage: DraftStorage): void {
  for (const key of draftKeys(storage)) storage.removeItem(key)
}

const draftKeys = (storage: DraftStorage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  )
