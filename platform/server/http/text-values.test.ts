import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { textReader } from './text-values.ts'

const read = textReader({
  method: 'POST',
  path: '/api/x',
  summary: { ja: '', en: '', zh: '' },
  guard: 'public',
  input: z.object({
    name: z.string(),
    count: z.number().int().optional(),
    price: z.number().default(1),
    urgent: z.boolean(),
    codes: z.array(z.string()),
    sizes: z.array(z.number()),
    either: z.union([z.string(), z.number()]),
  }),
  output: z.object({}),
} satisfies Endpoint)

describe('values of a form or a query string', () => {
  test('become what the schema plainly expects', () => {
    const typed = { name: '12', count: '3', price: '1.50', urgent: 'false', codes: 'A', sizes: ['1', '2'] }
    expect(read(typed)).toEqual({
      name: '12',
      count: 3,
      price: 1.5,
      urgent: false,
      codes: ['A'],
      sizes: [1, 2],
    })
  })

  test('stay text when they do not read so, or when the schema leaves it open', () => {
    const typed = { count: '1e5', price: '', urgent: 'yes', either: '5', other: '6', sizes: 'x' }
    expect(read(typed)).toEqual({ ...typed, sizes: ['x'] })
    expect(read({ count: '12345678901234567890' })).toEqual({ count: '12345678901234567890' })
  })

  test('what is no record is left alone', () => {
    for (const odd of [undefined, null, 'text', [1]]) expect(read(odd)).toBe(odd)
  })
})
