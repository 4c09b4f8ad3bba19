import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { purchaseSums } from '#modules/place-order/contract/purchase/purchase-figures.ts'
import { entriesOfPurchases, type PurchaseAtTax } from './purchase-entries.ts'

const bought = (line: Partial<PurchaseAtTax>): PurchaseAtTax => ({
  ...{ supplier_cd: 'S1', branch_no: '00', factory_cd: 'F01', purchase_no: 'P1', account_dt: '2026-11-10' },
  ...{ stock_div: '010', statement_no: '', tax_div: '1', tax_fraction: '1' },
  ...{ tax_cd: '10', tax_rate: '10', deductible_rate: '100', amount: '0', ...line },
})
const total = (name: 'amount' | 'tax_amount', lines: readonly PurchaseAtTax[]) =>
  entriesOfPurchases(lines).reduce((sum, one) => sum + BigInt(one[name]), 0n)

const line = fc.record({
  amount: fc.integer({ min: -99_999, max: 99_999 }).map(String),
  stock_div: fc.constantFrom('010', '011', '020', '060', '070'),
  tax_cd: fc.constantFrom('10', '11', '20'),
  deductible_rate: fc.constantFrom('100', '80', '70', '50', '0'),
})
const slip = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  tax_div: fc.constantFrom('1', '2', '3'),
  tax_fraction: fc.constantFrom('1', '2', '3'),
})

describe('the journal of a purchase', () => {
  it('is the slip to the yen, for each tax, whatever accounts and shares stand on it', () => {
    fc.assert(
      fc.property(slip, ({ lines, ...rule }) => {
        const all = lines.map((one) =>
          bought({ ...one, ...rule, tax_rate: { 10: '10', 11: '8', 20: '0' }[one.tax_cd] ?? '0' }),
        )
        const { net_amount, tax_amount, deductible_tax } = purchaseSums(all, rule)
        return (
          total('amount', all) === BigInt(net_amount) + BigInt(tax_amount) &&
          total('tax_amount', all) === BigInt(deductible_tax) &&
          ['10', '11', '20'].every((tax_cd) => {
            const ofTax = all.filter((one) => one.tax_cd === tax_cd)
            const own = purchaseSums(ofTax, rule)
            const told = entriesOfPurchases(all).filter((one) => one.tax_cd === tax_cd)
            return (
              told.reduce((sum, one) => sum + BigInt(one.amount), 0n) ===
              BigInt(own.net_amount) + BigInt(own.tax_amount)
            )
          })
        )
      }),
    )
  })
  it('has an account for goods, one for outside processes and one for supply for pay', () => {
    const lines = ['010', '020', '060', '011', '070'].map((stock_div) => bought({ stock_div, amount: '100' }))
    expect(
      entriesOfPurchases(lines).map(({ debit_use, credit_use, amount }) => [debit_use, credit_use, amount]),
    ).toEqual([
      ['60', '57', '330'],
      ['61', '57', '110'],
      ['62', '57', '110'],
    ])
  })
})
