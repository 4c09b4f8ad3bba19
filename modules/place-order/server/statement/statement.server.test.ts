import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { apBalanceMaster } from '#modules/master/contract/ap-balance.ts'
import { bankAccountMaster } from '#modules/system/contract/bank-account.ts'
import { companyLogin } from '#modules/system/contract/sign-in.ts'
import { rows } from '#platform/server/database/database.ts'
import { signInAs } from '#test/company.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { textOfPages } from '#test/pdf-text.ts'
import { product } from '#test/product.ts'
import { openSite, type Site } from '#test/site.ts'
import { purchaseDay, purchaseStage, type PurchaseStage } from '#test/purchase-stage.ts'
import { correctPurchase, postPurchase } from '../../contract/purchase/purchase-calls.ts'
import {
  closableSuppliers,
  closeSuppliers,
  confirmStatement,
  printStatements,
  withdrawStatement,
} from '../../contract/statement/statement-calls.ts'
import { recordPayment, takeBackPayment } from '../../contract/statement/payment-calls.ts'
import { statementList } from '../../contract/statement/statement-list.ts'
import { makeTransfer } from '../../contract/statement/transfer-calls.ts'
import { accountExamination } from './account-examination.ts'

onPostgres((open) => {
  let stage: PurchaseStage
  let site: Site
  let token = ''
  beforeAll(async () => {
    const database = await open(demo)
    site = await openSite(database)
    stage = await purchaseStage(database)
    const { cookie } = await site.call(companyLogin, { company_cd: 'DEMO', password: 'demo1234' })
    token = (await signInAs(site, 'DEMO', { password: 'admin1234' }, { cookie })).data.token
  })
  afterAll(() => site.close())
  /** The words of the paper, without blanks. */
  const printed = async (statement_no: string) => {
    const pages = textOfPages(await site.file(printStatements, { statement_no }, { token }))
    return pages.join('').replaceAll(/\s/g, '')
  }
  const closing = { closing_dt: purchaseDay }
  const owed = async (supplier_cd: string, ...prices: readonly string[]) => {
    const made: string[] = []
    for (const unit_price of prices) {
      const lines = [{ stock_div: '010', item_nm: '熱処理', qty: '1', unit_price } as const]
      const { header } = await stage.enter(lines, { supplier_cd, branch_no: '00' })
      await stage.call(postPurchase, { purchase_no: header.purchase_no })
      made.push(header.purchase_no)
    }
    return made
  }
  const close = (supplier_cd: string, closing_dt = purchaseDay) =>
    stage.call(closeSuppliers, { closing_dt, suppliers: [{ supplier_cd, branch_no: '00' }] })
  const statement = async (statement_no: string) => {
    const { list } = await stage.call(statementList.endpoints.getList, { statement_no })
    return list[0]
  }
  /** Per closing, cut off, tax added. */
  const agree = (supplier_cd: string, { pay_month = '1', invoice_reg_no = '' } = {}) =>
    stage.database.owner('write', (tx) =>
      tx.execute(sql`UPDATE supplier SET tax_div = '1', tax_calc_unit = '2', tax_fraction = '1', closing_day = 99,
          pay_month = ${pay_month}, pay_day = 99, holiday_shift = '1', invoice_reg_no = ${invoice_reg_no}
        WHERE company_cd = 'DEMO' AND supplier_cd = ${supplier_cd}`),
    )

  it('is one for each supplier, its tax rounded once, on the day of its terms; what is owed stands before', async () => {
    await agree('S009')
    const [first] = await owed('S009', '105', '105', '105')
    const { list } = await stage.call(closableSuppliers, closing)
    const before = list.find(({ supplier_cd }) => supplier_cd === 'S009')
    expect(before).toMatchObject({ purchase_cnt: 3, net_amount: '315', tax_amount: '31', pay_amount: '346' })
    const { statement_no } = await close('S009')
    const made = await statement(statement_no[0] ?? '')
    // 70 percent may be deducted of a supplier without a number since October 2026.
    expect(made).toMatchObject({
      ...{ purchase_cnt: 3, net_amount: '315', tax_amount: '31', pay_amount: '346', deductible_tax: '21' },
      ...{
        pay_dt: '2026-12-30',
        latest_dt: '2027-01-17',
        pay_days: 43,
        late_flg: false,
        statement_status: '1',
      },
    })
    expect((await stage.read(first ?? '')).header).toMatchObject({
      ...{ purchase_status: '2', statement_no: statement_no[0] },
    })
    expect(await refused(close('S009'))).toMatchObject({ code: 'BIZ_STATEMENT_NOTHING' })
  })
  it('says when a payment is later than the law allows', async () => {
    await agree('S002', { pay_month: '3' })
    await owed('S002', '1000')
    const { statement_no } = await close('S002')
    expect(await statement(statement_no[0] ?? '')).toMatchObject({ pay_dt: '2027-02-26', late_flg: true })
  })
  it('is made once by eight clients at once', async () => {
    await agree('S010')
    await owed('S010', '1000', '2000')
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => close('S010')))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const found = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { purchase_cnt: z.int(), stated: z.int() },
        sql`SELECT s.purchase_cnt, (SELECT count(*)::int FROM purchase h WHERE h.company_cd = s.company_cd
            AND h.statement_no = s.statement_no) AS stated
          FROM supplier_statement s WHERE s.company_cd = 'DEMO' AND s.supplier_cd = 'S010'`,
      ),
    )
    expect(found).toEqual([{ purchase_cnt: 2, stated: 2 }])
  })
  it('is withdrawn until a later one exists, and its purchases are open again', async () => {
    await agree('S013')
    const [purchase_no = ''] = await owed('S013', '1000')
    const [first = ''] = (await close('S013')).statement_no
    await owed('S013', '500')
    const [second = ''] = (await close('S013')).statement_no
    const reason = '締め誤り'
    expect(await refused(stage.call(withdrawStatement, { statement_no: first, reason }))).toMatchObject({
      code: 'BIZ_STATEMENT_LATER',
    })
    await stage.call(withdrawStatement, { statement_no: second, reason })
    await stage.call(withdrawStatement, { statement_no: first, reason })
    expect((await stage.read(purchase_no)).header).toMatchObject({ purchase_status: '1', statement_no: '' })
    expect(await refused(stage.call(withdrawStatement, { statement_no: first, reason }))).toMatchObject({
      code: 'BIZ_STATEMENT_STATE',
    })
    const [again = ''] = (await close('S013')).statement_no
    expect(await statement(again)).toMatchObject({ purchase_cnt: 2, net_amount: '1500' })
  })
  it('pays on the first one what was owed from before, once; then the balance is fixed', async () => {
    await agree('S012')
    await stage.database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE purchase SET purchase_status = '9' WHERE company_cd = 'DEMO' AND supplier_cd = 'S012'`,
      ),
    )
    const { doEdit } = apBalanceMaster.endpoints
    const of = { supplier_cd: 'S012', branch_no: '00' }
    const made = (balance_dt: string, balance: string) =>
      stage.call(doEdit, { assign_mode: '0', ...of, balance_dt, balance })
    await made('2026-10-31', '50000')
    await made('2026-11-10', '70000')
    const owedBefore = async () => {
      const { list } = await stage.call(closableSuppliers, closing)
      return list.find(({ supplier_cd }) => supplier_cd === 'S012')
    }
    // With nothing bought yet the last balance counts; a purchase begins the books, and the one before it does.
    expect(await owedBefore()).toMatchObject({
      purchase_cnt: 0,
      opening_amount: '70000',
      pay_amount: '70000',
    })
    await owed('S012', '1000')
    await stage.database.owner('write', (tx) =>
      tx.execute(sql`UPDATE purchase SET account_dt = '2026-11-05' WHERE company_cd = 'DEMO' AND supplier_cd = 'S012'
        AND purchase_status = '1'`),
    )
    expect(await owedBefore()).toMatchObject({
      opening_amount: '50000',
      net_amount: '1000',
      pay_amount: '51100',
    })
    const [first = ''] = (await close('S012')).statement_no
    expect(await statement(first)).toMatchObject({
      ...{ opening_amount: '50000', tax_amount: '100', pay_amount: '51100', latest_dt: '2026-12-30' },
    })
    expect(await printed(first)).toContain('繰越額（税込）')
    const change = { assign_mode: '1', ...of, balance_dt: '2026-10-31', balance: '1', update_cnt: 0 } as const
    expect(await refused(stage.call(doEdit, change))).toMatchObject({
      fields: [{ path: 'balance', code: 'BIZ_BALANCE_STATED' }],
    })
    await owed('S012', '200')
    const [second = ''] = (await close('S012')).statement_no
    expect(await statement(second)).toMatchObject({ opening_amount: '0', pay_amount: '220' })
    const reason = '締め誤り'
    await stage.call(withdrawStatement, { statement_no: second, reason })
    await stage.call(withdrawStatement, { statement_no: first, reason })
    await stage.call(doEdit, { ...change, balance: '60000' })
    expect(await owedBefore()).toMatchObject({ opening_amount: '60000', pay_amount: '61320' })
    expect((await accountExamination.examine(stage.database, product.registered)).state).toBe('ok')
  })
  it('takes a correction of what was closed into the next one', async () => {
    await agree('S015')
    const [purchase_no = ''] = await owed('S015', '1000')
    await close('S015')
    const black = await stage.call(correctPurchase, { purchase_no, account_dt: purchaseDay, reason: '誤り' })
    await stage.change(black, [{ ...black.lines[0], unit_price: '900' }])
    await stage.call(postPurchase, { purchase_no: black.header.purchase_no })
    const [next = ''] = (await close('S015')).statement_no
    expect(await statement(next)).toMatchObject({ purchase_cnt: 2, net_amount: '-100', tax_amount: '-10' })
  })
  it('is not closed in the future, or before what has been closed', async () => {
    await agree('S006')
    await owed('S006', '1000')
    expect(await refused(close('S006', '2026-11-19'))).toMatchObject({ code: 'BIZ_STATEMENT_FUTURE' })
    await close('S006')
    expect(await refused(close('S006', '2026-11-17'))).toMatchObject({ code: 'BIZ_STATEMENT_BEFORE' })
  })

  it('agrees with what is behind it; the doctor finds what does not', async () => {
    const examine = () => accountExamination.examine(stage.database, product.registered)
    expect((await examine()).state).toBe('ok')
    const off = (yen: number) =>
      stage.database.owner('write', (tx) =>
        tx.execute(
          sql`UPDATE supplier_statement_tax SET tax_amount = tax_amount + ${yen} WHERE company_cd = 'DEMO'`,
        ),
      )
    await off(1)
    expect((await examine()).state).toBe('fail')
    await off(-1)
  })

  describe('the transfer', () => {
    const account = {
      ...{ account_cd: 'MAIN', account_nm: '本店', consignor_cd: '1234567890', bank_cd: '0009' },
      ...({
        bank_nm: '見本銀行',
        bank_branch_cd: '123',
        bank_branch_nm: '本店',
        bank_account_type: '2',
      } as const),
      ...{ bank_account_no: '7654321', bank_account_nm: 'カ）カナメセイサクショ' },
    }
    const bank = (supplier_cd: string, bank_cd: string) =>
      stage.database.owner('write', (tx) =>
        tx.execute(sql`UPDATE supplier SET pay_method = '1', bank_cd = ${bank_cd}, bank_branch_cd = '045', bank_account_type = '1',
            bank_account_no = '1234567', bank_account_nm = 'トウキヨウコウザイ（カ'
          WHERE company_cd = 'DEMO' AND supplier_cd = ${supplier_cd}`),
      )
    it('is one file that the bank reads, made once; what a supplier’s bank lacks is named', async () => {
      await stage.call(bankAccountMaster.endpoints.doEdit, { assign_mode: '0', ...account })
      await agree('S008', {})
      await owed('S008', '1000')
      const [statement_no = ''] = (await close('S008')).statement_no
      const asked = { account_cd: 'MAIN', statement_no }
      await bank('S008', '1')
      const refusal = await refused(stage.call(makeTransfer, asked))
      expect(refusal.code).toBe('BIZ_TRANSFER_BANK')
      expect(refusal.msg).toContain('（銀行コード）')
      await bank('S008', '0001')
      const owes = (amount: string) =>
        stage.database.owner('write', (tx) =>
          tx.execute(sql`UPDATE supplier_statement SET pay_amount = ${amount}
            WHERE company_cd = 'DEMO' AND statement_no = ${statement_no}`),
        )
      await owes('10000000000')
      expect(await refused(stage.call(makeTransfer, asked))).toMatchObject({ code: 'BIZ_TRANSFER_TOO_MUCH' })
      await owes('1100')
      const content = await site.file(makeTransfer, asked, { token })
      const records = Buffer.from(content).toString('latin1').split('\r\n')
      expect(records.map(({ length }) => length)).toEqual([120, 120, 120, 120, 0])
      expect(records[0]).toMatch(/^12101234567890.*12300009/)
      expect(records[1]).toMatch(/^20001 +045 +11234567.*0000001100/)
      expect(records[2]).toMatch(/^8000001000000001100 +$/)
      expect(await refused(stage.call(makeTransfer, asked))).toMatchObject({ code: 'BIZ_TRANSFER_DONE' })
      const why = { statement_no, reason: '誤り' }
      expect(await refused(stage.call(withdrawStatement, why))).toMatchObject({ code: 'BIZ_STATEMENT_PAID' })
    })
  })

  describe('what is paid otherwise', () => {
    const reason = '二重登録'
    const paid = { paid_dt: '2026-11-17', paid_method: '2', paid_note: '地銀' } as const
    it('is recorded with its day and method, for several at once or none; taken back, it is owed again', async () => {
      await agree('S014')
      await agree('S011')
      await owed('S014', '1000')
      await owed('S011', '2000')
      const [one = ''] = (await close('S014')).statement_no
      const [other = ''] = (await close('S011')).statement_no
      const both = { ...paid, statement_no: `${one},${other}` }
      const tomorrow = { ...both, paid_dt: '2026-11-19' }
      expect(await refused(stage.call(recordPayment, tomorrow))).toMatchObject({
        fields: [{ path: 'paid_dt', code: 'BIZ_PAYMENT_FUTURE' }],
      })
      await stage.call(withdrawStatement, { statement_no: other, reason })
      expect(await refused(stage.call(recordPayment, both))).toMatchObject({ code: 'BIZ_TRANSFER_WITHDRAWN' })
      expect(await statement(one)).toMatchObject({ paid_status: '0', paid_dt: '', paid_method: '' })
      await stage.call(recordPayment, { ...paid, statement_no: one })
      expect(await statement(one)).toMatchObject({ paid_status: '1', ...paid })
      const again = { ...paid, statement_no: one }
      expect(await refused(stage.call(recordPayment, again))).toMatchObject({ code: 'BIZ_PAYMENT_DONE' })
      const byTransfer = { account_cd: 'MAIN', statement_no: one }
      expect(await refused(stage.call(makeTransfer, byTransfer))).toMatchObject({ code: 'BIZ_PAYMENT_DONE' })
      const back = { statement_no: one, reason }
      expect(await refused(stage.call(withdrawStatement, back))).toMatchObject({
        code: 'BIZ_STATEMENT_PAID_ON',
      })
      await stage.call(takeBackPayment, back)
      expect(await statement(one)).toMatchObject({ paid_status: '0', paid_dt: '', paid_note: '' })
      expect(await refused(stage.call(takeBackPayment, back))).toMatchObject({ code: 'BIZ_PAYMENT_NONE' })
      await stage.call(withdrawStatement, back)
    })
    it('is not taken back once its transfer file is made', async () => {
      const { list } = await stage.call(statementList.endpoints.getList, { supplier_cd: 'S008' })
      const [made] = list
      expect(made).toMatchObject({ paid_status: '1', paid_dt: made?.pay_dt, paid_method: '1' })
      const back = { statement_no: made?.statement_no ?? '', reason }
      expect(await refused(stage.call(takeBackPayment, back))).toMatchObject({ code: 'BIZ_PAYMENT_BY_FILE' })
    })
    it('is never a promissory note for a supplier under the fair-trade act', async () => {
      await agree('S016')
      await owed('S016', '1000')
      const [statement_no = ''] = (await close('S016')).statement_no
      const byNote = { ...paid, paid_method: '4', statement_no } as const
      const protect = (is: boolean) =>
        stage.database.owner('write', (tx) =>
          tx.execute(
            sql`UPDATE supplier SET toriteki_flg = ${is} WHERE company_cd = 'DEMO' AND supplier_cd = 'S016'`,
          ),
        )
      await protect(true)
      expect(await refused(stage.call(recordPayment, byNote))).toMatchObject({
        fields: [{ path: 'paid_method', code: 'BIZ_PAYMENT_NOTE' }],
      })
      await protect(false)
      expect(await stage.call(recordPayment, byNote)).toEqual({ paid: 1 })
    })
  })

  describe('the paper', () => {
    it('has the figures of the list, the supplier’s number, and is kept; its confirmation stands on it', async () => {
      await agree('S007', { invoice_reg_no: 'T7000012050002' })
      await owed('S007', '123456')
      const [statement_no = ''] = (await close('S007')).statement_no
      const text = await printed(statement_no)
      for (const words of [statement_no, 'T7000012050002', '123,456', '12,345', '135,801', '2026/12/30'])
        expect(text).toContain(words)
      const kept = await stage.database.owner('read', (tx) =>
        rows(
          tx,
          { amount: z.string(), partner_cd: z.string() },
          sql`SELECT amount::text AS amount, partner_cd FROM stored_file WHERE company_cd = 'DEMO' AND file_nm LIKE ${`%${statement_no}%`}`,
        ),
      )
      expect(kept).toEqual([{ amount: '135801', partner_cd: 'S007' }])
      await stage.call(confirmStatement, { statement_no, confirmed_dt: purchaseDay, confirmed_by: '鈴木' })
      expect(await statement(statement_no)).toMatchObject({ statement_status: '2', confirmed_by: '鈴木' })
      expect(await printed(statement_no)).toContain('2026/11/18鈴木')
    })
  })
})
