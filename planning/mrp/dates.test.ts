import { describe, expect, it } from 'vitest'
import { type ItemInput, type MrpInput } from './input.ts'
import { planIssues } from './plan-issues.ts'
import { plannedOrders } from './proposal.ts'
import { messagesFor, plannedFor, planOf } from './test-plan.ts'

const bought = (more: Partial<ItemInput> = {}): ItemInput => ({ code: 'P', source: 'buy', ...more })
const order = (date: string, quantity: number, item = 'P') => ({
  code: `${item} ${date} ${quantity}`,
  item,
  date,
  quantity,
  kind: 'order' as const,
})

describe('dates', () => {
  const calendars = [{ code: 'C', closedWeekdays: [0, 6], closed: ['2026-04-29'], open: ['2026-04-25'] }]
  const dated = (date: string, more: Partial<ItemInput>, frozenDays = 0) =>
    plannedFor({
      items: [bought({ calendar: 'C', ...more })],
      calendars,
      frozenDays,
      demands: [order(date, 1)],
    })

  it('skip holidays and count an opened Saturday', () => {
    expect(dated('2026-04-30', { leadTime: 1 })).toMatchObject([{ start: '2026-04-28', due: '2026-04-30' }])
    expect(dated('2026-04-27', { leadTime: 1 })).toMatchObject([{ start: '2026-04-25', due: '2026-04-27' }])
  })

  it('move a need on a closed day to the working day before', () => {
    expect(dated('2026-04-29', {})).toMatchObject([{ need: '2026-04-29', due: '2026-04-28' }])
  })

  it('use up the safety lead time before an order is late', () => {
    expect(dated('2026-04-06', { leadTime: 2, safetyLeadTime: 3 })).toMatchObject([
      { start: '2026-04-01', due: '2026-04-03', safetyTimeCut: true, late: undefined },
    ])
  })

  it('name what makes an order late: the lead time, the frozen days, or the closed days', () => {
    const item = { leadTime: 4 }
    expect(dated('2026-04-03', item)).toMatchObject([
      { start: '2026-04-01', due: '2026-04-07', late: { reason: 'lead-time', days: 4 } },
    ])
    expect(dated('2026-04-06', item)).toMatchObject([{ late: { reason: 'calendar', days: 1 } }])
    expect(dated('2026-04-08', item, 5)).toMatchObject([
      { start: '2026-04-06', due: '2026-04-10', late: { reason: 'frozen', days: 2 } },
    ])
  })

  describe('of goods that come on certain days alone', () => {
    /** On Tuesdays and Fridays, but not on Friday the 10th. */
    const pickUps = { code: 'T', closedWeekdays: [0, 1, 3, 4, 6], closed: ['2026-04-10'] }
    const dates = (date: string, more: Partial<ItemInput> = {}, frozenDays = 0) =>
      plannedFor({
        ...{ calendars: [...calendars, pickUps], frozenDays, demands: [order(date, 1)] },
        items: [bought({ calendar: 'C', arrivals: 'T', leadTime: 2, ...more })],
      })

    it('are the last of these before the need, and the order goes out a lead time before that day', () => {
      expect(dates('2026-04-16')).toMatchObject([{ start: '2026-04-10', due: '2026-04-14', late: undefined }])
      expect(dates('2026-04-10')).toMatchObject([{ start: '2026-04-03', due: '2026-04-07' }])
      // Three working days before Thursday the 16th is Monday.
      expect(dates('2026-04-16', { safetyLeadTime: 3 })).toMatchObject([{ due: '2026-04-07' }])
    })

    it('are the next of these when it is too late for the last one, and the order is late by that', () => {
      expect(dates('2026-04-02')).toMatchObject([
        { start: '2026-04-01', due: '2026-04-03', late: { reason: 'lead-time', days: 1 } },
      ])
      // Ordered today it would be ready on Monday the 6th; ordered on Friday he takes it with him as well.
      expect(dates('2026-04-06', { leadTime: 3 })).toMatchObject([
        { start: '2026-04-02', due: '2026-04-07', late: { reason: 'calendar', days: 1 } },
      ])
      expect(dates('2026-04-09', {}, 5)).toMatchObject([
        { start: '2026-04-10', due: '2026-04-14', late: { reason: 'frozen', days: 5 } },
      ])
      // Without its safety lead time it is still in time.
      expect(dates('2026-04-04', { safetyLeadTime: 3 })).toMatchObject([
        { due: '2026-04-03', late: undefined, safetyTimeCut: true },
      ])
    })

    it('are the days that an order is moved to', () => {
      const moves = (date: string, needed: string) =>
        messagesFor({
          calendars: [...calendars, pickUps],
          items: [bought({ calendar: 'C', arrivals: 'T' })],
          demands: [order(needed, 1)],
          supplies: [{ code: 'S', item: 'P', date, quantity: 1, kind: 'purchase-order' }],
        }).map(({ move }) => move)
      expect(moves('2026-04-07', '2026-04-13')).toEqual([])
      expect(moves('2026-04-17', '2026-04-13')).toEqual([{ advice: 'expedite', to: '2026-04-07' }])
      expect(moves('2026-04-03', '2026-04-16')).toEqual([{ advice: 'defer', to: '2026-04-14' }])
      expect(moves('2026-03-30', '2026-04-02')).toEqual([{ advice: 'defer', to: '2026-04-03' }])
    })

    it('are those of an order that a review makes, too', () => {
      const orderMethod = { method: 'replenishment' as const, point: 1, upTo: 2 }
      const planned = plannedFor({
        ...{ calendars: [...calendars, pickUps], demands: [] },
        items: [bought({ calendar: 'C', arrivals: 'T', leadTime: 3, orderMethod })],
      })
      expect(planned).toMatchObject([{ start: '2026-04-01', due: '2026-04-07' }])
    })

    it('may lie far behind the last day of the plan', () => {
      const yearly = { ...pickUps, closedWeekdays: [0, 1, 2, 3, 4, 5, 6], open: ['2027-01-05'] }
      const found = plannedFor({
        ...{ calendars: [...calendars, yearly], demands: [order('2026-04-16', 1)] },
        items: [bought({ calendar: 'C', arrivals: 'T', leadTime: 2 })],
      })
      expect(found).toMatchObject([{ start: '2027-01-01', due: '2027-01-05', late: { reason: 'calendar' } }])
    })
  })

  describe('on calendars that are seldom open', () => {
    const mondays = { code: 'M', closedWeekdays: [0, 2, 3, 4, 5, 6] }
    const never = { code: 'N', closedWeekdays: [0, 1, 2, 3, 4, 5, 6] }
    const review: Partial<ItemInput> = { orderMethod: { method: 'replenishment', point: 0, upTo: 1 } }
    const weekday = (day: string) => new Date(day).getUTCDay()
    const planned = (input: Omit<Partial<MrpInput>, 'items'> & { readonly item: ItemInput }) => {
      const state = planOf({ calendars: [mondays, never], items: [input.item], ...input })
      return { orders: [...plannedOrders(state)], issues: planIssues(state) }
    }

    it('lie on open days, however far behind the horizon', () => {
      const long = bought({ calendar: 'M', leadTime: 20 })
      for (const item of [long, { ...long, ...review }, { ...long, ...review, leadTime: 900 }]) {
        const { orders } = planned({ item, horizonDays: 365, demands: [order('2027-03-29', 5)] })
        expect(orders).toHaveLength(1)
        for (const { start, due } of orders) expect([weekday(start), weekday(due)]).toEqual([1, 1])
        const [one] = orders
        const weeks = (Date.parse(one?.due ?? '') - Date.parse(one?.start ?? '')) / (7 * 86_400_000)
        expect(weeks).toBe(item.leadTime)
      }
    })

    it('do not exist when it never opens, or not long enough: nothing is ordered, and the need is reported', () => {
      const uncovered = { issue: 'need-uncovered', item: 'P', quantity: 3000 }
      const cycle: Partial<ItemInput> = { orderMethod: { method: 'regular', orderDays: ['2026-04-06'] } }
      const demands = [order('2026-04-20', 3)]
      for (const method of [{}, review, cycle]) {
        const item = bought({ calendar: 'N', ...method })
        const { orders, issues } = planned({ item, demands })
        expect(orders).toEqual([])
        expect(issues).toContainEqual(uncovered)
        expect(planned({ item, demands, stock: [{ item: 'P', quantity: 3 }] }).issues).not.toContainEqual(
          uncovered,
        )
      }
      const soon = { code: 'S', closedWeekdays: never.closedWeekdays, open: ['2026-04-06', '2026-04-13'] }
      const item = bought({ calendar: 'S', leadTime: 1 })
      expect(planned({ item, calendars: [soon], demands }).orders).toMatchObject([
        { start: '2026-04-06', due: '2026-04-13' },
      ])
      const { orders, issues } = planned({ item: { ...item, leadTime: 2 }, calendars: [soon], demands })
      expect([orders, issues]).toEqual([[], [uncovered]])
    })

    it('behind the horizon draw parts that are not planned: that is reported', () => {
      const state = planOf({
        calendars: [mondays],
        horizonDays: 10,
        frozenDays: 9,
        items: [{ code: 'A', source: 'make', calendar: 'M' }, bought({ calendar: 'M' })],
        bom: [{ parent: 'A', child: 'P', need: 1 }],
        demands: [order('2026-04-08', 3, 'A')],
      })
      expect([...plannedOrders(state)]).toMatchObject([{ itemCode: 'A', start: '2026-04-13' }])
      expect(planIssues(state)).toEqual([{ issue: 'parts-behind-horizon', item: 'A', orders: 1 }])
    })
  })
})
