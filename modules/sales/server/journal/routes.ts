import { sql } from 'drizzle-orm'
import { directory } from '#modules/system/server/index.ts'
import { route, routeAcross, type Route } from '#platform/server/http/route.ts'
import { columnsOf, listService } from '#platform/server/list/serve-list.ts'
import { masterService } from '#platform/server/master/master-service.ts'
import { journalAccountMaster } from '../../contract/journal/journal-account.ts'
import {
  exportAgain,
  exportJournal,
  previewJournal as previewCall,
} from '../../contract/journal/journal-calls.ts'
import { journalList, purchaseJournalList } from '../../contract/journal/journal-list.ts'
import {
  exportPurchaseJournal,
  exportPurchasesAgain,
  previewPurchaseJournal as previewPurchasesCall,
} from '../../contract/journal/purchase-journal-calls.ts'
import { journalVerbs, previewJournal, previewPurchaseJournal } from './export-journal.ts'
import { journalAccount, journalExport } from './tables.ts'

const ofCustomers = 'account of a customer'
const ofSuppliers = 'account of a supplier'
const sold = journalVerbs('1')
const bought = journalVerbs('2')

export const journalRoutes: readonly Route[] = [
  routeAcross(ofCustomers, route(previewCall, previewJournal)),
  routeAcross(ofCustomers, route(exportJournal, sold.export)),
  route(exportAgain, sold.again),
  routeAcross(ofSuppliers, route(previewPurchasesCall, previewPurchaseJournal)),
  routeAcross(ofSuppliers, route(exportPurchaseJournal, bought.export)),
  route(exportPurchasesAgain, bought.again),
]

export const journalAccountService = masterService(journalAccountMaster, journalAccount, { directory })

export const journalService = listService(journalList, {
  rows: ({ company_cd }) => ({
    select: {
      ...columnsOf('x', 'export_no', 'journal_month', 'journal_layout', 'entry_cnt', 'sales_amount'),
      ...columnsOf('x', 'tax_amount', 'received_amount', 'create_user', 'create_dt'),
    },
    from: sql`FROM ${journalExport} AS x WHERE x.company_cd = ${company_cd} AND x.journal_book = '1'`,
  }),
  timeZoneOf: directory.timeZoneOf,
})

export const purchaseJournalService = listService(purchaseJournalList, {
  rows: ({ company_cd }) => ({
    select: {
      ...columnsOf(
        'x',
        'export_no',
        'journal_month',
        'journal_layout',
        'entry_cnt',
        'purchase_amount',
        'paid_amount',
      ),
      ...columnsOf('x', 'tax_amount', 'create_user', 'create_dt'),
    },
    from: sql`FROM ${journalExport} AS x WHERE x.company_cd = ${company_cd} AND x.journal_book = '2'`,
  }),
  timeZoneOf: directory.timeZoneOf,
})
