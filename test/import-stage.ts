import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  commitImport,
  importDetail,
  uploadOrders,
} from '#modules/receive-order/contract/import/import-calls.ts'
import type { ImportRecord } from '#modules/receive-order/contract/import/import-file.ts'
import { orderSlip } from '#modules/receive-order/contract/order-slip.ts'
import { importHandler } from '#modules/receive-order/server/import/import-job.ts'
import { rows } from '#platform/server/database/database.ts'
import type { JobContext } from '#platform/server/jobs/handler.ts'
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
