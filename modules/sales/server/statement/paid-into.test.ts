import { expect, it } from 'vitest'
import { paidInto, type OwnAccount } from './paid-into.ts'

const account = (account_cd: string, invoice_flg: boolean): OwnAccount => ({
  ...{ account_cd, invoice_flg, bank_nm: '見本銀行', bank_branch_cd: '001', bank_branch_nm: '本店' },
  ...{ bank_account_type: '1', bank_account_no: '1', bank_account_nm: 'ミホン', invoice_note: '' },
})
const accounts = [account('A', true), account('B', false), account('C', true)]
const shown = (chosen: string) =>
  paidInto(accounts, chosen).map(({ bank_nm, ...own }) => ({ bank_nm, ...own }))

it('an invoice names every account that is on invoices', () => {
  expect(shown('')).toEqual([accounts[0], accounts[2]])
})

it('a customer with an account of its own sees only that one, as long as it is in use', () => {
  expect(shown('B')).toEqual([accounts[1]])
  expect(shown('GONE')).toEqual([accounts[0], accounts[2]])
})
