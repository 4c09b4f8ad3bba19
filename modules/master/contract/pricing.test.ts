import { describe, expect, it } from 'vitest'
import { bracketFor, noLimit, type Bracket } from './pricing.ts'

const bracket = (from_dt: string, to_dt: string, qty_limit: string, price: string): Bracket => ({
  from_dt,
  to_dt,
  qty_limit,
  price,
  price_base_qty: '1',
  temp_price_flg: false,
})
const list = [
  bracket('2026-04-01', '2026-09-30', noLimit, '90'),
  bracket('2026-04-01', '2026-09-30', '100', '100'),
  bracket('2026-10-01', '', '1000', '95'),
]
const price = (qty: string, on_dt: string) => bracketFor(list, { qty, on_dt })?.price

describe('the price that holds', () => {
  it('is that of the smallest limit that the quantity keeps', () => {
    expect(price('100', '2026-04-01')).toBe('100')
    expect(price('100.001', '2026-04-01')).toBe('90')
    expect(price('9', '2026-09-30')).toBe('100')
  })

  it('follows the period of the day', () => {
    expect(price('9', '2026-10-01')).toBe('95')
    expect(price('9', '2026-03-31')).toBeUndefined()
  })

  it('is none where no bracket of the period reaches so far', () => {
    expect(price('1000.5', '2026-10-01')).toBeUndefined()
  })
})
