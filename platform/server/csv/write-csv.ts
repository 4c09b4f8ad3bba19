import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { csvErrors, csvRowErrors } from '#platform/contract/csv-errors.ts'
import { BusinessError, type FieldError } from '#platform/contract/errors.ts'
import { csvLine } from './cell-text.ts'
import { encodeCp932, unwritable } from './cp932.ts'

export interface CsvShape<Row> {
  readonly heading: readonly string[]
  cellsOf(row: Row): readonly string[]
}

/** Rows as a CP932 file; a character that it cannot hold is told with its place, and there is no file. */
export function writeCsv<Row>(
  { heading, cellsOf }: CsvShape<Row>,
  pages: AsyncIterable<readonly Row[]>,
  file: string,
): Promise<void> {
  const places: FieldError[] = []
  let row = 1

  async function* lines() {
    yield encodeCp932(csvLine(heading)) ?? Buffer.alloc(0)
    for await (const page of pages) {
      const cells = page.map(cellsOf)
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
  return pipeline(lines, createWriteStream(file))
}

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
