import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { apiKeyList, makeApiKey, revokeApiKeys } from '#modules/system/contract/api-keys/api-keys.ts'
import { searchedTables } from '#modules/system/contract/db-search/db-search.ts'
import { factoryMaster } from '#modules/system/contract/factory.ts'
import { profile } from '#modules/system/contract/profile.ts'
import { directorMaster } from '#modules/system/contract/staff.ts'
import { userMaster } from '#modules/system/contract/user.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { livePath } from '#platform/contract/live.ts'
import { rows } from '#platform/server/database/database.ts'
import { makeCompany, tokenOf } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { openSite, type Site } from '#test/site.ts'
import { product } from '#test/product.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const wanted = { name: '受注連携', expires_dt: inDays(30) }
const every = {
  master: 'W',
  receiveorder: 'W',
  placeorder: 'W',
  stock: 'W',
  production: 'W',
  mes: 'W',
} as const

onPostgres((open) =>
  describe('keys of programs', () => {
    let site: Site
    beforeAll(async () => {
      site = await openSite(await open())
    })
    async function openDesk() {
      const company_cd = await makeCompany(site.database)
      const token = await tokenOf(site, company_cd)
      const make = (input: object) => site.call(makeApiKey, { ...wanted, ...input }, { token })
      const keyWith = async (input: object) => (await make(input)).data
      return { company_cd, token, make, keyWith }
    }
    const readFactories = (key: string) => site.call(factoryMaster.endpoints.getList, {}, { token: key })

    it('calls for its areas, reads or saves as it says, and is told once', async () => {
      const { company_cd, token, keyWith } = await openDesk()
      const { key, key_no } = await keyWith({ master: 'R' })
      expect(key).toMatch(new RegExp(`^${company_cd}\\.key~`))
      expect((await readFactories(key)).code).toBe(200)
      const stored = await site.database.company(company_cd, 'read', (tx) =>
        rows(tx, { text: z.string() }, sql`SELECT to_jsonb(k)::text AS text FROM api_key AS k`),
      )
      expect(stored).toHaveLength(1)
      expect(stored[0]?.text).not.toContain(key.split('~')[1])
      const { list } = (await site.call(apiKeyList.endpoints.getList, {}, { token })).data
      expect(list).toHaveLength(1)
      expect(list[0]).toMatchObject({
        key_no,
        name: '受注連携',
        state: 'live',
        master: 'R',
        stock: '',
        user_cd: 'ADMIN',
      })
      expect(list[0]?.last_used_at).not.toBe('')
      expect(JSON.stringify(list)).not.toMatch(/hash|key~/)
    })

    it('is refused where it has no right, and what it saves is written down under its number', async () => {
      const { company_cd, keyWith } = await openDesk()
      const reader = (await keyWith({ master: 'R' })).key
      const { key: writer, key_no } = await keyWith({ master: 'W' })
      const edit = factoryMaster.endpoints.doEdit
      expect((await site.call(edit, {}, { token: reader })).code).toBe(403)
      expect((await site.call(edit, {}, { token: writer })).code).not.toBe(403)
      const director = { assign_mode: '0', director_cd: 'API', director_nm: '連携', rank: 50, role_cd: '' }
      const saved = await site.call(directorMaster.endpoints.doEdit, director, { token: writer })
      expect(saved.code).toBe(200)
      const logged = await site.database.company(company_cd, 'read', (tx) =>
        rows(
          tx,
          { event: z.string() },
          sql`SELECT event FROM access_log WHERE company_cd = ${company_cd} ORDER BY access_no`,
        ),
      )
      expect(logged.map(({ event }) => event)).toContain('refused /api/master/factory/doEdit')
      expect(logged.map(({ event }) => event)).toContain(`key ${key_no} /api/master/director/doEdit`)
    })

    it('with every area it still reaches nothing of users, rights, keys, the system and what is there for everybody', async () => {
      const { keyWith } = await openDesk()
      const { key } = await keyWith(every)
      const mustBeClosed = ({ path, guard }: Endpoint) =>
        guard === 'session' ||
        /^\/api\/(system|developer)\//.test(path) ||
        /user|role|permission|apikey|company/i.test(path)
      const closed = product.routes
        .map(({ endpoint }) => endpoint)
        .filter(
          (endpoint) => mustBeClosed(endpoint) && endpoint.guard !== 'public' && endpoint.guard !== 'company',
        )
      expect(closed.length).toBeGreaterThan(60)
      const open: string[] = []
      for (const endpoint of closed) {
        const { code } = await site.call(endpoint, {}, { token: key }).catch(() => ({ code: 'a file' }))
        if (code !== 403) open.push(`${endpoint.path}: ${code}`)
      }
      expect(open).toEqual([])
      expect((await site.call(profile, {}, { token: key })).code).toBe(403)
      expect((await site.call(userMaster.endpoints.getList, {}, { token: key })).code).toBe(403)
      const live = { ...profile, path: livePath } as Endpoint
      expect((await site.call(live, {}, { token: key })).code).toBe(403)
    }, 60_000)

    it('ends by its last day, by being revoked, and with the user who made it', async () => {
      const { company_cd, token, keyWith } = await openDesk()
      const [expired, revoked, left] = [await keyWith(every), await keyWith(every), await keyWith(every)]
      const change = (statement: ReturnType<typeof sql>) =>
        site.database.company(company_cd, 'write', (tx) => tx.execute(statement))
      await change(
        sql`UPDATE api_key SET expires_at = now() WHERE company_cd = ${company_cd} AND key_no = ${expired.key_no}`,
      )
      expect((await readFactories(expired.key)).code).toBe(10010)
      const ended = await site.call(revokeApiKeys, { keys: [revoked.key_no] }, { token })
      expect(ended.data).toEqual({ count: 1 })
      expect((await readFactories(revoked.key)).code).toBe(10011)
      expect((await readFactories(left.key)).code).toBe(200)
      const { list } = (await site.call(apiKeyList.endpoints.getList, {}, { token })).data
      expect(list.map(({ state }) => state)).toEqual(['live', 'revoked', 'expired'])
      await change(
        sql`UPDATE app_user SET state = 'stopped' WHERE company_cd = ${company_cd} AND user_cd = 'ADMIN'`,
      )
      expect((await readFactories(left.key)).code).toBe(10011)
      expect((await readFactories(`${company_cd}.key~guessed`)).code).toBe(10011)
    })

    it('sees its own company and factory alone, and cannot be revoked from another company', async () => {
      const [one, other] = [await openDesk(), await openDesk()]
      const { key, key_no } = await one.keyWith(every)
      const elsewhere = key.replace(one.company_cd, other.company_cd)
      expect((await readFactories(elsewhere)).code).toBe(10011)
      expect((await site.call(revokeApiKeys, { keys: [key_no] }, { token: other.token })).code).toBe(404)
      expect((await readFactories(key)).code).toBe(200)
      const there = await tokenOf(site, one.company_cd, 'admin', { factory_cd: 'F02' })
      const { list } = (await site.call(apiKeyList.endpoints.getList, {}, { token: there })).data
      expect(list).toMatchObject([{ factory_cd: 'F01' }])
    })

    it('is made by administrators only, for some area and no longer than two years', async () => {
      const { company_cd, token, make } = await openDesk()
      expect(await make({})).toMatchObject({ code: 'BIZ_KEY_SCOPE', errors: [{ path: 'master' }] })
      for (const expires_dt of [inDays(-1), inDays(0), inDays(800)])
        expect(await make({ ...every, expires_dt })).toMatchObject({
          code: 'BIZ_KEY_EXPIRY',
          errors: [{ path: 'expires_dt' }],
        })
      await site.database.company(company_cd, 'write', (tx) =>
        tx.execute(sql`INSERT INTO role_permission (company_cd, role_cd, permission)
          SELECT ${company_cd}, 'CLERK', p FROM unnest(ARRAY['developer:yes', 'write:system']) AS p`),
      )
      const clerk = await tokenOf(site, company_cd, 'clerk')
      const asClerk = await site.call(makeApiKey, { ...wanted, ...every }, { token: clerk })
      expect(asClerk.code).toBe(10013)
      expect((await site.call(revokeApiKeys, { keys: ['1'] }, { token: clerk })).code).toBe(10013)
      const { list } = (await site.call(searchedTables, {}, { token })).data
      expect(list.map(({ name }) => name)).not.toContain('api_key')
    })

    it('has so many calls a minute', async () => {
      const slow = await openSite(site.database, { keyRate: 3 })
      const { keyWith } = await openDesk()
      const { key } = await keyWith(every)
      const codes: (number | string)[] = []
      for (let call = 0; call < 4; call++)
        codes.push((await slow.call(factoryMaster.endpoints.getList, {}, { token: key })).code)
      expect(codes).toEqual([200, 200, 200, 'RATE_LIMITED'])
      await slow.close()
    })
  }),
)
