import { directory } from '#modules/system/server/index.ts'
import { importJob } from '../../contract/import/import-calls.ts'
import { orderTarget } from '../../contract/import/order-target.ts'
import { assessRows } from './assess-rows.ts'
import type { FilesOf } from './files-of.ts'
import { againstOrders, withdrawOrders } from './withdraw-orders.ts'
import { writeOrders } from './write-orders.ts'

/** Files that are matched to orders. */
export const ofOrders: FilesOf = {
  ...{ target: orderTarget, directory, job: importJob },
  assess: async (context, file) => {
    const { rows, error_cnt, plan } = await assessRows(context, file)
    return {
      rows,
      error_cnt,
      write: (import_no, tell) => writeOrders(context, import_no, { plan, ...file, tell }),
    }
  },
  standsAgainst: againstOrders,
  withdraw: withdrawOrders,
}
