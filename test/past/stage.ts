import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Endpoint, InputOf, OutputOf, SentInputOf } from '#platform/contract/endpoint.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import type { StatedColumns } from '#platform/server/database/stated-columns.ts'
import { speaker } from '../master-stage.ts'
import { product } from '../product.ts'
import { setClock } from './clock.ts'

/** The demo company on the days of its past, and its people's calls. */
export function pastStage(database: Database) {
  const say = speaker(database, product)
  const routes = new Map(
    product.routes.map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route]),
  )
  const callAs = <E extends Endpoint>(user: string, endpoint: E, input: SentInputOf<E> | InputOf<E>) => {
    const route = routes.get(`${endpoint.method} ${endpoint.path}`)
    if (!route) throw new Error(`Nobody serves ${endpoint.path}`)
    return say<OutputOf<E>>(route, input, { user }).catch((error: unknown) => {
      console.error(endpoint.path, JSON.stringify(input).slice(0, 600))
      throw error
    })
  }
  return {
    database,
    callAs,
    ask: <C extends StatedColumns>(columns: C, statement: ReturnType<typeof sql>) =>
      database.company('DEMO', 'read', (tx) => rows(tx, columns, statement)),
    /** Another morning: the clock, and the business date of the factories. */
    async begin(day: string): Promise<void> {
      setClock(day, '08:30')
      await database.owner('write', (tx) =>
        tx.execute(sql`UPDATE bizdate SET biz_dt = ${day} WHERE company_cd = 'DEMO'`),
      )
    },
    at: setClock,
  }
}
export type PastStage = ReturnType<typeof pastStage>
export const text = z.string()
