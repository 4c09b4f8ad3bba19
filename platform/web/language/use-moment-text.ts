import { useCallback } from 'react'
import { useSession } from '../session/session-context.tsx'
import { momentText } from './date-text.ts'

/** Writes moments in the time zone of the factory that one works in, as the server's messages do. */
export function useMomentText(): (moment: string) => string {
  const timeZone = useSession((state) => state.timeZone)
  return useCallback((moment) => momentText(moment, timeZone), [timeZone])
}
