export interface Repetition {
  /** Waits for what is under way. */
  stop(): Promise<void>
}

/**
 * Runs again and again for as long as the process lives, which it does not keep alive; 0 is never. A turn that comes while
 * the last one is under way is left out.
 */
export function repeat(
  everyMs: number,
  run: () => Promise<unknown>,
  onError: (error: unknown) => void,
): Repetition {
  let underWay: Promise<unknown> | undefined
  if (everyMs <= 0) return { stop: async () => undefined }
  const timer = setInterval(() => {
    underWay ??= run()
      .catch(onError)
      .finally(() => (underWay = undefined))
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
