import { sql } from 'drizzle-orm'
import { directory } from '#modules/system/server/index.ts'
import {
  allBusinessDocuments,
  businessDocumentColumns,
  businessDocuments,
} from '#platform/server/documents/business-documents.ts'
import { columnsOf, serveList, type ListSource } from '#platform/server/list/serve-list.ts'
import { documentList } from '../../contract/documents/document-list.ts'

/** 電子帳簿: every document that an inspector may ask for, in one list. */
export const documentSource: ListSource<(typeof documentList)['columns']> = {
  rows: (place, _search, registered) => ({
    select: columnsOf('d', ...businessDocumentColumns),
    from: sql`FROM (${allBusinessDocuments(place, registered(businessDocuments))}) AS d`,
  }),
  computed: true,
  timeZoneOf: directory.timeZoneOf,
}

export const servedDocuments = serveList(documentList, documentSource)
