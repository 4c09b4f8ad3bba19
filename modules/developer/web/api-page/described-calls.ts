import { languages, type Language } from '#platform/contract/text.ts'
import type { ApiDocument, ApiOperation, ApiSchema, DescribedSchema } from '../../contract/api-page.ts'

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

const anything: DescribedSchema = {}

/** The schema itself where one refers to another. */
function resolved(schema: ApiSchema | undefined, schemas: Schemas): DescribedSchema {
  if (typeof schema !== 'object') return anything
  const { $ref } = schema
  return $ref === undefined ? schema : resolved(schemas[$ref.slice(refPrefix.length)], schemas)
}

const deepest = 6

const typesOf = ({ type }: DescribedSchema): readonly string[] => [type ?? []].flat()

/** Something that looks like what the schema takes, to be typed over. */
export function exampleOf(of: ApiSchema | undefined, schemas: Schemas, depth = 0): unknown {
  if (typeof of !== 'object' || depth > deepest) return null
  const schema = resolved(of, schemas)
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (choice !== undefined) return exampleOf(choice, schemas, depth + 1)
  const [kind = ''] = typesOf(schema)
  if (kind === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, inner]) => [
        name,
        exampleOf(inner, schemas, depth + 1),
      ]),
    )
  if (kind === 'array') return schema.items === undefined ? [] : [exampleOf(schema.items, schemas, depth + 1)]
  return { string: '', integer: 0, number: 0, boolean: false }[kind] ?? null
}

/** Fields of a call with what they take, those of a body and those of an address alike. */
export function fieldsOf({ parameters = [], requestBody }: ApiOperation, schemas: Schemas) {
  const { required = [], properties = {} } = resolved(
    requestBody?.content['application/json']?.schema,
    schemas,
  )
  return [
    ...parameters.map(({ name, required: must, schema }) => ({
      ...{ name, must, kind: kindOf(resolved(schema, schemas)) },
    })),
    ...Object.entries(properties).map(([name, schema]) => ({
      ...{ name, must: required.includes(name), kind: kindOf(resolved(schema, schemas)) },
    })),
  ]
}

const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern'] as const

function kindOf(schema: ApiSchema): string {
  if (typeof schema !== 'object') return ''
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(kindOf).join(' | ')
  if (schema.enum) return schema.enum.map(String).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const within = limits
    .flatMap((name) => (schema[name] === undefined ? [] : [`${name} ${String(schema[name])}`]))
    // What JSON can hold at all is no limit of ours.
    .filter((limit) => !limit.includes('9007199254740991'))
  return [typesOf(schema).join(' | '), ...within].join(', ')
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
