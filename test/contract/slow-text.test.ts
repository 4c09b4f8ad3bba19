import { expect, it } from 'vitest'
import { z } from 'zod'
import { csvColumns } from '#platform/contract/csv.ts'
import { readRow } from '#platform/server/master/csv-row.ts'
import { product } from '../product.ts'
import { routes } from './product.ts'

const filledWith = (letters: string, length: number): string =>
  letters.repeat(Math.ceil(length / letters.length)).slice(0, length)

/** What makes a regular expression try again and again when it is written carelessly: alike to the end, or all but its ends. */
const nasty = new Map<string, (length: number) => string>([
  ...['(', ' ', '\u3000', '0', '9,', ':', "'", '-', 'a', 'a,', '1-', '{'].map(
    (letters) => [letters, (length: number) => filledWith(letters, length)] as const,
  ),
  ['an address of dots', (length) => `a@${filledWith('a.', length)}@`],
  ['blanks in the middle', (length) => `x${filledWith(' ', length)}x`],
])
const long = 10_000
const short = 500
/** Twenty times the letters may cost so many times as much; who goes over them again for each letter takes 400 times as much. */
const most = 60
/** Nothing is told apart below it. */
const leastMs = 0.5
/** A machine that is busy is slow now and then; what grows too quickly is slow each time. */
const tries = 5

function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function growsTooQuickly(work: (letters: number) => unknown): boolean {
  for (let n = 0; n < tries; n++) {
    const small = Math.max(
      leastMs,
      cpuMs(() => work(short)),
    )
    if (cpuMs(() => work(long)) <= most * small) return false
  }
  return true
}

type Shape = z.core.JSONSchema._JSONSchema

/** An input with the text wherever it may have a text, in one line of each kind of lines. */
function filled(shape: Shape | undefined, text: string): unknown {
  if (shape === undefined || typeof shape === 'boolean') return text
  const inside = shape.anyOf?.[0] ?? shape.oneOf?.[0] ?? shape.allOf?.[0]
  if (inside) return filled(inside, text)
  if (shape.type === 'object')
    return Object.fromEntries(
      Object.entries(shape.properties ?? {}).map(([name, property]) => [name, filled(property, text)]),
    )
  if (shape.type === 'array') {
    const { items } = shape
    return [filled(Array.isArray(items) ? items[0] : items, text)]
  }
  return text
}

it('no call takes ever longer over a long text, whatever the text is made of', () => {
  const slow: string[] = []
  for (const { endpoint } of routes) {
    const shape = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' })
    for (const [name, textOf] of nasty) {
      const inputs = new Map([short, long].map((length) => [length, filled(shape, textOf(length))]))
      if (growsTooQuickly((length) => endpoint.input.safeParse(inputs.get(length), { reportInput: true })))
        slow.push(`${endpoint.path} ${name}`)
    }
  }
  expect(slow).toEqual([])
}, 300_000)

it('nor does a row of a file', () => {
  const slow: string[] = []
  for (const master of product.masters) {
    const columns = csvColumns(master.fields)
    for (const [name, textOf] of nasty) {
      const read = (length: number) =>
        readRow(master, columns, { row: 2, cells: columns.map(() => textOf(length)) })
      if (growsTooQuickly(read)) slow.push(`${master.name} ${name}`)
    }
  }
  expect(slow).toEqual([])
}, 300_000)
