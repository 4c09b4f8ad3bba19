import { describe, expect, it } from 'vitest'
import { type ItemInput, type MrpInput, type SupplyInput } from './input.ts'
import { messagesFor, plannedFor } from './test-plan.ts'

const supply = (more: Partial<SupplyInput> = {}): SupplyInput => ({
  code: 'S',
  item: 'P',
  date: '2026-04-20',
  quantity: 10,
  kind: 'purchase-order',
  ...more,
})

const plan = (
  demands: readonly (readonly [string, number])[],
  supplies: readonly SupplyInput[],
  more: Partial<Pick<MrpInput, 'messages' | 'frozenDays' | 'calendars'>> & { item?: Partial<ItemInput> } = {},
) => {
  const input = {
    items: [{ code: 'P', source: 'buy' as const, ...more.item }],
    demands: demands.map(([date, quantity]) => ({
      code: `${date} ${quantity}`,
      item: 'P',
      date,
      quantity,
      kind: 'order' as const,
    })),
    supplies,
    messages: more.messages ?? {},
    frozenDays: more.frozenDays ?? 0,
    calendars: more.calendars ?? [],
  }
  return { messages: messagesFor(input), orders: plannedFor(input) }
}

describe('messages on existing supply', () => {
  it('expedite: what is needed before it comes is pulled forward instead of ordering anew', () => {
    const { messages, orders } = plan([['2026-04-10', 4]], [supply({ quantity: 4 })])
    expect(messages).toMatchObject([{ move: { advice: 'expedite', to: '2026-04-10' } }])
    expect(orders).toEqual([])
  })

  it('expedite: with its safety lead time, on a working day, behind the frozen days', () => {
    const early = { item: { safetyLeadTime: 1 } }
    expect(plan([['2026-04-13', 4]], [supply({ quantity: 4 })], early).messages).toMatchObject([
      { move: { to: '2026-04-10' } },
    ])
    expect(plan([['2026-04-03', 4]], [supply({ quantity: 4 })], { frozenDays: 5 }).messages).toMatchObject([
      { move: { to: '2026-04-06' } },
    ])
  })

  it('expedite: not from further away than the window; then it is ordered anew', () => {
    const { messages, orders } = plan([['2026-04-10', 4]], [supply({ quantity: 4 })], {
      messages: { expediteWithinDays: 9 },
    })
    expect(orders).toMatchObject([{ need: '2026-04-10', quantity: 4000 }])
    expect(messages).toMatchObject([{ change: { advice: 'cancel' } }])
  })

  it('defer: what is needed later', () => {
    expect(plan([['2026-05-08', 10]], [supply()]).messages).toMatchObject([
      { move: { advice: 'defer', to: '2026-05-08' }, change: undefined },
    ])
  })

  it('defer: what is overdue gets a new date', () => {
    expect(plan([['2026-04-01', 10]], [supply({ date: '2026-03-27' })]).messages).toMatchObject([
      { move: { advice: 'defer', to: '2026-04-01' } },
    ])
  })

  it('defer: what is overdue gets a new date also within the tolerance, and no later than it is needed', () => {
    const tolerant = { messages: { toleranceDays: 5 } }
    const overdue = [supply({ date: '2026-03-29' })]
    expect(plan([['2026-04-01', 10]], overdue, tolerant).messages).toMatchObject([
      { move: { advice: 'defer', to: '2026-04-01' } },
    ])
    expect(plan([['2026-04-02', 10]], overdue, { frozenDays: 5 }).messages).toMatchObject([
      { move: { advice: 'defer', to: '2026-04-02' } },
    ])
    const closedToday = { calendars: [{ code: 'C', closedWeekdays: [3] }], item: { calendar: 'C' } }
    expect(plan([['2026-04-01', 10]], overdue, closedToday).messages).toMatchObject([
      { move: { advice: 'defer', to: '2026-04-02' } },
    ])
  })

  it('defer: not what comes today for today, when today is closed', () => {
    const closedToday = { calendars: [{ code: 'C', closedWeekdays: [3] }], item: { calendar: 'C' } }
    const today = [supply({ date: '2026-04-01' })]
    expect(plan([['2026-04-01', 10]], today, closedToday).messages).toEqual([])
    expect(plan([['2026-04-03', 10]], today, closedToday).messages).toMatchObject([
      { move: { advice: 'defer', to: '2026-04-03' } },
    ])
  })

  it('cancel: what can be moved is not needed where something comes that cannot', () => {
    const fixed = supply({ code: 'F', date: '2026-04-13', fixed: true })
    const movable = supply({ date: '2026-04-10' })
    expect(plan([['2026-04-20', 10]], [movable, fixed]).messages).toMatchObject([
      { supplyCode: 'S', change: { advice: 'cancel' }, move: undefined },
    ])
    // Needed on the 10th, but for 4 only: what is needed later comes with the fixed one.
    const needs = [
      ['2026-04-10', 4],
      ['2026-04-20', 10],
    ] as const
    expect(plan(needs, [movable, fixed]).messages).toMatchObject([
      { supplyCode: 'S', change: { advice: 'decrease', to: 4000 }, move: undefined },
    ])
  })

  it('cancel: what nothing needs', () => {
    expect(plan([], [supply()]).messages).toMatchObject([{ change: { advice: 'cancel', to: 0 } }])
  })

  it('decrease: what is needed in part, in lots', () => {
    expect(plan([['2026-04-20', 7]], [supply()]).messages).toMatchObject([
      { move: undefined, change: { advice: 'decrease', to: 7000 } },
    ])
    const steps: Partial<ItemInput> = { lot: { rule: 'range', step: 4 } }
    expect(plan([['2026-04-20', 7]], [supply()], { item: steps }).messages).toMatchObject([
      { change: { advice: 'decrease', to: 8000 } },
    ])
  })

  it('increase: what is short near an adjustable order is added to it, and nothing is ordered', () => {
    const { messages, orders } = plan([['2026-04-20', 13]], [supply({ adjustable: true })])
    expect(messages).toMatchObject([{ change: { advice: 'increase', to: 13_000 } }])
    expect(orders).toEqual([])
    expect(plan([['2026-04-20', 13]], [supply()]).orders).toMatchObject([{ quantity: 3000 }])
  })

  it('increase: not above the largest lot, and what is added is exploded', () => {
    const max: Partial<ItemInput> = { lot: { rule: 'range', max: 12 } }
    expect(plan([['2026-04-20', 13]], [supply({ adjustable: true })], { item: max }).messages).toEqual([])
    const orders = plannedFor({
      items: [
        { code: 'P', source: 'make' },
        { code: 'Q', source: 'buy' },
      ],
      bom: [{ parent: 'P', child: 'Q', need: 2 }],
      demands: [{ code: 'D', item: 'P', date: '2026-04-20', quantity: 13, kind: 'order' }],
      supplies: [supply({ adjustable: true, kind: 'work-order' })],
    })
    expect(orders).toMatchObject([{ itemCode: 'Q', quantity: 6000 }])
  })

  it('nothing: inside the tolerance, for fixed supplies, and for what arrives inside the frozen days', () => {
    const tolerant = { messages: { toleranceDays: 3, toleranceQuantity: 3 } }
    expect(plan([['2026-04-17', 7]], [supply()], tolerant)).toEqual({ messages: [], orders: [] })
    expect(plan([], [supply({ fixed: true })]).messages).toEqual([])
    expect(plan([], [supply()], { frozenDays: 25 }).messages).toEqual([])
  })
})
