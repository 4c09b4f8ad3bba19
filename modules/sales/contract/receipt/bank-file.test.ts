import { describe, expect, it } from 'vitest'
import { payerKey, readBankFile } from './bank-file.ts'

const today = '2026-11-30'
const padded = (parts: readonly string[]) => parts.join('').padEnd(200)
const header = (kind: string) => padded(['1', kind, '0'])
const ends = [padded(['8']), padded(['9'])]
/** 入出金取引明細. */
const entry = (date: string, direction: string, amount: string, payer: string) =>
  padded([
    ...['2', '00000001', date, date, direction, '11', amount.padStart(12, '0'), ''.padEnd(12, '0')],
    ...[''.padEnd(6), ''.padEnd(6), ' ', ''.padEnd(7), ''.padEnd(3), ''.padEnd(10), payer.padEnd(48)],
  ])
/** 振込入金通知. */
const told = (date: string, amount: string, payer: string, cancelled = ' ') =>
  padded([
    ...['2', '000001', date, date, amount.padStart(10, '0'), ''.padEnd(10, '0'), ''.padEnd(10)],
    ...[payer.padEnd(48), ''.padEnd(15), ''.padEnd(15), cancelled],
  ])

describe('the bank’s file', () => {
  it('has what came in; what went out is passed by', () => {
    const file = [
      header('03'),
      entry('081120', '1', '110000', 'ｶ)ﾄｳｶｲｼﾞﾄﾞｳｷ'),
      entry('081121', '2', '5000', 'X'),
      ...ends,
    ]
    expect(readBankFile(file.join('\r\n'), today)).toEqual([
      { receipt_dt: '2026-11-20', amount: '110000', payer_nm: 'ｶ)ﾄｳｶｲｼﾞﾄﾞｳｷ' },
    ])
  })
  it('is read without line ends, of transfers alone, with years of the calendar, without what was taken back', () => {
    const file = [header('01'), told('261120', '700', 'ABC'), told('261121', '800', 'DEF', '1'), ...ends]
    expect(readBankFile(file.join(''), today)).toEqual([
      { receipt_dt: '2026-11-20', amount: '700', payer_nm: 'ABC' },
    ])
  })
  it('is no other file', () => {
    expect(readBankFile('日付,金額\r\n2026/11/20,100', today)).toBeUndefined()
    expect(readBankFile(header('21') + ends.join(''), today)).toBeUndefined()
    expect(readBankFile(`${header('03')}x`, today)).toBeUndefined()
  })
})

it('knows a payer by the reading of a customer, however the form of the company is written', () => {
  const keys = [
    'ｶ)ﾄｳｶｲｼﾞﾄﾞｳｷ',
    'トウカイジドウキ',
    'トウカイ ジドウキ（カ',
    'カブシキガイシャトウカイジドウキ',
  ].map(payerKey)
  expect(new Set(keys)).toEqual(new Set(['ﾄｳｶｲｼﾞﾄﾞｳｷ']))
})
