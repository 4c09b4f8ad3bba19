import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { importStage } from '#test/import-stage.ts'
import { column, csv } from '#test/order-file.ts'
import { orderStage, type OrderStage } from '#test/order-stage.ts'
import type { FieldMatching } from '#platform/contract/matching/field-matching.ts'
import { correctCells } from '../../contract/import/import-calls.ts'
import { saveMatching } from '../../contract/import/matching-calls.ts'

const heading = ['得意先', '納入先', '客先品番', '品目', '倉庫', '注文番号', '行', '数量', '納期']
const matching: FieldMatching = {
  ...{ heading_rows: 1, width: heading.length, key: [], per_day: null },
  fields: [
    ...[column('customer_cd', 1), column('destination_cd', 2), column('customer_item_cd', 3)],
    ...[column('item_cd', 4), column('location_cd', 5), column('customer_po_no', 6)],
    ...[column('customer_line_no', 7), column('qty', 8), column('desired_dt', 9, { date: 'yyMMdd' })],
  ],
}

/** What the specification names for 31001–31008, without saying which number is which. */
onPostgres((open) => {
  let stage: OrderStage
  const { said, upload } = importStage(() => stage)
  beforeAll(async () => {
    stage = await orderStage(await open(demo))
    await stage.call(saveMatching, {
      ...{ target: 'order', matching_cd: 'EDI', assign_mode: '0', matching_nm: 'EDI 注文', matching },
    })
  })
  const master = (statement: ReturnType<typeof sql>) =>
    stage.database.owner('write', async (tx) => void (await tx.execute(statement)))
  const row = (no: string, changed: Readonly<Record<number, string>> = {}) => {
    const cells = ['C001', '', '', stage.sold[0]?.item_cd ?? '', '', no, '1', '1', '261127']
    return cells.map((cell, at) => changed[at] ?? cell)
  }

  describe('what the masters do not know is refused at its cell', () => {
    it('customer, destination, customer item, item and warehouse', async () => {
      const file = await upload(
        csv(
          [
            row('M-1', { 0: 'NOBODY' }),
            row('M-2', { 1: 'NOWHERE' }),
            row('M-3', { 2: 'THEIRS', 3: '' }),
            row('M-4', { 3: 'NOTHING' }),
            row('M-5', { 4: 'NOROOM' }),
            row('M-6'),
          ],
          heading,
        ),
      )
      expect(said(file)).toEqual([
        [2, 0, 'V_NOT_IN_MASTER'],
        [3, 1, 'V_NOT_IN_MASTER'],
        [4, 2, 'BIZ_CUSTOMER_ITEM_MISSING'],
        [5, 3, 'V_NOT_IN_MASTER'],
        [6, 4, 'V_NOT_IN_MASTER'],
      ])
    })
    it('a tax without a rate, and a factory without a calendar', async () => {
      const other = stage.sold[2]?.item_cd ?? ''
      await master(sql`UPDATE item SET tax_cd = '40' WHERE company_cd = 'DEMO' AND item_cd = ${other}`)
      await master(sql`UPDATE tax SET abort_div = '2' WHERE company_cd = 'DEMO' AND tax_cd = '40'`)
      await master(sql`UPDATE calendar SET abort_div = '2' WHERE company_cd = 'DEMO' AND calendar_use = '1'`)
      const file = await upload(csv([row('M-7', { 3: other }), row('M-8')], heading))
      expect(said(file)).toEqual([
        [2, 3, 'BIZ_TAX_RATE_MISSING'],
        [3, 8, 'BIZ_IMPORT_CALENDAR'],
      ])
      await master(sql`UPDATE calendar SET abort_div = '0' WHERE company_cd = 'DEMO' AND calendar_use = '1'`)
      const { import_no, update_cnt } = file.head
      const again = await stage.call(correctCells, { import_no, update_cnt, cells: [] })
      expect(said(again)).toEqual([[2, 3, 'BIZ_TAX_RATE_MISSING']])
    })
  })
})
