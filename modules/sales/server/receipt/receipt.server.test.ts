import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { creditOfCustomer } from '#modules/receive-order/contract/order-calls.ts'
import { dice } from '#test/dice.ts'
import { onPostgres } from '#test/databases.ts'
import { demoOn } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { propertySeed } from '#test/property-seed.ts'
import { product } from '#test/product.ts'
import { billingDay, receivableStage, type ReceivableStage } from '#test/receivable-stage.ts'
import {
  cancelReceipt,
  enterReceipt,
  matchReceipt,
  openOfReceipt,
  unmatchReceipt,
} from '../../contract/receipt/receipt-calls.ts'
import { receiptList } from '../../contract/receipt/receipt-list.ts'
import { receivableList } from '../../contract/receipt/receivable-list.ts'
import { withdrawStatement } from '../../contract/statement/statement-calls.ts'
import { statementExamination } from '../statement/statement-examination.ts'

onPostgres((open) => {
  let stage: ReceivableStage
  beforeAll(async () => {
    stage = await receivableStage(await open(demoOn(billingDay)))
  })
  const receive = async (customer_cd: string, amount: string, receipt_dt = billingDay) => {
    const sent = { customer_cd, branch_no: '00', receipt_dt, receipt_kind: '1', amount } as const
    return (await stage.call(enterReceipt, sent)).receipt_no
  }
  /** One statement for each amount, without the tax, a month after the other. */
  const billed = async (customer_cd: string, ...amounts: readonly string[]) => {
    const numbers: string[] = []
    for (const [at, amount] of amounts.entries()) {
      const month = 12 - amounts.length + at
      await stage.sell(customer_cd, [{ amount }], { account_dt: `2026-${String(month).padStart(2, '0')}-05` })
      await stage.close(`2026-${String(month).padStart(2, '0')}-28`, customer_cd)
      numbers.push((await stage.statements(customer_cd))[0]?.statement_no ?? '')
    }
    return numbers
  }
  const match = (receipt_no: string, matches: readonly (readonly [string, string])[], more = {}) =>
    stage.call(matchReceipt, {
      receipt_no,
      matches: matches.map(([statement_no, amount]) => ({ statement_no, amount })),
      ...more,
    })
  const receipts = async (customer_cd: string) =>
    (await stage.call(receiptList.endpoints.getList, { customer_cd, sort: 'receipt_no' })).list
  const owed = async (customer_cd: string) =>
    (await stage.call(receivableList.endpoints.getList, { customer_cd })).list[0]
  const openOf = async (customer_cd: string) =>
    (await stage.statements(customer_cd)).map(({ open_amount }) => open_amount)
  const creditOf = async (customer_cd: string) =>
    (await stage.call(creditOfCustomer, { customer_cd, branch_no: '00', order_no: '' })).receivable
  const examine = async () => (await statementExamination.examine(stage.database, product.registered)).state

  it('settles the statement of its amount, as it is proposed', async () => {
    const [first = '', second = ''] = await billed('C001', '1000', '2000')
    const receipt_no = await receive('C001', '2200')
    const { how, list } = await stage.call(openOfReceipt, { receipt_no })
    expect(how).toBe('exact')
    expect(list.map(({ statement_no, proposed }) => [statement_no, proposed])).toEqual([
      [first, '0'],
      [second, '2200'],
    ])
    await match(receipt_no, [[second, '2200']])
    expect(await openOf('C001')).toEqual(['0', '1100'])
    expect(await receipts('C001')).toMatchObject([{ receipt_status: '2', rest_amount: '0' }])
  })
  it('settles with what the bank took, which is a receipt of its own; taken back, all is as before', async () => {
    const [statement_no = ''] = await billed('C002', '10000')
    const receipt_no = await receive('C002', '10560')
    expect(await stage.call(openOfReceipt, { receipt_no })).toMatchObject({ how: 'fee', fee: '440' })
    const before = [await openOf('C002'), await owed('C002')]
    await match(receipt_no, [[statement_no, '11000']], { difference: '440', difference_kind: '6' })
    expect(await openOf('C002')).toEqual(['0'])
    expect(await receipts('C002')).toMatchObject([
      { receipt_no, receipt_kind: '1', amount: '10560', receipt_status: '2' },
      { origin_no: receipt_no, receipt_kind: '6', amount: '440', receipt_status: '2' },
    ])
    expect(await owed('C002')).toBeUndefined()
    const withdraw = stage.call(withdrawStatement, { statement_no, reason: '誤り' })
    expect(await refused(withdraw)).toMatchObject({ code: 'BIZ_BILL_MATCHED' })
    await stage.call(unmatchReceipt, { receipt_no, reason: '誤り' })
    expect([await openOf('C002'), await owed('C002')]).toEqual(before)
    expect((await receipts('C002')).map(({ receipt_status }) => receipt_status)).toEqual(['0', '9'])
    expect(await examine()).toBe('ok')
  })
  it('settles no more than is open of a statement or left of the receipt, and only the customer’s own', async () => {
    const [own = ''] = await billed('C003', '1000')
    const [other = ''] = await billed('C004', '1000')
    const receipt_no = await receive('C003', '1500')
    const code = async (tried: Promise<object>) => (await refused(tried)).code
    expect(await code(match(receipt_no, [[own, '1101']]))).toBe('BIZ_RECEIPT_OVER')
    expect(await code(match(receipt_no, [[own, '-1']]))).toBe('BIZ_RECEIPT_OVER')
    expect(await code(match(receipt_no, [[other, '1000']]))).toBe('BIZ_RECEIPT_OTHER')
    const little = await receive('C003', '100')
    expect(await code(match(little, [[own, '101']]))).toBe('BIZ_RECEIPT_MORE')
    const off = { difference: '5', difference_kind: '9' }
    expect(await code(match(little, [[own, '104']], off))).toBe('BIZ_RECEIPT_DIFFERENCE')
    expect(await openOf('C003')).toEqual(['1100'])
  })
  it('is refused without money, of nobody, or on a day to come', async () => {
    expect(await refused(receive('C005', '0'))).toMatchObject({ code: 'BIZ_RECEIPT_ZERO' })
    expect(await refused(receive('NOBODY', '1'))).toMatchObject({ code: 'BIZ_RECEIPT_CUSTOMER' })
    expect(await refused(receive('C005', '1', '2026-12-01'))).toMatchObject({ code: 'BIZ_RECEIPT_FUTURE' })
  })
  it('is cancelled while it settles nothing and stands on no statement', async () => {
    const [statement_no = ''] = await billed('C005', '1000')
    const receipt_no = await receive('C005', '100')
    const cancel = () => stage.call(cancelReceipt, { receipt_no, reason: '誤り' })
    await match(receipt_no, [[statement_no, '100']])
    expect(await refused(cancel())).toMatchObject({ code: 'BIZ_RECEIPT_STATE' })
    await stage.call(unmatchReceipt, { receipt_no, reason: '誤り' })
    await stage.close(billingDay, 'C005')
    expect(await refused(cancel())).toMatchObject({ code: 'BIZ_RECEIPT_STATED' })
    const [made] = await stage.statements('C005')
    await stage.call(withdrawStatement, { statement_no: made?.statement_no ?? '', reason: '誤り' })
    await cancel()
    expect(await receipts('C005')).toMatchObject([{ receipt_status: '9', rest_amount: '0' }])
  })
  it('is matched once by eight clients at once', async () => {
    const [statement_no = ''] = await billed('C006', '1000')
    const receipt_no = await receive('C006', '1100')
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => match(receipt_no, [[statement_no, '1100']])),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await openOf('C006')).toEqual(['0'])
    expect(await examine()).toBe('ok')
  })
  it('counts against the credit of its customer', async () => {
    await stage.sell('C007', [{ amount: '1000' }])
    expect(await creditOf('C007')).toBe('1100')
    await receive('C007', '400')
    expect(await creditOf('C007')).toBe('700')
  })
  it('its credit says what the invoice says, to the yen, before and after the closing', async () => {
    for (const amount of ['15', '15']) await stage.sell('C012', [{ amount }])
    expect(await creditOf('C012')).toBe('33')
    await stage.close(billingDay, 'C012')
    expect(await owed('C012')).toMatchObject({ balance: '33' })
    expect(await creditOf('C012')).toBe('33')
    await receive('C012', '33')
    expect(await creditOf('C012')).toBe('0')
  })
  it('begins with what was owed when the system began', async () => {
    await stage.database.owner('write', (tx) =>
      tx.execute(sql`INSERT INTO ar_balance (company_cd, customer_cd, branch_no, balance_dt, balance, create_user, update_user)
        VALUES ('DEMO', 'C015', '00', '2026-10-31', 5000, 'ADMIN', 'ADMIN')`),
    )
    expect(await creditOf('C015')).toBe('5000')
    await stage.sell('C015', [{ amount: '1000' }])
    await receive('C015', '2000')
    expect(await creditOf('C015')).toBe('4100')
  })
  it('what one gets the invoice of another for counts for both, until it is paid', async () => {
    await stage.sell('C013', [{ amount: '1000' }], { invoice_to_cd: 'C014' })
    const both = async () => [await creditOf('C013'), await creditOf('C014')]
    expect(await both()).toEqual(['1100', '1100'])
    await stage.close(billingDay, 'C014')
    const [statement] = await stage.statements('C014')
    const receipt_no = await receive('C014', '1100')
    await match(receipt_no, [[statement?.statement_no ?? '', '1100']])
    expect(await both()).toEqual(['0', '0'])
  })
  it('leaves what is billed less what is received, by how long it has been due', async () => {
    await billed('C008', '1000', '2000', '3000')
    await receive('C008', '500')
    const found = await owed('C008')
    expect(found).toMatchObject({ balance: '6100', unmatched: '500' })
    const parts = [found?.not_due, found?.late_30, found?.late_60, found?.late_90, found?.late_more]
    expect(parts.map(Number).reduce((all, one) => all + one)).toBe(6600)
    expect(await stage.statements('C008')).toMatchObject([{ billed_amount: '6600' }, {}, {}])
  })

  it('adds up whatever happens: what is owed is what was billed less what was received, and un-steps restore it', async () => {
    const customer_cd = 'C010'
    const draw = dice(propertySeed)
    const reason = '試験'
    const tried = async (work: Promise<unknown>) => void (await work.catch(() => undefined))
    const steps = [
      () =>
        stage.sell(customer_cd, [{ amount: String(draw(9000) - 1500) }], {
          tax_fraction: String(1 + draw(3)),
        }),
      () => stage.close(billingDay, customer_cd),
      () => tried(receive(customer_cd, String(1 + draw(9000)))),
      async () => {
        const of = (await receipts(customer_cd)).find(({ rest_amount }) => rest_amount !== '0')
        if (!of) return
        const { receipt_no } = of
        const { list, fee } = await stage.call(openOfReceipt, { receipt_no })
        const wanted = list.filter(({ proposed }) => proposed !== '0')
        const matches = wanted.map(({ statement_no, proposed }) => [statement_no, proposed] as const)
        await tried(match(receipt_no, matches, { difference: fee }))
      },
      async () => {
        const all = (await receipts(customer_cd)).filter(({ matched_amount }) => matched_amount !== '0')
        const { receipt_no = '' } = all[draw(Math.max(all.length, 1))] ?? {}
        await tried(stage.call(unmatchReceipt, { receipt_no, reason }))
      },
      async () => {
        const [last] = await stage.statements(customer_cd)
        await tried(stage.call(withdrawStatement, { statement_no: last?.statement_no ?? '', reason }))
      },
    ]
    const total = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + Number(amount), 0)
    for (let at = 0; at < 40; at += 1) {
      await steps[draw(steps.length)]?.()
      const standing = await stage.statements(customer_cd)
      const valid = (await receipts(customer_cd)).filter(({ receipt_status }) => receipt_status !== '9')
      const billedInAll = total(standing.map(({ sales_amount }) => sales_amount))
      const receivedInAll = total(valid.map(({ amount }) => amount))
      expect(Number((await owed(customer_cd))?.balance ?? '0')).toBe(billedInAll - receivedInAll)
    }
    expect(await examine()).toBe('ok')
    for (const { receipt_no, origin_no, matched_amount } of await receipts(customer_cd))
      if (origin_no === '' && matched_amount !== '0')
        await tried(stage.call(unmatchReceipt, { receipt_no, reason }))
    for (const { statement_no } of await stage.statements(customer_cd))
      await stage.call(withdrawStatement, { statement_no, reason }).catch(() => undefined)
    expect(await examine()).toBe('ok')
  })
})
