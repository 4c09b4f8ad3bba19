import { bankText } from '#modules/system/contract/bank-text.ts'
import { decimal, sum, written } from '#platform/contract/decimal.ts'

/** 全銀 総合振込: records of 120 bytes, one letter a byte (domain-reference.md 4.5). Pure. */

export interface BankAccount {
  readonly bank_cd: string
  readonly bank_branch_cd: string
  /** 1 ordinary, 2 current. */
  readonly bank_account_type: string
  readonly bank_account_no: string
  readonly bank_account_nm: string
}

export interface Sender extends BankAccount {
  /** 委託者コード, given by the bank. */
  readonly consignor_cd: string
}

export interface Transfer extends BankAccount {
  /** Stands beside the payment, for whoever receives it. */
  readonly customer_no: string
  readonly amount: string
}

/** The most that a record can say, in yen. */
export const mostTransferred = '9999999999'

/** Money with a digit cut off would be another sum. */
function digits(value: string, width: number): string {
  if (value.length > width) throw new Error(`More than ${width} digits: ${value}`)
  return value.padStart(width, '0')
}
const words = (value: string, width: number): string => bankText(value).slice(0, width).padEnd(width)
const blank = (width: number): string => ' '.repeat(width)

/** `mmdd` of the payment; banks look up names by their numbers. */
export function transferFile(sender: Sender, pay_dt: string, transfers: readonly Transfer[]): string {
  const header = [
    '1210',
    digits(sender.consignor_cd, 10),
    words(sender.bank_account_nm, 40),
    pay_dt.slice(5, 7) + pay_dt.slice(8),
    digits(sender.bank_cd, 4),
    blank(15),
    digits(sender.bank_branch_cd, 3),
    blank(15),
    sender.bank_account_type,
    digits(sender.bank_account_no, 7),
    blank(17),
  ]
  const payments = transfers.map((one) => [
    '2',
    digits(one.bank_cd, 4),
    blank(15),
    digits(one.bank_branch_cd, 3),
    blank(15),
    blank(4),
    one.bank_account_type,
    digits(one.bank_account_no, 7),
    words(one.bank_account_nm, 30),
    digits(one.amount, 10),
    '0',
    words(one.customer_no, 20),
    '7',
    // With it these 20 letters are EDI information; without it they would have to be two numbers.
    'Y',
    blank(7),
  ])
  const total = written(sum(transfers.map(({ amount }) => decimal(amount))), 0)
  const trailer = ['8', digits(String(transfers.length), 6), digits(total, 12), blank(101)]
  const end = ['9', blank(119)]
  return [header, ...payments, trailer, end].map((parts) => `${parts.join('')}\r\n`).join('')
}
