import { csvMaxBytes, type CsvColumn } from '#platform/contract/csv.ts'
import { csvOfSheet, type Unwritable } from './workbook-csv.ts'
import { readWorkbook } from './read-workbook.ts'
import { NoArchive } from './unzip.ts'

type Read =
  | { readonly csv: File }
  | { readonly refused: 'unreadable' | 'tooLong' }
  | { readonly refused: 'unwritable'; readonly cells: readonly Unwritable[] }

/** A workbook as the CSV file that it would be, read here: nothing that was sent is unpacked on the server. */
export async function csvOfWorkbook(file: File, columns: readonly CsvColumn[]): Promise<Read> {
  try {
    const lines = await readWorkbook(new Uint8Array(await file.arrayBuffer()))
    const { bytes, unwritable } = csvOfSheet(lines, columns)
    if (unwritable.length > 0) return { refused: 'unwritable', cells: unwritable }
    if (bytes.length > csvMaxBytes) return { refused: 'tooLong' }
    return { csv: new File([bytes], `${file.name}.csv`) }
  } catch (error) {
    if (error instanceof NoArchive) return { refused: 'unreadable' }
    throw error
  }
}
