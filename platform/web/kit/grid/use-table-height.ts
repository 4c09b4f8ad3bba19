import { useSyncExternalStore } from 'react'
import { tableHeight } from '#platform/contract/constants.ts'

/** The specified height of a table in this window; the layout gives or takes what the screen leaves. */
export const useTableHeight = (extraRows = 0): number =>
  useSyncExternalStore(followWindow, () => Math.max(tableHeight(window.innerHeight, extraRows), 0))

function followWindow(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
