import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError, isSilence, malformed } from '../../api/api-error.ts'
import { useSession } from '../../session/session-context.tsx'
import { useStore } from '../../store/use-store.ts'
import { refusalOf } from '../form/field-errors.ts'
import { createEntryStore } from './entry-store.ts'
import { ownerOf } from './kept-answers.ts'
import { createOfflineQueue, type Entry, type QueueState, type Sent } from './offline-queue.ts'

const tryAgainMs = 5000
const store = createEntryStore(globalThis.indexedDB)

interface Options {
  /** Of what is done: each has its own order. */
  readonly name: string
  /** Sends one under its key; throws what the call throws. */
  readonly deliver: (entry: Entry) => Promise<unknown>
  /** The server has it, or will not have it. */
  readonly onSent: (entry: Entry, refused: string | undefined) => void
}

export interface KeptWork extends QueueState {
  readonly add: (input: unknown) => Promise<void>
  readonly drop: (key: string) => Promise<void>
}

/** What a person does is kept in this browser first, and sent as soon as the server answers. */
export function useOfflineQueue({ name, deliver, onSent }: Options): KeptWork {
  const owner = useSession(ownerOf)
  const send = async (entry: Entry): Promise<Sent> => {
    const sent = await deliver(entry).then((): Sent => ({ is: 'done' }), sentOf)
    if (sent.is !== 'later') onSent(entry, sent.is === 'refused' ? sent.why : undefined)
    return sent
  }
  const [queue] = useState(() =>
    createOfflineQueue({
      ...{ queue: `${owner}/${name}`, store, locks: navigator.locks },
      now: () => Date.now(),
      newKey: () => crypto.randomUUID(),
    }),
  )
  const sendKept = useEffectEvent(() => void queue.send(send))
  useEffect(() => {
    const sendNow = () => sendKept()
    sendNow()
    const again = setInterval(sendNow, tryAgainMs)
    globalThis.addEventListener('online', sendNow)
    return () => {
      clearInterval(again)
      globalThis.removeEventListener('online', sendNow)
    }
  }, [queue])
  const state = useStore(queue)
  return {
    ...state,
    add: async (input) => {
      await queue.add(input)
      void queue.send(send)
    },
    drop: queue.drop,
  }
}

function sentOf(error: unknown): Sent {
  const why = refusalWhy(error)
  return why === undefined ? { is: 'later' } : { is: 'refused', why }
}

/** Silence, an ended session or a failing server keep it; what is judged is refused, and says why. */
export function refusalWhy(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.told || isSilence(error) || error.code === malformed)
    return undefined
  const { message, errors } = refusalOf(error)
  return [...new Set([message, ...Object.values(errors)])].filter(Boolean).join('\n')
}
