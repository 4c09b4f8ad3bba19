import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { importStage } from '#test/import-stage.ts'
import { column, csv, headings, matching } from '#test/order-file.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import { saveMatching } from '../../contract/import/matching-calls.ts'

onPostgres((open) => {
  let stage: OrderStage
  const { match, said, correct, upload, run, ordersOf, orderOf } = importStage(() => stage)
  let [first, second, third] = ['', '', '']
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    ;[first = '', second = '', third = ''] = stage.sold.map(({ customer_item_cd }) => customer_item_cd)
    await match(first)
  })
  describe('a row about an order that stands', () => {
    const toOther = [...headings, '納入先']
    const other = (no: string, line: string, item: string, qty: string) =>
      [no, line, item, qty, '261127', '変', line === '1' ? 'a' : 'b'] as const
    const enter = async (no: string) => {
      const file = await upload(
        csv([
          [no, '1', first, '10', '261127', '', 'a'],
          [no, '2', second, '20', '261127', '', 'b'],
        ]),
      )
      await run(file)
      return orderOf(no)
    }
    it('shows what is different, and changes that alone', async () => {
      await enter('TW-10')
      const file = await upload(
        csv([
          ['TW-10', '1', first, '15', '261127', '変', 'a'],
          ['TW-10', '3', third, '5', '261127', '', ''],
        ]),
      )
      expect(file.rows[0]?.assessed).toMatchObject({
        kind: '2',
        changes: [{ field: 'qty', old: '10', new: '15' }],
      })
      await run(file)
      const order = await orderOf('TW-10')
      expect(order.lines.map(({ customer_line_no, qty }) => [customer_line_no, qty])).toEqual([
        ['1', '15'],
        ['2', '20'],
        ['3', '5'],
      ])
      expect(order.header.change_reason).toBe(`受注取込 ${file.head.import_no} tw_order.csv`)
      expect(await ordersOf('TW-10')).toHaveLength(1)
    })
    it('says while it goes on how many rows are written', async () => {
      for (const no of ['TW-13', 'TW-14']) await enter(no)
      const file = await upload(
        csv([
          ['TW-13', '1', first, '15', '261127', '変', 'a'],
          ['TW-14', '1', first, '15', '261127', '変', 'a'],
          ['TW-14', '2', second, '25', '261127', '変', 'b'],
          ['TW-15', '1', third, '5', '261127', '', ''],
        ]),
      )
      const told: (readonly [number, number | null, string | undefined])[] = []
      await run(file, (done, total, note) => told.push([done, total, note?.ja]))
      expect(told).toEqual([
        [0, 4, 'チェック中'],
        [0, 4, '登録中'],
        [1, 4, '登録中'],
        [3, 4, '登録中'],
      ])
    })
    it('goes through the guards of a change by hand: a confirmed plan refuses it at its cell (20121)', async () => {
      const order = await enter('TW-11')
      await stage.set(order, 1, sql`plan_status = '2'`)
      const file = await upload(csv([['TW-11', '1', first, '99', '261127', '変', 'a']]))
      expect(said(file)).toEqual([[2, 3, 20121]])
    })
    it('shows what the file says, with what follows from it, also where it is refused', async () => {
      const order = await enter('TW-17')
      await stage.set(order, 1, sql`plan_status = '2'`)
      const file = await upload(
        csv([
          ['TW-17', '1', first, '99', '261127', '変', 'a'],
          ['TW-17', '2', second, '40', '261127', '変', 'b'],
          ['TW-17', '3', third, '5', '261127', '', ''],
        ]),
      )
      expect(said(file)).toEqual([[2, 3, 20121]])
      const price = Number(order.lines[0]?.unit_price)
      expect(file.rows.map(({ assessed }) => assessed)).toMatchObject([
        { kind: '2', shown: { qty: '99' }, changes: [{ field: 'qty', old: '10', new: '99' }] },
        { kind: '2', shown: { qty: '40' }, changes: [{ field: 'qty', old: '20', new: '40' }] },
        {
          ...{ kind: '2', order_no: order.header.order_no, shown: { qty: '5' } },
          changes: [
            { field: 'item_cd', old: '', new: stage.sold[2]?.item_cd },
            { field: 'qty', old: '', new: '5' },
          ],
        },
      ])
      expect(file.rows[0]?.assessed.shown.amount).toBe(String(price * 99))
      const unknown = await upload(
        csv([
          ['TW-17', '2', 'NOBODY', '41', '261127', '変', 'b'],
          ['TW-17', '1', first, '98', '261127', '変', 'a'],
        ]),
      )
      expect(said(unknown)).toEqual([
        [2, 2, 'BIZ_CUSTOMER_ITEM_MISSING'],
        [3, 3, 20121],
      ])
      expect(unknown.rows[1]?.assessed).toMatchObject({
        ...{ kind: '2', shown: { qty: '98', amount: String(price * 98) } },
        changes: [{ field: 'qty', old: '10', new: '98' }],
      })
      expect(unknown.rows[0]?.assessed).toMatchObject({
        kind: '2',
        order_no: order.header.order_no,
        shown: { qty: '41', customer_item_cd: 'NOBODY' },
      })
    })
    it('with another item takes price and names from that one, as where it is typed', async () => {
      await enter('TW-19')
      const file = await upload(csv([['TW-19', '2', third, '20', '261127', '変', 'b']]))
      expect(said(file)).toEqual([])
      await run(file)
      const fresh = await stage.enter([{ customer_item_cd: third, item_cd: '', qty: '20' }])
      const { item_cd, unit_price, location_cd, customer_item_nm } = fresh.lines[0] ?? {}
      expect((await orderOf('TW-19')).lines[1]).toMatchObject({
        ...{ item_cd, unit_price, location_cd, customer_item_nm, customer_item_cd: third },
      })
    })
    it('says of two rows about one line that only one can be meant', async () => {
      const order = await enter('TW-18')
      const file = await upload(
        csv([
          ['TW-18', '1', first, '15', '261127', '変', 'a'],
          ['TW-18', '1', first, '18', '261127', '変', 'a'],
        ]),
      )
      expect(said(file)).toEqual([[3, 1, 30022]])
      const left = await correct(file, ...['', '', '', '', '', '', ''].map((_, at) => [3, at, ''] as const))
      expect(said(left)).toEqual([])
      await run(left)
      expect((await stage.read(order)).lines[0]).toMatchObject({ qty: '15' })
    })
    it('shows another note of a line, and what is taken back', async () => {
      await enter('TW-16')
      const file = await upload(
        csv([
          ['TW-16', '1', first, '10', '261127', '変', '午前着'],
          ['TW-16', '2', second, '20', '261127', '消', ''],
        ]),
      )
      expect(file.rows.map(({ assessed }) => assessed.changes)).toEqual([
        [{ field: 'remarks', old: 'a', new: '午前着' }],
        [{ field: 'qty', old: '20', new: '0' }],
      ])
    })
    it('shows once what it changes of the order as a whole', async () => {
      await enter('TW-24')
      await stage.call(saveMatching, {
        ...{ target: 'order', matching_cd: 'DEST', assign_mode: '0', matching_nm: '納入先つき' },
        matching: {
          ...{ ...matching, width: headings.length + 1 },
          fields: [...matching.fields, column('destination_cd', headings.length + 1)],
        },
        sample: {
          file_nm: 'sample.csv',
          content: csv([[...other('TW-0', '1', first, '1'), 'D02']], toOther),
        },
      })
      const lines = [
        [...other('TW-24', '1', first, '15'), 'D02'],
        [...other('TW-24', '2', second, '20'), 'D02'],
      ]
      const file = await upload(csv(lines, toOther), 'to_other.csv', 'DEST')
      expect(file.rows.map(({ assessed }) => assessed.changes)).toEqual([
        [
          { field: 'destination_cd', old: 'D01', new: 'D02' },
          { field: 'qty', old: '10', new: '15' },
        ],
        [],
      ])
    })
    it('takes a line back, and with the last one the order', async () => {
      await enter('TW-12')
      await run(await upload(csv([['TW-12', '1', first, '10', '261127', '消', '']])))
      expect((await orderOf('TW-12')).lines.map(({ customer_line_no }) => customer_line_no)).toEqual(['2'])
      const last = await upload(csv([['TW-12', '2', second, '20', '261127', '消', '']]))
      await run(last)
      expect((await orderOf('TW-12')).header).toMatchObject({
        ...{ order_status: '9', change_reason: `受注取込 ${last.head.import_no} tw_order.csv` },
      })
    })
    it('that there is not is told', async () => {
      expect(said(await upload(csv([['TW-NONE', '1', first, '1', '261127', '消', '']])))).toEqual([
        [2, 1, 'BIZ_IMPORT_NO_ORDER'],
      ])
    })
  })
})
