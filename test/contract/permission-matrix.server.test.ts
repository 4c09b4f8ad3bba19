import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { accessLog } from '#platform/server/audit/tables.ts'
import { byArea, derived, pathOf, representatives, wronglyGuarded } from './derived.ts'
import { holders, signIn, type Holder, type Shown } from './holders.ts'
import { openProductWithHolders, routes, type Product } from './product.ts'
import { onPostgres } from '../databases.ts'

/**
 * Every call that was written by hand, and one of those that follow from definitions alike, × everyone who might make it. What is expected is worked out here from the words of decisions.md ("Who
 * may do what", "Sign-in"), not with the functions that the server uses.
 */
onPostgres((open) => {
  let product: Product
  beforeAll(async () => {
    product = await openProductWithHolders(await open())
  })
  afterAll(async () => {
    await product.server.close()
  })

  type Expected = 'passes' | 401 | 403 | 10010 | 10011

  function expected(endpoint: Endpoint, holder: Holder): Expected {
    const { guard, write } = endpoint
    if (guard === 'public') return 'passes'
    if (guard === 'company') return holder.shows === 'ticket' ? 'passes' : 401
    if (holder.shows === 'nothing' || holder.shows === 'ticket') return 401
    if (holder.shows === 'expired') return 10010
    if (holder.shows !== 'session') return 10011
    if (holder.admin) return 'passes'
    const held = new Set<string>(holder.permissions)
    if (guard !== 'session' && !meets(guard, held)) return 403
    if (write && !held.has(write) && !held.has('write:system')) return 403
    return 'passes'
  }

  function meets(guard: Exclude<Endpoint['guard'], string>, held: ReadonlySet<string>): boolean {
    if (!('mode' in guard)) return guard.some((key) => held.has(key))
    const wanted: readonly string[] = guard.permissions ?? []
    const number = wanted.filter((key) => held.has(key)).length
    const most = wanted.length + (guard.roles?.length ?? 0)
    return { allOf: number === most, oneOf: number > 0, except: number === 0 }[guard.mode]
  }

  /** A file is what was asked for; a refusal is an envelope for these calls too. */
  async function codeFor({ method, path, file }: Endpoint, shown: Shown | undefined): Promise<number> {
    const answer = await product.server.inject({
      method,
      url: path,
      headers: { ...shown, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
      ...(method === 'POST' ? { payload: '{}' } : {}),
    })
    if (file !== undefined && answer.headers['content-type'] === file) return 200
    return answer.json<{ code: number }>().code
  }

  /** Signing out and its like. */
  const isGuardedByRight = ({ guard }: Endpoint) => typeof guard !== 'string'

  describe('permission matrix', () => {
    test('calls that follow from a definition are all guarded as it says', () => {
      expect(derived.flatMap(wronglyGuarded)).toEqual([])
      const written = new Set(routes.map(({ endpoint }) => pathOf(endpoint)))
      const followed = derived.flatMap(({ endpoints }) => Object.values(endpoints).map(pathOf))
      expect(followed.filter((path) => !written.has(path))).toEqual([])
    })

    test.each(byArea(representatives(routes)))(
      'every call of %s answers every holder as decided',
      async (_area, calls) => {
        const wrong: string[] = []
        let shown = await signIn(product.database, holders)
        let mayHaveEnded = false
        for (const endpoint of calls) {
          if (mayHaveEnded) shown = await signIn(product.database, holders)
          mayHaveEnded = !isGuardedByRight(endpoint)
          const codes = await Promise.all(holders.map((holder) => codeFor(endpoint, shown.get(holder))))
          for (const [at, holder] of holders.entries()) {
            const code = codes[at] ?? 0
            const want = expected(endpoint, holder)
            const refused = [401, 403, 10010, 10011].includes(code)
            // A call may refuse on its own account with a code of the guards, when it has declared so.
            const ofItsOwn = endpoint.errors?.some((kind) => kind.code === code) ?? false
            const right = want === 'passes' ? !refused || ofItsOwn : code === want
            if (!right)
              wrong.push(`${endpoint.method} ${endpoint.path} for ${holder.name}: ${code}, expected ${want}`)
          }
        }
        expect(wrong).toEqual([])
      },
    )

    test('codes are looked up by whoever has a right to an area in which they are typed, and by nobody else', async () => {
      const ofOneRight = holders.filter(
        ({ shows, admin, permissions }) => shows === 'session' && !admin && permissions.length < 2,
      )
      const shown = await signIn(product.database, ofOneRight)
      const wrong: string[] = []
      for (const { name, area, also, endpoints } of derived) {
        const { getLookup } = endpoints
        if (!getLookup) continue
        const typedIn = derived.filter(({ refersTo }) => refersTo.includes(name)).map((one) => one.area)
        // Calls of screens without a definition say themselves whose codes are typed in them.
        const called = routes.flatMap(({ endpoint: { looksUp = [], guard } }) =>
          typeof guard === 'object' && !('mode' in guard) && looksUp.some((master) => master.name === name)
            ? guard
            : [],
        )
        const rights = new Set<string>([
          ...(also ? typedIn : [area, ...typedIn]).map((one) => `${one}:yes`),
          ...called,
        ])
        const codes = await Promise.all(ofOneRight.map((holder) => codeFor(getLookup, shown.get(holder))))
        for (const [at, holder] of ofOneRight.entries()) {
          const want = holder.permissions.some((key) => rights.has(key)) ? 200 : 403
          if (codes[at] !== want) wrong.push(`${name} for ${holder.name}: ${codes[at]}, expected ${want}`)
        }
      }
      expect(wrong).toEqual([])
    })

    test('a token is worth nothing under another company’s name', async () => {
      const [shown] = [
        ...(
          await signIn(
            product.database,
            holders.filter((one) => one.name === 'admin'),
          )
        ).values(),
      ]
      const forged = shown?.authorization?.replace('Kaname DEMO.', 'Kaname OTHER.')
      const answer = await product.server.inject({ url: '/api/userInfo', headers: { authorization: forged } })
      expect(answer.json()).toMatchObject({ code: 10011 })
    })

    test('company and factory come from the session, whatever the request says', async () => {
      const who = holders.filter((one) => one.name === 'admin')
      const [shown] = [...(await signIn(product.database, who)).values()]
      const answer = await product.server.inject({
        url: '/api/userInfo?company_cd=OTHER&factory_cd=F02',
        headers: { ...shown, 'x-company': 'OTHER' },
      })
      expect(answer.json()).toMatchObject({ code: 200, data: { user_cd: 'ADMIN', factory_cd: 'F01' } })
      const company = await product.server.inject({
        url: '/api/companyInfo?company_cd=OTHER',
        headers: { ...shown },
      })
      expect(company.json()).toMatchObject({ code: 200, data: { company_cd: 'DEMO' } })
    })

    test('a refusal is written to the access log, a pass of an audited call too', async () => {
      const rows = await product.database.company('DEMO', 'read', (tx) => tx.select().from(accessLog))
      const refused = rows.filter((row) => row.event === 'refused /api/trial/stock/save')
      expect(refused.length).toBeGreaterThan(10)
      expect(refused.every((row) => row.code === '403' && row.request_id !== '')).toBe(true)
    })
  })
})
