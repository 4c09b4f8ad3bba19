import type { BankReceipt } from '../../contract/receipt/bank-calls.ts'

/** Somebody says who has paid: the head office of that customer, whatever branch was found before. */
export const payerTyped = <Row extends BankReceipt>(row: Row, customer_cd: string): Row => ({
  ...row,
  ...{ customer_cd, branch_no: '', customer_nm: '' },
})
