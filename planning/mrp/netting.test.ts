import { describe, expect, it } from 'vitest'
import { type DemandInput, type ItemInput } from './input.ts'
import { planIssues } from './plan-issues.ts'
import { plannedOrders } from './proposal.ts'
import { pieces, plannedFor, planOf } from './test-plan.ts'

const bought = (more: Partial<ItemInput> = {}): ItemInput => ({ code: 'P', source: 'buy', ...more })
const order = (date: string, quantity: number, more: Partial<DemandInput> = {}): DemandInput => ({
  code: `${date} ${quantity} ${more.kind ?? ''}${more.customer ?? ''}`,
  item: 'P',
  date,
  quantity,
  kind: 'order',
  ...more,
})
const short = (orders: ReturnType<typeof plannedFor>) =>
  orders.map(({ need, quantity }) => [need, pieces(quantity)])

describe('netting', () => {
  it('uses stock first, from the day on which it is usable', () => {
    const demands = [order('2026-04-10', 3), order('2026-04-20', 3)]
    expect(short(plannedFor({ items: [bought()], stock: [{ item: 'P', quantity: 4 }], demands }))).toEqual([
      ['2026-04-20', 2],
    ])
    const later = [{ item: 'P', quantity: 4, from: '2026-04-15' }]
    expect(short(plannedFor({ items: [bought()], stock: later, demands }))).toEqual([['2026-04-10', 3]])
  })

  it('leaves allocated stock to the order it is allocated to', () => {
    const demands = [order('2026-04-10', 3), order('2026-04-20', 3, { allocated: 3 })]
    expect(short(plannedFor({ items: [bought()], stock: [{ item: 'P', quantity: 4 }], demands }))).toEqual([
      ['2026-04-10', 2],
    ])
  })

  it('takes an allocation from stock that is usable later, when there is not enough before', () => {
    const stock = [
      { item: 'P', quantity: 2 },
      { item: 'P', quantity: 6, from: '2026-04-15' },
    ]
    const allocated = (quantity: number, more: readonly DemandInput[] = []) => {
      const demands = [order('2026-04-20', quantity, { allocated: quantity }), ...more]
      return short(plannedFor({ items: [bought()], stock, demands }))
    }
    expect(allocated(5)).toEqual([])
    expect(allocated(8)).toEqual([])
    // Of the 6 that come on the 15th, 3 are for the order of the 20th: 3 are free.
    expect(allocated(5, [order('2026-04-16', 4)])).toEqual([['2026-04-16', 1]])
    expect(allocated(5, [order('2026-04-14', 1)])).toEqual([['2026-04-14', 1]])
  })

  it('makes up for stock that is negative in the books, names the item, and plans all others', () => {
    const state = planOf({
      items: [bought(), bought({ code: 'Q' })],
      stock: [
        { item: 'P', quantity: -2 },
        { item: 'Q', quantity: 1 },
      ],
      demands: [order('2026-04-10', 3), { ...order('2026-04-10', 3), code: 'Q', item: 'Q' }],
    })
    expect(
      [...plannedOrders(state)].map(({ itemCode, need, quantity }) => [itemCode, need, pieces(quantity)]),
    ).toEqual([
      ['P', '2026-04-01', 2],
      ['P', '2026-04-10', 3],
      ['Q', '2026-04-10', 2],
    ])
    expect(planIssues(state)).toContainEqual({ issue: 'stock-negative', item: 'P', quantity: -2000 })
  })

  it('fills up the safety stock, and says when nothing else asks for the order', () => {
    const orders = plannedFor({
      items: [bought({ safetyStock: 5 })],
      stock: [{ item: 'P', quantity: 6 }],
      demands: [order('2026-04-10', 3)],
    })
    expect(orders).toMatchObject([{ need: '2026-04-10', quantity: 2000, safetyOnly: true }])
    const empty = plannedFor({ items: [bought({ safetyStock: 5, leadTime: 2 })] })
    expect(empty).toMatchObject([
      { need: '2026-04-01', due: '2026-04-03', late: { reason: 'lead-time', days: 2 } },
    ])
  })

  it('counts on open orders in time, and not on what comes behind the horizon', () => {
    const supply = { code: 'S', item: 'P', quantity: 3, kind: 'purchase-order' as const, fixed: true }
    const demands = [order('2026-04-10', 3)]
    const with1 = (date: string) =>
      short(plannedFor({ items: [bought()], supplies: [{ ...supply, date }], demands }))
    expect(with1('2026-04-10')).toEqual([])
    expect(with1('2026-04-11')).toEqual([['2026-04-10', 3]])
    expect(with1('2026-08-01')).toEqual([['2026-04-10', 3]])
  })

  it('plans what is overdue for today, and nothing for what lies behind the horizon', () => {
    const demands = [order('2026-03-20', 3), order('2026-05-30', 4), order('2026-05-31', 5)]
    expect(short(plannedFor({ items: [bought()], demands }))).toEqual([
      ['2026-04-01', 3],
      ['2026-05-30', 4],
    ])
  })

  describe('forecasts', () => {
    const forecastWindow = { backwardDays: 7, forwardDays: 3 }
    const forecast = (date: string, quantity: number, more: Partial<DemandInput> = {}) =>
      order(date, quantity, { kind: 'forecast', ...more })
    const planned = (...demands: DemandInput[]) =>
      short(plannedFor({ items: [bought()], forecastWindow, demands }))

    it('are planned as far as firm orders have not consumed them: the own day, then back, then ahead', () => {
      expect(planned(forecast('2026-04-10', 10), order('2026-04-10', 4))).toEqual([['2026-04-10', 10]])
      expect(
        planned(
          forecast('2026-04-06', 5),
          forecast('2026-04-10', 5),
          forecast('2026-04-13', 5),
          order('2026-04-10', 12),
        ),
      ).toEqual([
        ['2026-04-10', 12],
        ['2026-04-13', 3],
      ])
    })

    it('outside the window stay', () => {
      expect(planned(forecast('2026-04-01', 5), forecast('2026-04-14', 5), order('2026-04-10', 12))).toEqual([
        ['2026-04-01', 5],
        ['2026-04-10', 12],
        ['2026-04-14', 5],
      ])
    })

    it('of a customer are consumed by this customer only', () => {
      const [x, y] = [{ customer: 'X' }, { customer: 'Y' }]
      expect(planned(forecast('2026-04-10', 5, x), order('2026-04-10', 4, y))).toEqual([['2026-04-10', 9]])
      expect(planned(forecast('2026-04-10', 5, x), order('2026-04-10', 4, x))).toEqual([['2026-04-10', 5]])
      expect(planned(forecast('2026-04-10', 5), order('2026-04-10', 4, x))).toEqual([['2026-04-10', 5]])
    })

    it('of the customer are consumed before those for all, whatever stands first', () => {
      const rows = [
        forecast('2026-04-10', 10, { customer: 'X' }),
        forecast('2026-04-10', 10),
        order('2026-04-10', 10, { customer: 'X' }),
        order('2026-04-10', 10, { customer: 'Y' }),
      ]
      expect(planned(...rows)).toEqual([['2026-04-10', 20]])
      expect(planned(...rows.toReversed())).toEqual([['2026-04-10', 20]])
      const own = forecast('2026-04-08', 10, { customer: 'X' })
      expect(planned(forecast('2026-04-10', 10), own, ...rows.slice(2))).toEqual([['2026-04-10', 20]])
    })

    it('stay consumed by what has been shipped', () => {
      const ordered = order('2026-04-10', 8, { shipped: 12 })
      expect(planned(forecast('2026-04-10', 20), ordered)).toEqual([['2026-04-10', 8]])
      const all = order('2026-03-31', 0, { shipped: 12 })
      expect(planned(forecast('2026-04-02', 20), all)).toEqual([['2026-04-02', 8]])
    })

    it('of the past are consumed, but no longer planned', () => {
      expect(planned(forecast('2026-03-30', 5))).toEqual([])
      expect(planned(forecast('2026-03-30', 5), forecast('2026-04-02', 5), order('2026-04-01', 5))).toEqual([
        ['2026-04-01', 5],
        ['2026-04-02', 5],
      ])
    })
  })
})

