import { z } from 'zod'
import { liveEvents } from '#platform/contract/live.ts'
import type { ReadEvent } from './read-events.ts'

const shared = z.object({ id: z.string(), event: z.enum(liveEvents), data: z.string() })

type Read = (seen: string, onEvent: (event: ReadEvent) => void, signal: AbortSignal) => Promise<void>

/**
 * One of the browser's tabs reads the stream and passes on what it hears; when it is closed, the next one goes on from
 * there. `whose` names the person and the factory: tabs can be signed in differently. Ends with what it returns.
 */
export function shareStream(whose: string, read: Read, onEvent: (event: ReadEvent) => void): () => void {
  const name = `kaname live ${whose}`
  const stop = new AbortController()
  const channel = new BroadcastChannel(name)
  let seen = ''
  const hear = (event: ReadEvent) => {
    if (event.event !== 'end') seen = event.id
    onEvent(event)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const told = shared.safeParse(data)
    if (told.success) hear(told.data)
  })
  const lead = () =>
    read(
      seen,
      (event) => {
        hear(event)
        channel.postMessage(event)
      },
      stop.signal,
    )
  // Without a secure connection a browser has no locks: then each tab reads for itself, and tells nobody.
  const leading =
    'locks' in navigator
      ? navigator.locks.request(name, { signal: stop.signal }, lead)
      : read(seen, hear, stop.signal)
  leading.catch(() => undefined)
  return () => {
    stop.abort()
    channel.close()
  }
}
