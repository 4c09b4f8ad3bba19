import { useEffect, useEffectEvent, useRef } from 'react'

/** Runs whenever a view that has been in the background is looked at again. */
export function useShownAgain(run: () => void): void {
  const wasShown = useRef(false)
  const again = useEffectEvent(run)
  useEffect(() => {
    if (wasShown.current) again()
    wasShown.current = true
  }, [])
}
