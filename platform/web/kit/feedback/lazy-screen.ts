import { createElement, use, type ComponentType, type ReactNode } from 'react'
import { chunkLoadTimeoutMs } from '#platform/contract/constants.ts'

/** The screen's script did not arrive: no connection, or a newer version has replaced it. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/** A screen in its own chunk, which can be fetched before it is shown. */
export interface LazyScreen {
  (): ReactNode
  readonly prefetch: () => void
}

/** A failure is shown for this long at least; who comes back later tries again. */
const failureStandsMs = 500

export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loading: Promise<ComponentType> | undefined
  const begin = () => {
    if (loading) return loading
    const promise = inTime(load()).catch((error: unknown) => {
      setTimeout(() => (loading = undefined), failureStandsMs)
      throw error instanceof ChunkError ? error : new ChunkError(String(error))
    })
    // `use` is called every time, as React asks; a promise that says it is fulfilled does not make it wait.
    void promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => undefined,
    )
    loading = promise
    return promise
  }
  const Screen = () => createElement(use(begin()))
  return Object.assign(Screen, { prefetch: () => void begin().catch(() => undefined) })
}

/** Loading gives up after the specification's 120 seconds. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('timeout')), chunkLoadTimeoutMs)
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
