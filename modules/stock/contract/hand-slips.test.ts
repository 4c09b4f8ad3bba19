import { describe, expect, it } from 'vitest'
import type { Told, TypedLineOf } from '#platform/contract/slip.ts'
import { quantityTotals } from './hand-slip-fields.ts'
import { moveSlip } from './move-slip.ts'
import { stockSlip } from './stock-slip.ts'

const line: TypedLineOf<typeof stockSlip> = {
  ...{ item_cd: 'A', location_cd: '', lot_no: '', qty: '', price: '', amount: '' },
  ...{ expiry_dt: '', variance: '', remarks: '', quality: '0' },
}
const header = { slip_no: '', biz_dt: '', reason_cd: '', reason: '' }
const item =
  (facts: Readonly<Record<string, string>>): Told =>
  (_reference, _master, field) =>
    facts[field]
const withoutLots = item({ lot_control: '0', shelf_life_days: '0' })
const withLots = item({ lot_control: '1', shelf_life_days: '0' })
const perishable = item({ lot_control: '1', shelf_life_days: '90' })
const unknown = item({})

const idle = (stock_div: string, told: Told) =>
  (['location_cd', 'lot_no', 'qty', 'price', 'amount', 'expiry_dt', 'remarks'] as const).filter((field) =>
    stockSlip.idle?.(field, line, { ...header, stock_div }, told),
  )

describe('what a line of stock cannot use', () => {
  it('is said by its division', () => {
    expect(idle('080', perishable)).toEqual(['price', 'amount'])
    expect(idle('061', perishable)).toEqual(['location_cd', 'lot_no', 'qty', 'amount', 'expiry_dt'])
    expect(idle('060', perishable)).toEqual(['location_cd', 'lot_no', 'price', 'expiry_dt'])
    expect(idle('001', perishable)).toEqual(['amount'])
  })
  it('is said by its item, as soon as it is known', () => {
    expect(idle('080', withoutLots)).toEqual(['lot_no', 'price', 'amount', 'expiry_dt'])
    expect(idle('080', withLots)).toEqual(['price', 'amount', 'expiry_dt'])
    expect(idle('080', unknown)).toEqual(['price', 'amount'])
  })
  it('a move asks for no lot of goods that have none', () => {
    const moved = { ...line, from_location_cd: '', to_location_cd: '', new_quality: '-' }
    const places = { ...header, from_location_cd: '', to_location_cd: '' }
    expect(moveSlip.idle?.('lot_no', moved, places, withoutLots)).toBeDefined()
    expect(moveSlip.idle?.('lot_no', moved, places, withLots)).toBeUndefined()
    expect(moveSlip.idle?.('qty', moved, places, withoutLots)).toBeUndefined()
  })
})

it('pieces and kilograms are not added', () => {
  const lines = [{ qty: '2' }, { qty: '0.5' }, { qty: '3' }]
  const same = quantityTotals(lines, header, () => '個')
  expect(same.grand).toMatchObject({ figure: '5.5', unit: { ja: '個' } })
  const mixed = quantityTotals(lines, header, (at) => (at === 1 ? 'kg' : '個'))
  expect(mixed.grand).toBeUndefined()
  expect(mixed.rows.map(({ label, figures }) => [label.ja, ...figures])).toEqual([
    ['個', '5'],
    ['kg', '0.5'],
  ])
})
