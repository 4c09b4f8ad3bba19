import { csvColumns } from '#platform/contract/csv.ts'
import type { AnyMaster } from '#platform/contract/master.ts'
import type { AnyValues } from '#platform/contract/master-record.ts'
import { cellsOf } from '../csv/cell-text.ts'
import { headingOf } from '../csv/template-files.ts'
import { writeCsv, type CsvShape } from '../csv/write-csv.ts'
import type { DownloadSource } from '../list/download-source.ts'
import { countForFile, pagesOf } from '../list/file-pages.ts'
import type { ServedList } from '../list/served-list.ts'
import type { ServedMaster } from './served-master.ts'
import { writeXlsx } from './xlsx-download.ts'

/** A master as a file: CSV that can be uploaded again, or a workbook to read. */
export function downloadOfMaster(served: ServedMaster, list: ServedList): DownloadSource {
  const { title } = served.master
  return {
    fileName: (format, language) => (format === 'csv' ? `${title.ja}.csv` : `${title[language]}.xlsx`),
    count: (reading) => countForFile(list, reading),
    write: (format, reading, file) => {
      const pages = pagesOf(list, reading)
      return format === 'csv'
        ? writeCsv(csvShape(served.master), pages, file)
        : writeXlsx(served, reading, pages, file)
    },
  }
}

/** As it can be uploaded again. */
function csvShape(master: AnyMaster): CsvShape<AnyValues> {
  const columns = csvColumns(master.fields)
  return { heading: headingOf(master), cellsOf: (record) => cellsOf(columns, record) }
}
