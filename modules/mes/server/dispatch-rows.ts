import { sql } from 'drizzle-orm'
import { facilitiesMeant, facilityRead, itemRead, itemsMeant } from '#modules/master/server/views.ts'
import { workOrderOperationRead, workOrderRead } from '#modules/production/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { dispatchList } from '../contract/dispatch-list.ts'

export const dispatchService = listService(dispatchList, {
  rows: ({ company_cd, factory_cd }) => ({
    select: {
      ...columnsOf('o', 'work_order_no', 'process_no', 'operation_nm', 'work_nm', 'facility_cd', 'worker_cd'),
      ...columnsOf(
        'o',
        'plan_qty',
        'good_qty',
        'defective_qty',
        'start_at',
        'end_at',
        'work_status',
        'dispatch_seq',
      ),
      ...columnsOf('h', 'work_order_kind', 'item_cd', 'due_dt', 'sheet_status', 'instruction_status'),
      item_nm: itemRead.of('h', 'item_nm'),
      facility_nm: facilityRead.of('o', 'facility_nm'),
      // The first process begins with what was planned.
      ready_qty: sql`coalesce((SELECT b.good_qty FROM ${workOrderOperationRead.rows} AS b WHERE b.company_cd = o.company_cd
        AND b.factory_cd = o.factory_cd AND b.work_order_no = o.work_order_no AND b.process_no = o.before_no AND b.split_no = 1) + o.reworked_qty, o.plan_qty)`,
    },
    from: sql`FROM ${workOrderOperationRead.rows} AS o JOIN ${workOrderRead.rows} AS h ON h.company_cd = o.company_cd
        AND h.factory_cd = o.factory_cd AND h.work_order_no = o.work_order_no
      WHERE o.company_cd = ${company_cd} AND o.factory_cd = ${factory_cd} AND o.work_status <> '3' AND h.instruction_status <> '2'`,
  }),
  meant: {
    item_cd: itemsMeant,
    facility_cd: facilitiesMeant,
  },
  timeZoneOf: directory.timeZoneOf,
})
