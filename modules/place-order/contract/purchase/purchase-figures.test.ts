import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deductibleTax, purchaseAmount, purchaseSums } from './purchase-figures.ts'

const line = { stock_div: '010', qty: '1', unit_price: '1', price_base_qty: '1', given_amount: '' }

describe('the amount of a purchase line', () => {
  it.each([
    [{ qty: '1050', unit_price: '186.55', price_base_qty: '1000' }, '195'],
    [{ stock_div: '020', qty: '3', unit_price: '33.33' }, '-99'],
    [{ stock_div: '016', qty: '3', unit_price: '33.33' }, '0'],
    [{ stock_div: '060', qty: '-100', unit_price: '5' }, '-500'],
    [{ stock_div: '060', qty: '100', unit_price: '', given_amount: '-1234' }, '-1234'],
    [{ qty: '', unit_price: '5' }, ''],
  ])('of %j is %s', (typed, amount) => {
    expect(purchaseAmount({ ...line, ...typed })).toBe(amount)
  })
  it('is taken back to the yen by the same line with the other sign', () => {
    const digits = fc.integer({ min: 1, max: 999_999_999 })
    fc.assert(
      fc.property(fc.constantFrom('010', '011', '020', '060'), digits, digits, (stock_div, qty, cents) => {
        const one = { ...line, stock_div, qty: `${qty / 1000}`, unit_price: `${(cents % 9_999_999) / 100}` }
        const [black, red] = [one, { ...one, qty: `-${one.qty}` }].map((each) => BigInt(purchaseAmount(each)))
        return (black ?? 0n) + (red ?? 0n) === 0n
      }),
    )
  })
})

/** The same by hand, in whole numbers: once per rate and share, cut off. */
function naive(lines: readonly { amount: string; tax_rate: string; deductible_rate: string }[]) {
  const groups = new Map<string, bigint>()
  for (const { amount, tax_rate } of lines)
    groups.set(tax_rate, (groups.get(tax_rate) ?? 0n) + BigInt(amount))
  let tax = 0n
  for (const [rate, base] of groups) tax += (base * BigInt(rate)) / 100n
  return { net: lines.reduce((all, { amount }) => all + BigInt(amount), 0n), tax }
}

describe('tax of a purchase', () => {
  it('agrees with a naive reckoning, and may be deducted up to the share', () => {
    const one = fc.record({
      amount: fc.integer({ min: -9_999_999, max: 9_999_999 }).map(String),
      tax_rate: fc.constantFrom('10', '8'),
      deductible_rate: fc.constantFrom('100', '80', '70', '50'),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 12 }), (some) => {
        const lines = some.map((each) => ({ ...each, tax_cd: each.tax_rate === '10' ? '10' : '11' }))
        const sums = purchaseSums(lines, { tax_div: '1', tax_fraction: '1' })
        const { net, tax } = naive(lines)
        return sums.net_amount === String(net) && sums.tax_amount === String(tax)
      }),
    )
  })
  it.each([
    ['100', '10'],
    ['80', '8'],
    ['70', '7'],
    ['0', '0'],
  ])('of 100 yen at %s percent is deducted with %s yen', (deductible_rate, tax) => {
    const lines = [{ amount: '100', tax_cd: '10', tax_rate: '10', deductible_rate }]
    expect(deductibleTax(lines, { tax_div: '1', tax_fraction: '1' })).toBe(tax)
  })
})
