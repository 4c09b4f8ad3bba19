import { describe, expect, it } from 'vitest'
import type { ExpectedLine } from '../../contract/arrival/gate-calls.ts'
import {
  errorsOfCards,
  expectedCard,
  sentLines,
  sentParts,
  serialsOf,
  unorderedCard,
  type GateLine,
} from './gate-lines.ts'

const expected: ExpectedLine = {
  ...{ po_no: 'P000012', line_no: 1, item_cd: 'PIN-06', item_nm: 'ピン', unit_nm: '個', rest: '10' },
  ...{ supplier_cd: 'S001', branch_no: '00', supplier_nm: '名港鋼材', expected_dt: '2026-11-18' },
  ...{ location_cd: 'MAT', is_late: false, is_inspected: false, lot_control: '0', perishes: false },
  needs_place: false,
}
const today = '2026-11-18'
const card = (typed: object, more: object = {}) => {
  const begun = expectedCard({ ...expected, ...more }, '')
  return { ...begun, typed: { ...begun.typed, ...typed } }
}

describe('what a card of the gate becomes', () => {
  it('is one line of the arrival with its lot and days, as they are typed', () => {
    const lot = { qty: '4', lot_no: 'L1', made_dt: '1101', supplier_lot: 'S-9' }
    expect(sentLines(sentParts([card(lot)], today))).toEqual([
      {
        ...{ po_no: 'P000012', po_line_no: '1', item_cd: 'PIN-06', qty: '4', location_cd: 'MAT' },
        ...{ lot_no: 'L1', made_dt: '2026-11-01', expiry_dt: '', supplier_lot: 'S-9' },
      },
    ])
  })

  it('is a piece for each serial number, read twice one', () => {
    expect(serialsOf('A1\nA2 A1、A3')).toEqual(['A1', 'A2', 'A3'])
    const lines = sentLines(sentParts([card({ lot_no: 'A1\nA2' }, { lot_control: '2' })], today))
    expect(lines).toMatchObject([
      { qty: '1', lot_no: 'A1' },
      { qty: '1', lot_no: 'A2' },
    ])
  })

  it('puts aside what is too many beside what is taken in, or all of it', () => {
    const many = card({ qty: '10', aside_qty: '2', aside_reason: '送り過ぎ' })
    const both = sentLines(sentParts([{ ...many, aside: '3' }], today))
    expect(both).toMatchObject([{ qty: '10' }, { qty: '2', outcome: '3', remarks: '送り過ぎ' }])
    const all = card({ qty: '0', aside_qty: '10', aside_reason: '品違い' })
    expect(sentLines(sentParts([{ ...all, aside: '1' }], today))).toMatchObject([{ qty: '10', outcome: '1' }])
  })

  it('of goods that nobody has ordered says the code that stood on them', () => {
    const found = unorderedCard('4901234567894')
    const typed = { ...found.typed, aside_qty: '3', aside_reason: '誤配' }
    expect(sentLines(sentParts([{ ...found, typed }], today))).toEqual([
      { qty: '3', outcome: '2', remarks: '誤配 4901234567894' },
    ])
  })

  it('is refused at the card and the field on which it was typed', () => {
    const first: GateLine = { ...card({ qty: '3', aside_qty: '2' }), aside: '3' }
    const parts = sentParts([first, { ...card({}), name: 'P000012-2' }], today)
    const errors = { 'lines.1.remarks': '理由', 'lines.2.qty': '多い', 'header.receipt_dt': '日付' }
    expect(errorsOfCards(errors, parts)).toEqual({
      'P000012-1 aside_reason': '理由',
      'P000012-2 qty': '多い',
      'header.receipt_dt': '日付',
    })
  })
})
