import { expect, it } from 'vitest'
import { bankAccountMaster } from '#modules/system/contract/bank-account.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { purchaseStage } from '#test/purchase-stage.ts'
import { makeTransfer } from '../../contract/statement/transfer-calls.ts'

onPostgres((open) =>
  it('a transfer leaves from an account of ours that has the bank’s code for it', async () => {
    const stage = await purchaseStage(await open(demo))
    await stage.call(bankAccountMaster.endpoints.doEdit, {
      ...{ assign_mode: '0', account_cd: 'IN', account_nm: '入金用', bank_cd: '9001', bank_nm: '見本銀行' },
      ...{
        bank_branch_cd: '001',
        bank_branch_nm: '本店',
        bank_account_type: '1',
        bank_account_no: '7654321',
      },
      bank_account_nm: 'カ）カナメセイサクショ',
    })
    const { list } = await stage.call(bankAccountMaster.endpoints.getLookup, { keyword: '' })
    expect(list.map(({ key, told }) => [...key, told.consignor_cd])).toEqual([
      ...[
        ['A01', '3010000101'],
        ['A02', ''],
        ['IN', ''],
      ],
    ])
    const from = async (account_cd: string) =>
      (await refused(stage.call(makeTransfer, { account_cd, statement_no: 'NONE' }))).code
    expect([await from('NONE'), await from('IN')]).toEqual([
      ...['BIZ_TRANSFER_ACCOUNT', 'BIZ_TRANSFER_CONSIGNOR'],
    ])
  }),
)
