import { type RefObject, useEffect, useRef } from 'react'
import type { ShopOfMoves } from '#planning/moves/move-desk.ts'
import { MoveThread } from './move-thread.ts'

/** The thread that tries moves on the plan that is shown; none as long as it is not there. */
export function useMoveThread(
  shop: ShopOfMoves | undefined,
  first_day: string | undefined,
): RefObject<MoveThread | null> {
  const thread = useRef<MoveThread | null>(null)
  useEffect(() => {
    if (!shop || first_day === undefined) return undefined
    const own = new MoveThread(shop, first_day)
    thread.current = own
    return () => {
      own.close()
      thread.current = null
    }
  }, [shop, first_day])
  return thread
}
