import { expect, it } from 'vitest'
import { payerTyped } from './payer-typed.ts'

it('a payer that is typed is the head office, not the branch of whoever was found before', () => {
  const found = {
    ...{ receipt_dt: '2026-11-29', amount: '1000', payer_nm: 'ﾄｳｶｲ', known_flg: false },
    ...{ customer_cd: 'C001', branch_no: '02', customer_nm: '東海自動機 第二工場' },
  }
  expect(payerTyped(found, 'C002')).toMatchObject({ customer_cd: 'C002', branch_no: '', customer_nm: '' })
})
