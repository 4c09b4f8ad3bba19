import { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'

type Reader = (value: unknown) => unknown

/**
 * Query strings and form-urlencoded bodies carry text only. Where the schema plainly expects a number, a flag or a
 * list at the top level, the text is read as that; whatever does not read so is left for the schema to refuse.
 * The limit: values inside of objects and lists of objects (the lines of an order) can be sent as JSON only.
 */
export function textReader(endpoint: Endpoint): (input: unknown) => unknown {
  let readers: ReadonlyMap<string, Reader> | undefined
  return (input) => {
    if (!isRecord(input)) return input
    readers ??= readersOf(endpoint)
    if (readers.size === 0) return input
    return Object.fromEntries(
      Object.entries(input).map(([name, value]) => [name, readers?.get(name)?.(value) ?? value]),
    )
  }
}

function readersOf({ input }: Endpoint): ReadonlyMap<string, Reader> {
  const { properties } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  const named = Object.entries(properties ?? {}).map(([name, schema]) => [name, readerOf(schema)] as const)
  return new Map(named.flatMap(([name, reader]) => (reader ? [[name, reader]] : [])))
}

function readerOf(schema: z.core.JSONSchema._JSONSchema): Reader | undefined {
  if (typeof schema === 'boolean') return undefined
  switch (schema.type) {
    case 'number':
    case 'integer':
      return readNumber
    case 'boolean':
      return readFlag
    case 'array': {
      const items = schema.items
      const ofItem = items && !Array.isArray(items) ? readerOf(items) : undefined
      return (value) => [value].flat().map((item) => (ofItem ? ofItem(item) : item))
    }
    default:
      return undefined
  }
}

/** At most 15 digits: more would not survive a binary float. */
const readNumber: Reader = (value) =>
  typeof value === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? Number(value) : value

const readFlag: Reader = (value) => (value === 'true' ? true : value === 'false' ? false : value)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
