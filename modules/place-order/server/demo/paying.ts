import { filling } from '#platform/server/master/fill-master.ts'
import { payAccountMaster } from '../../contract/statement/pay-account.ts'

/** From where suppliers are paid. */
export const fillPayAccounts = filling(payAccountMaster, [
  {
    ...{ account_cd: 'A01', account_nm: '本店当座', consignor_cd: '3010000101', bank_cd: '9001' },
    ...({ bank_branch_cd: '001', bank_account_type: '2', bank_account_no: '1000101' } as const),
    bank_account_nm: 'ミナトセイミツコウギョウ',
  },
])
