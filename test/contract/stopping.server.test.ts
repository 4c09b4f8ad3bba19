import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { outbox } from '#platform/server/audit/tables.ts'
import type { Database } from '#platform/server/database/database.ts'
import { shutDown } from '#platform/server/http/shutdown.ts'
import { admin, company, createHolders, signIn } from './holders.ts'
import { openProduct } from './product.ts'
import { onPostgres } from '../databases.ts'
import { slow } from './trial-module.ts'

onPostgres((open) => {
  let database: Database
  let headers: Record<string, string>
  beforeAll(async () => {
    database = await open()
    await createHolders(database)
    const shown = (await signIn(database, [admin])).get(admin)
    headers = { ...shown, 'content-type': 'application/json' }
  })

  const slowRows = () => database.company(company, 'read', (tx) => tx.$count(outbox, eq(outbox.kind, 'slow')))

  async function listening(changed: Parameters<typeof openProduct>[1] = {}) {
    const { server } = await openProduct(database, changed)
    const address = await server.listen({ port: 0, host: '127.0.0.1' })
    const call = (ms: number) =>
      fetch(address + slow.path, { method: 'POST', headers, body: JSON.stringify({ ms }) })
    return { server, address, call }
  }

  /** Until a call is being worked on. */
  async function untilBusy({ traffic }: FastifyInstance): Promise<void> {
    const isIdle = () => Promise.race([traffic.idle().then(() => true), pause(5).then(() => false)])
    while (await isIdle()) await pause(5)
  }

  describe('stopping', () => {
    test('what is under way is finished and answered; nothing new is taken; the database is closed last', async () => {
      const { server, address, call } = await listening()
      const before = await slowRows()
      const underWay = call(600)
      await untilBusy(server)
      const order: string[] = []
      const stopped = shutDown({
        server,
        stop: () => Promise.resolve(void order.push('others')),
        database: { close: async () => void order.push('database', `${await slowRows()}`) },
      })
      await pause(50)
      expect(server.traffic.draining).toBe(true)
      await expect(fetch(`${address}/healthz`)).rejects.toThrow()
      const answer = await underWay
      expect(await answer.json()).toMatchObject({ code: 200 })
      await stopped
      expect(order).toEqual(['others', 'database', `${before + 1}`])
    })

    test('a server that is stopping is not ready, and still answers', async () => {
      const { server } = await openProduct(database)
      server.traffic.draining = true
      expect((await server.inject('/readyz')).statusCode).toBe(503)
      expect((await server.inject('/healthz')).statusCode).toBe(200)
      await server.close()
    })

    test('a call whose client has gone is finished before the database is closed', async () => {
      const { server, address } = await listening()
      const before = await slowRows()
      const left = new AbortController()
      const gone = fetch(address + slow.path, {
        method: 'POST',
        headers,
        body: '{"ms":500}',
        signal: left.signal,
      })
      await untilBusy(server)
      left.abort()
      await expect(gone).rejects.toThrow()
      let rowsAtClose = 0
      await shutDown({ server, database: { close: async () => void (rowsAtClose = await slowRows()) } })
      expect(rowsAtClose).toBe(before + 1)
    })

    test('what takes too long is cut off', async () => {
      const { server, call } = await listening()
      const order: string[] = []
      const cut = call(3000).catch(() => 'cut off')
      await untilBusy(server)
      const ended = server.traffic.idle().then(() => order.push('the call has ended'))
      await shutDown({
        server,
        database: { close: () => Promise.resolve(void order.push('the database is closed')) },
        drainMs: 300,
      })
      expect(await cut).toBe('cut off')
      await ended
      expect(order).toEqual(['the database is closed', 'the call has ended'])
    })
  })

  describe('a call without an answer in time', () => {
    test('is answered with 504, and what it had begun is undone', async () => {
      const { server, call } = await listening({ requestTimeoutMs: 300 })
      const before = await slowRows()
      const answer = await call(900)
      expect(answer.status).toBe(504)
      expect(await answer.json()).toMatchObject({ code: 504, data: null })
      await server.traffic.idle()
      expect(await slowRows()).toBe(before)
      expect((await call(10)).status).toBe(200)
      await server.close()
    })
  })
})
