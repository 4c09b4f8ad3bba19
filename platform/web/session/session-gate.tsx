import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { isAbandoned } from '../api/api-error.ts'
import { Waiting } from '../kit/feedback/progress-line.tsx'
import { openable } from './menu-route.ts'
import { guardRoute, homePath } from './route-guard.ts'
import { useSession, useSessionStore } from './session-context.tsx'

interface Props {
  /** Reads user info and routes into the session. */
  load: () => Promise<void>
  /** Tells the person why the session could not be built. */
  onFailure: (error: unknown) => void
  children: ReactNode
}

/** Carries out what the route guard decides, before anything of the wanted screen is shown. */
export function SessionGate({ load, onFailure, children }: Props) {
  const { pathname, search } = useLocation()
  const token = useSession((state) => state.token)
  const routesLoaded = useSession((state) => state.routes !== null)
  const start = useSession(({ routes, settings }) =>
    openable(routes ?? []).some(({ path }) => path === settings.start) ? settings.start : homePath,
  )
  const decision = guardRoute({ path: pathname, search, token, routesLoaded, start })
  switch (decision.kind) {
    case 'pass':
      return children
    case 'redirect':
      return <Navigate to={decision.to} replace />
    case 'load':
      return <SessionLoader key={token} load={load} onFailure={onFailure} />
  }
}

/** When loading fails, all session state is reset, and the guard sends the visitor to the sign-in. */
function SessionLoader({ load, onFailure }: Pick<Props, 'load' | 'onFailure'>) {
  const session = useSessionStore()
  const begin = useEffectEvent((isCurrent: () => boolean) => {
    load().catch((error: unknown) => {
      if (!isCurrent() || isAbandoned(error)) return
      onFailure(error)
      session.reset()
    })
  })
  // Once per token: the loader is keyed by it.
  useEffect(() => {
    let current = true
    begin(() => current)
    return () => {
      current = false
    }
  }, [])
  return <Waiting />
}
