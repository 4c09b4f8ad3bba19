import { useEffect, useState } from 'react'

const halfMinute = 30_000

/** The time of this device, as a clock without seconds needs it. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), halfMinute)
    return () => clearInterval(timer)
  }, [])
  return now
}
