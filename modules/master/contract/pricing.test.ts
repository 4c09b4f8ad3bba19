import { describe, expect, it } from 'vitest'
import { bracketsFor, noLimit, odditiesOf, odditiesWith, type Bracket } from './pricing.ts'

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
const price = (qty: string, on_dt: string) => bracketsFor(list, { qty, on_dt })[0]?.price

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

describe('a price list that somebody should look at', () => {
  const kinds = (brackets: readonly Bracket[]) =>
    odditiesOf(brackets).map(({ kind, from_dt }) => `${kind} ${from_dt}`)

  it('is not one whose periods follow each other and whose prices fall with the quantity', () => {
    expect(kinds(list)).toEqual([])
  })

  it('has a typed end behind the beginning of the next period: a day may have two prices', () => {
    const overlapping = [bracket('2026-04-01', '2026-10-31', noLimit, '90'), ...list.slice(2)]
    expect(kinds(overlapping)).toEqual(['overlap 2026-04-01'])
    const on = (on_dt: string) => bracketsFor(overlapping, { qty: '9', on_dt }).map(({ price }) => price)
    expect(on('2026-10-31')).toEqual(['95', '90'])
    expect(on('2026-11-01')).toEqual(['95'])
  })

  it('asks more of who buys more, for one piece and not for what the price is for', () => {
    const [many, few, later] = list
    if (!many || !few || !later) throw new Error('three brackets')
    expect(kinds([{ ...many, price: '101' }, few])).toEqual(['dearer 2026-04-01'])
    expect(kinds([{ ...many, price: '9999', price_base_qty: '100' }, few])).toEqual([])
    expect(kinds([{ ...later, price: '500' }, few])).toEqual([])
  })
})

describe('a bracket that is being typed', () => {
  const kinds = (typed: Bracket) => odditiesWith(list, typed).map(({ kind }) => kind)

  it('is told of when it makes a larger quantity dearer, whichever of the two is typed', () => {
    expect(kinds(bracket('2026-04-01', '', '500', '120'))).toEqual(['dearer'])
    expect(kinds(bracket('2026-04-01', '', '50', '80'))).toEqual(['dearer', 'dearer'])
    expect(kinds(bracket('2026-04-01', '', '500', '95'))).toEqual([])
  })

  it('takes the place of the one that it changes', () => {
    expect(kinds(bracket('2026-04-01', '2026-09-30', '100.0', '80'))).toEqual(['dearer'])
    expect(kinds(bracket('2026-04-01', '2026-09-30', '100.0', '101'))).toEqual([])
  })

  it('is told of when its typed end reaches into the next period', () => {
    expect(kinds(bracket('2026-04-01', '2026-10-01', '500', '95'))).toEqual(['overlap'])
  })
})
