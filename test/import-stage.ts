import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  commitImport,
  correctCells,
  importDetail,
  uploadOrders,
} from '#modules/receive-order/contract/import/import-calls.ts'
import type { ImportRecord } from '#modules/receive-order/contract/import/import-file.ts'
import { saveMatching } from '#modules/receive-order/contract/import/matching-calls.ts'
import { orderSlip } from '#modules/receive-order/contract/order-slip.ts'
import { importHandler } from '#modules/receive-order/server/import/import-job.ts'
import { rows } from '#platform/server/database/database.ts'
import type { JobContext } from '#platform/server/jobs/handler.ts'
import { csv, matching } from './order-file.ts'
import type { OrderRecord, OrderStage } from './order-stage.ts'
import { runJob } from './run-job.ts'

/** Customers' files, from the moment they come to the orders that they become. */
export function importStage(stage: () => OrderStage) {
  const ordersOf = (customer_po_no: string) =>
    stage().database.owner('read', (tx) =>
      rows(
        tx,
        { order_no: z.string() },
        sql`SELECT order_no FROM receive_order WHERE company_cd = 'DEMO' AND customer_po_no = ${customer_po_no}
          ORDER BY order_no`,
      ),
    )
  return {
    /** The matching of which everybody's file is, tried with one that it fits. */
    match: (item: string) =>
      stage().call(saveMatching, {
        ...{ target: 'order', matching_cd: 'EDI', assign_mode: '0', matching_nm: 'EDI 注文', matching },
        sample: { file_nm: 'sample.csv', content: csv([['TW-0', '1', item, '600', '261127', '', '①']]) },
      }),
    /** What is said at the cells, by row and column. */
    said: ({ rows: all }: ImportRecord) =>
      all.flatMap(({ row_no, assessed }) =>
        assessed.problems.map(({ column, code }) => [row_no, column, code] as const),
      ),
    correct: ({ head }: ImportRecord, ...cells: readonly (readonly [number, number, string])[]) =>
      stage().call(correctCells, {
        ...{ import_no: head.import_no, update_cnt: head.update_cnt },
        cells: cells.map(([row_no, column, text]) => ({ row_no, column, text })),
      }),
    upload: (content: string, file_nm = 'tw_order.csv', matching_cd = 'EDI'): Promise<ImportRecord> =>
      stage().call(uploadOrders, { file_nm, content, matching_cd }),
    run: async (
      { head: { import_no, update_cnt } }: ImportRecord,
      meanwhile: JobContext['meanwhile'] = () => undefined,
    ) => {
      await stage().call(commitImport, { import_no, update_cnt })
      return runJob(stage().database, importHandler, {
        company_cd: 'DEMO',
        input: { import_no },
        meanwhile,
      })
    },
    again: ({ head: { import_no } }: ImportRecord): Promise<ImportRecord> =>
      stage().call(importDetail, { import_no }),
    ordersOf,
    /** The first one with that number of the customer. */
    orderOf: async (customer_po_no: string): Promise<OrderRecord> => {
      const [found] = await ordersOf(customer_po_no)
      return stage().call(orderSlip.endpoints.getDetail, { order_no: found?.order_no ?? '' })
    },
  }
}
