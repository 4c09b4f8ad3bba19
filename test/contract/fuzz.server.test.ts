import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpStatusOf } from '#platform/contract/envelope.ts'
import { bodyLimitOf } from '#platform/contract/body-limits.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { byArea, representatives } from './derived.ts'
import { admin, holders, signIn, type Shown } from './holders.ts'
import { inputsOf } from './inputs.ts'
import { openProductWithHolders, routes, type Product } from './product.ts'
import { onPostgres } from '../databases.ts'
import { limit, soaking, times } from '../soak.ts'
import { broken, slow } from './trial-module.ts'
import { propertySeed } from '../property-seed.ts'

/** KANAME_FUZZ_SEED repeats a failure of a soak; KANAME_FUZZ_RUNS looks longer. */
const seed = Number(process.env['KANAME_FUZZ_SEED'] ?? propertySeed)
const numRuns = Number(process.env['KANAME_FUZZ_RUNS'] ?? times(15, 250))

/** What follows from definitions alike is looked at in one of them, another in each run; in a soak, in all of them. */
const isOfTrials = (endpoint: Endpoint) => endpoint === slow || endpoint === broken
const calls = (
  soaking
    ? routes.map(({ endpoint }) => endpoint)
    : representatives(routes, (alike) => alike[seed % alike.length])
).filter((endpoint) => !isOfTrials(endpoint))
const untilTold = limit(60_000)

