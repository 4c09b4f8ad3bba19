import { expect, it } from 'vitest'
import { markedLines, type IssuedLine } from './order-changes.ts'

const line = (line_no: number, more: Partial<IssuedLine> = {}): IssuedLine => ({
  ...{ line_no, item_cd: 'BLT-M4', supplier_item_cd: '', item_nm: 'ボルト', qty: '10', unit_cd: 'PCS' },
  ...{ unit_price: '5', price_base_qty: '1', amount: '50', due_dt: '2026-12-01', location_cd: '999' },
  ...{ trade_qty: '', trade_unit_cd: '' },
  ...{ line_status: '1', temp_price_flg: false, temp_price_reason: '', settle_dt: '', ...more },
})
const order = (...lines: readonly IssuedLine[]) => ({
  header: { inspect_by_dt: '', payment_text: '', supplied_text: '', remarks: '' },
  lines: [...lines],
})
const marks = (...[before, now]: Parameters<typeof markedLines>) =>
  markedLines(before, now).map(({ mark, line: { line_no }, before: was }) => [line_no, mark, was?.qty])

it('the first paper has no marks, and no cancelled lines', () => {
  expect(marks(undefined, order(line(1), line(2, { line_status: '9' })))).toEqual([[1, 'none', undefined]])
})

it('a change is marked against what the supplier has on his paper', () => {
  const before = order(line(1), line(2), line(3), line(4))
  const now = order(line(1), line(2, { qty: '12' }), line(4, { line_status: '9' }), line(5))
  expect(marks(before, now)).toEqual([
    [1, 'none', '10'],
    [2, 'changed', '10'],
    [3, 'removed', '10'],
    [4, 'removed', '10'],
    [5, 'added', undefined],
  ])
  // How far it has come is no change of the order.
  expect(marks(before, order(line(1, { line_status: '2' })))[0]).toEqual([1, 'none', '10'])
})
