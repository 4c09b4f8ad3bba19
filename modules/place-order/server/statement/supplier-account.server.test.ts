import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { namesOf } from '#platform/contract/by-name.ts'
import { plainConverter } from '#platform/contract/matching/field-matching.ts'
import { encodeCp932 } from '#platform/server/csv/cp932.ts'
import { rows } from '#platform/server/database/database.ts'
import { inOneUnit } from '#platform/server/unit/unit-of-work.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { refused } from '#test/master-stage.ts'
import { purchaseDay, purchaseStage, type PurchaseStage } from '#test/purchase-stage.ts'
import { supplierAccount, supplierMatchings } from '../../contract/statement/account-calls.ts'
import { addPurchases } from '../purchase/add-purchases.ts'
import { closeSuppliers, withdrawStatement } from '../../contract/statement/statement-calls.ts'

const { read, again, pair, settle, takeBack, withdraw, detail, list } = supplierAccount
const columns = {
  ...{ supplier_slip_no: 1, item_cd: 2, receipt_dt: 3, qty: 4, unit_price: 5, price_base_qty: 6, amount: 7 },
}
interface Bought {
  readonly qty: string
  readonly unit_price: string
  readonly item_cd?: string
}

const heading = '伝票番号,品番,納品日,数量,単価,単価単位,金額'

