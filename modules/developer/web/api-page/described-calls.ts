import { languages, type Language } from '#platform/contract/text.ts'
import type { ApiDocument, ApiOperation, ApiSchema } from '../../contract/api-page.ts'

export interface DescribedCall {
  readonly id: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly area: string
  readonly summary: string
  readonly guard: string
  readonly write: string
  readonly operation: ApiOperation
}

/** The calls of the document in the reader's language. */
export function describedCalls({ paths }: ApiDocument, language: Language): readonly DescribedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]): readonly DescribedCall[] => {
      const summary = operation.description.split('\n\n')[languages.indexOf(language)] ?? ''
      return [
        {
          id: operation.operationId,
          method: method === 'get' ? 'GET' : 'POST',
          path,
          area: operation.tags[0] ?? '',
          ...{
            summary,
            guard: guardText(operation['x-guard']),
            write: operation['x-write'] ?? '',
            operation,
          },
        },
      ]
    }),
  )
}

const joined: Readonly<Record<string, string>> = { allOf: ' + ', oneOf: ' / ', except: ' / ' }

/** `stock:yes / mes:yes`; what the guard says of roles and permissions, by its names. */
function guardText(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (Array.isArray(guard)) return guard.join(' / ')
  if (typeof guard !== 'object' || guard === null) return ''
  const { mode, roles, permissions } = { mode: '', roles: [], permissions: [], ...guard }
  const named = [...(Array.isArray(roles) ? roles : []), ...(Array.isArray(permissions) ? permissions : [])]
  return `${mode === 'except' ? 'except ' : ''}${named.join(joined[mode] ?? ' ')}`
}

/** Every word in path, name or guard. */
export function found(
  calls: readonly DescribedCall[],
  typed: string,
  area: string,
): readonly DescribedCall[] {
  const asked = typed.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  return calls.filter((call) => {
    const text = `${call.method} ${call.path} ${call.summary} ${call.guard} ${call.write}`.toLowerCase()
    return (area === '' || call.area === area) && asked.every((word) => text.includes(word))
  })
}

const refPrefix = '#/components/schemas/'
type Schemas = ApiDocument['components']['schemas']

/** The schema itself where one refers to another. */
export function resolved(schema: ApiSchema | undefined, schemas: Schemas): Readonly<Record<string, unknown>> {
  if (typeof schema !== 'object') return {}
  const ref = schema['$ref']
  return typeof ref === 'string' ? resolved(schemas[ref.slice(refPrefix.length)], schemas) : schema
}

const deepest = 6
const isSchema = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Something that looks like what the schema takes, to be typed over. */
export function exampleOf(of: unknown, schemas: Schemas, depth = 0): unknown {
  if (!isSchema(of) || depth > deepest) return null
  const schema = resolved(of, schemas)
  if ('default' in schema) return schema['default']
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  const choice = schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']
  if (Array.isArray(choice)) return exampleOf(choice[0], schemas, depth + 1)
  const [kind] = [schema['type']].flat()
  if (kind === 'object') {
    const properties = isSchema(schema['properties']) ? schema['properties'] : {}
    return Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, exampleOf(inner, schemas, depth + 1)]),
    )
  }
  if (kind === 'array')
    return isSchema(schema['items']) ? [exampleOf(schema['items'], schemas, depth + 1)] : []
  return { string: '', integer: 0, number: 0, boolean: false }[String(kind)] ?? null
}

/** Fields of a call with what they take, those of a body and those of an address alike. */
export function fieldsOf({ parameters = [], requestBody }: ApiOperation, schemas: Schemas) {
  const body = resolved(requestBody?.content['application/json']?.schema, schemas)
  const required = Array.isArray(body['required']) ? body['required'] : []
  const properties = isSchema(body['properties']) ? Object.entries(body['properties']) : []
  return [
    ...parameters.map(({ name, required: must, schema }) => ({
      ...{ name, must, kind: kindOf(resolved(schema, schemas)) },
    })),
    ...properties.map(([name, schema]) => ({
      ...{ name, must: required.includes(name) },
      kind: kindOf(isSchema(schema) ? resolved(schema, schemas) : {}),
    })),
  ]
}

function kindOf(schema: Readonly<Record<string, unknown>>): string {
  const several = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(several)) return several.map((one) => (isSchema(one) ? kindOf(one) : '')).join(' | ')
  if (Array.isArray(schema['enum'])) return schema['enum'].map(String).join(' | ')
  if ('const' in schema) return JSON.stringify(schema['const'])
  const kind = [schema['type'] ?? ''].flat().join(' | ')
  const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern']
    .flatMap((name) => (name in schema ? [`${name} ${String(schema[name])}`] : []))
    // What JSON can hold at all is no limit of ours.
    .filter((limit) => !limit.includes('9007199254740991'))
  return [kind, ...limits].join(', ')
}

/** What is asked for at the beginning: the fields of a GET, or a body. */
export function firstInput({ operation }: DescribedCall, schemas: Schemas): string {
  const { parameters = [], requestBody } = operation
  const body = requestBody?.content['application/json']?.schema
  const example = body
    ? exampleOf(body, schemas)
    : Object.fromEntries(
        parameters
          .filter(({ in: place }) => place === 'query')
          .map(({ name, schema }) => [name, exampleOf(schema, schemas)]),
      )
  return JSON.stringify(example, undefined, 2)
}
