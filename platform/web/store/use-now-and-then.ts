import { startTransition, useEffect, useState } from 'react'
import type { Readable } from './store.ts'

/** What changes many times a second, seen only now and then; that it is gone is seen at once. */
export function useNowAndThen<T>(store: Readable<T | null>, ms: number): T | null {
  const [seen, see] = useState(store.get)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      waiting = undefined
      startTransition(() => see(store.get))
    }
    const stop = store.subscribe(() => {
      if (store.get() !== null) {
        waiting ??= setTimeout(look, ms)
        return
      }
      clearTimeout(waiting)
      waiting = undefined
      see(null)
    })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [store, ms])
  return seen
}
