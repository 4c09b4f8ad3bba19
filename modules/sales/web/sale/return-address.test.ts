import { expect, it } from 'vitest'
import { isReturnable, returnAddress } from './return-address.ts'

const line = {
  ...{ sales_no: 'S000313', line_no: 1, customer_cd: 'C001', branch_no: '00', sales_div: '500' },
  ...{
    sales_slip_status: '2',
    colour: '0',
    corrected_by: '',
    item_cd: 'BS-25',
    tax_cd: '10',
    tax_rate: '10',
  },
  ...{ qty: '7', returned_qty: '2', unit_price: '16587', settled_price: '16000' },
}

it('what was sold comes back at the price that counts, as many as are left, from the line that it was', () => {
  expect(Object.fromEntries(new URL(returnAddress(line), 'http://x').searchParams)).toEqual({
    ...{
      customer_cd: 'C001',
      branch_no: '00',
      sales_div: '520',
      item_cd: 'BS-25',
      qty: '5',
      tax_cd: '10',
      tax_rate: '10',
    },
    ...{ unit_price: '16000', origin_no: 'S000313', origin_line_no: '1' },
  })
})

it('nothing comes back of what was not posted, was taken back or corrected, or has come back already', () => {
  expect(isReturnable(line)).toBe(true)
  for (const other of [
    { sales_slip_status: '0' },
    { sales_slip_status: '9' },
    { colour: '1' },
    { corrected_by: 'S000400' },
    { sales_div: '520' },
    { sales_div: '060' },
    { returned_qty: '7' },
  ])
    expect(isReturnable({ ...line, ...other })).toBe(false)
})
