import { describe, expect, it } from 'vitest'
import { planOf } from '../mrp/test-plan.ts'
import { arithmeticOf } from './arithmetic.ts'
import { awaitedParts } from './awaited-parts.ts'
import { PegBook, type PegBranch } from './peg-tree.ts'
import { timePhased } from './time-phased.ts'

/** A 3 → min 5, step 5; 5 of A draw 10 of P, of which 4 are there; P has a lot of 4 at most. */
const state = planOf({
  items: [
    { code: 'A', source: 'make', lot: { rule: 'range', min: 5, step: 5 } },
    { code: 'P', source: 'buy', lot: { rule: 'range', max: 4 }, scrapPercent: 10 },
  ],
  bom: [{ parent: 'A', child: 'P', need: 2 }],
  stock: [{ item: 'P', quantity: 4 }],
  demands: [
    { code: 'X', item: 'A', date: '2026-05-01', quantity: 3, kind: 'order' },
    { code: 'Y', item: 'A', date: '2026-05-08', quantity: 1, kind: 'order' },
  ],
})
const [a, p] = [0, 1]

describe('explanations', () => {
  it('say how a quantity came about, step by step', () => {
    expect(arithmeticOf(state, { item: a, ordinal: 0 })).toEqual([
      { rule: 'net', parameter: 0, value: 3000 },
      { rule: 'min', parameter: 5000, value: 5000 },
    ])
    // 6 short, 10 % lost: 7 to start, at most 4 at once, which give 3.
    expect(arithmeticOf(state, { item: p, ordinal: 0 })).toEqual([
      { rule: 'net', parameter: 0, value: 6000 },
      { rule: 'scrap', parameter: 1000, value: 7000 },
      { rule: 'max', parameter: 4000, value: 4000 },
    ])
    // 3 still short, and 3 of the 7 still to be started: the scrap of all is in them.
    expect(arithmeticOf(state, { item: p, ordinal: 1 })).toEqual([{ rule: 'net', parameter: 0, value: 3000 }])
  })

  it('lead from a demand down to stock and purchases', () => {
    expect(tree(new PegBook(state).coverOf(0))).toEqual([
      [
        '3 order',
        [
          ['4 stock', []],
          ['3 order', []],
          ['3 order', []],
        ],
      ],
    ])
  })

  it('lead from a purchase up to the customers', () => {
    const up = new PegBook(state).purposeOf({ item: p, ordinal: 0 })
    expect(up.map(({ peg }) => peg.demand)).toEqual([{ kind: 'order', item: a, ordinal: 0 }])
    expect(up.flatMap((branch) => branch.branches()).map(({ peg }) => [peg.demand, peg.quantity])).toEqual([
      [{ kind: 'demand', demand: 0 }, 3000],
      [{ kind: 'demand', demand: 1 }, 1000],
    ])
  })

  it('name what a part is waited for: an order of its own, or the order that it comes out beside', () => {
    const beside = planOf({
      items: [
        { code: 'M', source: 'make', leadTime: 2 },
        { code: 'T', source: 'make' },
        { code: 'C', source: 'buy' },
      ],
      bom: [{ parent: 'T', child: 'C', need: 1 }],
      outputs: [{ parent: 'M', item: 'C', quantity: 1 }],
      demands: [
        { code: 'X', item: 'M', date: '2026-04-10', quantity: 4, kind: 'order' },
        { code: 'Y', item: 'T', date: '2026-04-13', quantity: 6, kind: 'order' },
      ],
    })
    const [m, t, c] = [0, 1, 2]
    const drawn = { kind: 'order', item: t, ordinal: 0 }
    expect([...awaitedParts(beside)].filter(({ item }) => item === c)).toEqual([
      { demand: drawn, item: c, supply: { kind: 'output', parent: m, ordinal: 0 }, ready: 9 },
      { demand: drawn, item: c, supply: { kind: 'order', item: c, ordinal: 0 }, ready: 12 },
    ])
  })

  it('show an item day by day', () => {
    expect(timePhased(state, a)).toEqual([
      { day: 0, required: 0, existing: 0, beside: 0, planned: 0, balance: 0 },
      { day: 30, required: 3000, existing: 0, beside: 0, planned: 5000, balance: 2000 },
      { day: 37, required: 1000, existing: 0, beside: 0, planned: 0, balance: 1000 },
    ])
  })
})

type Tree = readonly [string, readonly Tree[]]

function tree(branches: readonly PegBranch[]): readonly Tree[] {
  return branches.map((branch) => [
    `${branch.peg.quantity / 1000} ${branch.peg.supply.kind}`,
    tree(branch.branches()),
  ])
}
