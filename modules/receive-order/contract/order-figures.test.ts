import { describe, expect, it } from 'vitest'
import { decimal } from '#platform/contract/decimal.ts'
import {
  allocationOf,
  amountOf,
  backlogOf,
  orderSums,
  orderTotals,
  packages,
  fullBoxes,
  packing,
} from './order-figures.ts'

const line = (amount: string, tax_rate: string, tax_cd = '10', line_status = '0') => ({
  ...{ amount, tax_rate, tax_cd, line_status },
})
const added = { tax_div: '1', tax_fraction: '1' }

describe('the amount of a line', () => {
  it('is for as many as the price is for, in whole yen', () => {
    expect(amountOf({ qty: '1050', unit_price: '186.5', price_base_qty: '1' })).toBe('195825')
    expect(amountOf({ qty: '1050', unit_price: '186.5', price_base_qty: '1000' })).toBe('195')
    expect(amountOf({ qty: '', unit_price: '1', price_base_qty: '1' })).toBe('')
  })
})

describe('the tax of an order', () => {
  it('is rounded once for each category and rate, never by line', () => {
    const lines = [line('15', '10'), line('15', '10'), line('99', '8', '11')]
    expect(orderSums(lines, added)).toEqual({ net_amount: '129', tax_amount: '10' })
    expect(orderSums([line('15', '10'), line('14', '10')], added).tax_amount).toBe('2')
  })
  it('keeps to the rounding of the customer', () => {
    const lines = [line('15', '10')]
    const tax = (tax_fraction: string) => orderSums(lines, { tax_div: '1', tax_fraction }).tax_amount
    expect([tax('1'), tax('2'), tax('3')]).toEqual(['1', '2', '2'])
    expect(orderSums([line('14', '10')], { tax_div: '1', tax_fraction: '3' }).tax_amount).toBe('1')
  })
  it('stands in the prices of a customer with tax included, and is none for one without', () => {
    expect(orderSums([line('1100', '10')], { tax_div: '2', tax_fraction: '1' })).toEqual({
      net_amount: '1000',
      tax_amount: '100',
    })
    expect(orderSums([line('1100', '10')], { tax_div: '3', tax_fraction: '1' })).toEqual({
      net_amount: '1100',
      tax_amount: '0',
    })
  })
  it('is told apart where a rate has changed, and leaves out what was cancelled', () => {
    const lines = [line('100', '8'), line('100', '10'), line('500', '10', '10', '9')]
    expect(orderTotals(lines, added).rows.map(({ figures }) => figures)).toEqual([
      ['100', '10'],
      ['100', '8'],
    ])
  })
})

describe('quantities of a line', () => {
  const quantities = { qty: '10', shipped_qty: '3', closed_qty: '2' }
  it('leave a backlog of what is ordered, less what has shipped, less what was closed', () => {
    expect(backlogOf(quantities)).toEqual(decimal('5'))
    expect(backlogOf({ ...quantities, line_status: '9' })).toEqual(decimal('0'))
  })
  it('are allocated not, partly, or wholly', () => {
    const allocated = (allocated_qty: string) => allocationOf({ ...quantities, allocated_qty })
    expect([allocated('0'), allocated('4.9'), allocated('5')]).toEqual(['0', '1', '2'])
  })
  it('leave a box half full: the full boxes below and above are offered', () => {
    const offered = (qty: string, pack_qty: string) =>
      fullBoxes({ qty, pack_qty, odd_qty: packing(qty, pack_qty).odd_qty })
    expect(offered('120', '50')).toEqual(['100', '150'])
    expect(offered('20', '50')).toEqual(['50'])
    expect(offered('100', '50')).toEqual([])
    expect(offered('20', '0')).toEqual([])
  })
  it('fill boxes, and something is left over', () => {
    expect(packing('250', '40')).toEqual({ box_count: '6', odd_qty: '10' })
    expect(packing('250', '0')).toEqual({ box_count: '', odd_qty: '' })
    expect(['250', '240', '0', '39'].map((qty) => packages(qty, '40'))).toEqual(['7', '6', '0', '1'])
    expect(packages('250', '0')).toBe('')
  })
})
