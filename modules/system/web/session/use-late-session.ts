import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { profile } from '#modules/system/contract/profile.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { useSession } from '#platform/web/session/session-context.tsx'
import { useReloadSession } from './use-reload-session.ts'

const tryAgainMs = 5000

/**
 * A page that was opened while the server was silent reads its session as soon as it answers: it may have ended, and rights may be others. What it shows
 * is read anew, too.
 */
export function useLateSession(): void {
  const call = useCall()
  const cache = useQueryClient()
  const reload = useReloadSession()
  const isWaiting = useSession(({ asOf }) => asOf !== null)
  const tryAgain = useEffectEvent(() => {
    call(profile, {}, undefined, null)
      .then(reload)
      .then(() => cache.invalidateQueries())
      .catch(() => undefined)
  })
  useEffect(() => {
    if (!isWaiting) return
    const tryNow = () => tryAgain()
    const again = setInterval(tryNow, tryAgainMs)
    window.addEventListener('online', tryNow)
    return () => {
      clearInterval(again)
      window.removeEventListener('online', tryNow)
    }
  }, [isWaiting])
}
