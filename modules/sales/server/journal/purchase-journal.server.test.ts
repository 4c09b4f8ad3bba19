import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { correctPurchase, postPurchase } from '#modules/place-order/contract/purchase/purchase-calls.ts'
import { closeSuppliers } from '#modules/place-order/contract/statement/statement-calls.ts'
import { recordPayment, takeBackPayment } from '#modules/place-order/contract/statement/payment-calls.ts'
import { statementList } from '#modules/place-order/contract/statement/statement-list.ts'
import { makeTransfer } from '#modules/place-order/contract/statement/transfer-calls.ts'
import { bankAccountMaster } from '#modules/system/contract/bank-account.ts'
import { decodeCp932 } from '#platform/server/csv/cp932.ts'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { purchaseDay, purchaseStage, type PurchaseStage, type SentLine } from '#test/purchase-stage.ts'
import { exportAgain } from '../../contract/journal/journal-calls.ts'
import { journalList, purchaseJournalList } from '../../contract/journal/journal-list.ts'
import {
  exportPurchaseJournal,
  exportPurchasesAgain,
  previewPurchaseJournal,
} from '../../contract/journal/purchase-journal-calls.ts'

const month = '2026-11'

onPostgres((open) => {
  let stage: PurchaseStage
  beforeAll(async () => {
    stage = await purchaseStage(await open(demo))
    // Whatever the demo company has bought this month is told first.
    await told('1').catch(() => [])
  })
  async function told(journal_layout: '1' | '2' | '3') {
    const { name, content } = await stage.call(exportPurchaseJournal, { month, journal_layout })
    if (!(content instanceof Uint8Array)) throw new Error('No file')
    const lines = decodeCp932(content).trimEnd().split('\r\n')
    return { name, lines: lines.map((line) => line.split(',')) }
  }
  /** Tax added, cut off, once for each closing; with a registration number or without. */
  const agree = (supplier_cd: string, invoice_reg_no: string) =>
    stage.database.owner('write', (tx) =>
      tx.execute(sql`UPDATE supplier SET tax_div = '1', tax_calc_unit = '2', tax_fraction = '1',
          invoice_reg_no = ${invoice_reg_no} WHERE company_cd = 'DEMO' AND supplier_cd = ${supplier_cd}`),
    )
  async function buy(supplier_cd: string, lines: readonly SentLine[]): Promise<string> {
    const named = lines.map((line) => ({ stock_div: '010', item_nm: '熱処理', qty: '1', ...line }) as const)
    const { header } = await stage.enter(named, { supplier_cd, branch_no: '00' })
    await stage.call(postPurchase, { purchase_no: header.purchase_no })
    return header.purchase_no
  }
  const yayoi = (lines: readonly (readonly string[])[]) =>
    lines.map((cells) => [4, 7, 8, 9, 10, 13, 14, 15].map((at) => cells[at]))

  it('tells purchases of a supplier with a number, at both rates, and the price that is taken off', async () => {
    await agree('S009', 'T1234567890123')
    const purchase_no = await buy('S009', [
      { unit_price: '1000' },
      { unit_price: '105', tax_cd: '11' },
      { stock_div: '011', unit_price: '300' },
    ])
    await buy('S009', [{ stock_div: '060', qty: '-1', unit_price: '200' }])
    expect(await stage.call(previewPurchaseJournal, { month })).toEqual({
      ...{ entry_cnt: 4, changed_cnt: 0, purchase_amount: '1323', tax_amount: '118', paid_amount: '0' },
    })
    const { name, lines } = await told('1')
    expect(name).toMatch(/^仕入仕訳_弥生会計_2026-11_.+\.csv$/)
    expect(yayoi(lines)).toEqual([
      ['仕入高', '課対仕入内10%適格', '1100', '100', '買掛金', '対象外', '1100', '0'],
      ['仕入高', '課対仕入内軽減8%適格', '113', '8', '買掛金', '対象外', '113', '0'],
      ['外注加工費', '課対仕入内10%適格', '330', '30', '買掛金', '対象外', '330', '0'],
      ['買掛金', '対象外', '220', '0', '仕入高', '課対仕入内10%適格', '220', '20'],
    ])
    expect(lines[0]?.[16]).toContain(`仕入 ${purchase_no}`)
    expect(await refused(told('1'))).toMatchObject({ code: 'BIZ_JOURNAL_NOTHING' })
  })
  it('has only the share of tax that may be deducted on the day of receipt, of a supplier without a number', async () => {
    await agree('S010', '')
    await buy('S010', [{ unit_price: '1000', receipt_dt: '2026-09-30' }, { unit_price: '1000' }])
    expect(yayoi((await told('1')).lines)).toEqual([
      ['仕入高', '課対仕入内10%区分70%', '1100', '70', '買掛金', '対象外', '1100', '0'],
      ['仕入高', '課対仕入内10%区分80%', '1100', '80', '買掛金', '対象外', '1100', '0'],
    ])
    await buy('S010', [{ unit_price: '500' }])
    const { lines } = await told('3')
    expect(lines[1]?.slice(2)).toEqual([
      ...['仕入高', '', '', expect.anything(), '課対仕入（控70）10%', '550', '35'],
      ...['買掛金', '', '', expect.anything(), '対象外', '550', '0'],
      expect.anything(),
    ])
  })
  it('tells what the statement rounds differently, so that payables and the tax are those of the statement', async () => {
    await agree('S013', '')
    for (const unit_price of ['105', '105', '105']) await buy('S013', [{ unit_price }])
    const { statement_no } = await stage.call(closeSuppliers, {
      ...{ closing_dt: purchaseDay, suppliers: [{ supplier_cd: 'S013', branch_no: '00' }] },
    })
    const { list } = await stage.call(statementList.endpoints.getList, {
      statement_no: statement_no[0] ?? '',
    })
    expect(list[0]).toMatchObject({ pay_amount: '346', deductible_tax: '21' })
    expect(await stage.call(previewPurchaseJournal, { month })).toMatchObject({
      ...{ purchase_amount: '346', tax_amount: '21' },
    })
    const { lines } = await told('1')
    const side = (account: string, at: number, figure: number) =>
      lines.filter((cells) => cells[at] === account).reduce((sum, cells) => sum + Number(cells[figure]), 0)
    expect(side('買掛金', 10, 14) - side('買掛金', 4, 8)).toBe(346)
    const [made] = (await stage.call(purchaseJournalList.endpoints.getList, { sort: '-export_no' })).list
    expect(made).toMatchObject({ purchase_amount: '346', tax_amount: '21' })
  })
  it('tells what was transferred, on the day of payment, once', async () => {
    await agree('S008', 'T1234567890123')
    await buy('S008', [{ unit_price: '1000' }])
    const { statement_no } = await stage.call(closeSuppliers, {
      ...{ closing_dt: purchaseDay, suppliers: [{ supplier_cd: 'S008', branch_no: '00' }] },
    })
    const [no = ''] = statement_no
    const { list } = await stage.call(statementList.endpoints.getList, { statement_no: no })
    const pay_dt = list[0]?.pay_dt ?? ''
    const of = { month: pay_dt.slice(0, 7) }
    const paid = async () => (await stage.call(previewPurchaseJournal, of)).paid_amount
    expect(await paid()).toBe('0')
    await stage.call(bankAccountMaster.endpoints.doEdit, {
      ...{ assign_mode: '0', account_cd: 'MAIN', account_nm: '本店', consignor_cd: '1234567890' },
      ...{ bank_cd: '0009', bank_nm: '見本銀行', bank_branch_cd: '123', bank_branch_nm: '本店' },
      ...{ bank_account_type: '2', bank_account_no: '7654321', bank_account_nm: 'カ）カナメセイサクショ' },
    })
    await stage.database.owner('write', (tx) =>
      tx.execute(sql`UPDATE supplier SET pay_method = '1', bank_cd = '0001', bank_branch_cd = '045', bank_account_type = '1',
          bank_account_no = '1234567', bank_account_nm = 'トウキヨウコウザイ（カ'
        WHERE company_cd = 'DEMO' AND supplier_cd = 'S008'`),
    )
    await stage.call(makeTransfer, { account_cd: 'MAIN', statement_no: no })
    expect(await paid()).toBe('1100')
    const { content } = await stage.call(exportPurchaseJournal, { ...of, journal_layout: '1' })
    if (!(content instanceof Uint8Array)) throw new Error('No file')
    const lines = decodeCp932(content)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','))
    expect(
      lines
        .filter((cells) => cells[16]?.includes(no))
        .map((cells) => [3, 4, 8, 10, 14].map((at) => cells[at])),
    ).toEqual([[pay_dt.replaceAll('-', '/'), '買掛金', '1100', '普通預金', '1100']])
    const [made] = (await stage.call(purchaseJournalList.endpoints.getList, { sort: '-export_no' })).list
    expect(made).toMatchObject({ paid_amount: '1100' })
    expect(await paid()).toBe('0')
  })
  it('tells what was paid otherwise from its own account, and takes back what was not paid after all', async () => {
    await agree('S011', 'T1234567890123')
    await buy('S011', [{ unit_price: '2000' }])
    const { statement_no } = await stage.call(closeSuppliers, {
      ...{ closing_dt: purchaseDay, suppliers: [{ supplier_cd: 'S011', branch_no: '00' }] },
    })
    const [no = ''] = statement_no
    const owed = (await stage.call(statementList.endpoints.getList, { statement_no: no })).list[0]?.pay_amount
    const payments = async () =>
      yayoi((await told('1')).lines.filter((cells) => cells[16]?.includes(`支払 ${no}`)))
    const paid_dt = '2026-11-16'
    await stage.call(recordPayment, { statement_no: no, paid_dt, paid_method: '5' })
    expect(await payments()).toEqual([['買掛金', '対象外', owed, '0', '現金', '対象外', owed, '0']])
    await stage.call(takeBackPayment, { statement_no: no, reason: '誤り' })
    await stage.call(recordPayment, { statement_no: no, paid_dt, paid_method: '3' })
    expect(await payments()).toEqual([
      ['現金', '対象外', owed, '0', '買掛金', '対象外', owed, '0'],
      ['買掛金', '対象外', owed, '0', '電子記録債務', '対象外', owed, '0'],
    ])
  })
  it('comes to all posted purchases of the month, tax by tax, also those that were corrected since', async () => {
    await agree('S015', '')
    const purchase_no = await buy('S015', [{ unit_price: '1000' }, { unit_price: '99', tax_cd: '11' }])
    await told('1')
    const black = await stage.call(correctPurchase, { purchase_no, account_dt: purchaseDay, reason: '誤り' })
    await stage.change(black, [{ ...black.lines[0], unit_price: '900' }, black.lines[1] ?? {}])
    await stage.call(postPurchase, { purchase_no: black.header.purchase_no })
    await told('1')
    const [goods] = await stage.goods()
    if (!goods) throw new Error('No goods')
    await stage.receive([{ ...goods, qty: '10', price: '50' }])
    await stage.receive([{ ...goods, qty: '3', price: '50', stock_div: '020' }])
    await told('1')
    const ledger = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { tax_cd: z.string(), gross: z.string() },
        sql`SELECT s.tax_cd, sum(s.net + trunc(s.net * s.tax_rate / 100))::int::text AS gross
          FROM (SELECT l.tax_cd, l.tax_rate, sum(l.amount) AS net
            FROM purchase h JOIN purchase_line l USING (company_cd, factory_cd, purchase_no)
            WHERE h.company_cd = 'DEMO' AND h.purchase_status IN ('1', '2') AND h.account_dt >= '2026-11-01'
              AND h.account_dt < '2026-12-01' GROUP BY h.factory_cd, h.purchase_no, l.tax_cd, l.tax_rate) AS s
          GROUP BY s.tax_cd ORDER BY 1`,
      ),
    )
    const entries = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { tax_cd: z.string(), gross: z.string(), deductible: z.string() },
        sql`SELECT e.tax_cd, sum(e.amount)::text AS gross, sum(e.tax_amount)::text AS deductible
          FROM journal_entry e WHERE e.company_cd = 'DEMO' AND e.source = '4' GROUP BY e.tax_cd ORDER BY 1`,
      ),
    )
    expect(entries.map(({ tax_cd, gross }) => ({ tax_cd, gross }))).toEqual(ledger)
    expect(ledger.map(({ tax_cd }) => tax_cd)).toEqual(['10', '11'])
    const [slips] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { gross: z.string(), deductible: z.string() },
        sql`SELECT trim_scale(sum(net_amount + tax_amount))::text AS gross, trim_scale(sum(deductible_tax))::text AS deductible
          FROM purchase WHERE company_cd = 'DEMO' AND purchase_status IN ('1', '2') AND account_dt >= '2026-11-01'
            AND account_dt < '2026-12-01'`,
      ),
    )
    const all = (name: 'gross' | 'deductible') => entries.reduce((sum, one) => sum + Number(one[name]), 0)
    expect(all('gross')).toBe(Number(slips?.gross))
    expect(all('deductible')).toBe(Number(slips?.deductible))
  })
  it('is told again by its own number, and stands on no list of sales', async () => {
    await buy('S009', [{ unit_price: '700' }])
    const { name } = await told('1')
    const [made] = (await stage.call(purchaseJournalList.endpoints.getList, { sort: '-export_no' })).list
    const export_no = made?.export_no ?? ''
    const again = await stage.call(exportPurchasesAgain, { export_no })
    expect(again.name).toBe(name.replace('.csv', '_再出力.csv'))
    expect(await refused(stage.call(exportAgain, { export_no }))).toMatchObject({ code: 404 })
    const sold = (await stage.call(journalList.endpoints.getList, {})).list
    expect(sold.map((one) => one.export_no)).not.toContain(export_no)
    await buy('S009', [{ unit_price: '800' }])
    expect((await refused(told('2'))).msg).toContain('買掛金、仕入高')
  })
})
