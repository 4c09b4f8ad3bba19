import { sql } from 'drizzle-orm'
import {
  facilitiesMeant,
  facilityRead,
  itemRead,
  itemsMeant,
  workerRead,
  workersMeant,
} from '#modules/master/server/views.ts'
import { workOrderOperationRead, workOrderRead } from '#modules/production/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { codeRead } from '#modules/system/server/views.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { workStoryList } from '../../contract/work-order-story/work-story-list.ts'
import { workEventTable } from '../tables.ts'

export const workStoryService = listService(workStoryList, {
  rows: ({ company_cd, factory_cd }) => ({
    select: {
      ...columnsOf('e', 'event_no', 'occurred_at', 'received_at', 'biz_dt', 'work_order_no', 'process_no'),
      ...columnsOf(
        'e',
        'event_kind',
        'worker_cd',
        'good_qty',
        'defective_qty',
        'reason_cd',
        'remarks',
        'batch_no',
        'charge_no',
      ),
      ...columnsOf('o', 'operation_nm', 'facility_cd'),
      ...columnsOf('h', 'item_cd'),
      item_nm: itemRead.of('h', 'item_nm'),
      facility_nm: facilityRead.of('o', 'facility_nm'),
      worker_nm: workerRead.of('e', 'worker_nm'),
      // Stopping has reasons of its own; all others are of what is defective.
      reason_nm: codeRead.of(
        {
          company_cd: sql`e.company_cd`,
          kind_cd: sql`CASE WHEN e.event_kind = '2' OR e.status_before = '2' THEN 'STOP_REASON' ELSE 'DEFECT_REASON' END`,
          code_cd: sql`e.reason_cd`,
        },
        'code_nm',
      ),
      undone: sql`EXISTS (SELECT FROM ${workEventTable} AS u WHERE u.company_cd = e.company_cd AND u.undoes = e.event_no)`,
    },
    from: sql`FROM ${workEventTable} AS e
      JOIN ${workOrderRead.rows} AS h ON h.company_cd = e.company_cd AND h.factory_cd = e.factory_cd
        AND h.work_order_no = e.work_order_no
      JOIN ${workOrderOperationRead.rows} AS o ON o.company_cd = e.company_cd AND o.factory_cd = e.factory_cd
        AND o.work_order_no = e.work_order_no AND o.process_no = e.process_no AND o.split_no = e.split_no
      WHERE e.company_cd = ${company_cd} AND e.factory_cd = ${factory_cd}`,
  }),
  meant: {
    item_cd: itemsMeant,
    facility_cd: facilitiesMeant,
    worker_cd: workersMeant,
  },
  timeZoneOf: directory.timeZoneOf,
})
