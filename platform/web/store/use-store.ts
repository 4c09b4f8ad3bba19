import { useSyncExternalStore } from 'react'
import type { Readable } from './store.ts'

export const useStore = <T>(store: Readable<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, store.get)

/** Only what the caller reads: `pick` must answer the same object for the same state. */
export const usePart = <T, P>(store: Readable<T>, pick: (value: T) => P): P =>
  useSyncExternalStore(
    store.subscribe,
    () => pick(store.get()),
    () => pick(store.get()),
  )
