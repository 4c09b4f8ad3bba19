/** One store of the browser's own database; what is in it outlives the page and the battery. */
export interface BrowserStore {
  /** Done when it is on the disk, not when it was asked for. */
  within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T>
}

export function openBrowserStore(
  factory: IDBFactory,
  { database, store }: { readonly database: string; readonly store: string },
  create: (database: IDBDatabase) => void,
): BrowserStore {
  let opened: Promise<IDBDatabase> | undefined
  const open = () => {
    opened ??= new Promise((resolve, reject) => {
      const asked = factory.open(database, 1)
      asked.addEventListener('upgradeneeded', () => create(asked.result))
      asked.addEventListener('success', () => resolve(asked.result))
      asked.addEventListener('error', () => reject(asked.error ?? new Error('The browser keeps no entries.')))
    })
    return opened
  }
  return {
    async within(mode, work) {
      const transaction = (await open()).transaction(store, mode, { durability: 'strict' })
      return new Promise((resolve, reject) => {
        const asked = work(transaction.objectStore(store))
        transaction.addEventListener('complete', () => resolve(asked.result))
        transaction.addEventListener('abort', () =>
          reject(transaction.error ?? new Error('The browser keeps no entries.')),
        )
      })
    },
  }
}
