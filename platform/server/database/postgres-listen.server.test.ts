import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { onPostgres } from '#test/databases.ts'
import { rows, type Database } from './database.ts'

onPostgres((open) => {
  const connections = async (database: Database) =>
    (
      await database.owner('read', (tx) =>
        rows(
          tx,
          { pid: z.int() },
          sql`SELECT pid FROM pg_stat_activity
            WHERE datname = current_database() AND application_name = 'kaname listening'`,
        ),
      )
    ).map(({ pid }) => pid)
  const call = (database: Database, channel: string, words: string) =>
    database.script(`SELECT pg_notify('${channel}', '${words}')`)
  const until = async (holds: () => boolean | Promise<boolean>) => {
    while (!(await holds())) await pause(20)
  }

  it('a server listens to all of its channels on one connection, and lets it go with the last', async () => {
    const database = await open()
    const heard: (string | undefined)[] = []
    const [first, second] = await Promise.all(
      ['orders', 'pages'].map((channel) => database.listen(channel, (words) => void heard.push(words))),
    )
    expect(await connections(database)).toHaveLength(1)
    await call(database, 'orders', 'one')
    await call(database, 'pages', 'two')
    await until(() => heard.length === 2)
    expect(heard).toEqual(['one', 'two'])
    await first?.()
    await call(database, 'orders', 'unheard')
    await call(database, 'pages', 'three')
    await until(() => heard.length > 2)
    expect(heard).toEqual(['one', 'two', 'three'])
    await second?.()
    await until(async () => (await connections(database)).length === 0)
  })

  it('calls everybody once when the connection is there again after a cut', async () => {
    const database = await open()
    const heard: string[] = []
    const stops = await Promise.all(
      ['orders', 'pages'].map((channel) =>
        database.listen(channel, (words) => void heard.push(`${channel} ${words ?? 'missed'}`)),
      ),
    )
    const [pid] = await connections(database)
    await database.script(`SELECT pg_terminate_backend(${pid})`)
    await until(() => heard.length === 2)
    expect(heard).toEqual(['orders missed', 'pages missed'])
    await call(database, 'pages', 'again')
    await until(() => heard.length === 3)
    expect(heard).toEqual(['orders missed', 'pages missed', 'pages again'])
    await Promise.all(stops.map((stop) => stop()))
  })
})
