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
  let loaded: ComponentType | undefined
  let loading: Promise<ComponentType> | undefined
  const begin = () =>
    (loading ??= inTime(load()).then(
      (screen) => (loaded = screen),
      (error: unknown) => {
        setTimeout(() => (loading = undefined), failureStandsMs)
        throw error instanceof ChunkError ? error : new ChunkError(String(error))
      },
    ))
  const Screen = () => createElement(loaded ?? use(begin()))
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
