import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startCluster, type Cluster } from '../../test/cluster.ts'
import { connect } from '../../test/databases.ts'
import { signInToDemo, type Caller } from '../../test/demo-sign-in.ts'
import { hasPooler, startPooler, type Pooler } from '../../test/pooler.ts'
import { startServer, type RunningServer } from '../../test/running-server.ts'
import { tellLost } from '../../test/tell.ts'
import { rows } from '#platform/server/database/database.ts'
import { sql } from 'drizzle-orm'
import { missingOf, write } from './writes.ts'

const enough = 80
const listed = '/api/master/factory/getList'

describe.skipIf(!hasPooler)('two servers behind a pooler, with a primary and its replica', () => {
  let primary: Cluster
  let replica: Cluster
  let pooler: Pooler
  let doomed: RunningServer
  let other: RunningServer
  beforeAll(async () => {
    primary = await startCluster({ fsync: true })
    await (await startServer({ databaseUrl: primary.url })).stop()
    replica = await startCluster({ replicaOf: primary.url })
    pooler = await startPooler(primary.url, 6)
    const site = {
      databaseUrl: pooler.url,
      environment: { DATABASE_DIRECT_URL: primary.url, DATABASE_READ_URL: replica.url },
    }
    ;[doomed, other] = await Promise.all([startServer(site), startServer(site)])
  })
  afterAll(async () => {
    await other.stop()
    await pooler.stop()
    await replica.stop()
    await primary.stop()
  })

  it('kill -9 of one server and of the replica under load: no read of the other fails, and no acknowledged write is lost', async () => {
    const callers = [await signInToDemo(doomed.url, 'admin'), await signInToDemo(other.url, 'admin')] as const
    const acknowledged: string[] = []
    const wrong: string[] = []
    let killed: Promise<void> | undefined
    const person = async (_: unknown, worker: number) => {
      for (let n = 0; acknowledged.length < 3 * enough; n++) {
        const code = `R${String(worker)}-${String(n)}`
        if (await write(callers[worker % 2 === 0 ? 0 : 1], code)) acknowledged.push(code)
        if (acknowledged.length >= enough && killed === undefined) {
          killed = doomed.kill()
          replica.kill()
        }
        const list = await callers[1].get(listed, { size: '10' })
        if (list.code !== 200) wrong.push(`after ${code}: ${String(list.code)} ${list.msg}`)
      }
    }
    await readFromReplica(callers[1])
    await Promise.all(Array.from({ length: 8 }, person))
    await killed

    expect(wrong).toEqual([])
    const missing = await missingOf(callers[1], acknowledged)
    tellLost('one of two servers and the replica killed', acknowledged.length, missing.length)
    expect(missing).toEqual([])
  })

  /** Until lists are read from it. */
  async function readFromReplica(caller: Caller): Promise<void> {
    const database = connect(replica.url)
    const reads = () =>
      database.owner('read', async (tx) => {
        const scans = sql`SELECT (seq_scan + idx_scan)::int AS scans FROM pg_stat_user_tables WHERE relname = 'factory'`
        return (await rows(tx, { scans: z.int() }, scans))[0]?.scans ?? 0
      })
    const before = await reads()
    await expect
      .poll(async () => {
        await caller.get(listed, { size: '10' })
        return reads()
      })
      .toBeGreaterThan(before)
    await database.close()
  }
})
