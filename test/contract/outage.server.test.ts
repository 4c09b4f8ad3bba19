import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#platform/server/database/open.ts'
import { readSettings } from '#platform/server/settings.ts'
import { startCluster, type Cluster } from '../cluster.ts'
import { superuserUrl } from '../databases.ts'
import { tell } from '../tell.ts'
import { admin, signIn, type Shown } from './holders.ts'
import { openProductWithHolders, type Product } from './product.ts'
import { edit } from './trial-module.ts'

/** Who waits is told within five seconds; a machine that tests share is slower. */
const mostMs = 10_000

/** A PostgreSQL server of its own, which freezes as behind a cable that was pulled: no connection breaks, nothing answers. */
describe('while PostgreSQL', () => {
  let cluster: Cluster
  let product: Product
  let shown: Shown
  beforeAll(async () => {
    superuserUrl()
    cluster = await startCluster()
    const { database } = await openDatabase(readSettings({ DATABASE_URL: cluster.url }), {
      onError: () => undefined,
    })
    product = await openProductWithHolders(database)
    shown = (await signIn(database, [admin])).get(admin) ?? {}
  }, 120_000)
  afterAll(async () => {
    freeze('SIGCONT')
    await product.server.close()
    await product.database.close()
    await cluster.stop()
  })

  const read = () => product.server.inject({ url: '/api/userInfo', headers: { ...shown } })
  const write = () =>
    product.server.inject({ method: 'POST', url: edit.path, payload: { name: '鉄' }, headers: { ...shown } })
  const untilItServes = () =>
    vi.waitUntil(async () => (await read()).statusCode === 200 && (await write()).statusCode === 200, {
      timeout: 60_000,
      interval: 200,
    })

  test('is frozen, reads and writes are answered 503, and afterwards all is well', async () => {
    await untilItServes()
    const before = await Promise.all(Array.from({ length: 10 }, read))
    expect(before.map(({ statusCode }) => statusCode)).toEqual(before.map(() => 200))
    freeze('SIGSTOP')
    const asked = performance.now()
    // It is thawed when they have been answered, not before.
    const meanwhile = await Promise.all([...Array.from({ length: 15 }, read), write()])
    const slowest = performance.now() - asked
    tell(`a frozen PostgreSQL server: 16 calls answered 503, the last after ${Math.round(slowest)} ms`)
    expect(slowest).toBeLessThan(mostMs)
    expect([...new Set(meanwhile.map(({ statusCode }) => statusCode))]).toEqual([503])
    expect(meanwhile[0]?.json()).toMatchObject({ code: 503 })
    expect((await product.server.inject('/readyz')).statusCode).toBe(503)
    expect((await product.server.inject('/healthz')).statusCode).toBe(200)
    freeze('SIGCONT')
    await untilItServes()
    expect((await product.server.inject('/readyz')).statusCode).toBe(200)
  }, 120_000)

  test('cuts its connections, whoever reads does not notice', async () => {
    await untilItServes()
    const superuser = new pg.Client({ connectionString: cluster.url })
    await superuser.connect()
    onTestFinished(() => superuser.end())
    for (let n = 0; n < 10; n++) {
      // Idle ones, those that are being used, and those that are about to be.
      const reading = Array.from({ length: 12 }, read)
      const cut = await superuser.query<{ ended: boolean }>(
        `SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity WHERE application_name = 'kaname'`,
      )
      expect(cut.rows.length).toBeGreaterThan(0)
      const answers = await Promise.all([...reading, ...Array.from({ length: 12 }, read)])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    }
  }, 120_000)

  function freeze(signal: 'SIGSTOP' | 'SIGCONT'): void {
    for (const pid of [postmasterOf(cluster), ...childrenOf(postmasterOf(cluster))]) process.kill(pid, signal)
  }
})

const postmasterOf = ({ directory }: Cluster): number =>
  Number(readFileSync(path.join(directory, 'data/postmaster.pid'), 'utf8').split('\n')[0])

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
