import { sql } from 'drizzle-orm'
import { directory } from '#modules/system/server/index.ts'
import { route, routeAcross, type Route } from '#platform/server/http/route.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { masterService } from '#platform/server/master/master-service.ts'
import { journalAccountMaster } from '../../contract/journal/journal-account.ts'
import {
  exportAgain as againCall,
  exportJournal as exportCall,
  previewJournal as previewCall,
} from '../../contract/journal/journal-calls.ts'
import { journalList } from '../../contract/journal/journal-list.ts'
import { exportAgain, exportJournal, previewJournal } from './export-journal.ts'
import { journalAccount, journalExport } from './tables.ts'

const account = 'account of a customer'

export const journalRoutes: readonly Route[] = [
  routeAcross(account, route(previewCall, previewJournal)),
  routeAcross(account, route(exportCall, exportJournal)),
  route(againCall, exportAgain),
]

export const journalAccountService = masterService(journalAccountMaster, journalAccount, { directory })

export const journalService = listService(journalList, {
  rows: ({ company_cd }) => ({
    select: {
      ...columnsOf('x', 'export_no', 'journal_month', 'journal_layout', 'entry_cnt', 'sales_amount'),
      ...columnsOf('x', 'tax_amount', 'received_amount', 'create_user', 'create_dt'),
    },
    from: sql`FROM ${journalExport} AS x WHERE x.company_cd = ${company_cd}`,
  }),
  timeZoneOf: directory.timeZoneOf,
})
