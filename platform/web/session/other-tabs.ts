import { z } from 'zod'
import { createStore, type Readable } from '../store/store.ts'
import { company, type Session } from './session-state.ts'

const said = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ask') }),
  z.object({ kind: z.literal('offer'), token: z.string().min(1), company: company.nullable() }),
  z.object({ kind: z.literal('used'), token: z.string(), at: z.number() }),
  z.object({ kind: z.literal('signedOut'), token: z.string() }),
])
type Said = z.input<typeof said>

/** What the tabs of one browser tell each other about their session; the token itself never leaves session storage and memory. */
export interface OtherTabs {
  /** A new tab goes on with the session of one that is open, instead of asking for two passwords again. */
  takeOver(): Promise<void>
  /** When the session was last used, in whatever tab, in milliseconds. */
  readonly lastUse: Readable<number>
  used(): void
  /** On purpose: the other tabs with the same session are signed out with this one. */
  signOut(token: string): void
}

interface Surroundings {
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>
  readonly locks: Pick<LockManager, 'request' | 'query'>
  readonly now: () => number
  /** Who asks and hears nothing signs in. */
  readonly patience: () => Promise<void>
  readonly onSignedOut: () => void
}

export const tabsChannel = 'kaname session'
/** Said at most this often. */
const useEveryMs = 60_000

export function createOtherTabs(
  session: Session,
  { channel, locks, now, patience, onSignedOut }: Surroundings,
): OtherTabs {
  const lastUse = createStore(now())
  let told = 0
  let taken: (() => void) | undefined
  const say = (words: Said) => channel.postMessage(words)

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = said.safeParse(data).data
    const { token, company: own } = session.get()
    if (heard?.kind === 'ask') {
      if (token) say({ kind: 'offer', token, company: own })
    } else if (heard?.kind === 'offer') {
      if (token || !taken) return
      session.set((state) => ({ ...state, token: heard.token, company: heard.company }))
      taken()
    } else if (!heard || !token || heard.token !== token) return
    else if (heard.kind === 'used') lastUse.set((at) => Math.max(at, heard.at))
    else onSignedOut()
  })

  /** Held by every tab with a session, so that a new one knows without waiting whether there is somebody to ask. */
  let release: (() => void) | undefined
  const show = () => {
    const { token } = session.get()
    if (!token) {
      release?.()
      release = undefined
    } else if (!release) {
      const over = new Promise<void>((resolve) => (release = resolve))
      void locks.request(tabsChannel, { mode: 'shared' }, () => over)
    }
  }
  session.subscribe(show)
  show()

  return {
    lastUse,
    async takeOver() {
      if (session.get().token) return
      const { held = [] } = await locks.query()
      if (!held.some(({ name }) => name === tabsChannel)) return
      const answered = new Promise<void>((resolve) => (taken = resolve))
      say({ kind: 'ask' })
      await Promise.race([answered, patience()])
      taken = undefined
    },
    used() {
      const at = now()
      lastUse.set(at)
      const { token } = session.get()
      if (!token || at - told < useEveryMs) return
      told = at
      say({ kind: 'used', token, at })
    },
    signOut: (token) => say({ kind: 'signedOut', token }),
  }
}
