import { useEffect } from 'react'
import { profile } from '#modules/system/contract/profile.ts'
import { offerBeforeMs, sessionIdleMs } from '#modules/system/contract/session-keeping.ts'
import { useCall } from '#platform/web/api/api-context.tsx'
import { signsOfUse } from '#platform/web/session/attendance.ts'
import { useOtherTabs } from '#platform/web/session/other-tabs-context.tsx'
import { useSessionStore } from '#platform/web/session/session-context.tsx'

const freshForMs = 10 * 60_000

/** The business date moves on at midnight, or when somebody moves it: a page that is used reads it again now and then. */
export function useFreshDate(): void {
  const call = useCall()
  const session = useSessionStore()
  const tabs = useOtherTabs()
  useEffect(() => {
    let readAt = Date.now()
    const refresh = () => {
      if (Date.now() - readAt < freshForMs) return
      // Shortly before the end the password is asked for: a key alone does not prolong the session.
      if (Date.now() - tabs.lastUse.get() >= sessionIdleMs - offerBeforeMs) return
      readAt = Date.now()
      call(profile, {})
        .then(({ biz_dt, time_zone }) =>
          session.set((now) => (now.token ? { ...now, businessDate: biz_dt, timeZone: time_zone } : now)),
        )
        // The client has told about a lost connection; the next sign of use tries again.
        .catch(() => undefined)
    }
    for (const sign of signsOfUse) window.addEventListener(sign, refresh)
    return () => {
      for (const sign of signsOfUse) window.removeEventListener(sign, refresh)
    }
  }, [call, session, tabs])
}
