import { filling } from '#platform/server/master/fill-master.ts'
import { bankAccountMaster } from '../../contract/bank-account.ts'

const sampleBank = {
  ...{ bank_cd: '9001', bank_nm: '見本銀行', bank_account_nm: 'ミナトセイミツコウギョウ（カ' },
  invoice_note: '振込手数料は貴社にてご負担ください。',
}

/** Of a bank that there is not. */
export const demoAccounts = [
  {
    ...{ ...sampleBank, account_cd: 'A01', account_nm: '本店当座', consignor_cd: '3010000101' },
    ...({ bank_branch_cd: '001', bank_branch_nm: '本店営業部', bank_account_type: '2' } as const),
    ...{ bank_account_no: '1000101', invoice_flg: true },
  },
  {
    ...{ ...sampleBank, account_cd: 'A02', account_nm: '港支店普通' },
    ...({ bank_branch_cd: '012', bank_branch_nm: '港支店', bank_account_type: '1' } as const),
    ...{ bank_account_no: '2000202', invoice_flg: false },
  },
]

export const fillBankAccounts = filling(bankAccountMaster, demoAccounts)
