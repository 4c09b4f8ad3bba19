import type { Endpoint, OutputOf, SentInputOf } from '#platform/contract/endpoint.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Route } from '#platform/server/http/route.ts'
import { inContext } from '../test/context.ts'
import { product } from '../test/product.ts'
import { timed } from './timed.ts'

export interface VerbFigures {
  readonly what: string
  readonly clients: number
  readonly calls: number
  readonly p50Ms: number
  readonly p95Ms: number
  /** Lines of an answer, on average. */
  readonly lines: number
}

export type CallVerb = <E extends Endpoint>(endpoint: E, input: SentInputOf<E>) => Promise<OutputOf<E>>

const routes = new Map<Endpoint, Route>(product.routes.map((route) => [route.endpoint, route]))

/** The verbs themselves, in one process, without HTTP: each call is a transaction of its own. */
export const callerOf =
  (database: Database): CallVerb =>
  async <E extends Endpoint>(endpoint: E, input: SentInputOf<E>) => {
    const found = routes.get(endpoint)
    if (found?.style !== 'verb') throw new Error(`No verb for ${endpoint.path}`)
    const parsed: unknown = endpoint.input.parse(input)
    return (await inContext(database, { company_cd: 'DEMO' }, (context) =>
      found.run(context, parsed),
    )) as OutputOf<E>
  }

/** A call again and again for some seconds, after a while of warming up; it answers how many lines came. */
export async function figuresOf(
  what: string,
  clients: number,
  seconds: number,
  ask: () => Promise<number>,
): Promise<VerbFigures> {
  let lines = 0
  await timed(ask, clients, seconds / 4)
  const counted = async () => {
    const answered = await ask()
    lines += answered
  }
  const { latencies } = await timed(counted, clients, seconds)
  return asFigures(what, clients, latencies, lines / latencies.length)
}

export function asFigures(
  what: string,
  clients: number,
  latencies: readonly number[],
  lines: number,
): VerbFigures {
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  return { what, clients, calls: latencies.length, p50Ms: at(0.5), p95Ms: at(0.95), lines }
}
