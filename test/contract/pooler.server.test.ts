import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { directorMaster } from '#modules/system/contract/staff.ts'
import { rows, type Database } from '#platform/server/database/database.ts'
import { openPostgres } from '#platform/server/database/postgres.ts'
import { makeCompany, tokenOf } from '../company.ts'
import { createMigratedDatabase, type ServerDatabase } from '../databases.ts'
import { hasPooler, startPooler, type Pooler } from '../pooler.ts'
import { openSite, type Site } from '../site.ts'

/** Fewer than either of the two servers would hold by itself. */
const connections = 3

describe.skipIf(!hasPooler)('two servers behind a pooler that gives connections by transaction', () => {
  let server: ServerDatabase
  let pooler: Pooler
  const databases: Database[] = []
  const sites: Site[] = []
  const companies: { company_cd: string; token: string }[] = []
  beforeAll(async () => {
    server = await createMigratedDatabase()
    pooler = await startPooler(server.url, connections)
    for (let n = 0; n < 2; n++) {
      const { url } = pooler
      const settings = { pool: 10, statementTimeoutMs: 30_000, onError: () => undefined }
      const database = openPostgres({ url, direct: server.url, ...settings })
      databases.push(database)
      sites.push(await openSite(database))
    }
    for (let n = 0; n < 2; n++) {
      const company_cd = await makeCompany(at(databases, n))
      companies.push({ company_cd, token: await tokenOf(at(sites, n), company_cd) })
    }
  }, 120_000)
  afterAll(async () => {
    for (const site of sites) await site.close()
    for (const database of databases) await database.close()
    await pooler.stop()
    await server.drop()
  })

  const at = <One>(all: readonly One[], n: number): One => all[n % all.length] ?? expect.unreachable()
  const save = (site: Site, token: string, director_cd: string) => {
    const director = { assign_mode: '0', director_cd, director_nm: '連携', rank: 50, role_cd: '' }
    return site.call(directorMaster.endpoints.doEdit, director, { token })
  }
  const names = async (site: Site, token: string) => {
    const answer = await site.call(directorMaster.list.endpoints.getList, { page: 1, size: 200 }, { token })
    expect(answer.code).toBe(200)
    return answer.data.list.map(({ director_cd }) => director_cd)
  }

  test('many save and read at once through three connections: nothing is lost, and nobody sees another company’s rows', async () => {
    const wanted = Array.from({ length: 60 }, (_, n) => `D${String(n).padStart(2, '0')}`)
    await Promise.all(
      wanted.flatMap((code, n) => {
        const [site, { token }] = [at(sites, n), at(companies, n)]
        return [
          save(site, token, code).then(({ code: answer }) => expect(answer).toBe(200)),
          names(site, token),
        ]
      }),
    )
    for (const [n, { token }] of companies.entries())
      for (const site of sites)
        expect(await names(site, token)).toEqual(wanted.filter((_, of) => of % companies.length === n))
    const [held] = await at(databases, 0).owner('read', (tx) =>
      rows(
        tx,
        { count: z.int() },
        sql`SELECT count(*)::int AS count FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'kaname'`,
      ),
    )
    expect(held?.count).toBeLessThanOrEqual(connections)
  })

  test('the limits of a statement and the role hold in each transaction, and end with it', async () => {
    const state = sql`SELECT current_setting('statement_timeout') AS limit, current_setting('jit') AS jit, current_user::text AS role,
      coalesce(current_setting('kaname.company', true), '') AS company`
    const columns = { limit: z.string(), jit: z.string(), role: z.string(), company: z.string() }
    const { company_cd } = at(companies, 0)
    const ours = await at(databases, 0).company(company_cd, 'read', (tx) => rows(tx, columns, state))
    expect(ours).toEqual([{ limit: '30s', jit: 'off', role: 'kaname_app', company: company_cd }])
    for (let n = 0; n < 2 * connections; n++) {
      const [other] = await at(databases, 1).owner('read', (tx) => rows(tx, columns, state))
      expect(other).toMatchObject({ limit: '30s', jit: 'off', company: '' })
      expect(other?.role).not.toBe('kaname_app')
    }
  })

  test('what is said on one server is heard on the other', async () => {
    const heard: (string | undefined)[] = []
    const stop = await at(databases, 0).listen('through_pooler', (words) => void heard.push(words))
    await at(databases, 1).owner('write', (tx) => tx.execute(sql`SELECT pg_notify('through_pooler', 'here')`))
    await vi.waitFor(() => expect(heard).toEqual(['here']), { timeout: 5_000 })
    await stop()
  })

  test('a pooler that dies is told to whoever asks, and served through when it is there again', async () => {
    const [site, { token }] = [at(sites, 0), at(companies, 0)]
    await pooler.kill()
    const away = await site.call(directorMaster.list.endpoints.getList, { page: 1, size: 20 }, { token })
    expect(away.code).not.toBe(200)
    await pooler.start()
    await vi.waitFor(() => names(site, token), { timeout: 15_000, interval: 200 })
  })
})
