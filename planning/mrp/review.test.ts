import { describe, expect, it } from 'vitest'
import { type ItemInput, type LotRule, type OrderMethod } from './input.ts'
import { planIssues } from './plan-issues.ts'
import { plannedOrders } from './proposal.ts'
import { messagesFor, pieces, plannedFor, planOf } from './test-plan.ts'

const item = (orderMethod: OrderMethod, lot: LotRule = { rule: 'lot-for-lot' }): ItemInput => ({
  code: 'P',
  source: 'buy',
  leadTime: 3,
  orderMethod,
  lot,
})

/** 4 pieces every Monday of April 2026 from the 6th. */
const demands = ['2026-04-06', '2026-04-13', '2026-04-20', '2026-04-27'].map((date) => ({
  code: date,
  item: 'P',
  date,
  quantity: 4,
  kind: 'order' as const,
}))

const orders = (of: ItemInput, quantity: number) =>
  plannedFor({ items: [of], stock: [{ item: 'P', quantity }], demands }).map((one) => [
    one.start,
    one.due,
    pieces(one.quantity),
  ])

describe('order methods', () => {
  it('1 定量: orders the fixed lot when stock and on order are at or below the point', () => {
    const method = item({ method: 'order-point', point: 5 }, { rule: 'fixed', quantity: 6 })
    // 10 − 4 = 6; 6 − 4 = 2 ≤ 5 → 8; 8 − 4 = 4 ≤ 5 → 10; 10 − 4 = 6.
    expect(orders(method, 10)).toEqual([
      ['2026-04-13', '2026-04-16', 6],
      ['2026-04-20', '2026-04-23', 6],
    ])
    // 5 ≤ 5 on the first day already.
    expect(orders(method, 5)[0]).toEqual(['2026-04-01', '2026-04-06', 6])
  })

  it('1 定量: repeats the lot until it is above the point', () => {
    const method = item({ method: 'order-point', point: 20 }, { rule: 'fixed', quantity: 6 })
    // 2 + 4 × 6 = 26 > 20.
    expect(orders(method, 2).slice(0, 4)).toEqual(
      Array.from({ length: 4 }, () => ['2026-04-01', '2026-04-06', 6]),
    )
  })

  it('1 定量: orders as many lots as give something, when a single one would be lost as scrap', () => {
    const lossy: ItemInput = {
      ...item({ method: 'order-point', point: 5 }, { rule: 'fixed', quantity: 1 }),
      scrapPercent: 5,
    }
    // 5 ≤ 5: one more is wanted, and two must be started for it.
    const planned = plannedFor({ items: [lossy], stock: [{ item: 'P', quantity: 5 }], demands })
    expect(planned.slice(0, 2).map(({ start, quantity }) => [start, pieces(quantity)])).toEqual([
      ['2026-04-01', 1],
      ['2026-04-01', 1],
    ])
    // 6 − 4 = 2; one more than 5 needs 4 good ones, of which 5 are started.
    expect(planned.filter(({ start }) => start === '2026-04-06')).toHaveLength(5)
  })

  it('2 定期: reports what is needed when all order days have passed', () => {
    const method = item({ method: 'regular', orderDays: ['2026-03-18', '2026-03-25'] })
    const state = planOf({ items: [method], demands })
    expect([...plannedOrders(state)]).toEqual([])
    expect(planIssues(state)).toContainEqual({ issue: 'need-uncovered', item: 'P', quantity: 16_000 })
    const covered = planOf({ items: [method], demands, stock: [{ item: 'P', quantity: 16 }] })
    expect(planIssues(covered).map(({ issue }) => issue)).not.toContain('need-uncovered')
  })

  it('2 定期: orders on order days what lasts until the next arrival', () => {
    const method = item({ method: 'regular', orderDays: ['2026-04-01', '2026-04-15'] })
    // The first order covers until the 20th is to arrive (15 April + 3): 4 + 4 − 3; the second everything to come.
    expect(orders(method, 3)).toEqual([
      ['2026-04-01', '2026-04-06', 5],
      ['2026-04-15', '2026-04-20', 8],
    ])
  })

  it('2 定期: with its daily use, orders D × (lead time + interval) + safety − position', () => {
    const method = item({ method: 'regular', orderDays: ['2026-04-01', '2026-04-15'], dailyUse: 1 })
    // (3 working days to arrive + 10 to the next order) × 1 − 3 = 10; on the 15th: position 3 + 10 − 8 = 5, and until the end
    // of May there are 33 working days: (3 + 33) − 5 = 31.
    expect(orders(method, 3).map(([, , quantity]) => quantity)).toEqual([10, 31])
  })

  it('2 定期: what is known to be needed counts when it is more than the daily use', () => {
    const method = item({ method: 'regular', orderDays: ['2026-04-01', '2026-04-15'], dailyUse: '0.1' })
    // 0.1 × 13 − 3 is nothing; until the 20th 4 + 4 − 3 = 5 are needed, as without a daily use.
    expect(orders(method, 3)[0]).toEqual(['2026-04-01', '2026-04-06', 5])
  })

  it('2 定期: days of use are those of the factory, holidays left out', () => {
    const method = item({ method: 'regular', orderDays: ['2026-04-01', '2026-04-15'], dailyUse: 1 })
    const closed = [{ code: 'F', closedWeekdays: [0, 6], closed: ['2026-04-03', '2026-04-10'] }]
    const planned = plannedFor({
      ...{ items: [method], stock: [{ item: 'P', quantity: 3 }], demands },
      ...{ calendars: closed, useCalendar: 'F' },
    })
    // The supplier delivers on the 6th all the same: 2 + 8 − 3 = 7.
    expect(planned[0]).toMatchObject({ due: '2026-04-06', quantity: 7000 })
  })

  it('2 定期: moves an order day on a closed day earlier', () => {
    const method = item({ method: 'regular', orderDays: ['2026-04-05'] })
    expect(orders(method, 3)[0]?.[0]).toBe('2026-04-03')
  })

  it('3 補充: fills up to the upper point when it is below the lower one, in whole lots', () => {
    const method = item({ method: 'replenishment', point: 5, upTo: 20 })
    // 10 − 4 = 6; 2 < 5 → + 18 = 20; 16; 12.
    expect(orders(method, 10)).toEqual([['2026-04-13', '2026-04-16', 18]])
    const lots = item({ method: 'replenishment', point: 5, upTo: 20 }, { rule: 'range', step: 5 })
    expect(orders(lots, 10)).toEqual([['2026-04-13', '2026-04-16', 20]])
  })

  it('says when a reviewed order comes after the stock has run out', () => {
    const method = item({ method: 'replenishment', point: 2, upTo: 20 })
    const late = plannedFor({ items: [method], stock: [{ item: 'P', quantity: 5 }], demands })
    // 1 left on the 6th, ordered then, there on the 9th, needed on the 13th: in time.
    expect(late).toMatchObject([{ need: '2026-04-13', due: '2026-04-09', late: undefined }])
    const without = plannedFor({ items: [method], demands })
    expect(without[0]).toMatchObject({ need: '2026-04-06', due: '2026-04-06', late: undefined })
    const sooner = plannedFor({
      items: [method],
      demands: [{ code: 'X', item: 'P', date: '2026-04-02', quantity: 1, kind: 'order' }],
    })
    expect(sooner[0]).toMatchObject({ late: { reason: 'lead-time', days: 4 } })
  })

  it('advises to expedite what is on order and comes too late', () => {
    const method = item({ method: 'replenishment', point: 2, upTo: 20 })
    const supply = { code: 'S', item: 'P', date: '2026-04-09', quantity: 30, kind: 'purchase-order' as const }
    expect(messagesFor({ items: [method], supplies: [supply], demands })).toMatchObject([
      { supplyCode: 'S', move: { advice: 'expedite', to: '2026-04-06' } },
    ])
    const overdue = { ...supply, date: '2026-03-30' }
    expect(messagesFor({ items: [method], supplies: [overdue], demands })).toMatchObject([
      { supplyCode: 'S', move: { advice: 'defer', to: '2026-04-01' } },
    ])
  })
})
