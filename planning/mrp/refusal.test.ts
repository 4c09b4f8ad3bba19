import { describe, expect, it } from 'vitest'
import { type BomLineInput, type ItemInput } from './input.ts'
import { MrpRefusal, type RefusalReason } from './refusal.ts'
import { planOf, type SmallInput } from './test-plan.ts'

function refusalOf(input: SmallInput): RefusalReason | undefined {
  try {
    planOf(input)
  } catch (error) {
    if (error instanceof MrpRefusal) return error.detail
    throw error
  }
  return undefined
}

describe('a plan is refused, and the record named,', () => {
  const item: ItemInput = { code: 'A', source: 'buy' }
  const withItem = (change: Partial<ItemInput>) => refusalOf({ items: [{ ...item, ...change }] })
  const policy = (field: string) => ({ reason: 'bad-policy', field, code: 'A' })

  it('for a lot that the unit does not allow, or of nothing', () => {
    expect(withItem({ lot: { rule: 'fixed', quantity: '0.5' } })).toEqual(policy('item.lot'))
    expect(withItem({ lot: { rule: 'fixed', quantity: '0.5' }, decimals: 1 })).toBeUndefined()
    expect(withItem({ lot: { rule: 'fixed', quantity: 0 } })).toEqual(policy('item.lot'))
    expect(withItem({ lot: { rule: 'period', days: 0 } })).toEqual(policy('item.lot'))
  })

  it('for a largest lot that min or step cannot keep', () => {
    expect(withItem({ lot: { rule: 'range', min: 5, max: 4 } })).toEqual(policy('item.lot'))
    expect(withItem({ lot: { rule: 'range', step: 5, max: 4 } })).toEqual(policy('item.lot'))
    expect(withItem({ lot: { rule: 'range', min: 4, max: 4 } })).toBeUndefined()
  })

  it('for an order point without a fixed lot, a cycle without days, an upper point that is no higher', () => {
    const withMethod = (orderMethod: ItemInput['orderMethod'] & object) => withItem({ orderMethod })
    const refused = policy('item.orderMethod')
    expect(withMethod({ method: 'order-point', point: 5 })).toEqual(refused)
    expect(withMethod({ method: 'regular', orderDays: [] })).toEqual(refused)
    expect(withMethod({ method: 'replenishment', point: 5, upTo: 5 })).toEqual(refused)
  })

  it('for days that are no count, and decimals that a unit cannot have', () => {
    expect(withItem({ leadTime: 1.5 })).toEqual(policy('item.days'))
    expect(withItem({ safetyLeadTime: -1 })).toEqual(policy('item.days'))
    expect(withItem({ decimals: 4 })).toEqual(policy('item.decimals'))
  })

  it('for more allocated than ordered', () => {
    const demand = { code: 'D', item: 'A', date: '2026-04-03', kind: 'order' as const, quantity: 2 }
    expect(refusalOf({ items: [item], demands: [{ ...demand, allocated: 3 }] })).toEqual({
      reason: 'bad-policy',
      field: 'demand.allocated',
      code: 'D',
    })
  })

  it('for a horizon, frozen days or windows that are no count of days, or above ten years', () => {
    const settings = (change: Partial<SmallInput>) => refusalOf({ items: [item], ...change })
    const refused = (field: string, value: string) => ({ reason: 'bad-setting', field, value })
    for (const days of [-5, 0, 1.5, NaN, 3654, 65_500])
      expect(settings({ horizonDays: days })).toEqual(refused('horizonDays', String(days)))
    expect(settings({ horizonDays: 3653 })).toBeUndefined()
    for (const days of [-3, 0.5, 3654])
      expect(settings({ frozenDays: days })).toEqual(refused('frozenDays', String(days)))
    const back = { backwardDays: -1, forwardDays: 0 }
    expect(settings({ forecastWindow: back })).toEqual(refused('forecastWindow.backwardDays', '-1'))
    const ahead = { backwardDays: 0, forwardDays: 1.5 }
    expect(settings({ forecastWindow: ahead })).toEqual(refused('forecastWindow.forwardDays', '1.5'))
    expect(settings({ messages: { toleranceDays: -1 } })).toEqual(refused('messages.toleranceDays', '-1'))
    const window = { expediteWithinDays: -1 }
    expect(settings({ messages: window })).toEqual(refused('messages.expediteWithinDays', '-1'))
  })

  it('for a weekday that does not exist', () => {
    for (const weekday of [7, -1, 1.5])
      expect(refusalOf({ items: [item], calendars: [{ code: 'C', closedWeekdays: [0, weekday] }] })).toEqual({
        reason: 'bad-setting',
        field: 'calendar.closedWeekdays',
        code: 'C',
        value: String(weekday),
      })
  })

  it('for a word that it does not know', () => {
    const unknown = (field: string, code: string, value: string) => ({
      reason: 'unknown-word',
      field,
      code,
      value,
    })
    // A file that others wrote says what it likes.
    const read = (input: object) => refusalOf(JSON.parse(JSON.stringify(input)) as SmallInput)
    const withWord = (change: object) => read({ items: [{ ...item, ...change }] })
    expect(withWord({ source: 'bought' })).toEqual(unknown('item.source', 'A', 'bought'))
    expect(withWord({ production: 'line' })).toEqual(unknown('item.production', 'A', 'line'))
    expect(withWord({ lot: { rule: 'min' } })).toEqual(unknown('item.lot', 'A', 'min'))
    expect(withWord({ orderMethod: { method: 'kanban' } })).toEqual(
      unknown('item.orderMethod', 'A', 'kanban'),
    )
    const row = { code: 'R', item: 'A', date: '2026-04-03', quantity: 1 }
    expect(read({ items: [item], demands: [{ ...row, kind: 'wish' }] })).toEqual(
      unknown('demand.kind', 'R', 'wish'),
    )
    expect(read({ items: [item], supplies: [{ ...row, kind: 'transfer' }] })).toEqual(
      unknown('supply.kind', 'R', 'transfer'),
    )
  })

  it('for a code that it does not know, wherever it stands', () => {
    const unknown = (field: string, code: string) => ({ reason: 'unknown-code', field, code })
    const row = { code: 'R', item: 'A', date: '2026-04-03', quantity: 1 }
    const order = { ...row, kind: 'order' as const }
    const supply = { ...row, kind: 'purchase-order' as const }
    const of = (change: Partial<SmallInput>) => refusalOf({ items: [item], ...change })
    expect(of({ items: [{ ...item, calendar: 'X' }] })).toEqual(unknown('calendar', 'X'))
    expect(of({ bom: [{ parent: 'X', child: 'A', need: 1 }] })).toEqual(unknown('item', 'X'))
    expect(of({ bom: [{ parent: 'A', child: 'X', need: 1 }] })).toEqual(unknown('item', 'X'))
    expect(of({ stock: [{ item: 'X', quantity: 1 }] })).toEqual(unknown('item', 'X'))
    expect(of({ stock: [{ item: 'X', quantity: 1, from: '2026-05-01' }] })).toEqual(unknown('item', 'X'))
    expect(of({ demands: [{ ...order, item: 'X' }] })).toEqual(unknown('item', 'X'))
    expect(of({ demands: [{ ...order, origin: 'X' }] })).toEqual(unknown('demand', 'X'))
    expect(of({ supplies: [{ ...supply, item: 'X' }] })).toEqual(unknown('item', 'X'))
    expect(of({ supplies: [{ ...supply, origin: 'X' }] })).toEqual(unknown('demand', 'X'))
  })

  it('for packs of nothing, or a largest lot below the smallest of whole packs', () => {
    expect(withItem({ lot: { rule: 'packs', pack: 0 } })).toEqual(policy('item.lot'))
    expect(withItem({ lot: { rule: 'packs', min: 50, pack: 3, max: 50 } })).toEqual(policy('item.lot'))
    expect(withItem({ lot: { rule: 'packs', min: 50, pack: 3, max: 51 } })).toBeUndefined()
    expect(withItem({ lot: { rule: 'period', days: 7, step: 2, pack: 3 } })).toEqual(policy('item.lot'))
  })

  it('for a usage per nothing, or one too fine to be multiplied exactly', () => {
    const items: ItemInput[] = [{ code: 'P', source: 'make' }, item]
    const withLine = (line: Pick<BomLineInput, 'need' | 'base'>) =>
      refusalOf({ items, bom: [{ parent: 'P', child: 'A', scrapPercent: '0.01', ...line }] })
    expect(withLine({ need: 1, base: 0 })).toEqual({ reason: 'bad-policy', field: 'bom.base', code: 'P → A' })
    expect(withLine({ need: '1.001', base: '9999999967.001' })).toEqual({
      reason: 'usage-too-fine',
      parent: 'P',
      child: 'A',
    })
    expect(withLine({ need: '1.001', base: 3 })).toBeUndefined()
  })
})
