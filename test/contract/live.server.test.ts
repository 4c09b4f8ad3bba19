import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { heartbeatMs, livePath } from '#platform/contract/live.ts'
import { jobChanged } from '#platform/contract/job.ts'
import type { Database } from '#platform/server/database/database.ts'
import { shutDown } from '#platform/server/http/shutdown.ts'
import { tellLive } from '#platform/server/live/tell-live.ts'
import { session } from '#modules/system/server/tables.ts'
import { onEveryDatabase } from '../databases.ts'
import { admin, company, createHolders, signIn } from './holders.ts'
import { openProduct, type Product } from './product.ts'

onEveryDatabase((open) => {
  let database: Database
  let headers: Record<string, string>
  let product: Product
  beforeAll(async () => {
    database = await open()
    await createHolders(database)
    headers = { ...(await signIn(database, [admin])).get(admin) }
  })
  afterEach(() => product.server.close())

  async function listening(heartbeat = heartbeatMs) {
    product = await openProduct(database, { heartbeatMs: heartbeat, metricsToken: 'for-the-test' })
    return product.server.listen({ port: 0, host: '127.0.0.1' })
  }

  /** What has come until now, and whether the stream has ended. */
  async function openStream(address: string, more: Record<string, string> = {}) {
    const response = await fetch(address + livePath, { headers: { ...headers, ...more } })
    const stream = { status: response.status, text: '', ended: false }
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    const read = async () => {
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
        if (done) break
        stream.text += value
      }
    }
    void read()
      .catch(() => undefined)
      .finally(() => (stream.ended = true))
    return stream
  }

  const tell = (job: string, where = company) =>
    database.company(where, 'write', (tx) =>
      tellLive(tx, jobChanged, { company_cd: where, factory_cd: '' }, { user_cd: 'NOBODY', jobs: [job] }),
    )

  describe('the stream of an open page', () => {
    test('is for who is signed in', async () => {
      const address = await listening()
      expect((await fetch(address + livePath)).status).toBe(401)
    })

    test('brings what happens in the company and nothing of another, and is counted', async () => {
      const address = await listening()
      const stream = await openStream(address)
      await expect.poll(() => stream.text).toContain('welcome')
      await tell('7', 'OTHER')
      await tell('8')
      await expect.poll(() => stream.text).toContain('"jobs":["8"]')
      expect(stream.text).not.toContain('"7"')
      const metrics = await fetch(`${address}/metrics`, { headers: { authorization: 'Bearer for-the-test' } })
      expect(await metrics.text()).toContain('kaname_live_streams 1')
    })

    test('that was read on another server begins with a gap', async () => {
      const address = await listening()
      const stream = await openStream(address, { 'last-event-id': 'another-12' })
      await expect.poll(() => stream.text).toContain('event: gap')
    })

    test('ends with the session', async () => {
      const address = await listening(50)
      const stream = await openStream(address)
      await expect.poll(() => stream.text).toContain('\n: \n')
      await database.owner('write', (tx) =>
        tx
          .update(session)
          .set({ revoked_at: new Date().toISOString() })
          .where(eq(session.company_cd, company)),
      )
      await expect.poll(() => stream.ended).toBe(true)
      expect(stream.text).toContain('event: end')
      await database.owner('write', (tx) =>
        tx.update(session).set({ revoked_at: null }).where(eq(session.company_cd, company)),
      )
    })

    test('is refused to who has too many of them', async () => {
      const address = await listening()
      const streams = await Promise.all(Array.from({ length: 20 }, () => openStream(address)))
      expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
      const more = await fetch(address + livePath, { headers })
      expect(await more.json()).toMatchObject({ code: 'RATE_LIMITED' })
    })

    test('does not hold up a server that stops', async () => {
      const address = await listening()
      const stream = await openStream(address)
      await expect.poll(() => stream.text).toContain('welcome')
      // Would it wait for the stream, then for longer than this test may take.
      const drainMs = 600_000
      await shutDown({ server: product.server, database: { close: () => Promise.resolve() }, drainMs })
      await expect.poll(() => stream.ended).toBe(true)
    })
  })
})
