import { describe, expect, it } from 'vitest'
import { netAndTax } from '#modules/master/contract/tax-sums.ts'
import { statementSums, statementTaxes, type StatedSale } from './statement-figures.ts'

const sale = (slip: string, amount: string, more: Partial<StatedSale> = {}): StatedSale => ({
  ...{ slip, amount, tax_cd: '10', tax_rate: '10', tax_div: '1', tax_fraction: '1', tax_calc_unit: '2' },
  ...more,
})

describe('the tax of a statement', () => {
  it('is rounded once per code and rate: 105 yen three times at 10 percent is 31', () => {
    expect(statementTaxes([sale('A', '105'), sale('B', '105'), sale('C', '105')])).toEqual([
      { tax_cd: '10', tax_rate: '10', net_amount: '315', tax_amount: '31' },
    ])
  })
  it('is the sum of the slips’ where each slip is the invoice', () => {
    const own = { tax_calc_unit: '1' }
    expect(statementTaxes([sale('A', '105', own), sale('B', '105', own), sale('C', '105', own)])).toEqual([
      { tax_cd: '10', tax_rate: '10', net_amount: '315', tax_amount: '30' },
    ])
  })
  it('has a row for each rate; a return counts at the rate of its origin', () => {
    const old = { tax_rate: '8' }
    const reduced = { tax_cd: '11', tax_rate: '8' }
    expect(
      statementTaxes([sale('A', '1000'), sale('A', '-500', old), sale('B', '99', reduced)]),
    ).toMatchObject([
      { tax_cd: '10', tax_rate: '10', net_amount: '1000', tax_amount: '100' },
      { tax_cd: '10', tax_rate: '8', net_amount: '-500', tax_amount: '-40' },
      { tax_cd: '11', tax_rate: '8', net_amount: '99', tax_amount: '7' },
    ])
  })
  it('is taken out of prices that include it', () => {
    expect(statementTaxes([sale('A', '1100', { tax_div: '2' })])).toMatchObject([
      { net_amount: '1000', tax_amount: '100' },
    ])
  })
  it('equals that of all lines together, however they stand on slips', () => {
    for (let run = 1; run <= 200; run += 1) {
      const sales = Array.from({ length: (run % 7) + 1 }, (_, at) =>
        sale(`S${at % 3}`, String(((run * 7919 + at * 104729) % 20_001) - 5000), {
          ...(at % 2 === 0 ? {} : { tax_cd: '11', tax_rate: '8' }),
          tax_fraction: String((run % 3) + 1),
        }),
      )
      const whole = netAndTax(sales, { tax_div: '1', tax_fraction: String((run % 3) + 1) })
      const { net_amount, tax_amount } = statementSums(statementTaxes(sales), {
        ...{ previous_amount: '0', received_amount: '0' },
      })
      expect({ net_amount, tax_amount }).toEqual(whole)
    }
  })
  it('is nothing after a reversal, whatever the rounding', () => {
    for (const tax_fraction of ['1', '2', '3'])
      for (const tax_calc_unit of ['1', '2']) {
        const rule = { tax_fraction, tax_calc_unit }
        expect(statementTaxes([sale('A', '105', rule), sale('B', '-105', rule)])).toMatchObject([
          { net_amount: '0', tax_amount: '0' },
        ])
      }
  })
})

it('carries forward what was not paid', () => {
  const taxes = [{ tax_cd: '10', tax_rate: '10', net_amount: '5875460', tax_amount: '586240' }]
  const before = { previous_amount: '5214880', received_amount: '4572480' }
  expect(statementSums(taxes, before)).toMatchObject({
    ...{ carried_amount: '642400', sales_amount: '6461700', billed_amount: '7104100' },
  })
})
