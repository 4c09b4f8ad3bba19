import { useEffect } from 'react'
import { serviceWorkerPath } from '#platform/contract/constants.ts'

/**
 * From now on the screen at this address opens without a network, too. No other page is touched: the worker sees none. Only what was
 * built has one, and only a secure connection (or the machine itself) is allowed one.
 */
export function useOpensOffline(path: string, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
    // Without one everything works as it did, with a network.
    navigator.serviceWorker
      .register(serviceWorkerPath, { scope: path, updateViaCache: 'none' })
      .catch(() => undefined)
  }, [path, isWanted])
}
