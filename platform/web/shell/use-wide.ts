import { useSyncExternalStore } from 'react'
import { mobileBreakpointPx } from '#platform/contract/constants.ts'

const wide = window.matchMedia(`(min-width: ${String(mobileBreakpointPx)}px)`)

/** False below the specification's 992 px: the menu is a drawer there. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener)
      return () => wide.removeEventListener('change', listener)
    },
    () => wide.matches,
  )
