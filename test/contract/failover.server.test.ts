import dns from 'node:dns'
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

/** What an administrator has in front of the servers: where it leads can be changed while Kaname runs. */
interface Way {
  readonly name: string
  open(port: number): Promise<InFront>
}
interface InFront {
  readonly host: string
  readonly port: number
  /** What becomes of what is open when the server behind is lost. */
  lose(): void
  leadTo(port: number): Promise<void>
  close(): void
}

const ways: readonly Way[] = [
  { name: 'behind one address, as a virtual address or a proxy is', open: behindOneAddress },
  { name: 'by its name, which leads to another address while the old one is silent', open: byItsName },
]

describe.each(ways)('when another PostgreSQL server takes over $name', ({ name, open }) => {
  let first: Cluster
  let second: Cluster | undefined
  let inFront: InFront
  let product: Product
  let shown: Shown
  beforeAll(async () => {
    superuserUrl()
    first = await startCluster({ fsync: true })
    inFront = await open(portOf(first))
    const { database } = await openDatabase(readSettings({ DATABASE_URL: urlAt(first, inFront) }), {
      onError: () => undefined,
    })
    product = await openProductWithHolders(database)
    shown = (await signIn(database, [admin])).get(admin) ?? {}
  }, 120_000)
  afterAll(async () => {
    await product.server.close()
    await product.database.close()
    inFront.close()
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
    inFront.lose()
    process.kill(postmasterOf(first), 'SIGQUIT')
    await vi.waitUntil(() => others.length > 4, { timeout: 60_000 })
    expect((await product.server.inject('/readyz')).statusCode).toBe(503)
    second = await startCluster({ fsync: true, copyOf: leftBy(first) })
    await inFront.leadTo(portOf(second))
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
      `a PostgreSQL server that is stopped at once, another takes over ${name}`,
      acknowledged.length,
      lost.length,
    )
    tell(`${others.length} writes answered 503 meanwhile, the slowest answer after ${Math.round(slowest)} ms`)
    expect(lost).toEqual([])
    expect((await product.server.inject('/readyz')).statusCode).toBe(200)
  }, 180_000)
})

const portOf = ({ url }: Cluster): number => Number(new URL(url).port)

function urlAt({ url }: Cluster, { host, port }: InFront): string {
  const at = new URL(url)
  at.hostname = host
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

async function behindOneAddress(first: number): Promise<InFront> {
  let target = first
  const passing = await pass('127.0.0.1', 0, () => target)
  return {
    host: '127.0.0.1',
    port: passing.port,
    lose: () => undefined,
    leadTo: (port) => Promise.resolve(void (target = port)),
    close: passing.close,
  }
}

/** The name is looked up for every new connection; what is open goes on to the old address, where nobody answers any more. */
async function byItsName(first: number): Promise<InFront> {
  const host = 'database.kaname.test'
  let address = '127.0.0.2'
  const lookup = dns.lookup
  const answering = (asked: string, ...rest: unknown[]): unknown =>
    Reflect.apply(lookup, dns, [asked === host ? address : asked, ...rest])
  const spy = vi.spyOn(dns, 'lookup').mockImplementation(answering as typeof dns.lookup)
  const old = await pass(address, 0, () => first)
  let next: Passing | undefined
  return {
    host,
    port: old.port,
    lose: old.fallSilent,
    leadTo: async (port) => {
      next = await pass('127.0.0.3', old.port, () => port)
      address = '127.0.0.3'
    },
    close: () => {
      spy.mockRestore()
      old.close()
      next?.close()
    },
  }
}

interface Passing {
  readonly port: number
  /** Nothing is passed on any more, and nobody is told. */
  fallSilent(): void
  close(): void
}

async function pass(host: string, wanted: number, target: () => number): Promise<Passing> {
  const open = new Set<Socket>()
  let silent = false
  const begin = (client: Socket) => {
    open.add(client)
    client.on('error', () => client.destroy())
    if (silent) return
    const server = connect(target(), '127.0.0.1')
    open.add(server)
    server.on('error', () => server.destroy())
    const end = () => {
      if (silent) return
      client.destroy()
      server.destroy()
    }
    client.on('close', end).pipe(server)
    server.on('close', end).pipe(client, { end: false })
  }
  const listening: Server = createServer(begin).listen(wanted, host)
  await once(listening, 'listening')
  const at = listening.address()
  if (at === null || typeof at === 'string') throw new Error('No port')
  return {
    port: at.port,
    fallSilent: () => {
      silent = true
      for (const socket of open) socket.unpipe().pause()
    },
    close: () => {
      listening.close()
      for (const socket of open) socket.destroy()
    },
  }
}