onPostgres((open) => {
  let product: Product
  let ticket: Shown
  let session: Shown
  beforeAll(async () => {
    product = await openProductWithHolders(await open())
    await signInAgain()
  })
  afterAll(async () => {
    await product.server.close()
  })

  /** Some inputs sign the caller out, or change what they may. */
  async function signInAgain(): Promise<void> {
    const holder = holders.find((one) => one.shows === 'ticket') ?? admin
    const shown = await signIn(product.database, [holder, admin])
    ticket = shown.get(holder) ?? {}
    session = shown.get(admin) ?? {}
  }

  describe('whatever is sent, the answer is an envelope and never a 500', () => {
    test.each(byArea(calls))(
      `every call of %s × ${numRuns} inputs (seed ${seed})`,
      async (_area, endpoints) => {
        for (const endpoint of endpoints) {
          const property = fc.asyncProperty(inputsOf(endpoint), fc.boolean(), async (input, asForm) => {
            const problem = await problemWith(endpoint, input, asForm)
            if (problem) throw new Error(`${endpoint.method} ${endpoint.path}: ${problem}`)
          })
          await fc.assert(property, { seed, numRuns, plugins: [fc.interruptAfterTimeLimit(limit(60_000))] })
        }
      },
      untilTold,
    )

    test(
      'what is no JSON, no form or much too large is refused in the same manner',
      async () => {
        const json = 'application/json'
        const bodies: readonly (readonly [type: string, body: string])[] = [
          [json, ''],
          [json, '{'],
          [json, 'null'],
          [json, '"text"'],
          [json, '[1,2]'],
          [json, '{"__proto__":{"admin":true}}'],
          [json, '{"constructor":{"prototype":{"admin":true}}}'],
          [json, '{"a":"\\ud800"}'],
          [json, '{"a\\u0000":1}'],
          [json, '{"a":1e400}'],
          [json, `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
          [json, `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
          [json, JSON.stringify({ a: 'x'.repeat(3 * 1024 * 1024) })],
          ['application/x-www-form-urlencoded', 'a=%00&b=%ED%A0%80&c=%&__proto__[x]=1&a=2'],
          ['application/x-www-form-urlencoded', `a=${'x'.repeat(3 * 1024 * 1024)}`],
          ['text/plain', 'hello'],
          ['multipart/form-data; boundary=x', '--x--'],
          ['application/xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
          ['nonsense', 'x'],
        ]
        for (const endpoint of calls.filter(({ method }) => method === 'POST'))
          for (const [type, payload] of bodies) {
            const answer = await product.server.inject({
              method: 'POST',
              url: endpoint.path,
              headers: { ...session, ...ticket, 'content-type': type },
              payload,
            })
            const problem = problemOf(answer.statusCode, answer.body)
            expect(problem && `${endpoint.path} ${type} ${payload.slice(0, 60)}: ${problem}`).toBeUndefined()
            const isTooLarge = answer.json<{ code: unknown }>().code === 'TOO_LARGE'
            expect(isTooLarge || payload.length <= bodyLimitOf(endpoint)).toBe(true)
          }
      },
      untilTold,
    )

    test(
      'odd query strings are refused in the same manner',
      async () => {
        const queries = [
          '?page=1&page=2',
          '?page[]=1',
          '?page=%00',
          '?page=1e400',
          '?%',
          '?__proto__=1',
          '?a[b]=1',
        ]
        for (const endpoint of calls.filter(({ method }) => method === 'GET'))
          for (const query of queries) {
            const answer = await product.server.inject({
              url: endpoint.path + query,
              headers: { ...session, ...ticket },
            })
            if (isFileOf(endpoint, answer.headers)) continue
            const problem = problemOf(answer.statusCode, answer.body)
            expect(problem && `${endpoint.path}${query}: ${problem}`).toBeUndefined()
            if (answer.json<{ code: number }>().code === 10011) await signInAgain()
          }
      },
      untilTold,
    )
  })

  async function problemWith(
    endpoint: Endpoint,
    input: unknown,
    asForm: boolean,
  ): Promise<string | undefined> {
    const answer = await product.server.inject(requestOf(endpoint, input, asForm))
    if (isFileOf(endpoint, answer.headers)) return undefined
    const problem = problemOf(answer.statusCode, answer.body)
    if (problem || endpoint.bare) return problem
    if ([401, 10010, 10011].includes(answer.json<{ code: number }>().code)) await signInAgain()
    return undefined
  }

  const isFileOf = ({ file }: Endpoint, headers: Readonly<Record<string, unknown>>) =>
    file !== undefined && headers['content-type'] === file

  function requestOf(endpoint: Endpoint, input: unknown, asForm: boolean) {
    const headers = { ...session, ...ticket }
    const { method, path } = endpoint
    if (method === 'GET') return { method, url: `${path}?${formOf(input)}`, headers }
    const type = asForm ? 'application/x-www-form-urlencoded' : 'application/json'
    const payload = asForm ? formOf(input) : JSON.stringify(input)
    return { method, url: path, headers: { ...headers, 'content-type': type }, payload }
  }

  function formOf(input: unknown): string {
    if (typeof input !== 'object' || input === null) return encoded(String(input))
    return Object.entries(input)
      .flatMap(([name, value]): string[] =>
        [value]
          .flat()
          .map(
            (one: unknown) =>
              `${encoded(name)}=${encoded(typeof one === 'object' ? JSON.stringify(one) : String(one))}`,
          ),
      )
      .join('&')
      .slice(0, 12_000)
  }

  /** encodeURIComponent refuses half of a surrogate pair; a hostile client does not. */
  const encoded = (text: string) =>
    Buffer.from(text, 'utf8')
      .toString('latin1')
      .replace(/[^A-Za-z0-9]/g, percent)
  const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`

  function problemOf(status: number, body: string): string | undefined {
    const answer = readJson(body)
    if (typeof answer !== 'object' || answer === null) return `not an object: ${body.slice(0, 200)}`
    if ('openapi' in answer) return undefined
    if (!('code' in answer) || !('msg' in answer) || !('data' in answer))
      return `no envelope: ${body.slice(0, 200)}`
    const { code, msg } = answer
    if (typeof code !== 'number' && typeof code !== 'string') return `code ${String(code)}`
    if (code === 500 || status === 500) return `500: ${product.log.at(-1)}`
    if (typeof msg !== 'string' || msg === '') return 'no message'
    if (status !== httpStatusOf(code)) return `status ${status} with code ${code}`
    return undefined
  }

  function readJson(text: string): unknown {
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  }
})