onPostgres((open) => {
  let stage: PurchaseStage
  let statement_no = ''
  let supplier_cd = ''
  let slips: readonly string[] = []
  /** As an arrival posts it: a purchase of goods is not typed. */
  const post = (supplier_slip_no: string, { qty, unit_price, item_cd = 'BLT-M4' }: Bought) =>
    stage.within((context) =>
      inOneUnit(context, async () => {
        const made = await addPurchases(context, {
          ...{ supplier_cd, branch_no: '00', source: '1', source_no: supplier_slip_no, supplier_slip_no },
          account_dt: purchaseDay,
          lines: [
            {
              ...{
                stock_div: '010',
                item_cd,
                item_nm: '',
                qty,
                unit_price,
                price_base_qty: '1',
                tax_cd: '10',
              },
              ...{ receipt_dt: purchaseDay, temp_price_flg: false, po_no: '', po_line_no: '0' },
              source_line_no: '1',
            },
          ],
        })
        return () => made()[0]?.purchase_no ?? ''
      }),
    )
  const sentFile = (...rows: readonly string[]) => ({
    ...{ about_no: statement_no, matching_cd: 'S001', file_nm: 'S001.csv' },
    content: (encodeCp932([heading, ...rows].join('\r\n')) ?? Buffer.alloc(0)).toString('base64'),
  })
  beforeAll(async () => {
    stage = await purchaseStage(await open(demo))
    const [unknown] = await stage.database.owner('read', (tx) =>
      rows(
        tx,
        { supplier_cd: z.string() },
        sql`SELECT s.supplier_cd FROM supplier s WHERE s.company_cd = 'DEMO' AND s.branch_no = '00' AND s.abort_div = '0'
          AND NOT EXISTS (SELECT FROM purchase h WHERE h.company_cd = s.company_cd AND h.supplier_cd = s.supplier_cd)
          ORDER BY 1 LIMIT 1`,
      ),
    )
    supplier_cd = unknown?.supplier_cd ?? ''
    slips = [
      await post('D-1', { qty: '1000', unit_price: '5' }),
      await post('D-2', { qty: '20', unit_price: '50' }),
      await post('D-3', { qty: '30', unit_price: '50' }),
      await post('D-4', { qty: '7', unit_price: '50', item_cd: 'BLT-M6' }),
      await post('D-5', { qty: '4', unit_price: '50', item_cd: 'BLT-M5' }),
    ]
    const closed = await stage.call(closeSuppliers, {
      closing_dt: purchaseDay,
      suppliers: [{ supplier_cd, branch_no: '00' }],
    })
    statement_no = closed.statement_no[0] ?? ''
    await stage.call(supplierMatchings.save, {
      ...{
        target: 'supplierAccount',
        assign_mode: '0',
        matching_cd: 'S001',
        matching_nm: '東京鋼材 請求明細',
      },
      matching: {
        ...{ heading_rows: 1, width: 7, key: [], per_day: null },
        fields: namesOf(columns).map((field) => ({
          ...{
            field,
            source: { kind: 'column' as const, columns: [columns[field]] },
            converter: plainConverter,
          },
        })),
      },
    })
  })

  /** What is different, in the order of the file, then what only we have. */
  const told = ({ differences }: Awaited<ReturnType<typeof readFile>>) =>
    differences.map(({ kind, amount, row_no, own, settled_by }) =>
      [kind, amount, row_no ?? '-', own?.document_no ?? '-', settled_by].join(' ').trim(),
    )
  const readFile = (...rows: readonly string[]) => stage.call(read, sentFile(...rows))

  describe('a supplier’s own statement', () => {
    const file = [
      // Priced by the thousand, and agreed.
      'd-1,blt-m4,2026/11/18,1000,5000,1000,5000',
      'D-2,BLT-M4,2026/11/18,22,50,1,1100',
      'D-3,BLT-M4,2026/11/18,30,52,1,1560',
      'D-9,X-77,2026/11/18,7,50,1,350',
      'D-8,BLT-M4,2026/11/10,-2,50,1,-100',
    ]
    it('is laid beside ours: what agrees is no matter, each difference has its name and the yen it comes to', async () => {
      const record = await readFile(...file)
      expect(record.head).toMatchObject({
        ...{ partner_cd: supplier_cd, row_cnt: 5, agreed_cnt: 1, open_cnt: 6, account_status: '1' },
        ...{ stated_amount: '7910', own_amount: '8050' },
      })
      expect(told(record)).toEqual([
        `qty 100 3 ${slips[1] ?? ''}`,
        `price 60 4 ${slips[2] ?? ''}`,
        'notPosted 350 5 -',
        'return -100 6 -',
        `notStated -350 - ${slips[3] ?? ''}`,
        `notStated -200 - ${slips[4] ?? ''}`,
      ])
      expect(await refused(readFile(...file))).toMatchObject({ code: 'IMP_DUPLICATE' })
      expect((await stage.call(list, { about_no: statement_no })).list).toHaveLength(1)
    })
    const current = async () => {
      const { list: all } = await stage.call(list, { about_no: statement_no })
      const { account_no = '' } = all[0] ?? {}
      const { head, differences, paired } = await stage.call(detail, { account_no })
      const { update_cnt } = head
      const no = (kind: string, at = 0) =>
        differences.filter((one) => one.kind === kind)[at]?.difference_no ?? 0
      return { key: { account_no, update_cnt }, head, differences, paired, no }
    }
    it('calls our item by its own number: put together once by hand, and known from then on', async () => {
      const before = await current()
      const own_key = before.differences.find(({ own }) => own?.document_no === slips[3])?.own?.key ?? ''
      const record = await stage.call(pair, { ...before.key, row_no: 5, own_key })
      expect(record.head).toMatchObject({ agreed_cnt: 2, open_cnt: 4 })
      expect(record.paired).toMatchObject([{ row_no: 5, own_key }])
      expect(await refused(stage.call(pair, { ...before.key, row_no: 5, own_key }))).toMatchObject({
        code: 'STALE',
      })
      const other = await stage.call(read, sentFile('D-99,x-77,2026/11/18,7,50,1,350'))
      expect(other.head).toMatchObject({ agreed_cnt: 1 })
      const apart = await stage.call(pair, {
        ...{ account_no: record.head.account_no, update_cnt: record.head.update_cnt, row_no: 5, own_key: '' },
      })
      expect(apart.head).toMatchObject({ agreed_cnt: 1, open_cnt: 6 })
      expect(apart.paired).toEqual([])
      const { account_no, update_cnt } = other.head
      const alone = await stage.call(again, { account_no, update_cnt })
      // The order of equal ones: the item is unknown again, so that nothing agrees.
      expect(alone.head).toMatchObject({ agreed_cnt: 0 })
      const last = { account_no, update_cnt: alone.head.update_cnt }
      await stage.call(withdraw, { ...last, reason: '見本' })
      const { head } = apart
      await stage.call(pair, { account_no: head.account_no, update_cnt: head.update_cnt, row_no: 5, own_key })
    })
    const ofFile = async () => {
      const { list: all } = await stage.call(list, { about_no: statement_no })
      const open = all.find(({ account_status }) => account_status !== '9')
      const record = await stage.call(detail, { account_no: open?.account_no ?? '' })
      const { account_no, update_cnt } = record.head
      const numbers = (kind: string) =>
        record.differences.filter((one) => one.kind === kind).map(({ difference_no }) => difference_no)
      return { ...record, key: { account_no, update_cnt }, numbers }
    }
    it('each difference is settled as it can be: by a posted slip of this supplier, by him, in the next period', async () => {
      const note = { settled_no: '', settled_note: '' }
      const { key, numbers } = await ofFile()
      const wrong = stage.call(settle, { ...key, differences: numbers('qty'), settled_by: 'next', ...note })
      expect(await refused(wrong)).toMatchObject({ code: 'BIZ_ACCOUNT_SETTLEMENT' })
      for (const settled_no of ['', 'K-NONE', slips[1] ?? '']) {
        const sent = { ...key, differences: numbers('qty'), settled_by: 'post', ...note, settled_no } as const
        expect(await refused(stage.call(settle, sent))).toMatchObject({ code: 'BIZ_ACCOUNT_SLIP' })
      }
      const settled_no = await post('D-2', { qty: '2', unit_price: '50' })
      const posted = await stage.call(settle, {
        ...{ ...key, differences: numbers('qty'), settled_by: 'post', ...note, settled_no },
      })
      expect(posted.head.open_cnt).toBe(3)
      const { update_cnt } = posted.head
      const silent = {
        ...key,
        update_cnt,
        differences: numbers('price'),
        settled_by: 'accept',
        ...note,
      } as const
      expect(await refused(stage.call(settle, silent))).toMatchObject({ code: 'V_REQUIRED' })
      await stage.call(settle, { ...silent, settled_note: '端数' })
      for (const [kind, settled_by] of [
        ['return', 'partner'],
        ['notStated', 'next'],
      ] as const) {
        const now = await ofFile()
        await stage.call(settle, { ...now.key, differences: now.numbers(kind), settled_by, ...note })
      }
      const done = await ofFile()
      expect(done.head).toMatchObject({ open_cnt: 0, account_status: '2' })
      expect(await refused(stage.call(withdraw, { ...done.key, reason: '誤り' }))).toMatchObject({
        code: 'BIZ_ACCOUNT_SETTLED',
      })
    })
    it('stays as it was settled when it is laid beside ours again, and opens when that is taken back', async () => {
      const before = await ofFile()
      const same = await stage.call(again, before.key)
      expect(same.head).toMatchObject({ open_cnt: 0, account_status: '2' })
      expect(told(same)).toEqual(told(before))
      const { account_no, update_cnt } = same.head
      const differences = before.numbers('qty')
      const open = await stage.call(takeBack, { account_no, update_cnt, differences })
      expect(open.head).toMatchObject({ open_cnt: 1, account_status: '1' })
      expect(open.differences.find(({ kind }) => kind === 'qty')).toMatchObject({
        settled_by: '',
        settled_no: '',
      })
    })
    it('with a row that cannot be read is not read at all, and each cell is named', async () => {
      const refusal = await refused(readFile('D-1,BLT-M4,2026/11/18,千,5,1,5000', 'D-2,BLT-M4,,1,5,1,'))
      expect(refusal).toMatchObject({ code: 'IMP_ERRORS' })
      expect(refusal.fields).toHaveLength(2)
    })
    it('is not laid beside a statement that was withdrawn', async () => {
      await stage.call(withdrawStatement, { statement_no, reason: '誤り' })
      expect(await refused(readFile('D-7,BLT-M4,2026/11/18,1,50,1,50'))).toMatchObject({
        code: 'BIZ_STATEMENT_STATE',
      })
    })
  })
})
