import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineMargin, salesAmount, salesSums } from './sales-figures.ts'

const line = {
  ...{ sales_div: '500', qty: '1', unit_price: '1', price_base_qty: '1', given_amount: '' },
  return_judgement: '9',
}

describe('the amount of a sale', () => {
  it.each([
    [{ qty: '1050', unit_price: '186.55', price_base_qty: '1000' }, '195'],
    [{ sales_div: '505', qty: '3', unit_price: '33.33' }, '0'],
    [{ sales_div: '520', qty: '3', unit_price: '33.33', return_judgement: '1' }, '-99'],
    [{ sales_div: '520', qty: '3', unit_price: '33.33', return_judgement: '4' }, '0'],
    [{ sales_div: '060', qty: '100', unit_price: '', given_amount: '-1234' }, '-1234'],
    [{ qty: '', unit_price: '5' }, ''],
  ])('of %j is %s', (typed, amount) => {
    expect(salesAmount({ ...line, ...typed })).toBe(amount)
  })
  it('is taken back to the yen by the same line with the other sign', () => {
    const digits = fc.integer({ min: 1, max: 999_999_999 })
    fc.assert(
      fc.property(fc.constantFrom('500', '504', '520', '060'), digits, digits, (sales_div, qty, cents) => {
        const one = { ...line, sales_div, qty: `${qty / 1000}`, unit_price: `${(cents % 9_999_999) / 100}` }
        const [black, red] = [one, { ...one, qty: `-${one.qty}` }].map((each) => BigInt(salesAmount(each)))
        return (black ?? 0n) + (red ?? 0n) === 0n
      }),
    )
  })
})

describe('tax of a sale', () => {
  it('is rounded once for a tax code, not line by line: 105 yen three times at 10 %, cut off, is 31', () => {
    const lines = [1, 2, 3].map(() => ({ amount: '105', tax_cd: '10', tax_rate: '10', line_cost: '0' }))
    expect(salesSums(lines, { tax_div: '1', tax_fraction: '1' })).toMatchObject({
      ...{ net_amount: '315', tax_amount: '31' },
    })
  })
  it('agrees with a naive reckoning, and the margin is what is left of the net amount', () => {
    const one = fc.record({
      amount: fc.integer({ min: -9_999_999, max: 9_999_999 }).map(String),
      line_cost: fc.integer({ min: -9_999_999, max: 9_999_999 }).map(String),
      tax_rate: fc.constantFrom('10', '8'),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 6 }), (some) => {
        const lines = some.map((each) => ({ ...each, tax_cd: each.tax_rate === '10' ? '10' : '11' }))
        const sums = salesSums(lines, { tax_div: '1', tax_fraction: '1' })
        const of = (rate: string) =>
          (lines
            .filter(({ tax_rate }) => tax_rate === rate)
            .reduce((all, { amount }) => all + BigInt(amount), 0n) *
            BigInt(rate)) /
          100n
        const total = (name: 'amount' | 'line_cost') =>
          lines.reduce((all, each) => all + BigInt(each[name]), 0n)
        return (
          sums.tax_amount === String(of('10') + of('8')) &&
          sums.net_amount === String(total('amount')) &&
          sums.margin_amount === String(total('amount') - total('line_cost'))
        )
      }),
    )
  })
  it.each([
    ['1', '1100', '900', '200'],
    ['2', '1100', '900', '100'],
  ])('by division %s, %s yen that cost %s yen leave %s', (tax_div, amount, line_cost, margin) => {
    expect(lineMargin({ amount, tax_rate: '10', line_cost }, { tax_div })).toBe(margin)
  })
})
