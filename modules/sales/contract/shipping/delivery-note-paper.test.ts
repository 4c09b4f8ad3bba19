import { expect, it } from 'vitest'
import type { Half, Part } from '#platform/contract/document.ts'
import { deliveryNotePaper, type DeliveryPaper } from './delivery-note-paper.ts'

const paper = (lines: number, copy_flg = true): DeliveryPaper => ({
  copy_flg,
  ...{ addressee: '東和精機株式会社　御中', addresseeLines: [], company: 'みなと精密工業', companyLines: [] },
  ...{ phone: '', delivery_no: 'D1', ship_dt: '2026-11-24', delivery_dt: '2026-11-25', destination: '' },
  ...{ invoice_reg_no: '', carrier_nm: '', tracking_no: '', seal_flg: true },
  lines: Array.from({ length: lines }, (_, at) => ({
    ...{ order_no: '12', order_line_no: at + 1, customer_po_no: 'PO', customer_line_no: '', item_cd: 'A' },
    ...{ customer_item_cd: 'T', item_nm: '軸', unit_nm: '個', qty: '10', pack_qty: '4', unit_price: '7' },
    ...{ price_base_qty: '1', temp_price_flg: false, amount: '70' },
    sold_before_flg: false,
  })),
})

/** What stands on each sheet, left and right: what it is and its lines. */
const sheets = (lines: number, copy_flg = true) =>
  deliveryNotePaper.build(paper(lines, copy_flg), 'ja').parts.map((part) => {
    if (part.part !== 'halves') throw new Error('Not a sheet of halves')
    return [part.left, ...(part.right ? [part.right] : [])].map(
      (half) => `${half.foot[1]} ${numbersOf(half).join(',')}`,
    )
  })

const tableOf = (parts: readonly Part[]) => parts.find((part) => part.part === 'lines')
const numbersOf = ({ parts }: Half) => tableOf(parts)?.lines.map(([number]) => number) ?? []

it('the note lies beside its receipt, six lines on each, and the copy on a sheet of its own', () => {
  expect(sheets(2)).toEqual([
    ['納品書　D1　1 / 1 1,2', '受領書　D1　1 / 1 1,2'],
    ['納品書（控）　D1　1 / 1 1,2'],
  ])
  expect(sheets(13)).toEqual([
    ['納品書　D1　1 / 3 1,2,3,4,5,6', '受領書　D1　1 / 3 1,2,3,4,5,6'],
    ['納品書　D1　2 / 3 7,8,9,10,11,12', '受領書　D1　2 / 3 7,8,9,10,11,12'],
    ['納品書　D1　3 / 3 13', '受領書　D1　3 / 3 13'],
    ['納品書（控）　D1　1 / 3 1,2,3,4,5,6', '納品書（控）　D1　2 / 3 7,8,9,10,11,12'],
    ['納品書（控）　D1　3 / 3 13'],
  ])
  // The customer gets no copy of ours.
  expect(sheets(2, false)).toEqual([['納品書　D1　1 / 1 1,2', '受領書　D1　1 / 1 1,2']])
})

it('what was sold before it ships says so instead of a price', () => {
  const [line] = paper(1).lines
  const built = deliveryNotePaper.build(
    { ...paper(1), lines: line ? [{ ...line, sold_before_flg: true, amount: '0' }] : [] },
    'ja',
  )
  expect(JSON.stringify(built)).toContain('"売上済","0"')
  expect(JSON.stringify(built)).not.toContain('"7"')
})

it('a receipt has no prices, and says to whom it comes back', () => {
  const [part] = deliveryNotePaper.build(paper(1), 'ja').parts
  const receipt = JSON.stringify(part?.part === 'halves' ? part.right : undefined)
  expect([receipt.includes('70'), receipt.includes('みなと精密工業　行')]).toEqual([false, true])
  expect(receipt).toContain('"from":"東和精機株式会社"')
})

it('the sum and the boxes stand under the last line only', () => {
  const sums = deliveryNotePaper
    .build(paper(7), 'ja')
    .parts.map((part) => (part.part === 'halves' ? tableOf(part.left.parts)?.sums : undefined))
  expect(sums.map((one) => one?.join(' ').trim())).toEqual([
    '次ページへ続く',
    '箱数 21箱   合計 490',
    '次ページへ続く',
  ])
})

it('the seal of the company stands where the company wants one', () => {
  const sealed = (seal_flg: boolean) =>
    JSON.stringify(deliveryNotePaper.build({ ...paper(1), seal_flg }, 'ja')).includes('みなと精密工業之印')
  expect([sealed(true), sealed(false)]).toEqual([true, false])
})
