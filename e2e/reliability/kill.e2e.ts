import { afterEach, describe, expect, it } from 'vitest'
import { createDatabase, demoTemplate, makeDataDirectory } from '../../test/databases.ts'
import { signInToDemo } from '../../test/demo-sign-in.ts'
import { startServer, temporaryDirectory, type ServerOptions } from '../../test/running-server.ts'
import { limit, times } from '../../test/soak.ts'
import { tellLost } from '../../test/tell.ts'
import { missingOf, write } from './writes.ts'

const tidyUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of tidyUp.splice(0).reverse()) await step()
})

/** Each ends with kill -9. */
const lives = times(1, 20)
const writes = times(300, 8_000)

describe(`kill -9 of the server during ${writes} writes loses no acknowledged one`, () => {
  it(
    'with the embedded database',
    async () => {
      const directory = await temporaryDirectory()
      tidyUp.push(directory.remove)
      await makeDataDirectory(directory.path)
      await surviveKills({ dataDirectory: directory.path })
    },
    limit(240_000),
  )

  it(
    'with a PostgreSQL server',
    async () => {
      await surviveKills({ databaseUrl: await freshPostgres() })
    },
    limit(240_000),
  )
})

describe('two servers on one PostgreSQL database', () => {
  it(
    'the one that is killed under load takes no acknowledged write with it, and the other gives no wrong answer',
    async () => {
      const databaseUrl = await freshPostgres()
      const [doomed, other] = await Promise.all([startServer({ databaseUrl }), startServer({ databaseUrl })])
      tidyUp.push(
        () => doomed.kill(),
        () => other.stop(),
      )
      const callers = [
        await signInToDemo(doomed.url, 'admin'),
        await signInToDemo(other.url, 'admin'),
      ] as const
      const enough = times(80, 8_000)
      const wrong: string[] = []
      const acknowledged: string[] = []
      let killed: Promise<void> | undefined
      await Promise.all(
        Array.from({ length: 8 }, async (_, worker) => {
          let last: string | undefined
          for (let n = 0; acknowledged.length < 2 * enough; n++) {
            const code = `W${worker}-${n}`
            if (await write(callers[worker % 2 === 0 ? 0 : 1], code)) {
              acknowledged.push(code)
              last = code
            }
            // In the midst of the others' writes.
            if (acknowledged.length >= enough) killed ??= doomed.kill()
            if (last === undefined) continue
            // Read one's own last write through the survivor: it must be there, whoever took it.
            const seen = await callers[1].get('/api/master/factory/getDetail', { factory_cd: last })
            if (seen.code !== 200) wrong.push(`${last}: ${seen.code}`)
          }
        }),
      )
      await killed

      expect(wrong).toEqual([])
      const missing = await missingOf(callers[1], acknowledged)
      tellLost('one of two servers killed', acknowledged.length, missing.length)
      expect(missing).toEqual([])
    },
    limit(120_000),
  )
})

/** Writes rows over several lives of the server, each ended by kill -9 at a moment that nothing prepares for. */
async function surviveKills(options: ServerOptions): Promise<void> {
  const wanted = Array.from({ length: writes }, (_, n) => `K${String(n).padStart(4, '0')}`)
  const acknowledged: string[] = []
  for (let life = 0; life < lives; life++) {
    const server = await startServer(options)
    tidyUp.push(() => server.kill())
    const caller = await signInToDemo(server.url, 'admin')
    expect(await missingOf(caller, acknowledged)).toEqual([])

    const queue = wanted.slice((life * wanted.length) / lives, ((life + 1) * wanted.length) / lives)
    const fatal = Math.floor(queue.length * (0.5 + Math.random() * 0.4))
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let code = queue.shift(); code !== undefined; code = queue.shift()) {
          if (await write(caller, code)) acknowledged.push(code)
          if (queue.length <= wanted.length / lives - fatal) void server.kill()
        }
      }),
    )
  }
  const server = await startServer(options)
  tidyUp.push(() => server.stop())
  const caller = await signInToDemo(server.url, 'admin')
  expect(acknowledged.length).toBeGreaterThan(writes * 0.4)
  const missing = await missingOf(caller, acknowledged)
  const kind = options.databaseUrl ? 'PostgreSQL' : 'embedded'
  tellLost(`${lives} times kill -9, ${kind}`, acknowledged.length, missing.length)
  expect(missing).toEqual([])
}

async function freshPostgres(): Promise<string> {
  const database = await createDatabase(await demoTemplate())
  tidyUp.push(database.drop)
  return database.url
}
