/** The same work again and again by some callers at once, for some seconds. */
export async function timed(work: () => Promise<unknown>, clients: number, forSeconds: number) {
  const latencies: number[] = []
  const began = performance.now()
  const until = began + forSeconds * 1000
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) {
        const asked = performance.now()
        await work()
        latencies.push(performance.now() - asked)
      }
    }),
  )
  return { latencies: latencies.sort((a, b) => a - b), elapsed: (performance.now() - began) / 1000 }
}
