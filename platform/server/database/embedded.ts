import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import {
  begin,
  checkedCompany,
  checkedFactory,
  withRetry,
  type Database,
  type FactoryKey,
  type Found,
  type Mode,
  type Question,
  type Tx,
} from './database.ts'
import { embeddedBulk } from './embedded-bulk.ts'
import type { EmbeddedClient, EmbeddedConnection } from './embedded-connection.ts'

/** It has one connection, so transactions wait for one another and must be short. */
export function embeddedDatabase(connection: EmbeddedConnection): Database {
  const alone = oneAfterTheOther()

  /** Its own connection is a superuser, for whom policies do not apply: only the role set here makes them count. */
  const transaction = <T>(
    setup: string,
    mode: Mode,
    work: (client: EmbeddedClient) => Promise<T>,
  ): Promise<T> =>
    alone(async () => {
      const { client, end } = untilTheEnd(connection)
      try {
        await connection.exec(setup)
        const result = await work(client)
        // COMMIT of a failed transaction rolls back in silence; SELECT fails instead when a verb swallowed an error.
        await connection.exec(mode === 'write' ? 'SELECT; COMMIT' : 'COMMIT')
        return result
      } catch (error) {
        await connection.exec('ROLLBACK').catch(() => undefined)
        throw error
      } finally {
        end()
      }
    })

  return {
    kind: 'embedded',
    factory: (place, mode, work) =>
      withRetry(() => transaction(inFactory(place, mode), mode, (client) => work(txOf(client)))),
    company: (company_cd, mode, work) =>
      withRetry(() => transaction(asCompany(company_cd, mode), mode, (client) => work(txOf(client)))),
    asking: (company_cd, mode, question, work) =>
      withRetry(() =>
        transaction(asCompany(company_cd, mode), mode, async (client) =>
          work(txOf(client), await find(client, question)),
        ),
      ),
    owner: (mode, work) => withRetry(() => transaction(begin(mode), mode, (client) => work(txOf(client)))),
    bulk: (mode, work) =>
      transaction(begin(mode), mode, (client) => work(embeddedBulk(client, txOf(client)))),
    script: async (text) => void (await alone(() => connection.exec(text))),
    listen: async (channel, onCall) => {
      const stop = await alone(() => connection.listen(channel, onCall))
      return () => alone(stop)
    },
    close: () => alone(() => connection.close()),
  }
}

const asCompany = (company_cd: string, mode: Mode): string =>
  `${begin(mode)}; SET LOCAL ROLE kaname_app; SET LOCAL kaname.company = '${checkedCompany(company_cd)}'`

const inFactory = ({ company_cd, factory_cd }: FactoryKey, mode: Mode): string =>
  `${asCompany(company_cd, mode)}; SET LOCAL kaname.factory = '${checkedFactory(factory_cd)}'`

function oneAfterTheOther(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(() => work())
    last = done.catch(() => undefined)
    return done
  }
}

/** Whoever goes on with a transaction that has ended would be in that of somebody else. */
function untilTheEnd(connection: EmbeddedConnection) {
  let hasEnded = false
  const stillIn = () => {
    if (hasEnded) throw new Error('The transaction has ended')
  }
  const client: EmbeddedClient = {
    exec: async (text) => {
      stillIn()
      return connection.exec(text)
    },
    query: async (text, values, { rowMode, blob } = {}) => {
      stillIn()
      return connection.query(text, values, { ...(rowMode && { rowMode }), ...(blob && { blob }) })
    },
  }
  return { client, end: () => void (hasEnded = true) }
}

async function find(client: EmbeddedClient, { text, values }: Question): Promise<readonly Found[]> {
  const { rows } = await client.query<Found>(text, [...values], { rowMode: 'array' })
  return rows
}

/** It asks its client for nothing but `query`. */
const txOf = (client: EmbeddedClient): Tx => drizzle({ client: client as unknown as PGlite }) as unknown as Tx
