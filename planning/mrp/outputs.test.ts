import { describe, expect, it } from 'vitest'
import { pegsOf } from '../explain/pegs.ts'
import { timePhased } from '../explain/time-phased.ts'
import { buildSnapshot } from './build-snapshot.ts'
import { type DemandInput, type ItemInput, type OutputInput } from './input.ts'
import { planIssues } from './plan-issues.ts'
import { MrpRefusal, type RefusalReason } from './refusal.ts'
import { replan } from './replan.ts'
import { messagesFor, pieces, plannedFor, planOf, type SmallInput, testToday } from './test-plan.ts'

const made = (code: string, more: Partial<ItemInput> = {}): ItemInput => ({ code, source: 'make', ...more })
const bought = (code: string, more: Partial<ItemInput> = {}): ItemInput => ({ code, source: 'buy', ...more })
/** Friday, 1 May 2026. */
const may = '2026-05-01'
const order = (item: string, quantity: number, date = may): DemandInput => ({
  ...{ code: `${item} ${date}`, item, date, quantity, kind: 'order' },
})

/** 10 of A are made for 1 May, and C comes out beside A. */
const beside = (output: Partial<OutputInput>, more: Partial<SmallInput> = {}): SmallInput => ({
  items: [made('A'), bought('C')],
  outputs: [{ parent: 'A', item: 'C', quantity: 1, ...output }],
  ...more,
  demands: [order('A', 10), ...(more.demands ?? [order('C', 20)])],
})
const ordered = (input: SmallInput) =>
  plannedFor(input)
    .filter(({ itemCode }) => itemCode === 'C')
    .map(({ need, quantity }) => [need, pieces(quantity)])

