import { createContext, useContext, type ReactNode } from 'react'
import { usePart } from '../store/use-store.ts'
import type { Session, SessionState } from './session-state.ts'

const SessionContext = createContext<Session | null>(null)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSessionStore(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}

/** The part of the session that a component reads; it renders again only when that part changes. */
export const useSession = <P,>(pick: (state: SessionState) => P): P => usePart(useSessionStore(), pick)
