import { createAuthenticator } from '#modules/system/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Route } from '#platform/server/http/route.ts'
import { createServer, type ServerOptions } from '#platform/server/http/server.ts'
import type { Settings } from '#platform/server/settings.ts'
import { compose } from '#platform/server/module/compose.ts'
import { modulesOf } from '../product.ts'
import { createHolders } from './holders.ts'
import { trialModule } from './trial-module.ts'

export interface Product {
  readonly server: Awaited<ReturnType<typeof createServer>>
  readonly database: Database
  readonly routes: readonly Route[]
  /** Lines of the log, as they were written. */
  readonly log: string[]
}

type Changed = Partial<Settings> & ServerOptions & { readonly checkOutput?: boolean }

const composition = compose([...modulesOf(), trialModule])

/** Every call of the product and of the trial module. */
export const { routes } = composition

/** They are served over a database with the holders in it, without a port. */
export async function openProduct(database: Database, changed: Changed = {}): Promise<Product> {
  const authenticator = createAuthenticator()
  const log: string[] = []
  const { checkOutput = true, ...rest } = changed
  const server = await createServer(
    { logLevel: 'info', trustProxy: undefined, signInRate: 1_000_000, ...rest },
    { database, authenticator, checkOutput, composition },
    { logTo: { write: (line) => void log.push(line) }, ...rest },
  )
  return { server, database, routes, log }
}

export async function openProductWithHolders(database: Database, changed: Changed = {}): Promise<Product> {
  await createHolders(database)
  return openProduct(database, changed)
}
