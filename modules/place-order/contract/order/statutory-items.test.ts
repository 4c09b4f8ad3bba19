import { expect, it } from 'vitest'
import { missingStatutoryItems } from './statutory-items.ts'

const line = {
  ...{ due_dt: '2026-12-01', location_cd: '999', item_nm: 'ボルト', unit_price: '10' },
  ...({ line_status: '0' } as const),
}

it('names each cell that is blank, and none of a cancelled line', () => {
  const payment_text = '月末締 翌月末日払 振込'
  expect(missingStatutoryItems({ header: { payment_text }, lines: [line] })).toEqual([])
  expect(
    missingStatutoryItems({
      header: { payment_text: ' ' },
      lines: [
        line,
        { ...line, due_dt: '', location_cd: '' },
        { ...line, line_status: '9', due_dt: '' },
        { ...line, item_nm: '', unit_price: '' },
      ],
    }),
  ).toEqual([
    'header.payment_text',
    'lines.1.due_dt',
    'lines.1.location_cd',
    'lines.3.item_nm',
    'lines.3.unit_price',
  ])
})
