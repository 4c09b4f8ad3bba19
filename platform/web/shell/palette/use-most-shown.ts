import { startTransition, useEffect, useState } from 'react'

/** As many as are seen at once. */
const inView = 14

/** How many entries are drawn: none before the field is painted, then what is in view, then all. Keys come in between. */
export function useMostShown(): number {
  const [most, setMost] = useState(0)
  useEffect(() => {
    if (most === Infinity) return undefined
    // The frame that is about to be painted does without it.
    const frame = requestAnimationFrame(() =>
      startTransition(() => {
        setMost(most === 0 ? inView : Infinity)
      }),
    )
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [most])
  return most
}
