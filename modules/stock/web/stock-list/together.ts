type Load<T> = (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>

const frameMs = 16
const mostAtOnce = 200

interface Asked<T> {
  readonly key: string
  readonly load: Load<T>
  readonly found: (value: T | null) => void
  readonly failed: (error: unknown) => void
}

/** What many cells ask for one by one is loaded at once; null for what there is nothing of. */
export function together<T>() {
  let waiting: Asked<T>[] = []
  const send = () => {
    const now = waiting.slice(0, mostAtOnce)
    waiting = waiting.slice(mostAtOnce)
    if (waiting.length > 0) setTimeout(send, 0)
    void answer(now)
  }
  const answer = async (now: readonly Asked<T>[]) => {
    try {
      const all = await now[0]?.load([...new Set(now.map(({ key }) => key))])
      for (const { key, found } of now) found(all?.get(key) ?? null)
    } catch (error) {
      for (const { failed } of now) failed(error)
    }
  }
  return {
    ask: (key: string, load: Load<T>): Promise<T | null> =>
      new Promise((found, failed) => {
        if (waiting.length === 0) setTimeout(send, frameMs)
        waiting.push({ key, load, found, failed })
      }),
  }
}
