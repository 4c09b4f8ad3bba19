import { compose } from '#app/compose.ts'
import type { Database } from '#platform/server/database/database.ts'
import { MetSessions } from '#platform/server/http/met-sessions.ts'
import type { Route } from '#platform/server/http/route.ts'
import { createServer, type ServerOptions } from '#platform/server/http/server.ts'
import type { Settings } from '#platform/server/settings.ts'
import { createHolders } from './holders.ts'
import { trialRoutes } from './trial-module.ts'

export interface Product {
  readonly server: Awaited<ReturnType<typeof createServer>>
  readonly database: Database
  readonly routes: readonly Route[]
  /** Lines of the log, as they were written. */
  readonly log: string[]
}

type Changed = Partial<Settings> & ServerOptions & { readonly checkOutput?: boolean }

/** The product's calls and the trial module's over a database with the holders in it, without a port. */
export async function openProduct(database: Database, changed: Changed = {}): Promise<Product> {
  const composed = compose({ publicUrl: 'http://localhost', oidc: undefined, demo: false }, quiet)
  const routes = [...composed.routes, ...trialRoutes]
  const log: string[] = []
  const { checkOutput = true, ...rest } = changed
  const server = await createServer(
    { logLevel: 'info', trustProxy: undefined, signInRate: 1_000_000, ...rest },
    { database, authenticator: composed.authenticator, checkOutput, met: new MetSessions() },
    routes,
    { logTo: { write: (line) => void log.push(line) }, ...rest },
  )
  return { server, database, routes, log }
}

export async function openProductWithHolders(database: Database, changed: Changed = {}): Promise<Product> {
  await createHolders(database)
  return openProduct(database, changed)
}

const quiet = {
  sleep: () => Promise.resolve(),
  warn: () => undefined,
  outboxFilled: () => undefined,
}
