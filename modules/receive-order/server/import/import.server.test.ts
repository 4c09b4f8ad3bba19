import { beforeAll, describe, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { importStage } from '#test/import-stage.ts'
import { refused } from '#test/master-stage.ts'
import { column, csv, headings, matching } from '#test/order-file.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import type { FieldMatching } from '#platform/contract/matching/field-matching.ts'
import {
  commitImport,
  importDetail,
  importErrorFile,
  importList,
} from '../../contract/import/import-calls.ts'
import { resetImport } from '../../contract/import/import-status.ts'
import { matchingDetail, saveMatching, tryMatching } from '../../contract/import/matching-calls.ts'

onPostgres((open) => {
  let stage: OrderStage
  const { match, said, correct, upload, run, again, ordersOf, orderOf } = importStage(() => stage)
  let [first, second, third] = ['', '', '']
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    ;[first = '', second = '', third = ''] = stage.sold.map(({ customer_item_cd }) => customer_item_cd)
    await match(first)
  })
  describe('a file of a customer', () => {
    it('is matched, checked, corrected and imported: all of it, with ㈱ ① 髙 〜 as they came', async () => {
      const file = await upload(
        csv([
          ['TW-1', '1', first.toLowerCase(), '600', '261127', '', '㈱髙橋①～②'],
          ['TW-1', '2', second, '1.2K', '261131', '', ''],
          ['TW-2', '1', 'NOBODY', '４０', '261127', '', ''],
        ]),
      )
      expect(file.head).toMatchObject({ import_status: '0', row_cnt: 3, error_cnt: 3, version: 1 })
      expect(said(file)).toEqual([
        [3, 3, 'CSV_NUMERIC'],
        [3, 4, 'CSV_DATE'],
        [4, 2, 'BIZ_CUSTOMER_ITEM_MISSING'],
      ])
      const { import_no, update_cnt } = file.head
      expect((await refused(stage.call(commitImport, { import_no, update_cnt }))).code).toBe('IMP_ERRORS')
      const right = await correct(file, [3, 3, '200'], [3, 4, '261130'], [4, 2, third])
      expect(said(right)).toEqual([])
      expect(right.rows[1]?.corrected).toEqual([
        { column: 3, came: '1.2K' },
        { column: 4, came: '261131' },
      ])
      expect(await run(right)).toEqual({ file_nm: 'tw_order.csv', rows: 3, made: 2 })
      const order = await orderOf('TW-1')
      expect(order.header).toMatchObject({ customer_cd: 'C001', destination_cd: 'D01', order_status: '0' })
      expect(order.lines).toMatchObject([
        { item_cd: stage.sold[0]?.item_cd, qty: '600', remarks: '㈱髙橋①～②', import_status: '2' },
        { item_cd: stage.sold[1]?.item_cd, qty: '200', desired_dt: '2026-11-30', price_source: '1' },
      ])
      const done = await again(file)
      expect(done.head).toMatchObject({ import_status: '2', order_cnt: 2 })
      expect(done.rows[0]?.assessed.order_no).toBe(order.header.order_no)
    })
    it('a row whose cells are emptied, such as one that came twice, is left out', async () => {
      const row = (qty: string) => ['TW-20', '1', first, qty, '261127', '', '']
      const file = await upload(csv([row('5'), row('5')]))
      expect(said(file)).toEqual([[3, 1, 30022]])
      const left = await correct(file, ...row('').map((_, column) => [3, column, ''] as const))
      expect(said(left)).toEqual([])
      expect(await run(left)).toMatchObject({ rows: 2, made: 1 })
      expect((await orderOf('TW-20')).lines).toMatchObject([{ qty: '5' }])
      expect((await again(file)).rows[1]?.assessed.order_no).toBe('')
    })
    it('is refused a second time, and after it has been imported nobody corrects it', async () => {
      const content = csv([['TW-3', '1', first, '1', '261127', '', '']])
      const file = await upload(content)
      expect((await refused(upload(content, 'other.csv'))).code).toBe('IMP_DUPLICATE')
      await run(file)
      const known = await again(file)
      expect((await refused(correct(known, [2, 3, '5']))).code).toBe('IMP_IMPORTED')
      const { import_no, update_cnt } = known.head
      expect((await refused(stage.call(commitImport, { import_no, update_cnt }))).code).toBe('IMP_IMPORTED')
    })
    it.each([
      [
        'not CP932',
        30096,
        Buffer.from('注文番号,行,品番,数量,納期,区分,備考\r\n1,1,a,1,261127,,\r\n').toString('base64'),
      ],
      ['no data', 'IMP_NO_DATA', csv([])],
      [
        'too many rows',
        40017,
        csv(Array.from({ length: 3001 }, () => ['T', '1', 'A', '1', '261127', '', ''])),
      ],
      ['other columns', 20097, csv([['TW', '1']], ['注文番号', '行'])],
    ])('with %s is refused as a whole', async (_, code, content) => {
      expect((await refused(upload(content))).code).toBe(code)
    })
    it('with a row that has another number of columns says so at the row (40005)', async () => {
      expect(
        said(
          await upload(
            csv([
              ['TW-4', '1', first, '1', '261127', '', ''],
              ['TW-4', '2'],
            ]),
          ),
        ),
      ).toEqual([[3, -1, 40005]])
    })
    it('asks for a matching that there is', async () => {
      expect((await refused(upload(csv([['a']]), 'a.csv', 'NONE'))).code).toBe('IMP_MATCHING_MISSING')
    })
  })

  describe('the same rules as of an order that is typed', () => {
    it('missing, zero, holidays and dates out of range at their cells', async () => {
      const file = await upload(
        csv([
          ['TW-5', '1', first, '', '261127', '', ''],
          ['TW-5', '2', first, '0', '261127', '', ''],
          ['TW-5', '3', first, '1', '261128', '', ''],
          ['TW-5', '4', first, '1', '991127', '', ''],
          ['TW-5', '5', first, '1', '', '', ''],
        ]),
      )
      expect(said(file)).toEqual([
        [2, 3, 'CSV_REQUIRED'],
        [3, 3, 'V_POSITIVE'],
        [4, 4, 'BIZ_CALENDAR_HOLIDAY'],
        [5, 4, 20002],
        [6, 4, 'V_REQUIRED'],
      ])
    })
    it('a number of the customer with its line comes once: in the file, and in all orders (30022)', async () => {
      const twice = await upload(
        csv([
          ['TW-6', '1', first, '1', '261127', '新', ''],
          ['TW-6', '1', first, '2', '261127', '新', ''],
        ]),
      )
      expect(said(twice)).toEqual([[3, 1, 30022]])
      expect(twice.rows[1]?.assessed.problems[0]?.params).toMatchObject({ row: 3, code: 'TW-6' })
      const once = await upload(csv([['TW-7', '1', first, '1', '261127', '新', '']]))
      await run(once)
      expect(said(await upload(csv([['TW-7', '1', first, '9', '261127', '新', '']])))).toEqual([
        [2, 1, 30022],
      ])
    })
    it('what was good when it was checked and is not any more leaves everything as it was', async () => {
      const file = await upload(
        csv([
          ['TW-8', '1', first, '1', '261127', '', ''],
          ['TW-9', '1', second, '1', '261127', '新', ''],
        ]),
      )
      await stage.enter([{ item_cd: stage.sold[1]?.item_cd ?? '', qty: '1', customer_line_no: '1' }], {
        customer_po_no: 'TW-9',
      })
      expect((await refused(run(file))).code).toBe('IMP_ERRORS')
      expect(await ordersOf('TW-8')).toEqual([])
      const known = await again(file)
      expect(known.head.import_status).toBe('0')
      expect(said(known)).toEqual([[3, 1, 30022]])
    })
  })

  it('the demo company has a file that waits for one correction', async () => {
    const { list } = await stage.call(importList, {})
    const head = list.find(({ matching_cd }) => matching_cd === 'WEBEDI')
    expect(head).toMatchObject({ import_status: '0', row_cnt: 4, error_cnt: 1 })
    const file = await stage.call(importDetail, { import_no: head?.import_no ?? '' })
    expect(said(file)).toEqual([[3, 3, 'CSV_NUMERIC']])
    expect(said(await correct(file, [3, 3, '20']))).toEqual([])
  })

  it('a stuck import is reset with a reason, and can be imported', async () => {
    const file = await upload(csv([['TW-13', '1', first, '1', '261127', '', '']]))
    const { import_no, update_cnt } = file.head
    expect((await refused(stage.call(resetImport, { import_no, reason: '停電' }))).code).toBe(
      'IMP_NOT_RUNNING',
    )
    await stage.call(commitImport, { import_no, update_cnt })
    const known = await again(file)
    expect((await refused(correct(known, [2, 3, '5']))).code).toBe('IMP_RUNNING')
    await stage.call(resetImport, { import_no, reason: '停電' })
    expect((await again(file)).head).toMatchObject({ import_status: '0', reset_reason: '停電' })
    await run(await again(file))
    expect(await ordersOf('TW-13')).toHaveLength(1)
    const { list } = await stage.call(importList, {})
    expect(list.find((one) => one.import_no === import_no)).toMatchObject({ import_status: '2' })
  })

  it('the error file has the rows with their reasons, and can be read as it is', async () => {
    const file = await upload(csv([['TW-14', '1', first, 'x', '261127', '', '髙']]))
    const { content } = await stage.call(importErrorFile, { import_no: file.head.import_no })
    const text = new TextDecoder('shift_jis').decode(content as Uint8Array)
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      `${headings.join(',')},エラー内容`,
      `TW-14,1,${first},x,261127,,髙,2行目：「数量」が数値ではありません。（x）`,
    ])
  })

  it('a matching has versions: a file remembers by which it was read', async () => {
    const before = await upload(csv([['TW-15', '1', first, '1', '261127', '', '']]))
    const { head } = await stage.call(matchingDetail, { target: 'order', matching_cd: 'EDI' })
    const saved = await stage.call(saveMatching, {
      ...{ target: 'order', matching_cd: 'EDI', assign_mode: '1', matching_nm: 'EDI 注文' },
      ...{ update_cnt: head.update_cnt, matching: { ...matching, key: ['customer_po_no'] } },
    })
    expect(saved).toMatchObject({ head: { version: 2 }, sample: [headings, expect.any(Array)] })
    expect((await again(before)).head.version).toBe(1)
    const stale = stage.call(saveMatching, {
      ...{ target: 'order', matching_cd: 'EDI', assign_mode: '1', matching_nm: 'EDI' },
      ...{ update_cnt: head.update_cnt, matching },
    })
    expect((await refused(stale)).code).toBe('STALE')
  })

  it('a matching without the customer is refused, and one is not made twice', async () => {
    const made = (matching_cd: string, of: FieldMatching) =>
      stage.call(saveMatching, {
        ...{ target: 'order', matching_cd, assign_mode: '0', matching_nm: 'x', matching: of },
      })
    expect((await refused(made('NEW', { ...matching, fields: [column('qty', 1)] }))).code).toBe(
      'IMP_FIELD_UNMATCHED',
    )
    expect((await refused(made('EDI', matching))).code).toBe('IMP_MATCHING_THERE')
  })

  it('the editor tries every row with all checks and writes nothing', async () => {
    const { rows: tried } = await stage.call(tryMatching, {
      ...{ matching, matching_cd: 'EDI' },
      sample: {
        file_nm: 'a.csv',
        content: csv([
          ['TW-16', '1', first, '10', '261127', '', ''],
          ['TW-16', '2', first, '0', '261127', '', ''],
        ]),
      },
    })
    expect(tried.map(({ row_no, assessed }) => [row_no, assessed.problems.length])).toEqual([
      [2, 0],
      [3, 1],
    ])
    expect(await ordersOf('TW-16')).toEqual([])
  })
})
