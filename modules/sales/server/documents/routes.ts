import { ownTransactions, route, type Route } from '#platform/server/http/route.ts'
import { documentsAsArchive, keptFile } from '../../contract/documents/document-calls.ts'
import { archiveDocuments } from './archive-documents.ts'
import { readKeptFile } from './read-kept-file.ts'

export const documentRoutes: readonly Route[] = [
  route(keptFile, readKeptFile),
  ownTransactions(documentsAsArchive, archiveDocuments),
]
