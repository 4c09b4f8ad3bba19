import { amount, date, reference } from '#platform/contract/field-kinds.ts'
import { master } from '#platform/contract/master.ts'
import { customerMaster } from './customer.ts'
import { branchNo, note } from './partner-fields.ts'

/** 売掛残高: what a customer owed on a day, as it was last known; sales since then come on top (decisions.md). */
export const arBalanceMaster = master({
  name: 'ar_balance',
  title: { ja: '売掛残高', en: 'Receivable balances', zh: '应收余额' },
  area: 'master',
  path: '/masterMaint/receivesOrder/arBalance',
  hidden: true,
  key: ['customer_cd', 'branch_no', 'balance_dt'],
  nameField: 'customer_cd',
  fields: {
    customer_cd: reference({ ja: '得意先', en: 'Customer', zh: '客户' }, customerMaster, {
      parts: ['customer_cd', 'branch_no'],
    }),
    branch_no: branchNo(),
    balance_dt: date({ ja: '残高日', en: 'Balance of', zh: '余额日期' }),
    balance: amount({ ja: '売掛残高', en: 'Receivable balances', zh: '应收余额' }, { min: '-999999999999' }),
    note: note(),
  },
  columns: ['customer_cd', 'branch_no', 'balance_dt', 'balance'],
  search: ['customer_cd', 'balance_dt'],
})
