import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { planFile, planOf } from './mrp-file.ts'

const input = {
  today: '2026-04-01',
  horizonDays: 60,
  items: [
    { code: 'A', source: 'make', production: 'order', leadTime: 2 },
    { code: 'P', source: 'buy', decimals: 1, leadTime: 30, lot: { rule: 'packs', pack: 3, min: 50 } },
  ],
  bom: [{ parent: 'A', child: 'P', need: '1.5' }],
  stock: [{ item: 'P', quantity: -1 }],
  demands: [{ code: 'D', item: 'A', date: '2026-04-10', quantity: 5, kind: 'order' }],
  supplies: [{ code: 'S', item: 'A', date: '2026-04-20', quantity: 1, kind: 'work-order' }],
}
const planned = (change: object = {}) => planOf(JSON.stringify({ ...input, ...change }))

it('a given input is planned, and the plan written in quantities, dates and codes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kaname-plan-'))
  try {
    const [file, out] = [path.join(folder, 'in.json'), path.join(folder, 'out.json')]
    await writeFile(file, JSON.stringify(input))
    await planFile(file, out)
    const plan: unknown = JSON.parse(await readFile(out, 'utf8'))
    expect(plan).toMatchObject({
      orders: [
        { item: 'A', division: '050', quantity: 5, start: '2026-04-08', due: '2026-04-10', origin: 'D' },
        { item: 'P', quantity: 51, need: '2026-04-01', late: { reason: 'lead-time' } },
      ],
      messages: [{ supply: 'S', item: 'A', change: { advice: 'cancel', to: 0 } }],
      issues: [
        { issue: 'calendar-assumed', items: 2 },
        { issue: 'stock-negative', item: 'P', quantity: -1 },
      ],
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('what comes out beside a parent is planned with it, and refused in words when it cannot be', () => {
  const out = { parent: 'A', item: 'P', quantity: 1, base: 2 }
  const bought = (outputs: readonly object[]) =>
    planned({ outputs }).orders.flatMap(({ item, need, quantity }) =>
      item === 'P' ? [[need, quantity]] : [],
    )
  // The books lack 1 and A draws 7.5 on the 8th: a lot of 51 either way; 2.5 come out on the 10th.
  expect(bought([out])).toEqual([['2026-04-01', 51]])
  const late = { code: 'L', item: 'P', date: '2026-05-20', quantity: 45, kind: 'order' }
  const withLate = (outputs: readonly object[]) =>
    planned({ outputs, demands: [...input.demands, late] }).orders.filter(({ item }) => item === 'P').length
  // 51 − 1 − 7.5 = 42.5 are left, 45 with what comes out.
  expect([withLate([]), withLate([out])]).toEqual([2, 1])
  expect(() => planned({ outputs: [{ ...out, from: 'soon' }] })).toThrow(
    'A → P: output.from must not be soon.',
  )
  expect(() => planned({ outputs: [{ ...out, per: 2 }] })).toThrow('outputs[0]')
})

it('what nobody would read in an input is refused, with its place', () => {
  const [a, p] = input.items
  expect(() => planned({ items: [{ ...a, leadtime: 3 }, p] })).toThrow('items[0]')
  expect(() => planned({ items: [{ ...a, source: 'bought' }, p] })).toThrow('items[0].source')
  expect(() => planned({ horizon: 60 })).toThrow('horizon')
})

it('what cannot be planned is refused in words', () => {
  expect(() => planned({ horizonDays: -5 })).toThrow('horizonDays must not be -5.')
  expect(() => planned({ demands: [{ ...input.demands[0], item: 'X' }] })).toThrow('There is no item X.')
  expect(() => planned({ demands: [{ ...input.demands[0], date: 'soon' }] })).toThrow(
    'D: demand.date must not be soon.',
  )
  const circle = [{ parent: 'A', child: 'A', need: 1 }]
  expect(() => planned({ bom: circle })).toThrow('A → A')
})
