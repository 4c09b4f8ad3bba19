export interface Repetition {
  /** Waits for what is under way. */
  stop(): Promise<void>
}

/** Runs again and again for as long as the process lives, which it does not keep alive; 0 is never. */
export function repeat(
  everyMs: number,
  run: () => Promise<unknown>,
  onError: (error: unknown) => void,
): Repetition {
  let underWay: Promise<unknown> = Promise.resolve()
  if (everyMs <= 0) return { stop: async () => undefined }
  const timer = setInterval(() => {
    underWay = underWay.then(run).catch(onError)
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
