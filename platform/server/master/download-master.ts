import { http } from '#platform/contract/error-catalogue.ts'
import type { FileAnswer } from '#platform/contract/endpoint.ts'
import { logAccess } from '../audit/access-log.ts'
import type { StepContext } from '../context.ts'
import { spool } from '../csv/spool.ts'
import {
  registerDownload,
  type DownloadSource,
  type FileFormat,
  type Reading,
} from '../list/download-source.ts'
import type { ServedList } from '../list/served-list.ts'
import type { Search } from '../list/where-of-list.ts'
import { writeCsv } from './csv-download.ts'
import { countForFile, pagesOf } from './csv-pages.ts'
import type { ServedMaster } from './served-master.ts'
import { writeXlsx } from './xlsx-download.ts'

/** A master as a file: CSV that can be uploaded again, or a workbook to read. */
export function downloadOfMaster(served: ServedMaster, list: ServedList): DownloadSource {
  const { title, name } = served.master
  const source: DownloadSource = {
    fileName: (format, language) => (format === 'csv' ? `${title.ja}.csv` : `${title[language]}.xlsx`),
    count: (reading) => countForFile(list, reading),
    write: (format, reading, file) => {
      const pages = pagesOf(served, list, reading)
      return format === 'csv' ? writeCsv(served.master, pages, file) : writeXlsx(served, reading, pages, file)
    },
  }
  registerDownload(name, source)
  return source
}

/** At once, for who waits in front of it. */
export async function downloadNow(
  { master }: ServedMaster,
  source: DownloadSource,
  format: FileFormat,
  context: StepContext,
  search: Search,
): Promise<FileAnswer> {
  const { session, database, language } = context
  if (!session) throw http[401].with()
  const { company_cd, user_cd, factory_cd } = session
  const reading: Reading = {
    session,
    language,
    search,
    read: (work) => database.company(company_cd, 'read', work),
    written: () => Promise.resolve(),
  }
  await source.count(reading)
  const event = `${master.name} download`.slice(0, 60)
  await database.company(company_cd, 'write', (tx) =>
    logAccess(tx, context, { company_cd, user_cd, factory_cd, event, code: 200 }),
  )
  return spool(source.fileName(format, language), (file) => source.write(format, reading, file))
}
