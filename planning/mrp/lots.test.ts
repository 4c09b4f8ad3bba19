import { describe, expect, it } from 'vitest'
import { type ItemInput, type LotRule } from './input.ts'
import { plannedFor, pieces } from './test-plan.ts'

const part = (lot: LotRule, more: Partial<ItemInput> = {}): ItemInput => ({
  code: 'P',
  source: 'buy',
  lot,
  ...more,
})

/** Quantities of the orders for demands of 3 on 10 April and 4 on 17 April 2026, both Fridays. */
const quantities = (item: ItemInput) =>
  plannedFor({
    items: [item],
    demands: [
      { code: 'A', item: 'P', date: '2026-04-10', quantity: 3, kind: 'order' },
      { code: 'B', item: 'P', date: '2026-04-17', quantity: 4, kind: 'order' },
    ],
  }).map(({ quantity }) => pieces(quantity))

describe('lot rules', () => {
  it('orders what is short, lot for lot', () => {
    expect(quantities(part({ rule: 'lot-for-lot' }))).toEqual([3, 4])
  })

  it('orders at least the minimum, and uses the surplus before ordering again', () => {
    expect(quantities(part({ rule: 'range', min: 5 }))).toEqual([5, 5])
    expect(quantities(part({ rule: 'range', min: 7 }))).toEqual([7])
  })

  it('orders min plus whole steps', () => {
    expect(quantities(part({ rule: 'range', min: 2, step: 4 }))).toEqual([6, 2])
    expect(quantities(part({ rule: 'range', step: 5 }))).toEqual([5, 5])
  })

  it('splits what is above the largest lot', () => {
    expect(quantities(part({ rule: 'range', max: 2 }))).toEqual([2, 1, 2, 2])
  })

  it('splits into lots that min and step allow: of min 2, step 4, max 9 the largest is 6', () => {
    const orders = plannedFor({
      items: [part({ rule: 'range', min: 2, step: 4, max: 9 })],
      demands: [{ code: 'A', item: 'P', date: '2026-04-10', quantity: 15, kind: 'order' }],
    })
    expect(orders.map(({ quantity }) => pieces(quantity))).toEqual([6, 6, 6])
  })

  it('orders the fixed lot as often as it takes', () => {
    expect(quantities(part({ rule: 'fixed', quantity: 2 }))).toEqual([2, 2, 2, 2])
    expect(quantities(part({ rule: 'fixed', quantity: 10 }))).toEqual([10])
  })

  it('orders once for the needs of a period', () => {
    expect(quantities(part({ rule: 'period', days: 7 }))).toEqual([3, 4])
    expect(quantities(part({ rule: 'period', days: 8 }))).toEqual([7])
    expect(quantities(part({ rule: 'period', days: 8, step: 5 }))).toEqual([10])
  })

  it('starts more than is needed when some is lost: 3 good of 95 % are 4 started, which give 3', () => {
    expect(quantities(part({ rule: 'lot-for-lot' }, { scrapPercent: 5 }))).toEqual([4, 5])
    expect(quantities(part({ rule: 'range', min: 10 }, { scrapPercent: 20 }))).toEqual([10])
  })

  it('adds scrap once for the whole need, not for each lot that it is split into', () => {
    const split = (lot: LotRule, scrapPercent: number, quantity: number) => {
      const demand = { code: 'A', item: 'P', date: '2026-04-10', quantity, kind: 'order' as const }
      const orders = plannedFor({ items: [part(lot, { scrapPercent })], demands: [demand] })
      const sum = (of: 'quantity' | 'good') => pieces(orders.reduce((total, one) => total + one[of], 0))
      return { orders: orders.length, started: sum('quantity'), good: sum('good') }
    }
    expect(split({ rule: 'range', max: 1 }, 5, 3)).toEqual({ orders: 4, started: 4, good: 3 })
    expect(split({ rule: 'range', max: 10 }, 1, 990)).toEqual({ orders: 100, started: 1000, good: 990 })
    expect(split({ rule: 'fixed', quantity: 1 }, 5, 3)).toEqual({ orders: 4, started: 4, good: 3 })
  })

  it('orders whole packs: of at least 50 in packs of 3 they are 51, in steps of 3 above the least 50', () => {
    const needed = (lot: LotRule, quantity: number) =>
      plannedFor({
        items: [part(lot)],
        demands: [{ code: 'A', item: 'P', date: '2026-04-10', quantity, kind: 'order' }],
      }).map((order) => pieces(order.quantity))
    expect(needed({ rule: 'range', min: 50, step: 3 }, 50)).toEqual([50])
    expect(needed({ rule: 'packs', min: 50, pack: 3 }, 40)).toEqual([51])
    expect(needed({ rule: 'packs', min: 50, pack: 3 }, 52)).toEqual([54])
    expect(needed({ rule: 'packs', pack: 3 }, 4)).toEqual([6])
    expect(needed({ rule: 'packs', pack: 3, max: 10 }, 20)).toEqual([9, 9, 3])
  })

  it('orders whole packs for the needs of a period too', () => {
    expect(quantities(part({ rule: 'period', days: 8, min: 10, pack: 4 }))).toEqual([12])
  })

  it('does not make a thousand orders of a tiny lot: the last takes the rest', () => {
    const orders = plannedFor({
      items: [part({ rule: 'fixed', quantity: 1 })],
      demands: [{ code: 'A', item: 'P', date: '2026-04-10', quantity: 1000, kind: 'order' }],
    })
    expect(orders).toHaveLength(200)
    expect(orders.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(1_000_000)
  })

  it('keeps three decimals where the unit has them', () => {
    const orders = plannedFor({
      items: [part({ rule: 'range', step: '0.25' }, { decimals: 3 })],
      demands: [{ code: 'A', item: 'P', date: '2026-04-10', quantity: '0.301', kind: 'order' }],
    })
    expect(orders.map(({ quantity }) => quantity)).toEqual([500])
  })
})
