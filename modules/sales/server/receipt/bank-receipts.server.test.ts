import { beforeAll, expect, it } from 'vitest'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import { onPostgres } from '#test/databases.ts'
import { demoOn } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { billingDay, receivableStage, type ReceivableStage } from '#test/receivable-stage.ts'
import { enterBankRows, previewBankFile, type BankReceipt } from '../../contract/receipt/bank-calls.ts'
import { enterReceipt, matchExact } from '../../contract/receipt/receipt-calls.ts'
import { receiptList } from '../../contract/receipt/receipt-list.ts'

onPostgres((open) => {
  let stage: ReceivableStage
  beforeAll(async () => {
    stage = await receivableStage(await open(demoOn(billingDay)))
  })
  const preview = (text: string) =>
    stage.call(previewBankFile, {
      file_nm: '入金.csv',
      content: Buffer.from(encodeCp932(text) ?? []).toString('base64'),
    })
  const enter = (list: readonly BankReceipt[]) =>
    stage.call(enterBankRows, {
      rows: list.map(({ receipt_dt, amount, payer_nm, customer_cd, branch_no }) => ({
        ...{ receipt_dt, amount, payer_nm, customer_cd, branch_no },
      })),
    })
  const csv = (...lines: readonly string[]) =>
    ['日付,お預り金額,お支払金額,摘要', ...lines].map((line) => `${line}\r\n`).join('')

  it('names whoever has the reading of the payer, and passes by what went out', async () => {
    const { list } = await preview(
      csv('2026/11/20,110000,,ｶ)ﾄｳｶｲｼﾞﾄﾞｳｷ', '2026/11/20,,5000,ﾃﾞﾝｷﾀﾞｲ', '2026/11/24,700,,ﾀﾞﾚﾓｼﾗﾅｲ'),
    )
    expect(list).toMatchObject([
      { receipt_dt: '2026-11-20', amount: '110000', customer_cd: 'C001', branch_no: '00', known_flg: false },
      { receipt_dt: '2026-11-24', amount: '700', customer_cd: '', known_flg: false },
    ])
  })
  it('remembers who a payer was, and says what has been entered already', async () => {
    const payer_nm = 'ｹｲﾘﾀﾞｲｺｳ'
    const sent = {
      customer_cd: 'C009',
      branch_no: '00',
      receipt_dt: '2026-11-20',
      receipt_kind: '1',
    } as const
    await stage.call(enterReceipt, { ...sent, amount: '800', payer_nm })
    const { list } = await preview(csv(`2026/11/20,800,,${payer_nm}`, `2026/11/21,900,,${payer_nm}`))
    expect(list).toMatchObject([
      { customer_cd: 'C009', known_flg: true },
      { customer_cd: 'C009', known_flg: false },
    ])
  })
  it('is entered as a whole, and what fits to the yen is matched; the rest waits', async () => {
    await stage.sell('C001', [{ amount: '1000' }])
    await stage.sell('C002', [{ amount: '1000' }])
    await stage.close(billingDay, 'C001', 'C002')
    const { list } = await preview(csv('2026/11/30,1100,,ﾄｳｶｲｼﾞﾄﾞｳｷ(ｶ', '2026/11/30,990,,ﾁﾕｳｷﾖｳﾊﾝｿｳｼｽﾃﾑ'))
    expect(list.map(({ customer_cd }) => customer_cd)).toEqual(['C001', 'C002'])
    const { receipt_no } = await enter(list)
    expect(await stage.call(matchExact, { receipt_no })).toEqual({ matched: 1 })
    const { list: stored } = await stage.call(receiptList.endpoints.getList, {
      receipt_dt: '2026-11-30',
      sort: 'receipt_no',
    })
    expect(stored).toMatchObject([
      { receipt_no: receipt_no[0], receipt_status: '2' },
      { receipt_no: receipt_no[1], receipt_status: '0' },
    ])
    expect(await stage.call(matchExact, { receipt_no })).toEqual({ matched: 0 })
  })
  it('is refused where nothing is a receipt, or one has no customer', async () => {
    expect(await refused(preview('名前,電話\r\n東海,052\r\n'))).toMatchObject({ code: 'BIZ_RECEIPT_FILE' })
    const { list } = await preview(csv('2026/11/24,700,,ﾄｳｶｲｼﾞﾄﾞｳｷ'))
    const wrong = enter(list.map((row) => ({ ...row, customer_cd: 'NOBODY' })))
    expect(await refused(wrong)).toMatchObject({ code: 'BIZ_RECEIPT_CUSTOMER' })
  })
})
