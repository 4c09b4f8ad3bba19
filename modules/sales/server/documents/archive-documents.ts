import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { FileAnswer, InputOf } from '#platform/contract/endpoint.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import type { TransactionsContext } from '#platform/server/context.ts'
import { spool } from '#platform/server/csv/spool.ts'
import type { Reading } from '#platform/server/list/download-source.ts'
import { pagesOf } from '#platform/server/list/file-pages.ts'
import { downloadOfList } from '#platform/server/list/list-files.ts'
import { readFile } from '#platform/server/stored-files/stored-file.ts'
import { writeZip, type Packed } from '#platform/server/zip/write-zip.ts'
import { mostFiles, type documentsAsArchive } from '../../contract/documents/document-calls.ts'
import { documentErrors } from '../../contract/documents/document-errors.ts'
import { documentList } from '../../contract/documents/document-list.ts'
import { servedDocuments } from './document-rows.ts'

const event = 'businessDocuments archive'

/** Every file that the search finds, and the list of all that it finds as a workbook; who took it stands in the access log. */
export async function archiveDocuments(
  context: TransactionsContext,
  search: InputOf<typeof documentsAsArchive>,
): Promise<FileAnswer> {
  const { session, language, transaction } = context
  const { company_cd, factory_cd, user_cd } = session
  const reading: Reading = {
    ...context,
    search,
    read: (work) => transaction('read', work),
    written: () => Promise.resolve(),
  }
  const files = await filesFound(reading)
  await transaction('write', (tx) =>
    logAccess(tx, context, { company_cd, user_cd, factory_cd, event, code: 200 }),
  )
  const index = downloadOfList(servedDocuments)
  async function* packed(target: string): AsyncGenerator<Packed> {
    const sheet = `${target}-index`
    await index.write('xlsx', reading, sheet)
    yield { name: index.fileName('xlsx', language), content: createReadStream(sheet) }
    await rm(sheet)
    for (const { file_no, name } of files) {
      const { content } = await transaction('read', (tx) => readFile({ tx, session }, file_no))
      yield { name, content: wholly(content) }
    }
  }
  return spool(`${documentList.title[language]}.zip`, (target) => writeZip(target, packed(target)))
}

interface File {
  readonly file_no: string
  /** In the archive: the number that the index says leads, so that no two are the same. */
  readonly name: string
}

async function filesFound(reading: Reading): Promise<readonly File[]> {
  const files: File[] = []
  for await (const page of pagesOf(servedDocuments, reading))
    for (const { doc_kind, doc_no, file_nm } of servedDocuments.rowsOf(page))
      if (doc_kind === 'file') files.push({ file_no: doc_no, name: `files/${doc_no}_${file_nm}` })
  if (files.length > mostFiles)
    throw documentErrors.BIZ_DOCUMENTS_TOO_MANY.with({ count: files.length, most: mostFiles })
  return files
}

async function* wholly(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(content)
}
