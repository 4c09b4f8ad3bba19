import { authorizationScheme } from '#platform/contract/constants.ts'
import { heartbeatMs, lastEventHeader, livePath } from '#platform/contract/live.ts'
import { eventReader, type ReadEvent } from './read-events.ts'

/** What a stream needs of its page. */
export interface StreamSurroundings {
  readonly token: string
  fetch(url: string, init: RequestInit): Promise<Response>
  pause(ms: number, signal: AbortSignal): Promise<void>
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** So long without a heartbeat: the connection is dead, though nobody has said so. */
const silentMs = heartbeatMs * 2.5

/**
 * Reads the stream until it is no longer wanted or the session is over; a cut one is taken up again where it ended.
 * `seen` is the last event of the tab that read before.
 */
export async function readLive(
  around: StreamSurroundings,
  seen: string,
  onEvent: (event: ReadEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let last = seen
  let pauseMs = firstPauseMs
  let over = false
  const hear = (event: ReadEvent) => {
    pauseMs = firstPauseMs
    if (event.event === 'end') over = true
    else last = event.id
    onEvent(event)
  }
  while (!over && !signal.aborted) {
    over = (await readOnce(around, last, hear, signal).catch(() => 'cut')) === 'refused' || over
    if (over || signal.aborted) return
    await around.pause(pauseMs, signal).catch(() => undefined)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
}

async function readOnce(
  { token, fetch }: StreamSurroundings,
  last: string,
  onEvent: (event: ReadEvent) => void,
  signal: AbortSignal,
): Promise<'cut' | 'refused'> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), silentMs)
  try {
    const response = await fetch(livePath, {
      headers: {
        Accept: 'text/event-stream',
        Authorization: `${authorizationScheme} ${token}`,
        ...(last ? { [lastEventHeader]: last } : {}),
      },
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    })
    // Whatever is wrong with the session is told by the next call that a person makes.
    if (response.status === 401 || response.status === 403) return 'refused'
    if (!response.ok || !response.body || !isStream(response)) return 'cut'
    const read = eventReader()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return 'cut'
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), silentMs)
      for (const event of read(value)) onEvent(event)
    }
  } finally {
    clearTimeout(timer)
  }
}

const isStream = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/event-stream')
