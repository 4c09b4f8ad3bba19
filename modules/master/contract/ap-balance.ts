import { amount, date, reference } from '#platform/contract/field-kinds.ts'
import { master } from '#platform/contract/master.ts'
import { branchNo, note } from './partner-fields.ts'
import { supplierMaster } from './supplier.ts'

/** 買掛残高: what a supplier was owed on the day from which the books are kept here; the first statement pays it. */
export const apBalanceMaster = master({
  name: 'ap_balance',
  title: { ja: '買掛残高', en: 'Payable balances', zh: '应付余额' },
  area: 'master',
  path: '/masterMaint/placeOrder/apBalance',
  hidden: true,
  key: ['supplier_cd', 'branch_no', 'balance_dt'],
  nameField: 'supplier_cd',
  fields: {
    supplier_cd: reference({ ja: '仕入先', en: 'Supplier', zh: '供应商' }, supplierMaster, {
      parts: ['supplier_cd', 'branch_no'],
    }),
    branch_no: branchNo(),
    balance_dt: date({ ja: '残高日', en: 'Balance of', zh: '余额日期' }),
    balance: amount({ ja: '買掛残高', en: 'Payable balances', zh: '应付余额' }, { min: '-999999999999' }),
    note: note(),
  },
  columns: ['supplier_cd', 'branch_no', 'balance_dt', 'balance'],
  search: ['supplier_cd', 'balance_dt'],
})
