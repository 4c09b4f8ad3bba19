import { z } from 'zod'
import type { EntryStore } from './offline-queue.ts'

const kept = z.array(
  z.object({
    ...{ key: z.string(), queue: z.string(), turn: z.number(), occurred_at: z.string(), input: z.unknown() },
    refused: z.string().optional(),
  }),
)

/** The browser's own database: entries outlive the page and the battery. */
export function createEntryStore(factory: IDBFactory): EntryStore {
  let opened: Promise<IDBDatabase> | undefined
  const open = () => {
    opened ??= new Promise((resolve, reject) => {
      const asked = factory.open('kaname.offline', 1)
      asked.addEventListener('upgradeneeded', () => {
        const entries = asked.result.createObjectStore('entries', { keyPath: 'key' })
        entries.createIndex('turn', ['queue', 'turn'])
      })
      asked.addEventListener('success', () => resolve(asked.result))
      asked.addEventListener('error', () => reject(asked.error ?? new Error('The browser keeps no entries.')))
    })
    return opened
  }
  /** Done when it is on the disk, not when it was asked for. */
  async function within<T>(
    mode: IDBTransactionMode,
    work: (entries: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const database = await open()
    return new Promise((resolve, reject) => {
      const transaction = database.transaction('entries', mode, { durability: 'strict' })
      const asked = work(transaction.objectStore('entries'))
      transaction.addEventListener('complete', () => resolve(asked.result))
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The browser keeps no entries.')),
      )
    })
  }
  return {
    async all(queue) {
      const range = IDBKeyRange.bound([queue, 0], [queue, Number.MAX_SAFE_INTEGER])
      const found = await within('readonly', (entries) => entries.index('turn').getAll(range))
      return kept.parse(found).map(({ refused, ...entry }) => ({
        ...entry,
        ...(refused === undefined ? {} : { refused }),
      }))
    },
    async put(entry) {
      await within('readwrite', (entries) => entries.put(entry))
    },
    async remove(key) {
      await within('readwrite', (entries) => entries.delete(key))
    },
  }
}