describe('what comes out beside a planned order', () => {
  it('is supply: only what it does not bring is ordered', () => {
    expect(ordered(beside({ quantity: 1 }))).toEqual([[may, 10]])
    expect(ordered(beside({ quantity: 2 }))).toEqual([])
    // What is too much is left for the next one.
    expect(
      ordered(beside({ quantity: 2 }, { demands: [order('C', 12), order('C', 12, '2026-05-08')] })),
    ).toEqual([['2026-05-08', 4]])
  })

  it('is counted of each order in whole units, rounded down: 10 × 2/3 are 6', () => {
    expect(ordered(beside({ quantity: 2, base: 3 }))).toEqual([[may, 14]])
    const kilograms = { items: [made('A'), bought('C', { decimals: 3 })] }
    expect(ordered(beside({ quantity: 2, base: 3 }, kilograms))).toEqual([[may, 13.334]])
    const fours = { items: [made('A', { lot: { rule: 'range', max: 4 } }), bought('C')] }
    // 4 + 4 + 2: 2 + 2 + 1.
    expect(ordered(beside({ quantity: 2, base: 3 }, fours))).toEqual([[may, 15]])
  })

  it('comes on the day the order is due, not when it starts or is needed', () => {
    const items = [made('A', { leadTime: 3, safetyLeadTime: 2 }), bought('C')]
    // Two working days before 1 May, on weekdays alone: 29 April.
    const dueDay = '2026-04-29'
    expect(ordered(beside({}, { items, demands: [order('C', 10, dueDay)] }))).toEqual([])
    expect(ordered(beside({}, { items, demands: [order('C', 10, '2026-04-28')] }))).toEqual([
      ['2026-04-28', 10],
    ])
  })

  it('counts where the output is valid on the day the order starts', () => {
    expect(ordered(beside({ from: may, to: may }))).toEqual([[may, 10]])
    expect(ordered(beside({ to: '2026-04-30' }))).toEqual([[may, 20]])
    expect(ordered(beside({ from: '2026-05-02' }))).toEqual([[may, 20]])
  })

  it('keeps nobody in a period from what is short before it comes', () => {
    const items = [made('A'), bought('C', { lot: { rule: 'period', days: 10 } })]
    const demands = [order('C', 5, '2026-04-28'), order('C', 3, '2026-05-04')]
    expect(ordered(beside({}, { items, demands }))).toEqual([['2026-04-28', 5]])
  })

  it('is not counted of what is bought, of a phantom, and for what is planned per order line', () => {
    const twenty = [[may, 20]]
    expect(ordered(beside({}, { items: [bought('A'), bought('C')] }))).toEqual(twenty)
    expect(ordered(beside({}, { items: [made('A', { phantom: true }), bought('C')] }))).toEqual(twenty)
    expect(ordered(beside({}, { items: [made('A'), made('C', { production: 'order' })] }))).toEqual(twenty)
    const outside: ItemInput = { code: 'A', source: 'subcontract' }
    expect(ordered(beside({}, { items: [outside, bought('C')] }))).toEqual([[may, 10]])
  })

  it('makes a purchase superfluous that the plan would else have wanted', () => {
    const purchase = { code: 'P', item: 'C', date: may, quantity: 20, kind: 'purchase-order' as const }
    const changes = (quantity: number) =>
      messagesFor(beside({ quantity }, { supplies: [purchase] })).map(({ change }) => change)
    expect(changes(1)).toEqual([{ advice: 'decrease', to: 10_000 }])
    expect(changes(2)).toEqual([{ advice: 'cancel', to: 0 }])
  })

  it('is named as what covers a need, and stands beside the planned orders', () => {
    const state = planOf(beside({}))
    expect(pegsOf(state, 1).map(({ supply, quantity }) => [supply, quantity])).toEqual([
      [{ kind: 'output', parent: 0, ordinal: 0 }, 10_000],
      [{ kind: 'order', item: 1, ordinal: 0 }, 10_000],
    ])
    expect(timePhased(state, 1).at(-1)).toMatchObject({
      ...{ required: 20_000, beside: 10_000, planned: 10_000, balance: 0 },
    })
  })

  it('is planned again when the order beside which it comes changes', () => {
    const state = planOf(beside({}))
    replan(state, [{ change: 'edit-demand', demand: 0, quantity: 15_000 }])
    expect(state.orders.quantity[state.orders.from[1] ?? 0]).toBe(5_000)
  })

  it('is left out, and said, where it goes into what it comes out beside; the parent’s own part is no circle', () => {
    const circle = planOf(
      beside({}, { bom: [{ parent: 'C', child: 'A', need: 1 }], items: [made('A'), made('C')] }),
    )
    expect(planIssues(circle)).toContainEqual({ issue: 'output-ignored', item: 'C', parent: 'A' })
    // 10 of A draw 20 of C, and give 10 back on the same day.
    const back = beside({}, { bom: [{ parent: 'A', child: 'C', need: 2 }], demands: [] })
    expect(ordered(back)).toEqual([[may, 10]])
    expect(planIssues(planOf(back))).toEqual(planIssues(planOf({ ...back, outputs: [] })))
  })

  it('is refused by name when it cannot be read', () => {
    const bad = (output: Partial<OutputInput>) => refusalOf(beside(output))
    expect(bad({ parent: 'X' })).toEqual({ reason: 'unknown-code', field: 'item', code: 'X' })
    expect(bad({ item: 'A' })).toEqual({ reason: 'bad-policy', field: 'output.item', code: 'A → A' })
    expect(bad({ base: 0 })).toEqual({ reason: 'bad-policy', field: 'output.base', code: 'A → C' })
    expect(bad({ quantity: '-1' })).toMatchObject({ reason: 'bad-quantity', field: 'output.quantity' })
    expect(bad({ to: '2026-02-30' })).toMatchObject({ reason: 'bad-date', field: 'output.to' })
  })
})

function refusalOf(input: SmallInput): RefusalReason | undefined {
  try {
    buildSnapshot({ today: testToday, horizonDays: 60, ...input })
    return undefined
  } catch (error) {
    if (error instanceof MrpRefusal) return error.detail
    throw error
  }
}
