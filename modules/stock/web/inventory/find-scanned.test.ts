import { describe, expect, it } from 'vitest'
import { labelText, readLabel } from '../../contract/goods-label.ts'
import { findScanned } from './find-scanned.ts'

const line = (line_no: number, location_cd: string, item_cd: string, lot_no = '', counted_qty = '') => ({
  line_no,
  location_cd,
  item_cd,
  lot_no,
  counted_qty,
})
const lines = [
  line(1, 'A1', 'BOLT', '', '5'),
  line(2, 'A1', 'OIL', '2610'),
  line(3, 'A1', 'OIL', '2611'),
  line(4, 'B1', 'BOLT'),
]
const at = (location_cd: string) => ({ inventory_no: 'I000002', location_cd })

describe('what a scanner reads between the shelves', () => {
  it('is a line of this sheet, and no line of another', () => {
    expect(findScanned(lines, 'i000002/3', at(''))).toEqual({ found: 'line', line_no: 3, location_cd: 'A1' })
    expect(findScanned(lines, 'I000001/3', at('')).found).toBe('nothing')
  })

  it('is the shelf where one stands from now on', () => {
    expect(findScanned(lines, 'ｂ1', at(''))).toEqual({ found: 'place', location_cd: 'B1' })
  })

  it('is the label of goods, with its lot when it says one', () => {
    expect(findScanned(lines, labelText('OIL', '2611'), at(''))).toMatchObject({ line_no: 3 })
    expect(findScanned(lines, 'oil', at(''))).toMatchObject({ line_no: 2 })
  })

  it('prefers what has not been counted, but stays on the shelf', () => {
    expect(findScanned(lines, 'BOLT', at(''))).toMatchObject({ line_no: 4 })
    expect(findScanned(lines, 'BOLT', at('A1'))).toMatchObject({ line_no: 1 })
  })

  it('is something that the books do not know here', () => {
    expect(findScanned(lines, 'OIL 2611', at('B1'))).toEqual({
      found: 'nothing',
      label: { item_cd: 'OIL', lot_no: '2611' },
    })
    expect(readLabel('  bolt ')).toEqual({ item_cd: 'BOLT', lot_no: '' })
  })
})
