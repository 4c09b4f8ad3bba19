import { z } from 'zod'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

type JsonObject = { readonly [key: string]: Json }

interface Component {
  readonly ref: Json
  readonly schema: JsonObject
}

/**
 * Puts a zod schema among the document's components. zod refers to parts of recursive schemas by `#` and `#/$defs/…`,
 * which mean something else inside of a larger document: they become components of their own.
 */
export function componentsOf(
  name: string,
  schema: z.ZodType,
  io: 'input' | 'output',
  components: Map<string, Json>,
): Component {
  const generated = jsonOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
  const { $schema: _dialect, $defs, ...own } = isObject(generated) ? generated : {}
  const rename = (reference: string) =>
    reference.replace(/^#(?:\/\$defs\/(.+))?$/, (_all, part: string | undefined) =>
      refOf(part ? `${name}.${part}` : name),
    )
  const renamed = renameRefs(own, rename)
  const main = isObject(renamed) ? renamed : {}
  components.set(name, main)
  if ($defs && isObject($defs))
    for (const [part, definition] of Object.entries($defs))
      components.set(`${name}.${part}`, renameRefs(definition, rename))
  return { ref: { $ref: refOf(name) }, schema: main }
}

const refOf = (name: string) => `#/components/schemas/${name}`

function renameRefs(value: Json, rename: (reference: string) => string): Json {
  if (Array.isArray(value)) return value.map((item: Json) => renameRefs(item, rename))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? rename(inner) : renameRefs(inner, rename),
    ]),
  )
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** As it is written: what JSON does not know is left out. */
function jsonOf(value: unknown): Json {
  const written: unknown = JSON.parse(JSON.stringify(value))
  if (!isJson(written)) throw new Error('A schema is written as JSON')
  return written
}

function isJson(value: unknown): value is Json {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isJson)
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
