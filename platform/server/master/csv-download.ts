import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { csvColumns, type CsvColumn } from '#platform/contract/csv.ts'
import { csvErrors, csvRowErrors } from '#platform/contract/csv-errors.ts'
import type { FileAnswer } from '#platform/contract/endpoint.ts'
import { BusinessError, type FieldError } from '#platform/contract/errors.ts'
import type { StepContext } from '../context.ts'
import { cellText, csvLine } from '../csv/cell-text.ts'
import { encodeCp932, unwritable } from '../csv/cp932.ts'
import { spool } from '../csv/spool.ts'
import { headingOf } from '../csv/template-files.ts'
import type { ServedList } from '../list/served-list.ts'
import type { Search } from '../list/where-of-list.ts'
import { openDownload } from './csv-pages.ts'
import type { Stored } from './policy.ts'
import type { ServedMaster } from './served-master.ts'

/** What a search finds as a file that can be uploaded again. */
export async function downloadCsv(
  served: ServedMaster,
  list: ServedList,
  context: StepContext,
  search: Search,
): Promise<FileAnswer> {
  const { master } = served
  const columns = csvColumns(master.fields)
  const { pages } = await openDownload(served, list, context, search)
  const places: FieldError[] = []
  let row = 1

  async function* lines() {
    yield encodeCp932(csvLine(headingOf(master))) ?? Buffer.alloc(0)
    for await (const page of pages) {
      const cells = page.map((record) => cellsOf(columns, record))
      const bytes = encodeCp932(cells.map(csvLine).join(''))
      if (bytes) yield bytes
      else places.push(...placesIn(cells, row + 1))
      row += page.length
    }
    // The file is thrown away: it must not look like one that is complete.
    if (places.length > 0)
      throw new BusinessError(
        csvErrors.CSV_NOT_WRITABLE,
        { qty: places.length },
        places.slice(0, mostPlacesTold),
      )
  }
  return spool(`${master.title.ja}.csv`, (file) => pipeline(lines, createWriteStream(file)))
}

export const cellsOf = (columns: readonly CsvColumn[], record: Stored): readonly string[] =>
  columns.map((column) => cellText(column, record[column.name]))

const mostPlacesTold = 100

function placesIn(rows: readonly (readonly string[])[], first: number): readonly FieldError[] {
  const { code, text } = csvRowErrors.CSV_CHARACTER
  return rows.flatMap((cells, index) =>
    cells.flatMap((cell, at) => {
      const found = unwritable(cell)
      const [row, column] = [first + index, at + 1]
      return found ? [{ path: `rows.${row}.${column}`, code, text, params: { row, column, found } }] : []
    }),
  )
}
