import { z } from 'zod'
import { openBrowserStore } from './browser-database.ts'
import type { EntryStore } from './offline-queue.ts'

const kept = z.array(
  z.object({
    ...{ key: z.string(), queue: z.string(), turn: z.number(), occurred_at: z.string(), input: z.unknown() },
    refused: z.string().optional(),
  }),
)

export function createEntryStore(factory: IDBFactory): EntryStore {
  const { within } = openBrowserStore(
    factory,
    { database: 'kaname.offline', store: 'entries' },
    (database) => {
      const entries = database.createObjectStore('entries', { keyPath: 'key' })
      entries.createIndex('turn', ['queue', 'turn'])
    },
  )
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
