import type { CallFigures } from '../documents.ts'

/** What is wanted of a figure, and whether it is so. */
export interface Target {
  readonly what: string
  readonly wanted: string
  readonly measured: string
  readonly isMet: boolean
}

/** CPU of this process and of the database so far. */
export type CpuSoFar = () => { readonly node: number; readonly database: number }

/** Each piece of work once, by so many clients at once, who take the next one when they are done. */
export async function metered(
  cpu: CpuSoFar,
  what: string,
  clients: number,
  works: readonly (() => Promise<unknown>)[],
): Promise<CallFigures> {
  const latencies: number[] = []
  const waiting = [...works]
  const before = cpu()
  const client = async () => {
    for (let work = waiting.shift(); work; work = waiting.shift()) {
      const asked = performance.now()
      await work()
      latencies.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const after = cpu()
  latencies.sort((a, b) => a - b)
  const calls = latencies.length
  const at = (share: number) => latencies[Math.floor(calls * share)] ?? 0
  return {
    ...{ what, clients, calls, p50Ms: at(0.5), p95Ms: at(0.95) },
    nodeMs: (after.node - before.node) / calls,
    databaseMs: (after.database - before.database) / calls,
  }
}

export const together = ({ nodeMs, databaseMs }: CallFigures): number => nodeMs + databaseMs

export const atMost = (what: string, wanted: number, measured: number, unit: string): Target => ({
  ...{ what, wanted: `≤ ${String(wanted)} ${unit}`, measured: `${measured.toFixed(1)} ${unit}` },
  isMet: measured <= wanted,
})

export const atLeast = (what: string, wanted: number, measured: number, unit: string): Target => ({
  ...{ what, wanted: `≥ ${String(wanted)} ${unit}`, measured: `${measured.toFixed(1)} ${unit}` },
  isMet: measured >= wanted,
})

/** What has been measured, and what was wanted of it. */
export interface Measured {
  readonly figures: readonly CallFigures[]
  readonly targets: readonly Target[]
}
