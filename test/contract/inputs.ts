import fc from 'fast-check'
import { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'

type Schema = z.core.JSONSchema.JSONSchema
type AnySchema = z.core.JSONSchema._JSONSchema

/** What people, scanners and broken programs send where something else is expected. */
const hostile: readonly unknown[] = [
  null,
  '',
  ' ',
  'null',
  '0',
  '-1',
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  2 ** 63,
  true,
  [],
  [null],
  [[[]]],
  {},
  { $ne: null },
  { toString: 'x', constructor: { prototype: { admin: true } } },
  '\0',
  'a\0b',
  '\uD800',
  'x\uDFFFy',
  '😀👩‍👩‍👧‍👦𠮷野家',
  '髙﨑①㈱～−',
  "'; DROP TABLE company; --",
  "' OR '1'='1",
  '%_\\',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '\u202Eabc\u200B\uFEFF',
  'İıſK',
  'x'.repeat(10_000),
  '9'.repeat(400),
  'NaN',
  'Infinity',
  '1e400',
  '2026-02-30',
  '0000-00-00',
  '99999-12-31',
  'Asia/Tokyo',
  deep(200),
  Array.from({ length: 300 }, (_, index) => index),
]

function deep(levels: number): unknown {
  let value: unknown = 'bottom'
  for (let level = 0; level < levels; level++) value = { a: value }
  return value
}

const anything = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
)

/** Inputs for a call: as its schema wants them, and then with some of it spoilt. */
export function inputsOf({ input }: Endpoint): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  const fitting = fittingSchema(schema, schema.$defs ?? {}, 0)
  return fc.oneof(
    { weight: 3, arbitrary: fitting },
    { weight: 6, arbitrary: spoilt(fitting) },
    { weight: 1, arbitrary: anything },
  )
}

/** One to three places of a fitting input are replaced, dropped or added. */
const spoilt = (fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fitting,
      fc.array(fc.tuple(fc.nat(), fc.option(anything), fc.boolean()), { minLength: 1, maxLength: 3 }),
    )
    .map(([value, changes]) =>
      changes.reduce<unknown>(
        (spoiling, [place, change, inside]) => spoil(spoiling, place, change, inside),
        value,
      ),
    )

function spoil(value: unknown, place: number, change: unknown, inside: boolean): unknown {
  if (Array.isArray(value)) {
    return value.length === 0 ? [change] : value.with(place % value.length, change)
  }
  if (typeof value !== 'object' || value === null) return change
  const entries = Object.entries(value)
  const names = [...entries.map(([name]) => name), '__proto__', 'company_cd', 'x']
  const name = names[place % names.length] ?? 'x'
  const old = entries.find(([key]) => key === name)?.[1] as unknown
  const isBranch = typeof old === 'object' && old !== null
  const replaced = inside && isBranch ? spoil(old, place >> 4, change, inside) : change
  const kept = entries.filter(([key]) => key !== name)
  return Object.fromEntries(change === null && !inside ? kept : [...kept, [name, replaced]])
}

function fittingSchema(
  schema: AnySchema,
  parts: Record<string, Schema>,
  depth: number,
): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean' || depth > 5) return anything
  if (schema.$ref) {
    const part = parts[schema.$ref.replace('#/$defs/', '')]
    return part ? fittingSchema(part, parts, depth + 1) : anything
  }
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && choices.length > 0)
    return fc.oneof(...choices.map((choice) => fittingSchema(choice, parts, depth + 1)))
  switch (schema.type) {
    case 'string':
      return fittingText(schema)
    case 'integer':
      return fc.integer({ min: clamp(schema.minimum, -1000), max: clamp(schema.maximum, 1_000_000) })
    case 'number':
      return fc.double({ min: clamp(schema.minimum, -1e6), max: clamp(schema.maximum, 1e6), noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const { items } = schema
      const item = items && !Array.isArray(items) ? fittingSchema(items, parts, depth + 1) : anything
      return fc.array(item, { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 4, 8) })
    }
    case 'object':
      return fittingObject(schema, parts, depth)
    default:
      return anything
  }
}

function fittingObject(schema: Schema, parts: Record<string, Schema>, depth: number): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {})
  const shape = Object.fromEntries(
    properties.map(([name, property]) => [name, fittingSchema(property, parts, depth + 1)]),
  )
  return fc.record(shape, { requiredKeys: schema.required ?? [] })
}

const words = [
  'DEMO',
  'OTHER',
  'F01',
  'F02',
  'ADMIN',
  'NO-RIGHT',
  'Asia/Tokyo',
  '0',
  '1',
  '2',
  '本社工場',
  'カナ',
]

function fittingText(schema: Schema): fc.Arbitrary<string> {
  if (schema.format === 'email') return fc.emailAddress()
  const minLength = schema.minLength ?? 0
  const maxLength = Math.max(minLength, Math.min(schema.maxLength ?? 30, 200))
  const pattern = patternOf(schema)
  return fc.oneof(
    fc.constantFrom(...words),
    fc.string({ minLength, maxLength }),
    ...(pattern ? [fc.stringMatching(pattern, { maxLength: 60 })] : []),
  )
}

function patternOf({ pattern }: Schema): RegExp | undefined {
  // fast-check makes text for plain patterns only.
  return pattern && !/[\\(]\?|\\p|\\[ux]/.test(pattern) ? new RegExp(pattern) : undefined
}

const clamp = (value: number | undefined, otherwise: number) =>
  value === undefined || !Number.isFinite(value) || Math.abs(value) > 1e9 ? otherwise : value
