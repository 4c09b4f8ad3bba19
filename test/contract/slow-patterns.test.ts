import { expect, it } from 'vitest'
import { z } from 'zod'
import { measured } from '../yardstick.ts'
import { routes } from './product.ts'

type Schema = z.core.JSONSchema._JSONSchema

const length = 20_000
/** What patterns go back and forth over, when one of their parts can end at many places. */
const hostile = {
  'an address of dots': `a@${'a.'.repeat(length)}@`,
  'blanks in the middle': `x${' '.repeat(2 * length)}x`,
  'a list of figures': `${'1-'.repeat(length)}x`,
  'codes without end': `${'A,'.repeat(length)} !`,
}

/** Of the processor, on the machine of the house: what reads each sign once takes a few milliseconds, what goes back and forth seconds. */
const mostMs = 250

it('no text that a call takes keeps the server busy, however it is made', async () => {
  const inputs = new Map(routes.map(({ endpoint }) => [endpoint.input, endpoint.path]))
  const slow: string[] = []
  for (const [input, path] of inputs) {
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
    for (const [name, text] of Object.entries(hostile)) {
      const value = filled(schema, text, 0)
      const parse = () => input.safeParse(value, { reportInput: true })
      const cpu = process.cpuUsage()
      parse()
      const { user, system } = process.cpuUsage(cpu)
      if ((user + system) / 1000 < mostMs) continue
      // Something else may have run beside it: once more, measured.
      const { cpuMs, slowness } = await measured(() => Promise.resolve(parse()))
      if (cpuMs > mostMs * slowness) slow.push(`${path}, ${name}: ${Math.round(cpuMs)} ms`)
    }
  }
  expect(inputs.size).toBeGreaterThan(100)
  expect(slow).toEqual([])
}, 120_000)

/** The text at every place where the schema takes one. */
function filled(schema: Schema, text: string, depth: number): unknown {
  if (typeof schema === 'boolean' || depth > 5) return text
  const [choice] = schema.anyOf?.filter((one) => typeof one !== 'boolean' && one.type === 'string') ?? []
  if (choice) return filled(choice, text, depth + 1)
  if (schema.type === 'array') {
    const { items = {} } = schema
    return [filled(Array.isArray(items) ? true : items, text, depth + 1)]
  }
  if (schema.type !== 'object') return text
  const inside = Object.entries(schema.properties ?? {})
  return Object.fromEntries(inside.map(([name, property]) => [name, filled(property, text, depth + 1)]))
}
