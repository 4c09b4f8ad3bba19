import { lazy, type ComponentType } from 'react'
import { chunkLoadTimeoutMs } from '#platform/contract/constants.ts'

/** The screen's script did not arrive: no connection, or a newer version has replaced it. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/** A screen in its own chunk. Loading gives up after the specification's 120 seconds. */
export const lazyScreen = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ChunkError('timeout')), chunkLoadTimeoutMs)
    })
    try {
      return { default: await Promise.race([load(), tooLong]) }
    } catch (error) {
      throw error instanceof ChunkError ? error : new ChunkError(String(error))
    } finally {
      clearTimeout(timer)
    }
  })
