import { describe, expect, it } from 'vitest'
import { buildSnapshot } from './build-snapshot.ts'
import { type BomLineInput, type ItemInput } from './input.ts'
import { planRequirements } from './plan.ts'
import { planIssues } from './plan-issues.ts'
import { MrpRefusal } from './refusal.ts'
import { messagesFor, pieces, plannedFor, planOf, testToday } from './test-plan.ts'

const made = (code: string, more: Partial<ItemInput> = {}): ItemInput => ({ code, source: 'make', ...more })
const bought = (code: string, more: Partial<ItemInput> = {}): ItemInput => ({ code, source: 'buy', ...more })
/** Friday, 1 May 2026. */
const may = { code: 'D', date: '2026-05-01', kind: 'order' as const }

/** What is ordered of the part P for 10 of A. */
function partFor(line: Partial<BomLineInput>, part: ItemInput = bought('P'), a: ItemInput = made('A')) {
  const orders = plannedFor({
    items: [a, part],
    bom: [{ parent: 'A', child: 'P', need: 1, ...line }],
    demands: [{ ...may, item: 'A', quantity: 10 }],
  })
  return orders.filter(({ itemCode }) => itemCode === 'P')
}

describe('explosion', () => {
  it('multiplies by need per base quantity and adds the line scrap, rounded up once', () => {
    expect(partFor({ need: 2 }).map(({ quantity }) => pieces(quantity))).toEqual([20])
    expect(partFor({ need: 1, base: 4 }).map(({ quantity }) => pieces(quantity))).toEqual([3])
    expect(partFor({ need: 2, scrapPercent: 5 }).map(({ quantity }) => pieces(quantity))).toEqual([21])
    expect(partFor({ need: 2, scrapPercent: 6 }).map(({ quantity }) => pieces(quantity))).toEqual([22])
    const kilograms = bought('P', { decimals: 3 })
    expect(partFor({ need: 1, base: 3 }, kilograms).map(({ quantity }) => pieces(quantity))).toEqual([3.334])
  })

  it('explodes the lot, not the net need', () => {
    const lots = made('A', { lot: { rule: 'range', min: 50 } })
    expect(partFor({ need: 1 }, bought('P'), lots).map(({ quantity }) => pieces(quantity))).toEqual([50])
  })

  it('explodes what is started, not what comes out', () => {
    const lossy = made('A', { scrapPercent: 20 })
    expect(partFor({ need: 1 }, bought('P'), lossy).map(({ quantity }) => pieces(quantity))).toEqual([13])
  })

  it('counts lead times back in working days, level by level', () => {
    const a = made('A', { leadTime: 3 })
    const p = bought('P', { leadTime: 5, safetyLeadTime: 2 })
    expect(partFor({}, p, a)).toMatchObject([{ need: '2026-04-28', due: '2026-04-24', start: '2026-04-17' }])
  })

  it('uses the line that is effective on the day the parent starts, first and last day included', () => {
    const a = made('A', { leadTime: 1 })
    const starts = '2026-04-30'
    expect(partFor({ from: starts, to: starts }, bought('P'), a)).toHaveLength(1)
    expect(partFor({ from: '2026-05-01' }, bought('P'), a)).toHaveLength(0)
    expect(partFor({ to: '2026-04-29' }, bought('P'), a)).toHaveLength(0)
  })

  it('blows through a phantom on its parent’s day, after its stock, whatever lots and scrap it has', () => {
    const orders = plannedFor({
      items: [
        made('A'),
        made('F', { phantom: true, leadTime: 9, scrapPercent: 50, lot: { rule: 'range', min: 99 } }),
        bought('P'),
      ],
      bom: [
        { parent: 'A', child: 'F', need: 1 },
        { parent: 'F', child: 'P', need: 2 },
      ],
      stock: [{ item: 'F', quantity: 4 }],
      demands: [{ ...may, item: 'A', quantity: 10 }],
    })
    expect(orders).toMatchObject([
      { itemCode: 'A', quantity: 10_000 },
      { itemCode: 'P', quantity: 12_000, need: '2026-05-01' },
    ])
  })

  it('gives a phantom no lot, no method and no safety stock of its own', () => {
    const partsFor = (phantom: Partial<ItemInput>) =>
      plannedFor({
        items: [made('A'), made('F', { phantom: true, ...phantom }), bought('P')],
        bom: [
          { parent: 'A', child: 'F', need: 1 },
          { parent: 'F', child: 'P', need: 1 },
        ],
        demands: ['2026-04-10', '2026-04-17'].map((date) => ({
          code: date,
          item: 'A',
          date,
          quantity: 3,
          kind: 'order' as const,
        })),
      })
        .filter(({ itemCode }) => itemCode === 'P')
        .map(({ need, quantity }) => [need, pieces(quantity)])
    const asNeeded = [
      ['2026-04-10', 3],
      ['2026-04-17', 3],
    ]
    expect(partsFor({})).toEqual(asNeeded)
    expect(partsFor({ lot: { rule: 'period', days: 10 } })).toEqual(asNeeded)
    expect(partsFor({ lot: { rule: 'range', min: 50, step: 10, max: 60 } })).toEqual(asNeeded)
    expect(partsFor({ lot: { rule: 'fixed', quantity: 7 } })).toEqual(asNeeded)
    expect(partsFor({ orderMethod: { method: 'replenishment', point: 5, upTo: 20 } })).toEqual(asNeeded)
    expect(partsFor({ orderMethod: { method: 'regular', orderDays: ['2026-04-02'] } })).toEqual(asNeeded)
    expect(partsFor({ safetyStock: 9, safetyLeadTime: 2, leadTime: 5 })).toEqual(asNeeded)
  })

  it('does not explode what is bought, and does explode what is subcontracted', () => {
    expect(partFor({}, bought('P'), bought('A'))).toHaveLength(0)
    expect(partFor({}, bought('P'), { code: 'A', source: 'subcontract' })).toHaveLength(1)
  })

  it('gathers a part of several levels after the last of its parents', () => {
    const orders = plannedFor({
      items: [bought('P'), made('B'), made('A')],
      bom: [
        { parent: 'A', child: 'P', need: 1 },
        { parent: 'A', child: 'B', need: 1 },
        { parent: 'B', child: 'P', need: 2 },
      ],
      demands: [{ ...may, item: 'A', quantity: 10 }],
    })
    expect(orders.filter(({ itemCode }) => itemCode === 'P')).toMatchObject([{ quantity: 30_000 }])
  })

  it('refuses a cycle and names its path', () => {
    const input = {
      today: testToday,
      horizonDays: 60,
      items: ['A', 'B', 'C', 'D', 'E'].map((code) => made(code)),
      bom: [
        { parent: 'A', child: 'B', need: 1 },
        { parent: 'B', child: 'C', need: 1 },
        { parent: 'C', child: 'D', need: 1 },
        { parent: 'D', child: 'B', need: 1 },
        { parent: 'D', child: 'E', need: 1 },
      ],
    }
    expect(refusalOf(() => planRequirements(buildSnapshot(input)))).toEqual({
      reason: 'cycle',
      path: ['B', 'C', 'D', 'B'],
    })
  })

  it('refuses codes, dates and quantities that it cannot read, by name', () => {
    const items = [made('A')]
    const demand = { ...may, item: 'A', quantity: 1 }
    const refused = (row: object) => refusalOf(() => planOf({ items, demands: [{ ...demand, ...row }] }))
    expect(refused({ item: 'X' })).toMatchObject({ reason: 'unknown-code', code: 'X' })
    expect(refused({ date: '2026-02-30' })).toMatchObject({ reason: 'bad-date', code: 'D' })
    expect(refused({ quantity: '1.2345' })).toMatchObject({ reason: 'bad-quantity', code: 'D' })
    expect(refused({ quantity: '0.5' })).toMatchObject({ reason: 'bad-quantity', value: '0.5' })
    expect(refused({ quantity: -1 })).toMatchObject({ reason: 'bad-quantity', code: 'D' })
    expect(refusalOf(() => planOf({ items: [...items, ...items] }))).toMatchObject({
      reason: 'duplicate-code',
    })
  })

  it('refuses a quantity that no order could hold', () => {
    const items = ['A', 'B', 'C', 'D'].map((code) => made(code))
    const bom = ['A', 'B', 'C'].map((parent, at) => ({
      parent,
      child: ['B', 'C', 'D'][at] ?? '',
      need: 100_000,
    }))
    const demands = [{ ...may, item: 'A', quantity: 999_999_999 }]
    expect(refusalOf(() => planOf({ items, bom, demands }))).toEqual({
      reason: 'quantity-too-large',
      item: 'B',
    })
  })
})

