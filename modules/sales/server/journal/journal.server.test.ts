import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { decodeCp932 } from '#platform/server/csv/cp932.ts'
import { onPostgres } from '#test/databases.ts'
import { demoOn } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { billingDay, receivableStage, type ReceivableStage } from '#test/receivable-stage.ts'
import { journalAccountMaster } from '../../contract/journal/journal-account.ts'
import { exportAgain, exportJournal, previewJournal } from '../../contract/journal/journal-calls.ts'
import { journalList } from '../../contract/journal/journal-list.ts'
import { cancelReceipt, enterReceipt } from '../../contract/receipt/receipt-calls.ts'

const month = '2026-11'

onPostgres((open) => {
  let stage: ReceivableStage
  beforeAll(async () => {
    stage = await receivableStage(await open(demoOn(billingDay)))
    // Whatever the demo company has done this month is told first.
    await told('3').catch(() => [])
  })
  async function told(journal_layout: '1' | '2' | '3') {
    const { name, content } = await stage.call(exportJournal, { month, journal_layout })
    if (!(content instanceof Uint8Array)) throw new Error('No file')
    const lines = decodeCp932(content).trimEnd().split('\r\n')
    return { name, lines: lines.map((line) => line.split(',')) }
  }
  const receive = (customer_cd: string, amount: string, receipt_kind: '1' | '6') =>
    stage.call(enterReceipt, { customer_cd, branch_no: '00', receipt_dt: '2026-11-20', receipt_kind, amount })

  it('tells what was sold, came back, was billed and received, each once, in the columns of the package', async () => {
    const sales_no = await stage.sell('C011', [{ amount: '105' }])
    await stage.sell('C011', [
      { amount: '105' },
      { amount: '105' },
      { amount: '99', tax_cd: '11', tax_rate: '8' },
    ])
    await stage.sell('C011', [{ amount: '-20', sales_div: '520' }], { factory_cd: 'F02' })
    await stage.close(billingDay, 'C011')
    await receive('C011', '400', '1')
    await receive('C011', '30', '6')
    expect(await stage.call(previewJournal, { month })).toMatchObject({ entry_cnt: 6, changed_cnt: 0 })
    const { name, lines } = await told('1')
    expect(name).toMatch(/^仕訳_弥生会計_2026-11_.+\.csv$/)
    expect(lines.map((cells) => [3, 4, 7, 8, 9, 10, 13, 14, 15].map((at) => cells[at]))).toEqual([
      ['2026/11/10', '売掛金', '対象外', '115', '0', '売上高', '課税売上内10%', '115', '10'],
      ['2026/11/10', '売掛金', '対象外', '231', '0', '売上高', '課税売上内10%', '231', '21'],
      ['2026/11/10', '売掛金', '対象外', '106', '0', '売上高', '課税売上内軽減8%', '106', '7'],
      ['2026/11/10', '売上高', '課税売上内10%', '22', '2', '売掛金', '対象外', '22', '0'],
      ['2026/11/20', '普通預金', '対象外', '400', '0', '売掛金', '対象外', '400', '0'],
      ['2026/11/20', '支払手数料', '対象外', '30', '0', '売掛金', '対象外', '30', '0'],
    ])
    expect(lines[0]?.[16]).toContain(sales_no)
    expect(lines.every((cells) => cells.length === 25 && cells[0] === '2000')).toBe(true)
    expect(await refused(told('1'))).toMatchObject({ code: 'BIZ_JOURNAL_NOTHING' })
  })
  it('leaves receivables as the customer’s account has them, statement by statement', async () => {
    await stage.sell('C012', [{ amount: '105' }])
    await stage.sell('C012', [{ amount: '105' }])
    await stage.sell('C012', [{ amount: '105' }])
    await stage.close(billingDay, 'C012')
    await receive('C012', '100', '1')
    const { lines } = await told('1')
    const side = (name: string, at: number, figure: number) =>
      lines.filter((cells) => cells[at] === name).reduce((total, cells) => total + Number(cells[figure]), 0)
    const [statement] = await stage.statements('C012')
    expect(statement?.billed_amount).toBe('346')
    expect(side('売掛金', 4, 8) - side('売掛金', 10, 14)).toBe(346 - 100)
    expect(side('仮受消費税', 10, 14)).toBe(1)
    const [first] = (await stage.call(journalList.endpoints.getList, { sort: '-export_no' })).list
    expect(first).toMatchObject({
      entry_cnt: 5,
      sales_amount: '346',
      tax_amount: '31',
      received_amount: '100',
    })
  })
  it('tells what was taken back since as a difference', async () => {
    const { receipt_no } = await receive('C013', '500', '1')
    await told('1')
    await stage.call(cancelReceipt, { receipt_no, reason: '誤り' })
    const sales_no = await stage.sell('C013', [{ amount: '1000' }])
    expect(await stage.call(previewJournal, { month })).toMatchObject({ entry_cnt: 2, changed_cnt: 1 })
    const { lines } = await told('1')
    expect(lines.map((cells) => [4, 8, 10, 14].map((at) => cells[at]))).toEqual([
      ['売掛金', '1100', '売上高', '1100'],
      ['売掛金', '500', '普通預金', '500'],
    ])
    await stage.database.owner('write', (tx) =>
      tx.execute(
        sql`UPDATE sales_line SET amount = 900 WHERE company_cd = 'DEMO' AND sales_no = ${sales_no}`,
      ),
    )
    expect((await told('1')).lines.map((cells) => [4, 8, 9].map((at) => cells[at]))).toEqual([
      ['売上高', '110', '10'],
    ])
  })
  it('is told again under its number, by what it was; the file says so', async () => {
    await stage.sell('C014', [{ amount: '1000' }])
    const { name, lines } = await told('3')
    expect(lines[0]?.[2]).toBe('借方勘定科目')
    const [found] = (await stage.call(journalList.endpoints.getList, { sort: '-export_no' })).list
    const again = await stage.call(exportAgain, { export_no: found?.export_no ?? '' })
    expect(again.name).toBe(name.replace('.csv', '_再出力.csv'))
    expect(await refused(stage.call(exportAgain, { export_no: 'NONE' }))).toMatchObject({ code: 404 })
  })
  it('asks for the codes of accounts where the package knows them by code, and nothing is marked', async () => {
    await stage.sell('C015', [{ amount: '1000' }])
    const refusal = await refused(told('2'))
    expect(refusal.code).toBe('BIZ_JOURNAL_ACCOUNT')
    expect(refusal.msg).toContain('売掛金、売上高')
    const account = (journal_use: '10' | '20', account_cd: string) =>
      stage.call(journalAccountMaster.endpoints.doEdit, {
        ...{
          assign_mode: '0',
          journal_use,
          account_cd,
          account_nm: account_cd,
          sub_flg: journal_use === '10',
        },
      })
    await account('10', '135')
    await account('20', '500')
    const { lines } = await told('2')
    expect(lines[0]).toContain('CSJS201')
    expect(lines[1]?.slice(0, 14)).toEqual([
      ...['*', '2026/11/10', '135', 'C015', '1100', '0', '', ''],
      ...['500', '', '1000', '100', '10', '0'],
    ])
  })
  it('is told once when four clerks export at once', async () => {
    await stage.sell('C016', [{ amount: '1000' }])
    const all = await Promise.allSettled(Array.from({ length: 4 }, () => told('1')))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
