import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { statementSums, statementTaxes, type StatedLine } from './statement-figures.ts'

const line = (purchase_no: string, amount: string, tax_rate = '10', deductible_rate = '100'): StatedLine => ({
  ...{ purchase_no, amount, tax_rate, deductible_rate, tax_cd: tax_rate === '10' ? '10' : '11' },
})
const once = { tax_div: '1', tax_fraction: '1', tax_calc_unit: '2' }
const taxOf = (lines: readonly StatedLine[], rule: typeof once) =>
  statementSums(statementTaxes(lines, rule)).tax_amount

describe('the tax of a statement', () => {
  it('is rounded once per tax code, or once per slip where that is the supplier’s invoice', () => {
    const lines = ['1', '2', '3'].map((no) => line(no, '105'))
    expect(taxOf(lines, once)).toBe('31')
    expect(taxOf(lines, { ...once, tax_calc_unit: '1' })).toBe('30')
  })
  it('agrees with a naive reckoning in whole numbers', () => {
    const one = fc.record({
      purchase_no: fc.constantFrom('1', '2', '3'),
      amount: fc.integer({ min: -999_999, max: 9_999_999 }),
      tax_rate: fc.constantFrom(10, 8),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 20 }), fc.constantFrom('1', '2'), (some, tax_calc_unit) => {
        const groups = new Map<string, number>()
        for (const { purchase_no, amount, tax_rate } of some) {
          const key = tax_calc_unit === '1' ? `${purchase_no} ${tax_rate}` : `${tax_rate}`
          groups.set(key, (groups.get(key) ?? 0) + amount)
        }
        let tax = 0
        for (const [key, base] of groups) tax += Math.trunc((base * Number(key.split(' ').at(-1))) / 100)
        const net = some.reduce((all, { amount }) => all + amount, 0)
        const lines = some.map(({ purchase_no, amount, tax_rate }) =>
          line(purchase_no, `${amount}`, `${tax_rate}`),
        )
        const sums = statementSums(statementTaxes(lines, { ...once, tax_calc_unit }))
        return (
          sums.net_amount === `${net}` && sums.tax_amount === `${tax}` && sums.pay_amount === `${net + tax}`
        )
      }),
    )
  })
  it('may be deducted by the share of each day', () => {
    const lines = [line('1', '1000', '10', '80'), line('1', '1000', '10', '70')]
    expect(statementTaxes(lines, once)).toMatchObject([{ tax_amount: '200', deductible_tax: '150' }])
  })
  it('is taken out of prices that include it', () => {
    const sums = statementSums(statementTaxes([line('1', '1100')], { ...once, tax_div: '2' }))
    expect(sums).toMatchObject({ net_amount: '1000', tax_amount: '100', pay_amount: '1100' })
  })
})
