import { createStore, type Readable } from '../../store/store.ts'

/** Something that a person has done, until the server has it. */
export interface Entry {
  /** The key of the save: however often it is sent, it is done once. */
  readonly key: string
  /** Whose it is, and what is called: nobody sends what another one did. */
  readonly queue: string
  /** In which order it was done on this device. */
  readonly turn: number
  /** When it was done, not when it arrived (ISO). */
  readonly occurred_at: string
  readonly input: unknown
  /** Why the server did not take it; it is kept until the person has dealt with it. */
  readonly refused?: string
}

/** Where entries outlive the page. */
export interface EntryStore {
  /** In the order of their turns. */
  all(queue: string): Promise<readonly Entry[]>
  put(entry: Entry): Promise<void>
  remove(key: string): Promise<void>
}

/** What became of one: `later` keeps it and all behind it. */
export type Sent =
  { readonly is: 'done' } | { readonly is: 'later' } | { readonly is: 'refused'; readonly why: string }

/** Sends one entry under its key. */
export type Deliver = (entry: Entry) => Promise<Sent>

export interface QueueState {
  readonly waiting: readonly Entry[]
  readonly refused: readonly Entry[]
  /** When the server was last silent with something waiting (ms); null while it answers. */
  readonly silentSince: number | null
}

export interface OfflineQueue extends Readable<QueueState> {
  /** Kept before it is sent: what was added is not lost when the page ends. */
  add(input: unknown): Promise<void>
  /** Sends what waits, one after the other, until one gets no answer. */
  send(deliver: Deliver): Promise<void>
  /** The person has seen why it was refused. */
  drop(key: string): Promise<void>
}

interface Surroundings {
  readonly queue: string
  readonly store: EntryStore
  /** One tab sends at a time: the order is kept. */
  readonly locks: { request(name: string, work: () => Promise<void>): Promise<unknown> }
  readonly now: () => number
  readonly newKey: () => string
}

export function createOfflineQueue(around: Surroundings): OfflineQueue {
  const { queue, store, locks, now, newKey } = around
  const state = createStore<QueueState>({ waiting: [], refused: [], silentSince: null })
  let adding: Promise<unknown> = Promise.resolve()

  /** Reads what is kept, also by other tabs. */
  async function look(): Promise<readonly Entry[]> {
    const all = await store.all(queue)
    const waiting = all.filter(({ refused }) => refused === undefined)
    state.set(({ silentSince }) => ({
      ...{ waiting, refused: all.filter(({ refused }) => refused !== undefined) },
      silentSince: waiting.length > 0 ? silentSince : null,
    }))
    return waiting
  }

  async function sendAll(deliver: Deliver): Promise<void> {
    for (;;) {
      const [next] = await look()
      if (!next) return
      const sent = await deliver(next)
      if (sent.is === 'later') {
        state.set((before) => ({ ...before, silentSince: before.silentSince ?? now() }))
        return
      }
      if (sent.is === 'done') await store.remove(next.key)
      else await store.put({ ...next, refused: sent.why })
      state.set((before) => ({ ...before, silentSince: null }))
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    add(input) {
      const occurred_at = new Date(now()).toISOString()
      const put = async () => {
        const last = (await store.all(queue)).at(-1)
        await store.put({ key: newKey(), queue, turn: (last?.turn ?? 0) + 1, occurred_at, input })
        await look()
      }
      const added = adding.then(put)
      adding = added.catch(() => undefined)
      return added
    },
    async send(deliver) {
      await locks.request(`kaname.offline/${queue}`, () => sendAll(deliver))
    },
    async drop(key) {
      await store.remove(key)
      await look()
    },
  }
}
