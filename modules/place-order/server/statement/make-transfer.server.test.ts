import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bankAccountMaster } from '#modules/system/contract/bank-account.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { purchaseDay, purchaseStage } from '#test/purchase-stage.ts'
import { postPurchase } from '../../contract/purchase/purchase-calls.ts'
import { closeSuppliers } from '../../contract/statement/statement-calls.ts'
import { makeTransfer } from '../../contract/statement/transfer-calls.ts'

onPostgres((open) => {
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
  })

  it('a transfer goes to the bank of whoever the supplier has paid', async () => {
    const stage = await purchaseStage(await open(demo))
    const supplier = { supplier_cd: 'S018', branch_no: '00' }
    const lines = [{ stock_div: '010', item_nm: '熱処理', qty: '1', unit_price: '1000' } as const]
    const { header } = await stage.enter(lines, supplier)
    await stage.call(postPurchase, { purchase_no: header.purchase_no })
    const closed = await stage.call(closeSuppliers, { closing_dt: purchaseDay, suppliers: [supplier] })
    const [statement_no = ''] = closed.statement_no
    const change = (what: ReturnType<typeof sql>, supplier_cd: string) =>
      stage.database.owner('write', (tx) =>
        tx.execute(
          sql`UPDATE supplier SET ${what} WHERE company_cd = 'DEMO' AND supplier_cd = ${supplier_cd}`,
        ),
      )
    await change(sql`pay_method = '1', pay_to_cd = 'S017', pay_to_branch_no = '00'`, 'S018')
    await change(sql`bank_cd = '', bank_account_no = '7654321'`, 'S017')
    const asked = { account_cd: 'A01', statement_no }
    const refusal = await refused(stage.call(makeTransfer, asked))
    expect(refusal).toMatchObject({ code: 'BIZ_TRANSFER_BANK' })
    expect(refusal.msg).toContain('S017')
    await change(sql`bank_cd = '0005'`, 'S017')
    const { content } = await stage.call(makeTransfer, asked)
    const [, record] = Buffer.from(content instanceof Uint8Array ? content : [])
      .toString('latin1')
      .split('\r\n')
    expect(record).toMatch(new RegExp(`^20005.*7654321.*${statement_no}`))
  })
})
