import { sql } from 'drizzle-orm'
import { facilitiesMeant, facilityRead, workerRead, workersMeant } from '#modules/master/server/views.ts'
import { directory } from '#modules/system/server/index.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { refusedWorkList } from '../../contract/refused-work/refused-list.ts'
import { refusedEventTable } from './tables.ts'

export const refusedWorkService = listService(refusedWorkList, {
  rows: ({ company_cd, factory_cd }) => ({
    select: {
      ...columnsOf(
        'r',
        'refused_no',
        'occurred_at',
        'event_kind',
        'work_order_no',
        'process_no',
        'worker_cd',
      ),
      ...columnsOf('r', 'facility_cd', 'good_qty', 'defective_qty', 'rework_qty', 'reason_cd', 'refusal'),
      ...columnsOf('r', 'refused_status', 'settled_reason', 'update_cnt'),
      worker_nm: workerRead.of('r', 'worker_nm'),
      serial_nos: sql`coalesce((SELECT string_agg(n.no, ' ' ORDER BY n.at) FROM jsonb_array_elements_text(r.serial_nos)
        WITH ORDINALITY AS n(no, at) WHERE n.no <> ''), '')`,
      facility_nm: facilityRead.of('r', 'facility_nm'),
    },
    from: sql`FROM ${refusedEventTable} AS r WHERE r.company_cd = ${company_cd} AND r.factory_cd = ${factory_cd}`,
  }),
  meant: {
    worker_cd: workersMeant,
    facility_cd: facilitiesMeant,
  },
  timeZoneOf: directory.timeZoneOf,
})