describe('production per order line', () => {
  const items: ItemInput[] = [
    { code: 'A', source: 'make', production: 'order', lot: { rule: 'range', min: 5 } },
    { code: 'B', source: 'make', production: 'order' },
    { code: 'C', source: 'make' },
  ]
  const bom = [
    { parent: 'A', child: 'B', need: 1 },
    { parent: 'A', child: 'C', need: 1 },
  ]
  const line = (code: string, quantity: number, more: Partial<DemandInput> = {}): DemandInput => ({
    code,
    item: 'A',
    date: '2026-05-01',
    quantity,
    kind: 'order',
    ...more,
  })

  it('plans each line and its parts for themselves (050, 051), and shared parts together (031)', () => {
    const orders = plannedFor({ items, bom, demands: [line('X', 6), line('Y', 7)] })
    expect(
      orders.map(({ itemCode, division, quantity, origin }) => [
        itemCode,
        division,
        pieces(quantity),
        origin,
      ]),
    ).toEqual([
      ['A', '050', 6, 0],
      ['A', '050', 7, 1],
      ['B', '051', 6, 0],
      ['B', '051', 7, 1],
      ['C', '031', 13, undefined],
    ])
  })

  it('takes only what is allocated or tied to the line, and leaves free stock alone', () => {
    const tied = {
      code: 'W',
      item: 'A',
      date: '2026-04-20',
      quantity: 2,
      kind: 'work-order' as const,
      origin: 'X',
    }
    const orders = plannedFor({
      items,
      bom,
      stock: [{ item: 'A', quantity: 100 }],
      demands: [line('X', 10, { allocated: 1 })],
      supplies: [tied],
    })
    expect(orders[0]).toMatchObject({ itemCode: 'A', quantity: 7000, division: '050' })
  })

  it('plans its forecasts for stock (030), with parts for stock (031)', () => {
    const orders = plannedFor({ items, bom, demands: [line('F', 6, { kind: 'forecast' })] })
    expect(orders.map(({ itemCode, division }) => [itemCode, division])).toEqual([
      ['A', '030'],
      ['B', '031'],
      ['C', '031'],
    ])
  })
})
