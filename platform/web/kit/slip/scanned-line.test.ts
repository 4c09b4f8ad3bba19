import { describe, expect, it } from 'vitest'
import type { TypedValues } from '#platform/contract/slip.ts'
import { scannedChanges, type SlipScan } from './scanned-line.ts'
import type { SlipLine } from './slip-content.ts'

const scan: SlipScan = {
  counts: 'qty',
  read: (text) => {
    const [item_cd = '', lot_no = ''] = text.split(' ')
    return { item_cd, lot_no }
  },
}
const line = (values: TypedValues): SlipLine => ({ values, wrong: {}, lineNo: 0, edit: true })

describe('a label that is scanned into a slip', () => {
  it('begins a line with one piece, and its lot where the label has one', () => {
    expect(scannedChanges([line({ item_cd: 'A', qty: '3' })], scan, 'B 2611')).toEqual([
      { line: 1, field: 'item_cd', text: 'B' },
      { line: 1, field: 'lot_no', text: '2611' },
      { line: 1, field: 'qty', text: '1' },
    ])
  })

  it('of the same goods is one more piece; another lot is other goods', () => {
    const lines = [
      line({ item_cd: 'A', lot_no: '', qty: '' }),
      line({ item_cd: 'A', lot_no: '1', qty: '2.5' }),
    ]
    expect(scannedChanges(lines, scan, 'A')).toEqual([{ line: 0, field: 'qty', text: '1' }])
    expect(scannedChanges(lines, scan, 'A 1')).toEqual([{ line: 1, field: 'qty', text: '3.5' }])
    expect(scannedChanges(lines, scan, 'A 2').map(({ line: at }) => at)).toEqual([2, 2, 2])
  })

  it('where nothing is counted, the same code again is the line that it was', () => {
    const sheets: SlipScan = { read: (text) => ({ work_order_no: text, process_no: '10' }) }
    const lines = [line({ work_order_no: 'W1', process_no: '10' })]
    expect(scannedChanges(lines, sheets, 'W1')).toEqual([{ line: 0, field: 'work_order_no', text: 'W1' }])
    expect(scannedChanges(lines, sheets, 'W2')).toEqual([
      { line: 1, field: 'work_order_no', text: 'W2' },
      { line: 1, field: 'process_no', text: '10' },
    ])
  })
})
