import { expect, it } from 'vitest'
import { wrongInBank, type BankAccountFields } from './bank-rules.ts'

const whole: BankAccountFields = {
  ...{ bank_cd: '0005', bank_branch_cd: '001', bank_account_type: '1', bank_account_no: '1234567' },
  bank_account_nm: 'カ）ミナトセイサクショ',
}
const wrong = (some: Partial<BankAccountFields>) =>
  wrongInBank({ ...whole, ...some }).map(({ name, kind: { code }, params }) => [name, code, params])

it('banks take four and three digits of their own codes, and an account number of up to seven', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ bank_account_no: '12' })).toEqual([])
  expect(wrong({ bank_cd: '5', bank_branch_cd: '01', bank_account_no: '12-3' })).toEqual([
    ['bank_cd', 'BIZ_BANK_DIGITS', { max: 4 }],
    ['bank_branch_cd', 'BIZ_BANK_DIGITS', { max: 3 }],
    ['bank_account_no', 'BIZ_BANK_UP_TO', { max: 7 }],
  ])
})

it('the holder’s name is one that a transfer file can say, in full width or half', () => {
  expect(wrong({ bank_account_nm: 'ｶ)ﾐﾅﾄｾｲｻｸｼﾖ' })).toEqual([])
  expect(wrong({ bank_account_nm: '港製作所' })).toEqual([
    ['bank_account_nm', 'BIZ_BANK_LETTER', { letter: '港' }],
  ])
})

it('of half an account everything that is missing is asked for', () => {
  expect(wrong({ bank_branch_cd: '', bank_account_type: '0', bank_account_nm: '' })).toEqual([
    ['bank_branch_cd', 'V_REQUIRED', {}],
    ['bank_account_nm', 'V_REQUIRED', {}],
    ['bank_account_type', 'V_CHOOSE', {}],
  ])
})
