import { bankText } from '#modules/system/contract/bank-text.ts'
import { isDate } from '#platform/contract/day-input.ts'

/** 全銀 入出金取引明細 and 振込入金通知: records of 200 letters (domain-reference.md 4.5). Pure. */

export interface BankRow {
  readonly receipt_dt: string
  readonly amount: string
  readonly payer_nm: string
}

interface Layout {
  readonly date: readonly [from: number, length: number]
  readonly amount: readonly [from: number, length: number]
  readonly payer: readonly [from: number, length: number]
  /** Whether money has come, and has not been taken back. */
  readonly hasCome: (record: string) => boolean
}

const recordLength = 200

/** By the kind that the header names: 01 is told of transfers alone, 03 of everything on the account. */
const layouts: Readonly<Record<string, Layout>> = {
  '01': { date: [7, 6], amount: [19, 10], payer: [49, 48], hasCome: (record) => record[127] !== '1' },
  '03': {
    date: [9, 6],
    amount: [24, 12],
    payer: [81, 48],
    // 1: paid in; 19 corrects what was booked.
    hasCome: (record) => record[21] === '1' && record.slice(22, 24) !== '19',
  },
}

/** Records stand behind each other, or on lines of their own; undefined where it is no such file. */
export function readBankFile(text: string, today: string): readonly BankRow[] | undefined {
  const joined = text.replaceAll(/[\r\n]/g, '').replaceAll('\u001A', '')
  const records = Array.from({ length: Math.floor(joined.length / recordLength) }, (_, at) =>
    joined.slice(at * recordLength, (at + 1) * recordLength),
  )
  const [header = ''] = records
  const layout = header.startsWith('1') ? layouts[header.slice(1, 3)] : undefined
  if (!layout || joined.length % recordLength !== 0) return undefined
  const part = (record: string, [from, length]: readonly [number, number]) =>
    record.slice(from, from + length)
  return records
    .filter((record) => record.startsWith('2') && layout.hasCome(record))
    .map((record) => ({
      receipt_dt: bankDate(part(record, layout.date), today),
      amount: part(record, layout.amount).replace(/^0+(?=\d)/, ''),
      payer_nm: part(record, layout.payer).trim(),
    }))
    .filter(({ receipt_dt, amount }) => isDate(receipt_dt) && /^\d+$/.test(amount) && amount !== '0')
}

/** Banks write the year of the era, some that of the calendar: it is whichever is nearer. */
function bankDate(digits: string, today: string): string {
  const [year, rest] = [Number(digits.slice(0, 2)), `${digits.slice(2, 4)}-${digits.slice(4, 6)}`]
  const thisYear = Number(today.slice(0, 4))
  const [era, calendar] = [2018 + year, 2000 + year]
  return `${Math.abs(era - thisYear) < Math.abs(calendar - thisYear) ? era : calendar}-${rest}`
}

/** Names of payers as they compare: as banks write them, without the signs of a company's form and without blanks. */
export const payerKey = (name: string): string =>
  bankText(name)
    .replaceAll(/^(ｶ|ﾕ|ﾄﾞ|ｲ|ｶﾌﾞｼｷｶﾞｲｼﾔ|ﾕｳｹﾞﾝｶﾞｲｼﾔ)\)|\((ｶ|ﾕ|ﾄﾞ|ｲ)\)?$|^ｶﾌﾞｼｷｶﾞｲｼﾔ|ｶﾌﾞｼｷｶﾞｲｼﾔ$/gu, '')
    .replaceAll(/[\s.・-]/g, '')
