import { z } from 'zod'
import { createStore, type Readable } from '../store/store.ts'
import { seal, unseal } from './draft-cipher.ts'
import type { KeyValueStorage } from './session-state.ts'

/** Who typed it: a draft is offered to the same company, factory and user only (decisions.md "Sign-in"). */
export interface DraftOwner {
  readonly company_cd: string
  readonly factory_cd: string
  readonly user_cd: string
}

const storedDraft = z.object({
  id: z.string(),
  /** What it belongs to: the screen, or one record on it. */
  place: z.string(),
  /** The address at which one goes on with it. */
  address: z.string(),
  /** Which record, in words; empty for a new one. */
  title: z.string(),
  /** When it was last typed on, in milliseconds. */
  at: z.number(),
  value: z.unknown(),
})
export type StoredDraft = z.output<typeof storedDraft>

export interface Draft extends StoredDraft {
  /** Somebody is typing on it, here or in another tab of this browser. */
  readonly busy: boolean
}

/** What is half-typed in this browser, readable only with the key that the server gives to its own user. */
export interface DraftVault extends Readable<readonly Draft[]> {
  /** Reads what this person has left here; what another key has sealed is gone for good. */
  open(owner: DraftOwner, key: string): Promise<void>
  keep(draft: Omit<StoredDraft, 'at'>): void
  drop(id: string): void
  /** Nobody types on it here any more: it may be taken up again, also in another tab. */
  release(id: string): void
  /** The session is over; what was typed stays, sealed. */
  close(): void
  /** Who signs out leaves nothing behind. */
  dropAll(): void
}

export type DraftStorage = KeyValueStorage & Pick<Storage, 'length' | 'key'>

interface Surroundings {
  readonly storage: DraftStorage
  readonly locks: Pick<LockManager, 'request' | 'query'>
  /** Hears which key of the storage another tab has changed, or null when this tab is looked at again. */
  readonly onChange: (listener: (storageKey: string | null) => void) => void
  readonly now: () => number
}

const prefix = 'kaname.draft/'
const keptForMs = 60 * 24 * 3_600_000
/** More than a person has open; the oldest goes first. */
export const mostDrafts = 50

const part = encodeURIComponent
const ownerKey = (owner: DraftOwner) =>
  `${prefix}${part(owner.company_cd)}/${part(owner.factory_cd)}/${part(owner.user_cd)}/`

export function createDraftVault({ storage, locks, onChange, now }: Surroundings): DraftVault {
  const drafts = createStore<readonly Draft[]>([])
  let opened: Opened | null = null
  /** Ends the lock that says to other tabs: somebody is typing on it here. */
  const held = new Map<string, () => void>()
  /** When each was last typed on: an older state is not written over a newer one, nor what has been dropped. */
  const latest = new Map<string, number>()
  let writing = Promise.resolve()

  const hold = (storageKey: string) => {
    if (held.has(storageKey)) return
    const released = new Promise<void>((resolve) => held.set(storageKey, resolve))
    void locks.request(storageKey, () => released)
  }
  /** When it is written: who takes it up gets the last letter, too. */
  const letGo = (storageKey: string) => {
    const release = held.get(storageKey)
    held.delete(storageKey)
    if (release) void writing.then(release)
  }

  async function readOwn(of: Opened): Promise<void> {
    await writing
    const busy = new Set((await locks.query()).held?.map(({ name }) => name))
    const found: Draft[] = []
    for (const storageKey of keysOf(storage).filter((key) => key.startsWith(of.owner))) {
      const { sealed } = takenApart(storage.getItem(storageKey))
      const draft = storedDraft.safeParse(await unseal(of.key, storageKey, sealed))
      if (draft.success) found.push({ ...draft.data, busy: busy.has(storageKey) })
      else storage.removeItem(storageKey)
    }
    if (opened !== of) return
    const here = (draft: Draft) => held.has(of.owner + draft.id)
    drafts.set((all) =>
      [...all.filter(here), ...found.filter((draft) => !here(draft))].sort((a, b) => b.at - a.at),
    )
  }

  /** The oldest make room when the browser has none left. */
  function write(owner: string, id: string, text: string): void {
    for (let tries = 0; tries < mostDrafts; tries++) {
      try {
        return storage.setItem(owner + id, text)
      } catch {
        const oldest = drafts.get().findLast((draft) => !draft.busy)
        if (!oldest) return
        drop(oldest.id)
      }
    }
  }

  function drop(id: string): void {
    if (!opened) return
    const storageKey = opened.owner + id
    drafts.set((all) => all.filter((draft) => draft.id !== id))
    latest.delete(storageKey)
    storage.removeItem(storageKey)
    letGo(storageKey)
  }

  function close(): void {
    for (const storageKey of held.keys()) letGo(storageKey)
    opened = null
    drafts.set([])
  }

  onChange((storageKey) => {
    if (!opened || (storageKey !== null && !storageKey.startsWith(opened.owner))) return
    const { owner } = opened
    // Each letter that another tab keeps changes nothing here; what it says is read when it may be offered.
    const known = drafts.get().some(({ id, busy }) => busy && owner + id === storageKey)
    if (storageKey === null || !known || storage.getItem(storageKey) === null) void readOwn(opened)
  })

  return {
    get: drafts.get,
    subscribe: drafts.subscribe,
    open(whose, key) {
      const owner = ownerKey(whose)
      // Rights have been read again: what is being typed on goes on.
      if (opened?.owner === owner && opened.key === key) return readOwn(opened)
      close()
      const of = { owner, key }
      opened = of
      dropOld(storage, now() - keptForMs)
      return readOwn(of)
    },
    keep(typed) {
      if (!opened) return
      const { owner, key } = opened
      const draft = { ...typed, at: now() }
      const storageKey = owner + draft.id
      hold(storageKey)
      latest.set(storageKey, draft.at)
      drafts.set((all) => [{ ...draft, busy: true }, ...all.filter(({ id }) => id !== draft.id)])
      const tooMany = drafts.get().slice(mostDrafts)
      for (const { id, busy } of tooMany) if (!busy) drop(id)
      const isLatest = () => latest.get(storageKey) === draft.at
      const writeSealed = async () => {
        if (!isLatest()) return
        const sealed = await seal(key, storageKey, draft)
        if (isLatest()) write(owner, draft.id, `${draft.at}:${sealed}`)
      }
      writing = writing.then(writeSealed)
    },
    drop,
    release(id) {
      if (!opened) return
      letGo(opened.owner + id)
      drafts.set((all) => all.map((draft) => (draft.id === id ? { ...draft, busy: false } : draft)))
    },
    close,
    dropAll() {
      for (const { id } of drafts.get()) drop(id)
      close()
    },
  }
}

interface Opened {
  readonly owner: string
  readonly key: string
}

const keysOf = (storage: DraftStorage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  )

/** Its age can be read without its key. */
function takenApart(text: string | null): { readonly at: number; readonly sealed: string } {
  const [at = '', sealed = ''] = (text ?? '').split(':')
  return { at: Number(at), sealed }
}

/** Whoever's: nobody comes back for them. */
function dropOld(storage: DraftStorage, before: number): void {
  for (const key of keysOf(storage))
    if (!(takenApart(storage.getItem(key)).at > before)) storage.removeItem(key)
}
