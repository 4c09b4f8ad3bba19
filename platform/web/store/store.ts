/** A value that lives outside React and tells who listens: sessions, toasts, the commands of the screen. */
export interface Store<T> extends Readable<T> {
  set: (next: T | ((now: T) => T)) => void
}

/** Who only reads it. */
export interface Readable<T> {
  get: () => T
  subscribe: (listener: () => void) => () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      const changed = isChange(next) ? next(value) : next
      if (Object.is(changed, value)) return
      value = changed
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const isChange = <T>(next: T | ((now: T) => T)): next is (now: T) => T => typeof next === 'function'
