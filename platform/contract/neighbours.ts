import { z } from 'zod'
import { endpoint, type Endpoint } from './endpoint.ts'
import type { Text } from './text.ts'

const neighbour = z.record(z.string(), z.string()).nullable()

/** The keys before and behind one; of a new one, the last of all stands before it. */
const neighbours = z.object({ previous: neighbour, next: neighbour })
export type Neighbours = z.output<typeof neighbours>

interface Leafed<Key extends z.ZodType> {
  readonly base: `/api/${string}`
  readonly summary: Text
  readonly guard: Endpoint['guard']
  readonly key: Key
}

/** Leads from one record or slip to the next one. */
export const neighbourCall = <Key extends z.ZodType>({ base, summary, guard, key }: Leafed<Key>) =>
  endpoint({
    method: 'GET',
    path: `${base}/getNeighbours`,
    summary,
    guard,
    input: key,
    output: neighbours,
  })
