import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '../../contract/order-days.ts'
import type { PeriodKind } from '../../contract/forecast/forecast-codes.ts'
import { periodEnd, periodStart } from '../../contract/forecast/forecast-periods.ts'
import { netForecasts, type Announced, type ForecastRule, type Ordered } from './net-forecasts.ts'

const consuming: ForecastRule = { rule: '1', backward_days: 7, forward_days: 3, firm_to: '' }
const replacing: ForecastRule = { ...consuming, rule: '2' }

const announced = (kind: PeriodKind, from: string, qty: string, destination_cd = ''): Announced => ({
  ...{ from, to: periodEnd(kind, from), qty, destination_cd },
})
const ordered = (date: string, qty: string, destination_cd = ''): Ordered => ({ date, qty, destination_cd })

/** Consumed, expired and open of each. */
const netted = (periods: readonly Announced[], orders: readonly Ordered[], rule = consuming) =>
  netForecasts(periods, orders, rule).map(({ consumed, expired }, at) => [
    consumed,
    expired,
    String(Number(periods[at]?.qty) - Number(consumed) - Number(expired)),
  ])

describe('firm orders consume', () => {
  it('the forecast of their own day first', () => {
    const periods = [announced('1', '2026-12-09', '10'), announced('1', '2026-12-10', '10')]
    expect(netted(periods, [ordered('2026-12-10', '6')])).toEqual([
      ['0', '0', '10'],
      ['6', '0', '4'],
    ])
  })
  it('then days before, the nearest first, then days after, inside the window', () => {
    const days = ['2026-12-02', '2026-12-03', '2026-12-09', '2026-12-10', '2026-12-13', '2026-12-14']
    const periods = days.map((day) => announced('1', day, '10'))
    expect(netted(periods, [ordered('2026-12-10', '35')]).map(([consumed]) => consumed)).toEqual([
      ...['0', '10', '10', '10', '5', '0'],
    ])
    expect(netted(periods, [ordered('2026-12-10', '99')]).map(([consumed]) => consumed)).toEqual([
      ...['0', '10', '10', '10', '10', '0'],
    ])
  })
  it('without a window nothing but their own day', () => {
    const rule = { ...consuming, backward_days: 0, forward_days: 0 }
    const periods = [announced('1', '2026-12-09', '10'), announced('1', '2026-12-10', '10')]
    expect(netted(periods, [ordered('2026-12-10', '15')], rule).map(([consumed]) => consumed)).toEqual([
      '0',
      '10',
    ])
  })
  it('the week or the month in which their day lies', () => {
    const weeks = [announced('2', '2026-12-07', '50'), announced('2', '2026-12-14', '50')]
    const orders = [ordered('2026-12-11', '20'), ordered('2026-12-20', '5')]
    const rule = { ...consuming, backward_days: 0, forward_days: 0 }
    expect(netted(weeks, orders, rule)).toEqual([
      ['20', '0', '30'],
      ['5', '0', '45'],
    ])
    expect(netted([announced('3', '2026-12-01', '90')], orders, rule)).toEqual([['25', '0', '65']])
  })
  it('what their destination wants before what is for all', () => {
    const periods = [
      announced('1', '2026-12-10', '10'),
      announced('1', '2026-12-10', '10', 'D1'),
      announced('1', '2026-12-10', '10', 'D2'),
    ]
    expect(netted(periods, [ordered('2026-12-10', '14', 'D1')]).map(([consumed]) => consumed)).toEqual([
      ...['4', '10', '0'],
    ])
  })
  it('with figures that are no whole pieces', () => {
    expect(netted([announced('1', '2026-12-10', '1.3')], [ordered('2026-12-10', '0.1')])[0]?.[0]).toBe('0.1')
  })
})

