import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { rows } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { readSettings } from '#platform/server/settings.ts'
import { startCluster, type Cluster } from '../cluster.ts'
import { superuserUrl } from '../databases.ts'
import { tell, tellLost } from '../tell.ts'
import { admin, signIn, type Shown } from './holders.ts'
import { openProductWithHolders, type Product } from './product.ts'
import { edit } from './trial-module.ts'

/** Who waits is told within five seconds; a machine that tests share is slower. */
const mostMs = 10_000

/** One address in front of whichever PostgreSQL server serves, as a virtual address or a proxy is. */
describe('when another PostgreSQL server takes over', () => {
  let first: Cluster
  let second: Cluster | undefined
  let address: Address
  let product: Product
  let shown: Shown
  beforeAll(async () => {
    superuserUrl()
    first = await startCluster({ fsync: true })
    address = await openAddress(portOf(first))
    const { database } = await openDatabase(readSettings({ DATABASE_URL: urlAt(first, address.port) }), {
      onError: () => undefined,
    })
    product = await openProductWithHolders(database)
    shown = (await signIn(database, [admin])).get(admin) ?? {}
  }, 120_000)
  afterAll(async () => {
    await product.server.close()
    await product.database.close()
    address.close()
    await first.stop()
    await second?.stop()
  })

  const write = (name: string) =>
    product.server.inject({ method: 'POST', url: edit.path, payload: { name }, headers: { ...shown } })

  test('writes are acknowledged or answered 503 in time, none that was acknowledged is lost, and all goes on by itself', async () => {
    const acknowledged: string[] = []
    const others: number[] = []
    let slowest = 0
    const over = new AbortController()
    const person = async (who: number) => {
      for (let n = 0; !over.signal.aborted; n++) {
        const asked = performance.now()
        const { statusCode } = await write(`${who}-${n}`)
        slowest = Math.max(slowest, performance.now() - asked)
        if (statusCode === 200) acknowledged.push(`${who}-${n}`)
        else others.push(statusCode)
      }
    }
    const people = [1, 2, 3, 4].map(person)
    await vi.waitUntil(() => acknowledged.length > 40, { timeout: 60_000 })
    process.kill(postmasterOf(first), 'SIGQUIT')
    await vi.waitUntil(() => others.length > 4, { timeout: 60_000 })
    expect((await product.server.inject('/readyz')).statusCode).toBe(503)
    second = await startCluster({ fsync: true, copyOf: leftBy(first) })
    address.leadTo(portOf(second))
    const before = acknowledged.length
    await vi.waitUntil(() => acknowledged.length > before + 40, { timeout: 60_000 })
    over.abort()
    await Promise.all(people)

    expect([...new Set(others)]).toEqual([503])
    expect(slowest).toBeLessThan(mostMs)
    const kept = await product.database.owner('read', (tx) =>
      rows(tx, { name: z.string() }, sql`SELECT payload ->> 'name' AS name FROM outbox WHERE kind = 'trial'`),
    )
    const names = new Set(kept.map(({ name }) => name))
    const lost = acknowledged.filter((name) => !names.has(name))
    tellLost(
      'a PostgreSQL server that is stopped at once, another takes over',
      acknowledged.length,
      lost.length,
    )
    tell(`${others.length} writes answered 503 meanwhile, the slowest answer after ${Math.round(slowest)} ms`)
    expect(lost).toEqual([])
    expect((await product.server.inject('/readyz')).statusCode).toBe(200)
  }, 180_000)
})

const portOf = ({ url }: Cluster): number => Number(new URL(url).port)

function urlAt({ url }: Cluster, port: number): string {
  const at = new URL(url)
  at.port = String(port)
  return at.href
}

const postmasterOf = ({ directory }: Cluster): number =>
  Number(readFileSync(path.join(directory, 'data/postmaster.pid'), 'utf8').split('\n')[0])

/** What a server had written when it was stopped, for another one to begin with. */
function leftBy({ directory }: Cluster): string {
  const data = path.join(directory, 'data')
  rmSync(path.join(data, 'postmaster.pid'), { force: true })
  return data
}

interface Address {
  readonly port: number
  leadTo(port: number): void
  close(): void
}

async function openAddress(first: number): Promise<Address> {
  let target = first
  const open = new Set<Socket>()
  const pass = (client: Socket) => {
    const server = connect(target, '127.0.0.1')
    for (const socket of [client, server]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        server.destroy()
      })
    }
    client.pipe(server).pipe(client)
  }
  const listening: Server = createServer(pass).listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const at = listening.address()
  if (at === null || typeof at === 'string') throw new Error('No port')
  return {
    port: at.port,
    leadTo: (port) => void (target = port),
    close: () => {
      listening.close()
      for (const socket of open) socket.destroy()
    },
  }
}
