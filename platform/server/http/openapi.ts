import { z } from 'zod'
import { authorizationScheme, productName, version } from '#platform/contract/constants.ts'
import { endpoint, isEdit, type Endpoint } from '#platform/contract/endpoint.ts'
import { generic, http, user } from '#platform/contract/error-catalogue.ts'
import type { ErrorKind } from '#platform/contract/errors.ts'
import { languages, type Text } from '#platform/contract/text.ts'
import { companyCookie } from './incoming.ts'
import { needsSession } from './guard.ts'
import { componentsOf, type Json } from './openapi-schemas.ts'
import { route, type Route } from './route.ts'

const docs = endpoint({
  method: 'GET',
  path: '/api/docs',
  summary: { ja: 'API仕様（OpenAPI）', en: 'Description of the API (OpenAPI)', zh: 'API说明（OpenAPI）' },
  guard: ['developer:yes'],
  input: z.object({}),
  output: z.record(z.string(), z.unknown()),
  bare: true,
})

/** `GET /api/docs`: every route that is served, this one included, as an OpenAPI 3.1 document. */
export function apiDocs(routes: readonly Route[]): Route {
  let document: Record<string, unknown> | undefined
  return route(docs, () => {
    document ??= openApi([...routes.map((served) => served.endpoint), docs])
    return Promise.resolve(document)
  })
}

export function openApi(endpoints: readonly Endpoint[]): Record<string, Json> {
  const schemas = new Map<string, Json>([['Failure', failureSchema]])
  const paths: Record<string, Record<string, Json>> = {}
  for (const one of endpoints) {
    const path = (paths[one.path] ??= {})
    path[one.method.toLowerCase()] = operation(one, schemas)
  }
  return {
    openapi: '3.1.0',
    info: { title: productName, version, description: inAllLanguages(conventions) },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries(schemas),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: `${authorizationScheme} <token of /api/userLogin>`,
        },
        company: {
          type: 'apiKey',
          in: 'cookie',
          name: companyCookie,
          description: 'Set by /api/companyLogin',
        },
      },
    },
  }
}

const conventions: Text = {
  ja: '応答は { code, msg, data }。成功は 200 または 0。',
  en: 'Answers are { code, msg, data }; success is 200 or 0.',
  zh: '响应为 { code, msg, data }，成功为 200 或 0。',
}

function operation(one: Endpoint, schemas: Map<string, Json>): Json {
  const name = nameOf(one)
  const input = componentsOf(`${name}.input`, one.input, 'input', schemas)
  const output = componentsOf(`${name}.output`, one.output, 'output', schemas)
  return {
    operationId: name,
    tags: [one.path.split('/')[2] ?? ''],
    summary: one.summary.ja,
    description: inAllLanguages(one.summary),
    security: securityOf(one),
    'x-guard': one.guard as Json,
    ...(one.write ? { 'x-write': one.write } : {}),
    ...(one.method === 'GET'
      ? { parameters: parametersOf(input.schema) }
      : { requestBody: bodyOf(input.ref) }),
    ...(isEdit(one.path) && one.method === 'POST' ? { parameters: [idempotencyParameter] } : {}),
    responses: responsesOf(one, output.ref),
  }
}

/** `/api/master/factory/getList` → `get.master.factory.getList` */
const nameOf = ({ method, path }: Endpoint) =>
  [method.toLowerCase(), ...path.split('/').slice(2)].join('.').replace(/[^\w.-]/g, '_')

const inAllLanguages = (text: Text): string => languages.map((language) => text[language]).join('\n\n')

function securityOf(one: Endpoint): Json {
  if (one.guard === 'public') return []
  return needsSession(one) ? [{ session: [] }] : [{ company: [] }]
}

function parametersOf(schema: { readonly [key: string]: Json }): Json {
  const required = Array.isArray(schema.required) ? schema.required : []
  const { properties } = schema
  if (!properties || typeof properties !== 'object' || Array.isArray(properties)) return []
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }))
}

const bodyOf = (ref: Json): Json => ({
  required: true,
  content: {
    'application/json': { schema: ref },
    // Simple fields only: what is inside of objects and lists of objects needs JSON.
    'application/x-www-form-urlencoded': { schema: ref },
  },
})

const idempotencyParameter: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,80}$' },
  description: 'The same key with the same body is done once and answered alike.',
}

function responsesOf(one: Endpoint, output: Json): Json {
  const envelope: Json = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { const: 200 }, msg: { type: 'string' }, data: output },
  }
  const refusals = refusalsOf(one)
  const failing = { $ref: '#/components/schemas/Failure' }
  const withStatus = refusals.filter(({ code }) => statuses.includes(Number(code)))
  return {
    200: {
      description: ['OK', ...refusals.map((kind) => `${kind.code}: ${kind.text.en}`)].join('\n\n'),
      content: one.file
        ? {
            [one.file]: { schema: { type: 'string', format: 'binary' } },
            'application/json': { schema: failing },
          }
        : { 'application/json': { schema: one.bare ? output : { oneOf: [envelope, failing] } } },
      'x-codes': refusals.map(({ code, text }) => ({ code, msg: { ...text } })),
    },
    ...Object.fromEntries(
      withStatus.map((kind) => [
        String(kind.code),
        { description: kind.text.en, content: { 'application/json': { schema: failing } } },
      ]),
    ),
  }
}

const statuses = [401, 403, 404, 500, 503, 504]

/** What this call declares, and what every call of its kind can be refused with. */
function refusalsOf(one: Endpoint): readonly ErrorKind[] {
  const ofEvery: readonly ErrorKind[] = [http[400], http[500], http[503], http[504], http[400400]]
  const ofGuard: readonly ErrorKind[] = needsSession(one)
    ? [http[401], http[403], user[10010], user[10011]]
    : [http[403], generic.RATE_LIMITED, ...(one.guard === 'company' ? [http[401]] : [])]
  return [...new Set([...(one.errors ?? []), ...ofGuard, ...ofEvery])]
}

const failureSchema: Json = {
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: { type: ['integer', 'string'] },
    msg: { type: 'string' },
    data: { description: 'null; an empty list with total 0 for 404' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'msg'],
        properties: {
          path: { type: 'string' },
          code: { type: ['integer', 'string'] },
          msg: { type: 'string' },
        },
      },
    },
    request_id: { type: 'string' },
  },
}
