import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { apiDocument } from '#modules/developer/contract/api-page.ts'
import { describedCalls, firstInput } from '#modules/developer/web/api-page/described-calls.ts'
import { endpointsOfContracts } from './contract-endpoints.ts'
import { admin, holders, signIn } from './holders.ts'
import { openProductWithHolders, type Product } from './product.ts'
import { onPostgres } from '../databases.ts'

/** The parts of OpenAPI 3.1 that we use, as its specification has them. */
const media = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }))
const operation = z.object({
  operationId: z.string().regex(/^(get|post)\.[\w.-]+$/),
  tags: z.array(z.string().min(1)),
  summary: z.string().min(1),
  description: z.string().min(1),
  security: z.array(z.record(z.string().regex(/^(session|company)$/), z.array(z.never()))),
  parameters: z
    .array(
      z.object({
        name: z.string().min(1),
        in: z.enum(['query', 'header']),
        required: z.boolean(),
        schema: z.union([z.boolean(), z.record(z.string(), z.unknown())]),
      }),
    )
    .optional(),
  requestBody: z.object({ required: z.literal(true), content: media }).optional(),
  responses: z
    .record(z.string().regex(/^\d{3}$/), z.object({ description: z.string().min(1), content: media }))
    .refine((responses) => '200' in responses),
})
const openApiDocument = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string().startsWith('/api/'), z.record(z.string().regex(/^(get|post)$/), operation)),
  components: z.object({
    schemas: z.record(z.string().regex(/^[\w.-]+$/), z.record(z.string(), z.unknown())),
    securitySchemes: z.object({
      session: z.object({
        type: z.literal('apiKey'),
        in: z.literal('header'),
        name: z.literal('Authorization'),
      }),
      company: z.object({ type: z.literal('apiKey'), in: z.literal('cookie'), name: z.string() }),
    }),
  }),
})

onPostgres((open) => {
  let product: Product
  let whole: unknown
  let document: z.output<typeof openApiDocument>
  beforeAll(async () => {
    product = await openProductWithHolders(await open())
    const answer = await docsAs('developer:yes')
    whole = answer.json()
    document = openApiDocument.parse(whole)
  })
  afterAll(async () => {
    await product.server.close()
  })

  async function docsAs(name: string) {
    const who = holders.find((one) => one.name === name) ?? admin
    const shown = await signIn(product.database, [who])
    return product.server.inject({ url: '/api/docs', headers: { ...shown.get(who) } })
  }

  const operationOf = (method: string, path: string) => document.paths[path]?.[method.toLowerCase()]

  describe('the description of the API', () => {
    test('is for developers, as bare JSON', async () => {
      expect((await docsAs('master:yes')).json()).toMatchObject({ code: 403 })
      expect((await docsAs('nothing')).statusCode).toBe(401)
    })

    test('has every call that is served', () => {
      const served = product.routes.map(({ endpoint }) => endpoint)
      for (const { method, path } of served)
        expect([path, operationOf(method, path)?.operationId]).not.toContain(undefined)
      expect(operationOf('GET', '/api/docs')).toBeDefined()
      const operations = Object.values(document.paths).flatMap((path) => Object.keys(path))
      expect(operations).toHaveLength(served.length + 1)
    })

    test('is what the page of the API reads, guards and refusals of every call included', () => {
      const calls = describedCalls(apiDocument.parse(whole), 'en')
      expect(calls).toHaveLength(product.routes.length + 1)
      expect(calls.filter(({ summary, guard }) => summary === '' || guard === '')).toEqual([])
      const inputs = calls.map((call) => firstInput(call, document.components.schemas))
      for (const input of inputs) expect(z.json().safeParse(JSON.parse(input)).success).toBe(true)
    })

    test('every call of a contract is served', async () => {
      const served = new Set(product.routes.map(({ endpoint }) => callOf(endpoint)))
      const calls = (await endpointsOfContracts()).map(callOf)
      expect(calls.filter((call) => !served.has(call))).toEqual([])
    })

    test('names each call once, in three languages, with its way to sign in and its codes', () => {
      const ids = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => operationOf(method, path)?.operationId),
      )
      expect(new Set(ids).size).toBe(ids.length)
      const login = operationOf('POST', '/api/userLogin')
      expect(login?.description).toBe('ユーザーログイン\n\nUser sign-in\n\n用户登录')
      expect(login?.security).toEqual([{ company: [] }])
      expect(operationOf('POST', '/api/companyLogin')?.security).toEqual([])
      expect(operationOf('GET', '/api/userInfo')?.security).toEqual([{ session: [] }])
      const ok = login?.responses['200']?.description
      for (const code of ['1001', '1004', 'SIGN_IN_LOCKED', 'RATE_LIMITED', '400'])
        expect(ok).toContain(`${code}: `)
      expect(Object.keys(operationOf('GET', '/api/userInfo')?.responses ?? {})).toEqual(
        expect.arrayContaining(['200', '401', '403', '500', '504']),
      )
    })

    test('every reference leads to a schema, recursive ones too', () => {
      const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
        (match) => match[1] ?? '',
      )
      const lost = references.filter(
        (one) => !(one.replace('#/components/schemas/', '') in document.components.schemas),
      )
      expect(references.length).toBeGreaterThan(20)
      expect([...new Set(lost)]).toEqual([])
    })

    test('a save says that it takes an idempotency key', () => {
      expect(operationOf('POST', '/api/trial/doEdit')?.parameters).toMatchObject([
        { name: 'Idempotency-Key', in: 'header' },
      ])
      expect(operationOf('GET', '/api/trial/stock/getList')?.parameters?.map((one) => one.name)).toEqual([
        'page',
        'flag',
      ])
    })
  })
})

const callOf = ({ method, path }: Endpoint): string => `${method} ${path}`
