import { expect, it } from 'vitest'
import { guessFields } from '#platform/contract/matching/guess-fields.ts'
import { carrierInvoiceTarget } from './carrier-invoice-target.ts'

it('a carrier’s headings are matched by what carriers call them, our own number among them', () => {
  const heading = ['送り状番号', '運送番号', '出荷日', '届け先', '運賃']
  const rows = [['9', 'L000001', '2026/11/29', '東海自動機㈱', '1560']]
  expect(guessFields(carrierInvoiceTarget, { heading, rows }).map(({ field }) => field)).toEqual([
    'tracking_no',
    'transport_no',
    'ship_dt',
    'destination_nm',
    'fare',
  ])
})
