import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { demoCompany, demoMainFactory } from '../../db/demo/company.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Route } from '#platform/server/http/route.ts'
import type { Database } from '#platform/server/database/database.ts'
import { issueCredential } from '#platform/server/session.ts'
import { sessionList } from '#modules/system/contract/sessions/session-list.ts'
import { session } from '#modules/system/server/tables.ts'
import { onPostgres } from '../databases.ts'
import { demo } from '../demo.ts'
import { contentsOf, fillTwin, openTwin, samplesOf, type Sample, type Twin } from '../twin-factory.ts'
import { openProduct, routes, type Product } from './product.ts'
import { byArea } from './derived.ts'

const twin: Twin = { company_cd: demoCompany.company_cd, of: demoMainFactory, factory_cd: 'TWIN' }

/** Calls of a session that keep to their factory; what goes across says why, and is looked at in the tests of its business. */
const kept = (one: Route) =>
  one.style !== 'signIn' &&
  !(one.style === 'verb' && one.across) &&
  !one.endpoint.path.startsWith('/api/trial')
/** One signs out, others show the sign-ins, of which this test makes ever more. */
const neverAlike = [
  '/api/logout',
  '/api/master/user/getAccount',
  ...Object.values(sessionList.endpoints).map(({ path }) => path),
]

const calls = routes.filter(kept).map(({ endpoint }) => endpoint)
/** Papers and workbooks say when they were made: their lists and their CSV say the same. */
const isPaper = ({ file, path }: Endpoint) => file !== undefined && !path.includes('csv')
const reading = calls.filter((one) => one.method === 'GET' && !neverAlike.includes(one.path) && !isPaper(one))
const writing = calls.filter(({ method }) => method === 'POST')

/** Every reading call, three times, on a slow machine. */
const untilTold = 180_000

onPostgres((open) => {
  describe('whoever works in one factory', () => {
    let database: Database
    let product: Product
    let samples: readonly Sample[]
    let before: ReadonlyMap<Endpoint, string>
    const done = new Set<string>()
    beforeAll(async () => {
      database = await open(demo)
      product = await openProduct(database, { logLevel: 'silent' })
      await openTwin(database, twin)
      samples = await samplesOf(database, twin)
      before = await answers(reading)
    })
    afterAll(() => product.server.close())

    test(
      'is answered the same, whatever stands in another one',
      async () => {
        const again = await answers(reading)
        const unstable = reading.filter((endpoint) => again.get(endpoint) !== before.get(endpoint))
        expect(unstable.map(({ path }) => path)).toEqual([])
        const filled = await fillTwin(database, twin)
        expect([...filled.values()].filter((count) => count > 0).length).toBeGreaterThan(20)
        const after = await answers(reading)
        const moved = reading.filter((endpoint) => after.get(endpoint) !== before.get(endpoint))
        expect(moved.map(({ path }) => path)).toEqual([])
      },
      untilTold,
    )

    // Every read of the product.
    test('and there the same lists show the other rows', async () => {
      const there = await answers(reading, await signIn(twin.factory_cd))
      const lists = reading.filter(({ path }) => path.endsWith('/getList') || path.endsWith('/getTotal'))
      const alike = lists.filter((one) => there.get(one) === before.get(one))
      expect(alike.length).toBeGreaterThan(lists.length / 2)
    }, 120_000)

    test.each(byArea(writing))(
      'changes nothing of another one by the calls of %s',
      async (_area, endpoints) => {
        const stood = await contentsOf(database, twin)
        for (const endpoint of endpoints)
          for (const input of inputsFor(endpoint)) {
            const authorization = await signIn(twin.of)
            const answer = await product.server.inject({
              method: 'POST',
              url: endpoint.path,
              headers: { authorization },
              payload: input as object,
            })
            expect(answer.statusCode, endpoint.path).not.toBe(500)
            const isFile = endpoint.file !== undefined && answer.headers['content-type'] === endpoint.file
            if (isFile || answer.json<{ code: unknown }>().code === 200) done.add(endpoint.path)
          }
        expect(await contentsOf(database, twin)).toEqual(stood)
      },
    )

    test('though many of them do what they are asked', () => {
      expect(done.size).toBeGreaterThan(20)
    })

    async function answers(
      endpoints: readonly Endpoint[],
      authorization?: string,
    ): Promise<ReadonlyMap<Endpoint, string>> {
      const given = new Map<Endpoint, string>()
      const token = authorization ?? (await signIn(twin.of))
      for (const endpoint of endpoints) {
        const all: string[] = []
        for (const input of inputsFor(endpoint)) {
          const { body } = await product.server.inject({
            url: endpoint.path,
            query: asQuery(input),
            headers: { authorization: token },
          })
          // Neither who asked nor what time it is.
          all.push(body.replace(/"(request_id|now)":("[^"]*"|\d+)/g, ''))
        }
        given.set(endpoint, all.join('\n'))
      }
      return given
    }

    /** As somebody who may do everything, in a factory. */
    async function signIn(factory_cd: string): Promise<string> {
      const { secret, hash } = issueCredential(twin.company_cd)
      await database.owner('write', (tx) =>
        tx.insert(session).values({
          company_cd: twin.company_cd,
          token_hash: hash,
          user_cd: 'ADMIN',
          factory_cd,
          expires_at: sql`now() + '8 hours'::interval`,
          address: '127.0.0.1',
        }),
      )
      return `Kaname ${secret}`
    }

    /** With codes that stand in both factories, as one row after the other has them; and with nothing. */
    function inputsFor({ input }: Endpoint): readonly unknown[] {
      const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
      const wanted = Object.keys(schema.properties ?? {})
      const most = (sample: Sample) => wanted.filter((name) => sample[name] !== undefined).length
      const fitting = samples.toSorted((a, b) => most(b) - most(a)).slice(0, 2)
      return [{}, ...fitting.map((sample) => filled(schema, sample, schema.$defs ?? {}, 0))]
    }
  })
})

type Schema = z.core.JSONSchema._JSONSchema

/** An input as its schema wants it, with the row's values under their names and the other factory under its name. */
function filled(
  schema: Schema,
  row: Sample,
  parts: Record<string, Schema>,
  depth: number,
  name = '',
): unknown {
  if (typeof schema === 'boolean' || depth > 6) return 'x'
  if (schema.$ref)
    return filled(parts[schema.$ref.replace('#/$defs/', '')] ?? true, row, parts, depth + 1, name)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices?.[0] !== undefined && row[name] === undefined)
    return filled(choices[0], row, parts, depth + 1, name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.includes(row[name] as string) ? row[name] : schema.enum[0]
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([inner, shape]) => [
          inner,
          filled(shape, row, parts, depth + 1, inner),
        ]),
      )
    case 'array': {
      const { items } = schema
      return items && !Array.isArray(items) ? [filled(items, row, parts, depth + 1, name)] : []
    }
    case 'integer':
    case 'number':
      return typeof row[name] === 'number' ? row[name] : Math.max(0, schema.minimum ?? 0)
    case 'boolean':
      return row[name] ?? false
    case 'null':
      return null
    default:
      if (name.endsWith('factory_cd')) return twin.factory_cd
      return row[name] === undefined || row[name] === null
        ? schema.minLength
          ? 'X1'
          : ''
        : String(row[name])
  }
}

const asQuery = (input: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input as Sample).flatMap(([name, value]) =>
      typeof value === 'object' ? [] : [[name, String(value)] as const],
    ),
  )
