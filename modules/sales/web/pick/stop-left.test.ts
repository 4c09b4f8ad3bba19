import { describe, expect, it } from 'vitest'
import type { Stop } from '../../contract/pick/pick-calls.ts'
import { boxQty, fits, stopsLeft } from './stop-left.ts'

const stop: Stop = {
  ...{
    delivery_no: 'D1',
    line_no: 1,
    order_no: 'R1',
    order_line_no: 1,
    item_cd: 'A',
    item_nm: '',
    unit_nm: '',
  },
  ...{
    location_cd: 'S1',
    lot_no: 'L1',
    qty: '120',
    line_qty: '120',
    picked_qty: '0',
    boxes: 1,
    pack_qty: '50',
  },
  ...{ customer_item_cd: '', is_matched: false, one_lot: false, over_qty: '0' },
}
const box = {
  delivery_no: 'D1',
  line_no: 1,
  location_cd: 'S1',
  lot_no: 'L1',
  qty: '50',
  label: '',
  customer_label: '',
}

describe('what is left at a shelf', () => {
  it('is less by the boxes that the phone keeps, and is gone when they are enough', () => {
    const [left] = stopsLeft([stop], [box, box, { ...box, line_no: 2 }, { ...box, lot_no: 'L2' }])
    expect(left).toMatchObject({ qty: '20', boxes: 3 })
    expect(stopsLeft([stop], [box, box, { ...box, qty: '20' }])).toEqual([])
  })
  it('goes into a full box, or into one with the rest', () => {
    expect(boxQty(stop)).toBe('50')
    expect(boxQty({ ...stop, qty: '20' })).toBe('20')
    expect(boxQty({ ...stop, pack_qty: '0' })).toBe('120')
  })
  it('is as much more as the customer takes beyond the line, wherever it has been taken', () => {
    const [one, other] = [
      { ...stop, over_qty: '5' },
      { ...stop, location_cd: 'S2', over_qty: '5' },
    ]
    expect(fits('125', one)).toBe(true)
    expect(fits('126', one)).toBe(false)
    const left = stopsLeft([one, other, { ...other, line_no: 2 }], [{ ...box, qty: '123' }])
    expect(left.map(({ over_qty }) => over_qty)).toEqual(['2', '5'])
    expect(stopsLeft([one, other], [{ ...box, qty: '126' }])).toMatchObject([{ over_qty: '0' }])
  })
  it.each([
    ['120', true],
    ['0.5', true],
    ['121', false],
    ['0', false],
    ['', false],
    ['-1', false],
    ['一箱', false],
  ])('as a typed %j: %s', (typed, isRight) => expect(fits(typed, stop)).toBe(isRight))
})
