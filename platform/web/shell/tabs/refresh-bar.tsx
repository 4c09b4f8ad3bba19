import { useEffect } from 'react'
import { refreshBarMs } from '#platform/contract/constants.ts'
import { createStore } from '../../store/store.ts'
import { useStore } from '../../store/use-store.ts'

/** The number of the refresh that is being shown; 0 when none is. */
const shown = createStore(0)
let last = 0

export const showRefreshBar = (): void => shown.set(++last)

/** 200 ms under the tabs: the current view has been built anew. */
export function RefreshBar() {
  const number = useStore(shown)
  useEffect(() => {
    if (number === 0) return undefined
    const timer = setTimeout(() => shown.set(0), refreshBarMs)
    return () => clearTimeout(timer)
  }, [number])
  return number === 0 ? null : (
    <span
      key={number}
      className="refresh-bar"
      style={{ animationDuration: `${String(refreshBarMs)}ms` }}
      aria-hidden="true"
    />
  )
}