describe('a substitute', () => {
  const items = [made('A', { leadTime: 2 }), bought('M', { leadTime: 20 }), bought('S', { safetyStock: 1 })]
  const bom = [{ parent: 'A', child: 'M', need: 1, substitute: 'S' }]
  const ordered = (date: string, stock: number, more: object[] = []) =>
    plannedFor({
      items,
      bom,
      stock: [{ item: 'S', quantity: stock }],
      demands: [{ ...may, date, item: 'A', quantity: 10 }, ...(more as [])],
    }).map(({ itemCode, quantity }) => [itemCode, pieces(quantity)])

  it('is taken when the part cannot be there in time, from what nothing else needs', () => {
    expect(ordered('2026-04-10', 50)).toEqual([['A', 10]])
    expect(ordered('2026-04-10', 7)).toEqual([
      ['A', 10],
      ['M', 4],
    ])
    const own = { code: 'E', item: 'S', date: '2026-05-20', quantity: 5, kind: 'order' }
    expect(ordered('2026-04-10', 7, [own])).toEqual([
      ['A', 10],
      ['M', 9],
    ])
  })

  it('stays where it is when the part can be ordered in time', () => {
    expect(ordered('2026-05-20', 50)).toEqual([
      ['A', 10],
      ['M', 10],
    ])
  })

  it('keeps what is on order for it: advice waits for those who take it', () => {
    const input = {
      items: [made('A'), bought('M', { leadTime: 50 }), bought('X')],
      bom: [{ parent: 'A', child: 'M', need: 1, substitute: 'X' }],
      supplies: [{ code: 'S', item: 'X', date: '2026-04-09', quantity: 5, kind: 'purchase-order' as const }],
      demands: [{ ...may, date: '2026-04-10', item: 'A', quantity: 4 }],
    }
    expect(plannedFor(input).map(({ itemCode }) => itemCode)).toEqual(['A'])
    expect(messagesFor(input)).toMatchObject([
      { change: { advice: 'decrease', to: 4000 }, move: { advice: 'defer', to: '2026-04-10' } },
    ])
    const nobody = messagesFor({ ...input, demands: [] })
    expect(nobody).toMatchObject([{ change: { advice: 'cancel' } }])
  })

  it('may stand in both ways: the circle is not refused, and the one left out is named', () => {
    const state = planOf({
      items: [made('A'), bought('M'), bought('S')],
      bom: [
        { parent: 'A', child: 'M', need: 1, substitute: 'S' },
        { parent: 'A', child: 'S', need: 1, substitute: 'M' },
      ],
    })
    expect(planIssues(state)).toContainEqual({ issue: 'substitute-ignored', item: 'M', substitute: 'S' })
  })
})

function refusalOf(plan: () => unknown): unknown {
  try {
    plan()
  } catch (error) {
    if (error instanceof MrpRefusal) return error.detail
    throw error
  }
  return undefined
}
