import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { directorMaster } from '#modules/system/contract/staff.ts'
import type { Database } from '#platform/server/database/database.ts'
import { followCopy, type FollowingCopy } from '#platform/server/database/following-copy.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { readSettings } from '#platform/server/settings.ts'
import { startCluster, type Cluster } from '../cluster.ts'
import { makeCompany, tokenOf } from '../company.ts'
import { connect, superuserUrl } from '../databases.ts'
import { openSite, type Site } from '../site.ts'

interface Server {
  readonly site: Site
  readonly copy: FollowingCopy
  readonly database: Database
}

describe('two servers, a primary and its streaming replica', () => {
  let primary: Cluster
  let replica: Cluster
  let admin: Database
  const servers: Server[] = []
  let token = ''
  beforeAll(async () => {
    superuserUrl()
    primary = await startCluster({ fsync: true })
    await (
      await openDatabase(readSettings({ DATABASE_URL: primary.url }), { onError: () => undefined })
    ).close()
    replica = await startCluster({ replicaOf: primary.url })
    admin = connect(replica.url)
    for (let n = 0; n < 2; n++) {
      const database = connect(primary.url)
      const copy = followCopy(database, connect(replica.url))
      servers.push({ site: await openSite(database, { copy }), copy, database })
    }
    token = await tokenOf(one().site, await makeCompany(one().database))
  }, 300_000)
  afterAll(async () => {
    for (const { site, copy, database } of servers) {
      await site.close()
      await copy.close()
      await database.close()
    }
    await admin.close()
    await replica.stop()
    await primary.stop()
  }, 60_000)

  const one = (): Server => servers[0] ?? expect.unreachable()
  const other = (): Server => servers[1] ?? expect.unreachable()
  const names = async ({ site }: Server, caller: { cookie?: string; unattended?: boolean } = {}) => {
    const { getList } = directorMaster.list.endpoints
    const answer = await site.call(getList, { page: 1, size: 50 }, { token, ...caller })
    expect(answer.code).toBe(200)
    return answer.data.list.map(({ director_cd }) => director_cd)
  }
  const save = async ({ site }: Server, director_cd: string) => {
    const director = { assign_mode: '0', director_cd, director_nm: '連携', rank: 50, role_cd: '' }
    const { code, cookie } = await site.call(directorMaster.endpoints.doEdit, director, { token })
    expect(code).toBe(200)
    return cookie
  }
  const replay = (act: 'pause' | 'resume') => admin.script(`SELECT pg_wal_replay_${act}()`)
  /** Until the server reads from the replica what it is asked for. */
  const untilRead = (server: Server) =>
    vi.waitFor(
      async () => {
        const before = server.copy.use().copy
        await names(server)
        expect(server.copy.use().copy).toBe(before + 1)
      },
      { timeout: 60_000, interval: 100 },
    )

  test('lists are read from the replica, but who has written reads what they wrote, from any server', async () => {
    await untilRead(one())
    await untilRead(other())
    await replay('pause')
    const cookie = await save(one(), 'D1')
    expect(cookie).toMatch(/^kaname_seen=[0-9A-F]+\/[0-9A-F]+$/)
    expect(await names(one(), { cookie })).toContain('D1')
    expect(await names(other(), { cookie })).toContain('D1')
    expect(await names(other(), { unattended: true })).toContain('D1')
    // A replica that stays behind is read by nobody.
    await vi.waitFor(async () => expect(await names(other())).toContain('D1'), { timeout: 60_000 })
    const { copy } = other().copy.use()
    await names(other())
    expect(other().copy.use().copy).toBe(copy)
    await replay('resume')
    await untilRead(other())
    const later = other().copy.use().copy
    await vi.waitFor(
      async () => {
        expect(await names(other(), { cookie })).toContain('D1')
        expect(other().copy.use().copy).toBeGreaterThan(later)
      },
      { timeout: 60_000 },
    )
  }, 180_000)

  test('the replica is stopped under load: no read fails, and the primary answers', async () => {
    await untilRead(one())
    await untilRead(other())
    const over = new AbortController()
    const answered: number[] = []
    const person = async (server: Server) => {
      for (let n = 0; !over.signal.aborted; n++) {
        expect(await names(server)).toContain('D1')
        answered.push(n)
      }
    }
    const people = [one(), other(), one(), other()].map(person)
    await vi.waitFor(() => expect(answered.length).toBeGreaterThan(20), { timeout: 60_000 })
    await replica.stop()
    const atStop = answered.length
    await vi.waitFor(() => expect(answered.length).toBeGreaterThan(atStop + 40), { timeout: 60_000 })
    const { copy } = one().copy.use()
    await names(one())
    expect(one().copy.use().copy).toBe(copy)
    over.abort()
    await Promise.all(people)
  }, 180_000)
})
