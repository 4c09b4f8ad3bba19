import { expect, it } from 'vitest'
import { z } from 'zod'
import { sql } from 'drizzle-orm'
import { rows } from '#platform/server/database/database.ts'
import { onPostgres } from '#test/databases.ts'
import { demo } from '#test/demo.ts'
import { column, csv } from '#test/order-file.ts'
import { orderStage } from '#test/order-stage.ts'
import { runJob } from '#test/run-job.ts'
import { plainConverter, type FieldMatching } from '#platform/contract/matching/field-matching.ts'
import { commitImport, uploadOrders } from '../../contract/import/import-calls.ts'
import { saveMatching } from '../../contract/import/matching-calls.ts'
import { importHandler } from './import-job.ts'

const matching: FieldMatching = {
  ...{ heading_rows: 1, width: 6, key: [], per_day: { from: 4, to: 6, date: 'MM/dd' } },
  fields: [
    { field: 'customer_cd', source: { kind: 'fixed', value: 'C001' }, converter: plainConverter },
    column('customer_po_no', 1),
    column('customer_line_no', 2),
    column('customer_item_cd', 3),
  ],
}

onPostgres((open) => {
  it('in a file with a column per day 0 takes that day back alone, and a blank leaves its day as it is', async () => {
    const stage = await orderStage(await open(demo))
    await stage.call(saveMatching, {
      ...{ target: 'order', matching_cd: 'DAYS', assign_mode: '0', matching_nm: '日別', matching },
    })
    const bring = async (...quantities: readonly string[]) => {
      const row = ['TW-1', '1', stage.sold[0]?.customer_item_cd ?? '', ...quantities]
      const content = csv([row], ['注文番号', '行', '品番', '11/25', '11/26', '11/27'])
      const { head } = await stage.call(uploadOrders, { file_nm: 'days.csv', content, matching_cd: 'DAYS' })
      const { import_no, update_cnt } = head
      await stage.call(commitImport, { import_no, update_cnt })
      await runJob(stage.database, importHandler, { company_cd: 'DEMO', input: { import_no } })
    }
    const openLines = () =>
      stage.database.owner('read', (tx) =>
        rows(
          tx,
          { order_no: z.string(), day: z.string(), qty: z.string() },
          sql`SELECT l.order_no, l.desired_dt::text AS day, trim_scale(l.qty)::text AS qty
            FROM receive_order_line AS l JOIN receive_order AS h USING (company_cd, factory_cd, order_no)
            WHERE h.company_cd = 'DEMO' AND h.customer_po_no = 'TW-1' AND l.line_status = '0' ORDER BY l.desired_dt`,
        ),
      )
    // 0 of a day for which there is no line is nothing.
    await bring('100', '200', '0')
    const first = await openLines()
    const [order_no] = first.map((line) => line.order_no)
    expect(first).toEqual([
      { order_no, day: '2026-11-25', qty: '100' },
      { order_no, day: '2026-11-26', qty: '200' },
    ])
    await bring('', '0', '300')
    expect(await openLines()).toEqual([
      { order_no, day: '2026-11-25', qty: '100' },
      { order_no, day: '2026-11-27', qty: '300' },
    ])
  })
})
