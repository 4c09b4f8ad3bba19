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
