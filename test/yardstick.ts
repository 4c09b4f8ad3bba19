/**
 * How many times slower than the machine of the house this one is at the moment, told by work that is always the same. What may
 * take some time there may take so many times more here; on a faster machine the limits stay what they are.
 */
export const slownessOf = (times: readonly number[], onTheMachineOfTheHouse: number): number =>
  Math.max(1, median(times) / onTheMachineOfTheHouse)

export function median(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Infinity
}

export interface Measured<T> {
  readonly result: T
  readonly ms: number
  readonly slowness: number
}

const rounds = 5
/** What a round of the known work takes on the machine of the house. */
const roundMs = 20

/** What some work in this process takes, by the clock and of the processor, and how slow the machine is: known work is done just before and after it. */
export async function measured<T>(work: () => Promise<T>): Promise<Measured<T> & { readonly cpuMs: number }> {
  const before = knownWork()
  const [cpu, began] = [process.cpuUsage(), performance.now()]
  const result = await work()
  const ms = performance.now() - began
  const { user, system } = process.cpuUsage(cpu)
  const slowness = slownessOf([...before, ...knownWork()], roundMs)
  return { result, ms, cpuMs: (user + system) / 1000, slowness }
}

/** Text, objects and numbers, as programs of the business handle them. */
function knownWork(): readonly number[] {
  return Array.from({ length: rounds }, () => {
    const began = performance.now()
    const lines = Array.from({ length: 20_000 }, (_, n) => ({
      code: `P${n}`,
      qty: n % 97,
      text: `部品 ${n}`,
    }))
    const read = JSON.parse(JSON.stringify(lines)) as typeof lines
    const sums = new Map<number, number>()
    for (const { qty, text } of read) sums.set(qty, (sums.get(qty) ?? 0) + text.replaceAll(/\d/g, '').length)
    read.sort((a, b) => a.qty - b.qty || b.code.localeCompare(a.code))
    return performance.now() - began
  })
}