describe('what is left of a period whose firm data are in', () => {
  const rule = { ...consuming, firm_to: '2026-12-10' }
  it('expires', () => {
    const periods = [announced('1', '2026-12-10', '10'), announced('1', '2026-12-11', '10')]
    expect(netted(periods, [ordered('2026-12-10', '6')], rule)).toEqual([
      ['6', '4', '0'],
      ['0', '0', '10'],
    ])
  })
  it('is not found any more by later orders, which would have looked back for it', () => {
    const periods = [announced('1', '2026-12-10', '10'), announced('1', '2026-12-12', '10')]
    expect(netted(periods, [ordered('2026-12-11', '4')], rule)).toEqual([
      ['0', '10', '0'],
      ['4', '0', '6'],
    ])
  })
  it('a week or month that is not over by then stays open', () => {
    const periods = [announced('2', '2026-12-07', '50')]
    const orders = [ordered('2026-12-08', '20'), ordered('2026-12-11', '10')]
    expect(netted(periods, orders, rule)).toEqual([['30', '0', '20']])
    expect(netted(periods, orders, { ...rule, firm_to: '2026-12-13' })).toEqual([['30', '20', '0']])
  })
})

describe('where firm orders replace', () => {
  it('the rest of a period with orders expires; one without them stays', () => {
    const periods = [announced('3', '2026-12-01', '100'), announced('3', '2027-01-01', '100')]
    expect(netted(periods, [ordered('2026-12-20', '30')], replacing)).toEqual([
      ['30', '70', '0'],
      ['0', '0', '100'],
    ])
  })
  it('more than was announced takes nothing from other periods', () => {
    const periods = [announced('1', '2026-12-09', '10'), announced('1', '2026-12-10', '10')]
    expect(netted(periods, [ordered('2026-12-10', '30')], replacing)).toEqual([
      ['0', '0', '10'],
      ['10', '0', '0'],
    ])
  })
})

describe('whatever is announced and ordered', () => {
  const day = fc.integer({ min: 0, max: 60 }).map((at) => daysAfter('2026-11-20', at))
  const qty = fc.integer({ min: 1, max: 99_999 }).map((units) => String(units / 1000))
  const destination = fc.constantFrom('', 'D1', 'D2')
  const periods = fc.constantFrom<PeriodKind>('1', '2', '3').chain((kind) =>
    fc.uniqueArray(
      fc
        .tuple(day, qty, destination)
        .map(([date, of, to]) => announced(kind, periodStart(kind, date), of, to)),
      { maxLength: 12, selector: ({ from, destination_cd }) => `${from} ${destination_cd}` },
    ),
  )
  const orders = fc.array(
    fc.tuple(day, qty, destination).map(([date, of, to]) => ordered(date, of, to)),
    {
      maxLength: 12,
    },
  )
  const rule = fc.record({
    rule: fc.constantFrom<'1' | '2'>('1', '2'),
    backward_days: fc.integer({ min: 0, max: 20 }),
    forward_days: fc.integer({ min: 0, max: 20 }),
    firm_to: fc.oneof(fc.constant(''), day),
  })
  const units = (text: string) => Math.round(Number(text) * 1000)
  const total = (all: readonly string[]) => all.reduce((sum, one) => sum + units(one), 0)

  it('consumed + open + expired is what was announced, and no more is consumed than was ordered', () => {
    fc.assert(
      fc.property(periods, orders, rule, (of, by, how) => {
        const found = netForecasts(of, by, how)
        for (const [at, { consumed, expired }] of found.entries()) {
          const open = units(of[at]?.qty ?? '0') - units(consumed) - units(expired)
          expect(Math.min(units(consumed), units(expired), open)).toBeGreaterThanOrEqual(0)
          const isOver = (of[at]?.to ?? '') <= how.firm_to
          expect(isOver ? open : 0).toBe(0)
        }
        expect(total(found.map(({ consumed }) => consumed))).toBeLessThanOrEqual(
          total(by.map((order) => order.qty)),
        )
      }),
    )
  })
  it('the order in which orders were entered makes no difference to what is left', () => {
    fc.assert(
      fc.property(periods, orders, rule, (of, by, how) => {
        const consumedBy = (list: readonly Ordered[]) =>
          total(netForecasts(of, list, how).map(({ consumed }) => consumed))
        // Of one day it may: who comes first takes what is for all. The days themselves are in order in any case.
        const sorted = by.toSorted((one, other) =>
          one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
        )
        expect(consumedBy(sorted.map((one) => ({ ...one, destination_cd: '' })))).toBe(
          consumedBy(by.toReversed().map((one) => ({ ...one, destination_cd: '' }))),
        )
      }),
    )
  })
})
